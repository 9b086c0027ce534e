export { piece, type PieceParam } from "./piece.svelte";

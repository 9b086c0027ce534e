/** Games whose printed board an owner can enter. */
export const EDITORS: readonly string[] = ["switchsignal"];

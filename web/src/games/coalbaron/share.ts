export { share, sharer } from "../../lib/share";

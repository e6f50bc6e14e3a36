import { getStyle3dVideoUrl } from "../../api/calls.ts";
import { call } from "../../api/index.ts";
import type { LinkKey, ShownDesign } from "./shown-design.ts";

/** The kept film of a design, or of the style it is; null while there is none. */
export function keptFilmOf({ proposalId, style }: ShownDesign, linkKey: LinkKey) {
  return call(getStyle3dVideoUrl, { ...(proposalId ? { proposalId } : { designId: style.id }), ...linkKey }).catch(() => null);
}

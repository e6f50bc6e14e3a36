import type { Seam } from "../pattern/pattern.ts";
import type { Run } from "../pattern/run.ts";
import { parseRun } from "../pattern/run.ts";
import type { Sewing } from "../recipes/garment.ts";

/** A plain seam: both runs are of one length. */
export const sew = (a: string, b: string): Sewing => ({ a, b, kind: "sew", ease: 1 });

/** A seam whose runs differ on purpose: `a` is `ease` times as long as `b`. */
export const sewEased = (a: string, b: string, ease: number, kind: Seam["kind"] = "gather"): Sewing => ({ a, b, kind, ease });

/** One side of a sewing taken apart. */
export function parseSide(text: string): { readonly pieceKey: string; readonly run: Run } {
  const colon = text.indexOf(":");
  if (colon < 1) throw new Error(`"${text}" names no piece`);
  return { pieceKey: text.slice(0, colon), run: parseRun(text.slice(colon + 1)) };
}

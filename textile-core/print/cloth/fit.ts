import type { Mm } from "../../units.ts";

/** How many repeats of a print and of its ground lie in a common length, and by how much the ground is stretched for it. */
export type Fit = { readonly prints: number; readonly grounds: number; readonly stretch: number };

/** The finished width of a cloth varies this much anyway: a ground fitted within it is not a change of construction. */
export const FIT_TOLERANCE = 0.015;
/** A tile is not made longer than this for the sake of the fit. */
const MAX_SIDE_MM: Mm = 420;

/**
 * The shortest length that holds whole print repeats and whole ground repeats when the ground is stretched by at most
 * 1.5 %; the print keeps its size. Where nothing so short fits, the nearest that does.
 */
export function fitOf(printMm: Mm, groundMm: Mm): Fit {
  let best: Fit | undefined;
  for (let prints = 1; prints === 1 || prints * printMm <= MAX_SIDE_MM; prints++) {
    const grounds = Math.max(1, Math.round((prints * printMm) / groundMm));
    const stretch = (prints * printMm) / (grounds * groundMm);
    if (Math.abs(stretch - 1) <= FIT_TOLERANCE) return { prints, grounds, stretch };
    if (!best || Math.abs(Math.log(stretch)) < Math.abs(Math.log(best.stretch))) best = { prints, grounds, stretch };
  }
  return best!;
}

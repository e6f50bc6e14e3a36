import { SEAM_TOLERANCE, SEAM_TOLERANCE_MM } from "../seams/pair.ts";
import type { Join, JoinRun } from "./joined-pattern.ts";

/** A join somebody may take: with the lengths of both sides, mm, and how far apart they lie on the form. */
export type Suggestion = Join & { readonly lengthA: number; readonly lengthB: number; readonly apart: number };

/** A place on the form for each of several places along a run. */
export type Sampler = (run: JoinRun, count: number) => readonly (readonly [number, number, number])[];

/** Whether two lengths may be sewn without ease. */
export const isOneLength = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(SEAM_TOLERANCE_MM, Math.max(a, b) * SEAM_TOLERANCE);

import { MM_PER_CM } from "@selvedge/geometry-core";
import type { WovenCloth } from "../cloth.ts";
import { finishEffectOf } from "../finish/table.ts";
import type { Mm } from "../units.ts";
import { weaveOf } from "../weave/table.ts";
import { endsOf, type Lifts, picksOf, type Weave } from "../weave/weave.ts";
import { diameterOf } from "../yarn/yarn.ts";

/** One thread system as it lies in the cloth. Lengths in mm. */
export type ThreadGeometry = {
  readonly pitch: Mm;
  /** Of the free yarn. */
  readonly diameter: Mm;
  /** Of the flattened yarn in the cloth, across and through. */
  readonly width: Mm;
  readonly thickness: Mm;
  /** From the lowest to the highest place of the thread's centre line. */
  readonly wave: Mm;
  /** How much longer the thread is than the cloth, as a fraction. */
  readonly crimp: number;
  /** Mean length of a float, in threads of the other system. */
  readonly float: number;
};

export type Geometry = { readonly warp: ThreadGeometry; readonly weft: ThreadGeometry };

/** A yarn between two others is pressed to about two thirds of its height (Kemp's race-track, J. Text. Inst. 49, 1958). */
const PRESSED_THICKNESS = 0.65;
const WIDENED = 1.22;
/** No cloth of the trade crimps a thread more than this; beyond, the geometry is no longer the cloth's. */
const CRIMP_LIMIT = 0.2;

/** The free share of a thread's pitch; where there is room a yarn spreads. */
const roomFor = (diameter: Mm, pitch: Mm): number => Math.max(0, 1 - (WIDENED * diameter) / pitch);

/** Mean number of threads between two changes of face, along the columns (warp) or the rows (weft) of a draft. */
function meanFloat(lifts: Lifts, threads: number, steps: number, valueAt: (thread: number, step: number) => number): number {
  let changes = 0;
  for (let thread = 0; thread < threads; thread++)
    for (let step = 0; step < steps; step++) if (valueAt(thread, step) !== valueAt(thread, (step + 1) % steps)) changes++;
  return changes === 0 ? lifts.length : (threads * steps) / changes;
}

/** Mean warp and weft float of a weave, in threads: 1 for plain, 2 for a 2/2 twill, 2.5 for a satin of five. */
export function floatsOf(weave: Weave): { readonly warp: number; readonly weft: number } {
  const [ends, picks] = [endsOf(weave), picksOf(weave)];
  return {
    warp: meanFloat(weave.lifts, ends, picks, (end, pick) => weave.lifts[pick]![end]!),
    weft: meanFloat(weave.lifts, picks, ends, (pick, end) => weave.lifts[pick]![end]!),
  };
}

/**
 * Widths, waves and crimps of both systems.
 * The two waves together are as high as the two threads (Peirce 1937); they share it so that the bending energy,
 * d⁴ wave² / span³, is least. Crimp is 9/16 · (wave/span)² of an interlacing (Peirce), fewer with floats.
 */
export function geometryOf(cloth: WovenCloth): Geometry {
  const floats = floatsOf(weaveOf(cloth.weave));
  const { pressed } = finishEffectOf(cloth.finish);
  const [d1, d2] = [diameterOf(cloth.warp), diameterOf(cloth.weft)];
  const [p1, p2] = [MM_PER_CM / cloth.endsPerCm, MM_PER_CM / cloth.picksPerCm];
  const height = (d1 + d2) * PRESSED_THICKNESS * (1 - 0.25 * pressed);
  const [stiff1, stiff2] = [d1 ** 4 / p2 ** 3, d2 ** 4 / p1 ** 3];
  const share = Math.min(0.92, Math.max(0.08, stiff2 / (stiff1 + stiff2)));
  const thread = (diameter: Mm, pitch: Mm, span: Mm, wave: Mm, float: number): ThreadGeometry => ({
    pitch,
    diameter,
    width: diameter * Math.min(1.6, WIDENED + 0.12 * (float - 1) + 0.1 * pressed + 0.35 * roomFor(diameter, pitch)),
    thickness: diameter * PRESSED_THICKNESS,
    wave,
    crimp: Math.min(CRIMP_LIMIT, ((9 / 16) * (wave / span) ** 2) / float),
    float,
  });
  return {
    warp: thread(d1, p1, p2, height * share, floats.warp),
    weft: thread(d2, p2, p1, height * (1 - share), floats.weft),
  };
}

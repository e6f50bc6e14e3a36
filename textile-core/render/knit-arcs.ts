import { modulo } from "@selvedge/geometry-core";
import {
  ARC_RISE,
  FLAT_HEIGHT,
  FLAT_WIDTH,
  type KnitCanvas,
  put,
  readYarn,
  STEEPEST_ARC,
  STREAKS_PER_MM,
} from "./knit-canvas.ts";
import { RING, type SampleRow } from "./sample.ts";
import { phaseOf } from "./strand.ts";

/** How far arcs reach from the middle of their course, in courses. */
export type ArcReach = {
  /** The farthest that the arcs of each course of the chart rise. */
  readonly highestRise: readonly number[];
  /** A leaning arc is as much wider as it leans: so far its yarn reaches. */
  readonly reach: number;
};

export function arcReachOf({ scene: { held, wales, coursePitch }, radius }: KnitCanvas): ArcReach {
  const shift = Math.max(...wales.map((wale) => wale.shift));
  return {
    highestRise: held.map((row) => ARC_RISE * (2 * Math.max(...row) - 1) + shift),
    reach: (radius * 2.4 * Math.sqrt(1 + STEEPEST_ARC ** 2)) / coursePitch,
  };
}

/** The arcs of heads and feet: on top where the back of the loop shows, below the legs where the face does. */
export function drawArcs(canvas: KnitCanvas, { highestRise, reach }: ArcReach, v: number, into: SampleRow): void {
  const { scene, across, stepX, radius, longest, here, waleAt, wave, slopeOfWave, level } = canvas;
  const { tile, wales, stitches, held, yarn, coursePitch } = scene;
  const { ends, picks } = tile;
  const chartWales = stitches[0]!.length;
  const chartCourses = stitches.length;
  for (let course = Math.floor(v) - longest - 1; course <= v + 1; course++) {
    const chart = modulo(course, chartCourses);
    const row = modulo(course, picks);
    const from = v - course - 0.5;
    if (Math.abs(from) > highestRise[chart]! + reach) continue;
    for (let x = 0; x < across; x++) {
      const wale = waleAt[x]!;
      const around = wave[x]!;
      const stitch = stitches[chart]![wale % chartWales]!;
      const isBack = stitch === "p" || stitch === "t";
      const rise = around > 0 ? ARC_RISE * (stitch === "t" ? 0.3 : 2 * held[chart]![wale % chartWales]! - 1) : ARC_RISE;
      const lifted = from - rise * around - wales[wale]!.shift;
      const slope = rise * slopeOfWave[x]! * coursePitch;
      const steep = 1 / Math.sqrt(1 + slope * slope);
      const off = lifted * coursePitch * steep;
      if (Math.abs(off) > radius * 2.4) continue;
      readYarn(canvas, yarn, row, wale, (wale + 0.5) / ends);
      const half = radius * FLAT_WIDTH * here[3]!;
      const d = (off - here[4]! * 0.12 * coursePitch) / half;
      if (d <= -1 || d >= 1) continue;
      const round = Math.sqrt(1 - d * d);
      // Heads and feet lie on top of the back, the flanks between them dive to the face.
      const bow = around * around;
      const raised = isBack ? (stitch === "t" ? -0.35 : 0.75 * bow - 0.2) : -1.05 + 0.2 * bow;
      const height = level[x]! + yarn.diameter * (raised + 0.5 * FLAT_HEIGHT * round);
      const along = x * stepX * STREAKS_PER_MM * 3 * RING + phaseOf(course + 5);
      put(canvas, into, x, height, round, along, d, yarn, isBack ? 0.72 + 0.28 * bow : 0.62, course);
    }
  }
}

import { modulo } from "@selvedge/geometry-core";
import { FLAT_HEIGHT, type KnitCanvas, put, readYarn, STREAKS_PER_MM } from "./knit-canvas.ts";
import { RING, type SampleRow } from "./sample.ts";
import { phaseOf } from "./strand.ts";

/** A float of the laid-in yarn hangs down this far, in its own courses, and spreads where nothing holds it. */
const LOOP_DROP = 0.78;
const LOOP_WIDTH = 1.9;
/** Shape of the hanging loop: 1 an arch, less a rounder one. */
const LOOP_ROUND = 0.62;

/** How far a float hangs at each sample, 0 … 1, and the cosine of its lean. */
type Hanging = { readonly bows: Float32Array; readonly steeps: Float32Array };

/** By turns courses begin half a float later; none where nothing is laid in. */
export function hangingOf({ scene: { tile, inlay, coursePitch }, across, stepX }: KnitCanvas): readonly Hanging[] {
  if (!inlay) return [];
  return [0, 0.5].map((later) => {
    const [bows, steeps] = [new Float32Array(across), new Float32Array(across)];
    const spanMm = (tile.mmWidth / tile.ends) * inlay.span;
    for (let x = 0; x < across; x++) {
      const u = ((x * stepX) / spanMm + later) % 1;
      const arch = Math.sin(Math.PI * u);
      bows[x] = arch ** LOOP_ROUND;
      const rise = (LOOP_ROUND * Math.PI * Math.cos(Math.PI * u)) / Math.max(0.35, arch ** (1 - LOOP_ROUND));
      const slope = (LOOP_DROP * inlay.every * coursePitch * rise) / spanMm;
      steeps[x] = 1 / Math.sqrt(1 + slope * slope);
    }
    return { bows, steeps };
  });
}

/** Floats of the laid-in yarn hang in bows between their tucks, each course's between those of the last. */
export function drawInlay(canvas: KnitCanvas, hanging: readonly Hanging[], v: number, into: SampleRow): void {
  const { scene, across, stepX, here } = canvas;
  const { inlay, yarn, coursePitch, tile } = scene;
  if (!inlay) return;
  const { every, diameter } = inlay;
  const drop = LOOP_DROP * every;
  for (let laid = Math.floor(v / every) - 1; laid <= v / every + 1; laid++) {
    const course = modulo(laid, tile.picks / every);
    const { bows, steeps } = hanging[modulo(laid, 2)]!;
    for (let x = 0; x < across; x++) {
      const bow = bows[x]!;
      const steep = steeps[x]!;
      const off = (v - (laid + 0.72) * every + drop * bow) * coursePitch * steep;
      if (Math.abs(off) > diameter * 1.7) continue;
      readYarn(canvas, inlay, course, 0, x / across);
      const half = diameter * 0.5 * LOOP_WIDTH * here[3]! * (0.45 + 0.55 * bow);
      const d = (off - here[4]! * 0.2 * coursePitch) / half;
      if (d <= -1 || d >= 1) continue;
      const round = Math.sqrt(1 - d * d);
      const height = yarn.diameter * 0.3 + diameter * (0.95 * bow - 0.25 + 0.5 * FLAT_HEIGHT * round);
      const along = x * stepX * STREAKS_PER_MM * RING + phaseOf(course);
      put(canvas, into, x, height, round, along, d, inlay, 0.55 + 0.45 * bow, laid);
    }
  }
}

import { modulo } from "@selvedge/geometry-core";
import { FLAT_HEIGHT, FLAT_WIDTH, type KnitCanvas, put, readYarn, STREAKS_PER_MM, smooth } from "./knit-canvas.ts";
import { RING, type SampleRow } from "./sample.ts";
import { phaseOf } from "./strand.ts";

/** A loop's leg runs from this many courses below its course to this many above, where the next loop hides it. */
const LEG_FROM = -0.3;
const LEG_TO = 1.32;
/** Half the distance of the two legs, in widths of the wale, where they come forward and where they spread. */
const LEGS_CLOSE = 0.07;
const LEGS_WIDE = 0.37;

/** One leg of a loop, on the left (−1) or the right (1) of its wale. */
function drawLeg(canvas: KnitCanvas, v: number, wale: number, course: number, hand: 1 | -1, into: SampleRow): void {
  const { scene, across, stepX, radius, here } = canvas;
  const { tile, wales, held, yarn, coursePitch } = scene;
  const { ends, picks } = tile;
  const { centre, width, level: own, shift } = wales[wale]!;
  const over = held[modulo(course, held.length)]![wale % held[0]!.length]!;
  const t = (v - course - shift) / over;
  if (t <= LEG_FROM || t >= LEG_TO) return;
  const row = modulo(course, picks);
  readYarn(canvas, yarn, row, wale, (wale + 0.5 + hand * 0.2 + hand * (t - 0.5) * 0.2) / ends);
  const u = (t - LEG_FROM) / (LEG_TO - LEG_FROM);
  const spread = LEGS_CLOSE + (LEGS_WIDE - LEGS_CLOSE) * Math.sin((u * Math.PI) / 2);
  const slope =
    ((LEGS_WIDE - LEGS_CLOSE) * width * Math.cos((u * Math.PI) / 2) * Math.PI) / 2 / (LEG_TO - LEG_FROM) / coursePitch / over;
  const lean = Math.sqrt(1 + slope * slope);
  const middle = centre + hand * spread * width + here[4]! * 0.1 * width;
  const tip = (2 * u - 1) ** 2;
  const half = Math.min(radius * FLAT_WIDTH, 0.3 * width) * here[3]! * (1 - 0.55 * tip * tip);
  const z = own + yarn.diameter * (0.2 + 0.62 * Math.cos((t - 0.42) * 2.3));
  const reach = half * lean;
  const shade = 1 - 0.34 * smooth(Math.min(1, Math.max(0, (Math.abs(t - 0.45) - 0.2) / 0.7)));
  const along = t * coursePitch * over * STREAKS_PER_MM * RING + phaseOf(row * 613 + wale);
  const last = Math.floor((middle + reach) / stepX - 0.5);
  for (let column = Math.ceil((middle - reach) / stepX - 0.5); column <= last; column++) {
    const d = ((column + 0.5) * stepX - middle) / reach;
    const round = Math.sqrt(Math.max(0, 1 - d * d));
    // Twist crosses the leg at a slant.
    put(
      canvas,
      into,
      modulo(column, across),
      z + yarn.diameter * 0.5 * FLAT_HEIGHT * round,
      round,
      along,
      d,
      yarn,
      shade,
      row * 613 + wale,
    );
  }
}

/** The legs of the loops that show their face. */
export function drawLegs(canvas: KnitCanvas, v: number, into: SampleRow): void {
  const { scene, longest } = canvas;
  const { tile, stitches } = scene;
  const chartWales = stitches[0]!.length;
  for (let wale = 0; wale < tile.ends; wale++)
    for (let course = Math.ceil(v - LEG_TO * longest - 1); course <= v - LEG_FROM; course++)
      if (stitches[modulo(course, stitches.length)]![wale % chartWales] === "k") {
        drawLeg(canvas, v, wale, course, -1, into);
        drawLeg(canvas, v, wale, course, 1, into);
      }
}

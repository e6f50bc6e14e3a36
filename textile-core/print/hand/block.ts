import { areaOf, type Point } from "@selvedge/geometry-core";
import type { Slot } from "../colour/slots.ts";
import { clipped, type Mask } from "../raster/mask.ts";
import { circle, lengthOf, sidesOf, unsteady } from "../shape/curve.ts";
import { grainOf, lay, layField, lineMask, outlineMask, ramp, type Sheet } from "../sheet/sheet.ts";
import type { Hand } from "./hand.ts";

/** The second block never falls quite on the first; mm. */
const OFF_REGISTER: Point = [-0.3, 0.36];

/** Ink pressed from wood: specks stay bare where the block or the cloth lay low. */
function touchOf(sheet: Sheet): (inCell: number) => number {
  const [tooth, pool] = [grainOf(sheet, "tooth"), grainOf(sheet, "pool")];
  return (pixel) => 0.15 + 0.85 * ramp(-0.78, -0.52, tooth[pixel]! + 0.28 * pool[pixel]! + 0.05);
}

function pressed(sheet: Sheet, mask: Mask, slot: Slot): void {
  const touch = touchOf(sheet);
  lay(sheet, mask, slot, (_, pixel) => touch(pixel));
}

/** A gouge goes in deep and comes out to a point. */
const gouge = (line: readonly Point[], width: number): number[] =>
  line.map((_, point) => width * Math.sin(Math.PI * Math.min(1, 0.12 + (0.9 * point) / line.length)) ** 0.7);

/** Wood block: broad flat shapes with chipped edges, lines cut out of them, a second block laid over a side. */
export const block: Hand = {
  form(sheet, { outline, shade, ribs = [], flow = [] }, tones, seed) {
    const size = Math.sqrt(areaOf(outline));
    const cut = unsteady(sidesOf(outline, Math.max(0.35, size * 0.06)).flat(), 0.09 + 0.004 * size, 1.1, seed);
    const body = outlineMask(sheet, [cut]);
    lay(sheet, body, "ground");
    pressed(sheet, body, tones.fill);
    if (shade) {
      const over = shade.map(([x, y]): Point => [x + OFF_REGISTER[0], y + OFF_REGISTER[1]]);
      pressed(sheet, clipped(outlineMask(sheet, [unsteady(over, 0.1, 1.2, seed + 1)]), body), tones.deep);
    }
    for (const line of flow) {
      const stroke = lineMask(sheet, line, gouge(line, 0.22 + 0.03 * lengthOf(line)));
      lay(sheet, clipped(stroke, body), "ground");
    }
    for (const { line, width } of ribs) {
      lay(sheet, clipped(lineMask(sheet, line, gouge(line, Math.max(0.35, width))), body), "ground");
    }
  },
  line(sheet, line, widths, slot, seed) {
    pressed(sheet, lineMask(sheet, unsteady(line, 0.1, 1.6, seed, false), widths), slot);
  },
  spot(sheet, point, radius, slot, seed) {
    pressed(sheet, outlineMask(sheet, [unsteady(circle(radius, point, 14), 0.14 * radius, 1.1 * radius, seed)]), slot);
  },
  field(sheet, tones, strength) {
    const touch = touchOf(sheet);
    layField(sheet, tones.fill, (x, y, pixel) => strength(x, y, pixel) * touch(pixel));
  },
};

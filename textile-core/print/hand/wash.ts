import { areaOf } from "@selvedge/geometry-core";
import type { Slot } from "../colour/slots.ts";
import { clipped, type Mask, softened } from "../raster/mask.ts";
import { circle, unsteady } from "../shape/curve.ts";
import { grainOf, lay, layField, lineMask, outlineMask, perMm, ramp, type Sheet } from "../sheet/sheet.ts";
import type { Hand } from "./hand.ts";

/** Width of the dark rim where a wash dries, mm. */
const RIM_MM = 0.8;

/** A wash: thin in the middle, pooled here and there, its pigment carried to the rim as it dries. */
function washed(sheet: Sheet, mask: Mask, fill: Slot, deep: Slot, body: number): void {
  const [tooth, pool, cloud] = [grainOf(sheet, "tooth"), grainOf(sheet, "pool"), grainOf(sheet, "cloud")];
  const inside = softened(mask, Math.max(1, Math.round(RIM_MM * perMm(sheet) * 0.6)));
  const rim = (inMask: number): number => Math.min(1, Math.max(0, 2 * (1 - inside[inMask]!)));
  lay(sheet, mask, "ground", () => 0.8);
  lay(sheet, mask, fill, (inMask, pixel) => {
    const granulation = 0.05 * tooth[pixel]!;
    return body + 0.2 * pool[pixel]! + 0.2 * cloud[pixel]! + 0.3 * rim(inMask) ** 1.6 + granulation;
  });
  lay(sheet, mask, deep, (inMask, pixel) => 0.42 * ramp(0, 0.9, cloud[pixel]! + 0.6 * pool[pixel]!) + 0.4 * rim(inMask) ** 3);
}

/** Watercolour: translucent washes, a second one dropped in while wet, faint veins. */
export const wash: Hand = {
  form(sheet, { outline, shade, ribs = [], flow = [] }, tones, seed) {
    const size = Math.sqrt(areaOf(outline));
    const body = outlineMask(sheet, [unsteady(outline, 0.02 * size + 0.08, 0.3 * size + 1, seed)]);
    washed(sheet, body, tones.fill, tones.deep, 0.66);
    if (shade) {
      const wet = clipped(outlineMask(sheet, [shade]), body);
      const soft = clipped({ ...wet, alpha: softened(wet, Math.max(1, Math.round(0.06 * size * perMm(sheet)))) }, body);
      lay(sheet, soft, tones.deep, () => 0.62);
    }
    for (const line of flow) {
      const stroke = lineMask(
        sheet,
        line,
        line.map((_, point) => 0.05 * size * Math.sin(Math.PI * (0.1 + (0.85 * point) / line.length))),
      );
      lay(sheet, clipped(stroke, body), tones.deep, (pixel) => 0.34 * (1 - stroke.along[pixel]! * 0.8));
    }
    for (const { line, width } of ribs) {
      const stroke = lineMask(
        sheet,
        line,
        line.map((_, point) => width * 0.8 * (1 - (0.8 * point) / line.length)),
      );
      lay(sheet, clipped(stroke, body), tones.deep, () => 0.6);
    }
  },
  line(sheet, line, widths, slot, seed) {
    washed(sheet, lineMask(sheet, unsteady(line, 0.15, 5, seed, false), widths), slot, slot, 0.62);
  },
  spot(sheet, point, radius, slot, seed) {
    washed(sheet, outlineMask(sheet, [unsteady(circle(radius, point, 22), 0.1 * radius, 1.6 * radius, seed)]), slot, slot, 0.7);
  },
  field(sheet, tones, strength) {
    const [tooth, pool, cloud] = [grainOf(sheet, "tooth"), grainOf(sheet, "pool"), grainOf(sheet, "cloud")];
    const body = new Float32Array(tooth.length);
    layField(sheet, tones.fill, (x, y, pixel) => {
      body[pixel] = strength(x, y, pixel);
      return body[pixel]! * (0.76 + 0.2 * pool[pixel]! + 0.2 * cloud[pixel]! + 0.06 * tooth[pixel]!);
    });
    layField(sheet, tones.deep, (_x, _y, pixel) => body[pixel]! * 0.4 * ramp(0, 0.9, cloud[pixel]! + 0.6 * pool[pixel]!));
  },
};

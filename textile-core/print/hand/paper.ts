import { areaOf, type Point } from "@selvedge/geometry-core";
import { hash, mixSeed } from "../../render/noise.ts";
import { clipped } from "../raster/mask.ts";
import { circle, lengthOf, resampled, sidesOf } from "../shape/curve.ts";
import { lay, layField, lineMask, outlineMask } from "../sheet/sheet.ts";
import type { Hand } from "./hand.ts";

/** Scissors cut no finer than this. */
const MIN_SNIP_MM = 0.06;

/** Scissors go straight for a while, then turn: facets of uneven length, a little off the drawn line. */
function snipped(outline: readonly Point[], seed: number): Point[] {
  const size = Math.sqrt(areaOf(outline));
  const stray = 0.012 * size;
  const corners: Point[] = [];
  for (const side of sidesOf(outline, Math.max(MIN_SNIP_MM, size * 0.035))) {
    for (let index = 0; index < side.length; index += 2 + Math.floor(3 * hash(mixSeed(seed, corners.length)))) {
      const [x, y] = side[index]!;
      const shift = (lane: number): number => stray * (2 * hash(mixSeed(seed, corners.length, lane)) - 1);
      corners.push([x + shift(1), y + shift(2)]);
    }
  }
  return corners;
}

/** Cut paper: flat colour, edges of the scissors, slits for veins, pieces laid over one another. */
export const paper: Hand = {
  form(sheet, { outline, shade, ribs = [] }, tones, seed) {
    const body = outlineMask(sheet, [snipped(outline, seed)]);
    lay(sheet, body, tones.fill);
    if (shade) lay(sheet, clipped(outlineMask(sheet, [snipped(shade, seed + 1)]), body), tones.deep);
    for (const { line, width } of ribs) {
      const widths = line.map(
        (_, point) => Math.max(0.3, width) * 1.25 * Math.sin(Math.PI * Math.min(1, 0.1 + point / line.length)),
      );
      lay(sheet, clipped(lineMask(sheet, resampled(line, lengthOf(line) / 4), widths.slice(0, 5)), body), "ground");
    }
  },
  line(sheet, line, widths, slot) {
    lay(sheet, lineMask(sheet, resampled(line, Math.max(2, lengthOf(line) / 9)), widths), slot);
  },
  spot(sheet, point, radius, slot, seed) {
    lay(sheet, outlineMask(sheet, [snipped(circle(radius, point, 24), seed)]), slot);
  },
  field(sheet, tones, strength) {
    layField(sheet, tones.fill, strength);
  },
};

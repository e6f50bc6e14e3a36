import { hash, mixSeed } from "../../render/noise.ts";
import { clipped } from "../raster/mask.ts";
import { areaOf, circle, lengthOf, resampled } from "../shape/curve.ts";
import type { Point } from "../shape/point.ts";
import { lay, lineMask, outlineMask } from "../sheet/sheet.ts";
import type { Hand } from "./hand.ts";

/** Scissors go straight for a while, then turn: facets of uneven length, a little off the drawn line. */
function snipped(outline: readonly Point[], seed: number): Point[] {
  const size = Math.sqrt(Math.abs(areaOf(outline)));
  const fine = resampled(outline, Math.max(0.25, size * 0.035), true);
  const corners: Point[] = [];
  for (let index = 0; index < fine.length; index += 2 + Math.floor(3 * hash(mixSeed(seed, index)))) {
    const [x, y] = fine[index]!;
    const stray = 0.012 * size;
    corners.push([x + stray * (2 * hash(mixSeed(seed, index, 1)) - 1), y + stray * (2 * hash(mixSeed(seed, index, 2)) - 1)]);
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
  spot(sheet, at, radius, slot, seed) {
    lay(sheet, outlineMask(sheet, [snipped(circle(radius, at, 24), seed)]), slot);
  },
};

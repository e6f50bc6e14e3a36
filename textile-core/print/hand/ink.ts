import { areaOf, type Point } from "@selvedge/geometry-core";
import { mixSeed } from "../../render/noise.ts";
import type { Slot } from "../colour/slots.ts";
import { clipped } from "../raster/mask.ts";
import { circle, lengthOf, unsteady } from "../shape/curve.ts";
import { lay, layField, lineMask, outlineMask, type Sheet } from "../sheet/sheet.ts";
import { type Hand, unevenness } from "./hand.ts";

/** The colour lies a little off the line, as from a second screen; mm. */
const OFF_REGISTER: Point = [0.38, 0.3];

/** A nib: swells and thins along the way, and leaves the paper now and then. */
function penLine(sheet: Sheet, line: readonly Point[], width: number, seed: number, slot: Slot): void {
  const waves = Math.max(2, lengthOf(line) / 5);
  const widths = line.map((_, index) => {
    const press = unevenness((index / line.length) * waves, seed);
    return width * (0.45 + 0.95 * press) * (press < 0.1 ? press * 8 : 1);
  });
  lay(sheet, lineMask(sheet, line, widths), slot);
}

/** Pen and ink: a swelling contour and fine hatching over flat colour a little off register. */
export const ink: Hand = {
  form(sheet, { outline, shade, ribs = [], flow = [] }, tones, seed) {
    const size = Math.sqrt(areaOf(outline));
    const drawn = unsteady(outline, 0.01 * size + 0.04, 0.4 * size + 1, seed);
    const body = outlineMask(sheet, [drawn]);
    const nib = 0.2 + 0.012 * size;
    lay(sheet, body, "ground");
    const flat = outlineMask(sheet, [drawn.map(([x, y]): Point => [x + OFF_REGISTER[0], y + OFF_REGISTER[1]])]);
    lay(sheet, flat, tones.fill);
    if (shade) lay(sheet, clipped(outlineMask(sheet, [shade]), body), tones.deep, () => 0.85);
    flow.forEach((line, index) => {
      const part = line.slice(0, Math.max(2, Math.round(line.length * (0.35 + 0.35 * unevenness(index * 3.7, seed)))));
      const widths = part.map((_, point) => nib * 0.75 * (1 - point / part.length) + 0.05);
      lay(sheet, clipped(lineMask(sheet, part, widths), body), tones.line);
    });
    for (const { line, width } of ribs) {
      const widths = line.map((_, point) => Math.min(nib, width) * (1 - (0.7 * point) / line.length));
      lay(sheet, clipped(lineMask(sheet, line, widths), body), tones.line);
    }
    penLine(sheet, [...drawn, drawn[0]!], nib, mixSeed(seed, 3), tones.line);
  },
  line(sheet, line, widths, slot, seed) {
    const steady = unsteady(line, 0.1, 3, seed, false);
    lay(sheet, lineMask(sheet, steady, widths), slot);
    if (Math.max(...widths) > 0.9)
      penLine(
        sheet,
        steady.map(([x, y], index): Point => [x, y + widths[index]! / 2]),
        0.22,
        seed,
        "key",
      );
  },
  spot(sheet, point, radius, slot, seed) {
    lay(sheet, outlineMask(sheet, [unsteady(circle(radius, point, 18), 0.15 * radius, 2 * radius, seed)]), slot);
  },
  field(sheet, tones, strength) {
    layField(sheet, tones.fill, strength);
  },
};

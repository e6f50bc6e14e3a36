import { areaOf } from "@selvedge/geometry-core";
import { mixSeed } from "../../render/noise.ts";
import { clipped } from "../raster/mask.ts";
import { circle, lengthOf, unsteady } from "../shape/curve.ts";
import { grainOf, lay, layField, lineMask, outlineMask, ramp } from "../sheet/sheet.ts";
import { bristled, type Hand } from "./hand.ts";

/** Opaque body colour from a round brush: soft contours, two tones, strokes that follow the form and run dry. */
export const gouache: Hand = {
  form(sheet, { outline, shade, ribs = [], flow = [] }, tones, seed) {
    const size = Math.sqrt(areaOf(outline));
    const body = outlineMask(sheet, [unsteady(outline, 0.012 * size + 0.05, 0.5 * size + 1, seed)]);
    const [tooth, pool, cloud] = [grainOf(sheet, "tooth"), grainOf(sheet, "pool"), grainOf(sheet, "cloud")];
    lay(sheet, body, tones.fill);
    lay(sheet, body, tones.deep, (_, pixel) => 0.3 * ramp(-0.1, 0.9, 0.6 * pool[pixel]! + 0.6 * cloud[pixel]!));
    if (shade) {
      const dark = clipped(outlineMask(sheet, [unsteady(shade, 0.02 * size, 0.3 * size + 1, seed + 1)]), body);
      lay(sheet, dark, tones.deep, (_, pixel) => 0.86 * ramp(-1.1, -0.2, tooth[pixel]! + 0.5 * pool[pixel]!));
    }
    flow.forEach((line, index) => {
      const wide = Math.max(0.5, 0.16 * lengthOf(line));
      const widths = line.map((_, point) => wide * Math.sin(Math.PI * (0.18 + (0.8 * point) / line.length)));
      const stroke = lineMask(sheet, line, widths);
      const lit = index % 2 === 1;
      const touch = bristled(sheet, stroke, 7, lit ? 1.25 : 1, lit ? 0.42 : 0.7, mixSeed(seed, index, 5));
      lay(sheet, { ...stroke, alpha: clipped(stroke, body).alpha }, lit ? tones.light : tones.deep, touch);
    });
    for (const { line, width } of ribs) {
      const stroke = lineMask(
        sheet,
        line,
        line.map((_, point) => width * (1 - (0.75 * point) / line.length)),
      );
      lay(sheet, clipped(stroke, body), tones.light, () => 0.72);
    }
  },
  line(sheet, line, widths, slot, seed) {
    const stroke = lineMask(sheet, unsteady(line, 0.12, 4, seed, false), widths);
    lay(sheet, stroke, slot, bristled(sheet, stroke, 5, 0.28, 1, seed));
  },
  spot(sheet, [x, y], radius, slot, seed) {
    const outline = unsteady(circle(radius, [x, y], 20), 0.12 * radius, 2.2 * radius, seed);
    lay(sheet, outlineMask(sheet, [outline]), slot);
  },
  field(sheet, tones, strength) {
    const [tooth, pool, cloud] = [grainOf(sheet, "tooth"), grainOf(sheet, "pool"), grainOf(sheet, "cloud")];
    const body = new Float32Array(tooth.length);
    layField(sheet, tones.fill, (x, y, pixel) => {
      body[pixel] = strength(x, y, pixel);
      return body[pixel]! * (0.97 + 0.05 * tooth[pixel]!);
    });
    layField(
      sheet,
      tones.deep,
      (_x, _y, pixel) => body[pixel]! * 0.3 * ramp(-0.1, 0.9, 0.6 * pool[pixel]! + 0.6 * cloud[pixel]!),
    );
  },
};

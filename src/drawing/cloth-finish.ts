import type { ClothFinish } from "@selvedge/editor-core";
import { boundsOf, type Point } from "@selvedge/geometry-core";
import type { Context2D } from "./context-2d.ts";

/** Bands of light that fall slantwise over a finished cloth: one every so many mm, its strength in the middle, and how the two are mixed. */
type Shine = { readonly everyMm: number; readonly light: number; readonly dark: number; readonly haze: number };
const SHINES: Readonly<Record<ClothFinish, Shine>> = {
  matte: { everyMm: 400, light: 0, dark: 0, haze: 0.13 },
  satin: { everyMm: 170, light: 0.26, dark: 0.08, haze: 0 },
  coated: { everyMm: 110, light: 0.42, dark: 0.14, haze: 0 },
  brushed: { everyMm: 60, light: 0.05, dark: 0.03, haze: 0.16 },
  metallic: { everyMm: 80, light: 0.62, dark: 0.34, haze: 0 },
};
const ALONG = [0.8, 0.6] as const;
const STEPS = [0, 0.12, 0.25, 0.38, 0.5, 0.62, 0.75, 0.88, 1];

/** Lays the light of a finish over the cloth of a piece, in mm on it. */
export function paintClothFinish(context: Context2D, outline: readonly Point[], path: Path2D, finish: ClothFinish): void {
  const { everyMm, light, dark, haze } = SHINES[finish];
  const { minX, minY, maxX, maxY } = boundsOf(outline);
  context.save();
  if (haze > 0) {
    context.fillStyle = `rgb(238 236 230 / ${haze})`;
    context.fill(path);
  }
  if (light > 0) {
    const from = minX * ALONG[0] + minY * ALONG[1];
    const to = maxX * ALONG[0] + maxY * ALONG[1];
    const gradient = context.createLinearGradient(from * ALONG[0], from * ALONG[1], to * ALONG[0], to * ALONG[1]);
    const bands = Math.max(1, Math.round((to - from) / everyMm));
    for (let k = 0; k < bands; k++)
      for (const t of STEPS) {
        const wave = Math.cos(2 * Math.PI * t);
        const offset = (k + t) / bands;
        gradient.addColorStop(offset, wave < 0 ? `rgb(255 255 255 / ${light * wave * wave})` : `rgb(20 20 24 / ${dark * wave})`);
      }
    context.fillStyle = gradient;
    context.fill(path);
  }
  context.restore();
}

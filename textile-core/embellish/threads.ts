import { hash } from "../render/noise.ts";
import type { Planes } from "./planes.ts";

type Rgb = readonly [number, number, number];
type Sewn = { readonly stitches: Float32Array; readonly threadOf: Uint8Array; readonly colours: readonly Rgb[] };

/** Threads that lie across the lamp's light shine, those along it are darker. */
const LAMP_ANGLE = (3 * Math.PI) / 4;
const SHINE_OF_DIRECTION = 0.16;
const THREAD_VARIES = 0.09;
/** What a thread's roundness adds to the height of the work, mm. */
const ROUND_MM = 0.12;
const GLOSS = 46;

export const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Draws stitches as threads of this radius that stand `reliefMm` above the cloth: round, drawn in at their ends, each lit by its direction. */
export function layThreads(planes: Planes, { stitches, threadOf, colours }: Sewn, radiusMm: number, reliefMm: number): void {
  const { width, height, pixelMm, appearance, colour, alpha, top } = planes;
  const reach = radiusMm + pixelMm;
  for (let stitch = 0; stitch < threadOf.length; stitch++) {
    const [x0, y0, x1, y1] = [0, 1, 2, 3].map((i) => stitches[4 * stitch + i]!) as [number, number, number, number];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0) continue;
    const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
    const shine = Math.cos(2 * (Math.atan2(uy, ux) + Math.PI / 2 - LAMP_ANGLE));
    const own = 1 + SHINE_OF_DIRECTION * shine + THREAD_VARIES * (hash(stitch * 2 + 1) - 0.5) * 2;
    const rgb = colours[threadOf[stitch]!]!;
    const fromX = Math.max(0, Math.floor((Math.min(x0, x1) - reach) / pixelMm));
    const toX = Math.min(width - 1, Math.ceil((Math.max(x0, x1) + reach) / pixelMm));
    const fromY = Math.max(0, Math.floor((Math.min(y0, y1) - reach) / pixelMm));
    const toY = Math.min(height - 1, Math.ceil((Math.max(y0, y1) + reach) / pixelMm));
    for (let y = fromY; y <= toY; y++)
      for (let x = fromX; x <= toX; x++) {
        const [px, py] = [(x + 0.5) * pixelMm - x0, (y + 0.5) * pixelMm - y0];
        const off = Math.abs(py * ux - px * uy);
        const along = px * ux + py * uy;
        const beyond = Math.max(0, -along, along - length);
        const cover = Math.min(1, Math.max(0, (radiusMm - Math.hypot(off, beyond)) / pixelMm + 0.5));
        if (cover === 0) continue;
        const cell = y * width + x;
        const t = Math.min(1, Math.max(0, along / length));
        const round = Math.sqrt(Math.max(0, 1 - (off / radiusMm) ** 2));
        const arch = 1 - (2 * t - 1) ** 4;
        const high = reliefMm * (0.6 + 0.4 * arch) + ROUND_MM * round;
        if (high < top[cell]!) continue;
        const seen = alpha[cell]! > 0 ? Math.max(cover, 0.5) : 1;
        const light = own * (0.62 + 0.38 * round) * (0.84 + 0.16 * arch);
        const glint = GLOSS * round * round * Math.exp(-(((t - 0.42) / 0.24) ** 2)) * (0.55 + 0.45 * shine);
        for (let c = 0; c < 3; c++) {
          appearance[3 * cell + c]! += (rgb[c]! * light + glint - appearance[3 * cell + c]!) * seen;
          colour[3 * cell + c]! += (rgb[c]! * (0.78 + 0.22 * round) * (1 + (own - 1) / 2) - colour[3 * cell + c]!) * seen;
        }
        top[cell]! += (high - top[cell]!) * cover;
        alpha[cell] = Math.max(alpha[cell]!, cover);
      }
  }
}

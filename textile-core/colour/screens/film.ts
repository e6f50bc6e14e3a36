import { MM_PER_INCH } from "@selvedge/geometry-core";
import type { Picture } from "../pixels.ts";
import { NO_SCREEN, type Printed } from "./printed.ts";

/** Room around the artwork for the marks, mm. */
export const FILM_MARGIN_MM = 10;
const MARK_MM = 6;
const RING_MM = 3.6;
const LINE_MM = 0.25;

/** A grey picture, 0 black: where a film is black, its ink is printed. */
export type Grey = { readonly width: number; readonly height: number; readonly bytes: Uint8Array<ArrayBuffer> };

export type FilmSize = { readonly mmWidth: number; readonly mmHeight: number; readonly dpi: number };

/** Pixels of a film with its margin. */
export function filmPixels({ mmWidth, mmHeight, dpi }: FilmSize) {
  const px = (mm: number) => Math.max(1, Math.round((mm * dpi) / MM_PER_INCH));
  const margin = px(FILM_MARGIN_MM);
  return { margin, width: px(mmWidth) + 2 * margin, height: px(mmHeight) + 2 * margin };
}

/**
 * The film of one screen at a size: every point belongs to the screen that has most of it there, so that films neither overlap
 * nor gap, and lines come out smoother than the picture's pixels. `mirrored` for an artwork that is flipped. The same
 * registration marks stand in the middle of each margin.
 */
export function filmOf(
  { width, height, screenAt }: Printed,
  { rgba }: Picture,
  screen: number,
  size: FilmSize,
  mirrored = false,
): Grey {
  const film = filmPixels(size);
  const [inner, down] = [film.width - 2 * film.margin, film.height - 2 * film.margin];
  const bytes = new Uint8Array(film.width * film.height).fill(255);
  const samples = Math.max(2, Math.ceil(width / inner), Math.ceil(height / down));
  const clamp = (index: number, end: number) => Math.min(end - 1, Math.max(0, index));
  const coverAt = (u: number, v: number): number => {
    const [left, top] = [Math.floor(u), Math.floor(v)];
    const [fx, fy] = [u - left, v - top];
    const [x0, x1] = [clamp(left, width), clamp(left + 1, width)];
    const [y0, y1] = [clamp(top, height) * width, clamp(top + 1, height) * width];
    const [p, q, r, t] = [y0 + x0, y0 + x1, y1 + x0, y1 + x1];
    const [a, b, c, d] = [screenAt[p]!, screenAt[q]!, screenAt[r]!, screenAt[t]!];
    if (a !== screen && b !== screen && c !== screen && d !== screen) return 0;
    const alpha = (pixel: number) => rgba[pixel * 4 + 3]! / 255;
    if (a === b && a === c && a === d)
      return (1 - fy) * ((1 - fx) * alpha(p) + fx * alpha(q)) + fy * ((1 - fx) * alpha(r) + fx * alpha(t));
    const corners = [p, q, r, t] as const;
    const shares = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy] as const;
    const owners = [a, b, c, d] as const;
    let [best, most, own, ownAlpha] = [NO_SCREEN, -1, 0, 0];
    owners.forEach((owner, index) => {
      const share = owners.reduce((sum, other, place) => (other === owner ? sum + shares[place]! : sum), 0);
      if (share > most || (share === most && owner < best)) [best, most] = [owner, share];
      if (owner !== screen) return;
      own += shares[index]!;
      ownAlpha += shares[index]! * alpha(corners[index]!);
    });
    return best === screen ? ownAlpha / own : 0;
  };
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < inner; x++) {
      let cover = 0;
      for (let j = 0; j < samples; j++)
        for (let i = 0; i < samples; i++)
          cover += coverAt(((x + (i + 0.5) / samples) * width) / inner - 0.5, ((y + (j + 0.5) / samples) * height) / down - 0.5);
      if (cover === 0) continue;
      const column = mirrored ? inner - 1 - x : x;
      bytes[(y + film.margin) * film.width + column + film.margin] = 255 - Math.round((255 * cover) / samples ** 2);
    }
  }
  mark(bytes, film, size.dpi);
  return { width: film.width, height: film.height, bytes };
}

/** A cross in a ring in the middle of each margin. */
function mark(bytes: Uint8Array, { width, height, margin }: ReturnType<typeof filmPixels>, dpi: number): void {
  const px = (mm: number) => (mm * dpi) / MM_PER_INCH;
  const reach = Math.ceil(px(MARK_MM) / 2);
  const half = px(LINE_MM) / 2;
  for (const [cx, cy] of [
    [width / 2, margin / 2],
    [width / 2, height - margin / 2],
    [margin / 2, height / 2],
    [width - margin / 2, height / 2],
  ] as const)
    for (let y = Math.floor(cy - reach); y <= cy + reach; y++)
      for (let x = Math.floor(cx - reach); x <= cx + reach; x++) {
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const [dx, dy] = [Math.abs(x + 0.5 - cx), Math.abs(y + 0.5 - cy)];
        const isOnRing = Math.abs(Math.sqrt(dx * dx + dy * dy) - px(RING_MM) / 2) <= half;
        if (dx <= half || dy <= half || isOnRing) bytes[y * width + x] = 0;
      }
}

import type { Picture } from "../colour/pixels.ts";

/** The picture in another number of pixels: every new one the mean of what it covers, weighted by how opaque that is. */
export function resample({ width, height, rgba }: Picture, wide: number, high: number): Picture {
  const out = new Uint8ClampedArray(wide * high * 4);
  for (let y = 0; y < high; y++) {
    const top = Math.floor((y * height) / high);
    const foot = Math.max(top + 1, Math.floor(((y + 1) * height) / high));
    for (let x = 0; x < wide; x++) {
      const start = Math.floor((x * width) / wide);
      const end = Math.max(start + 1, Math.floor(((x + 1) * width) / wide));
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let j = top; j < foot; j++)
        for (let i = start; i < end; i++) {
          const at = (j * width + i) * 4;
          const alpha = rgba[at + 3]!;
          r += rgba[at]! * alpha;
          g += rgba[at + 1]! * alpha;
          b += rgba[at + 2]! * alpha;
          a += alpha;
        }
      if (a === 0) continue;
      const to = (y * wide + x) * 4;
      out[to] = r / a;
      out[to + 1] = g / a;
      out[to + 2] = b / a;
      out[to + 3] = a / ((foot - top) * (end - start));
    }
  }
  return { width: wide, height: high, rgba: out };
}

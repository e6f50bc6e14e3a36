import { filterTaps, modulo, type Taps, tent } from "@selvedge/geometry-core";

/** Planes of one picture, row by row; each `width` × `height`. */
export type Planes = readonly Float32Array[];

/** The input places under each output place; the input repeats. */
type RingTaps = Taps & { readonly places: Int32Array };

/** `out` places over `times` repeats of `length` input places. */
function ringTaps(length: number, out: number, times: number): RingTaps {
  const taps = filterTaps(out, (length * times) / out, tent, 1);
  const places = new Int32Array(taps.weights.length);
  for (let i = 0; i < places.length; i++) places[i] = modulo(taps.first[Math.floor(i / taps.count)]! + (i % taps.count), length);
  return { ...taps, places };
}

/** A seamless picture repeated `across` × `down` times and brought to `outWidth` × `outHeight` px; it stays seamless. */
export function resampledPlanes(
  planes: Planes,
  { width, height }: { readonly width: number; readonly height: number },
  {
    outWidth,
    outHeight,
    across,
    down,
  }: { readonly outWidth: number; readonly outHeight: number; readonly across: number; readonly down: number },
): Float32Array[] {
  const [columns, rows] = [ringTaps(width, outWidth, across), ringTaps(height, outHeight, down)];
  return planes.map((plane) => {
    const narrow = new Float32Array(outWidth * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < outWidth; x++) {
        let sum = 0;
        for (let tap = x * columns.count; tap < (x + 1) * columns.count; tap++)
          sum += columns.weights[tap]! * plane[y * width + columns.places[tap]!]!;
        narrow[y * outWidth + x] = sum;
      }
    }
    const out = new Float32Array(outWidth * outHeight);
    for (let y = 0; y < outHeight; y++) {
      for (let tap = y * rows.count; tap < (y + 1) * rows.count; tap++) {
        const weight = rows.weights[tap]!;
        if (weight === 0) continue;
        const from = rows.places[tap]! * outWidth;
        for (let x = 0; x < outWidth; x++) out[y * outWidth + x]! += weight * narrow[from + x]!;
      }
    }
    return out;
  });
}

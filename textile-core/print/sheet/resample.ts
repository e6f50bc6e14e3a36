/** Planes of one picture, row by row; each `width` × `height`. */
export type Planes = readonly Float32Array[];

/** For each output place the input places under its tent and their weights; the input repeats. */
type Taps = { readonly count: number; readonly places: Int32Array; readonly weights: Float32Array };

/**
 * `out` places over `times` repeats of `length` input places. The tent is as wide as an output place, never narrower
 * than an input one, so that shrinking averages (no moiré) and growing interpolates.
 */
function tapsOf(length: number, out: number, times: number): Taps {
  const step = (length * times) / out;
  const reach = Math.max(1, step);
  const count = 2 * Math.ceil(reach) + 1;
  const places = new Int32Array(out * count);
  const weights = new Float32Array(out * count);
  for (let place = 0; place < out; place++) {
    const middle = (place + 0.5) * step - 0.5;
    const first = Math.round(middle) - Math.ceil(reach);
    let sum = 0;
    for (let tap = 0; tap < count; tap++) {
      const weight = Math.max(0, 1 - Math.abs(first + tap - middle) / reach);
      places[place * count + tap] = (((first + tap) % length) + length) % length;
      weights[place * count + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < count; tap++) weights[place * count + tap]! /= sum;
  }
  return { count, places, weights };
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
  const [columns, rows] = [tapsOf(width, outWidth, across), tapsOf(height, outHeight, down)];
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

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Linear light 0 … 1 of an sRGB byte (IEC 61966-2-1). */
export const lightOf = (byte: number): number => LINEAR[byte]!;

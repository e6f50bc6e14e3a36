const STEPS = 16_384;

/** sRGB bytes for linear light 0 … 1 in 16,384 steps (IEC 61966-2-1). */
const SRGB_BYTES = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

/** Linear light to an sRGB byte; out of range is clipped. */
export const srgbByte = (light: number): number => SRGB_BYTES[light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0]!;

/** A grey RGBA picture from values 0 … 1. */
export function greyPicture(values: Float32Array): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(values.length * 4);
  for (let at = 0, out = 0; at < values.length; at++, out += 4) {
    const level = values[at]! * 255;
    bytes[out] = level;
    bytes[out + 1] = level;
    bytes[out + 2] = level;
    bytes[out + 3] = 255;
  }
  return bytes;
}

/** Red, green, blue, 0…255, as a screen shows them. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Linear light of each 8-bit sRGB value (IEC 61966-2-1). */
export const LINEAR: Float32Array = Float32Array.from({ length: 256 }, (_, i) => {
  const s = i / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

const ENCODE_STEPS = 4096;
const ENCODED = Uint8ClampedArray.from({ length: ENCODE_STEPS + 1 }, (_, i) => {
  const l = i / ENCODE_STEPS;
  return Math.round(255 * (l <= 0.0031308 ? 12.92 * l : 1.055 * l ** (1 / 2.4) - 0.055));
});

/** 8-bit sRGB of linear light; highlights roll off softly instead of being cut. */
export function encode(light: number): number {
  const soft = light <= 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp(-(light - 0.8) / 0.2));
  return ENCODED[Math.min(ENCODE_STEPS, Math.max(0, Math.round(soft * ENCODE_STEPS)))]!;
}

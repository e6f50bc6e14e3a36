import { byteTable, clamp } from "@selvedge/geometry-core";

/** Red, green, blue, 0…255, as a screen shows them. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Coarser than `byteOfLight`, by a byte of the ground: the pictures of the styles that travel are drawn with it. */
const STEPS = 4_096;
const ENCODED = byteTable(STEPS);

/** 8-bit sRGB of linear light; highlights roll off softly instead of being cut. */
export function encode(light: number): number {
  const soft = light <= 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp(-(light - 0.8) / 0.2));
  return ENCODED[clamp(Math.round(soft * STEPS), 0, STEPS)]!;
}

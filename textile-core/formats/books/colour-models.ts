import type { Hex } from "../../colour/convert.ts";

const byteOf = (share: number): number => Math.round(255 * Math.min(1, Math.max(0, share)));
const hexOf = (...channels: readonly number[]): Hex =>
  `#${channels.map((share) => byteOf(share).toString(16).padStart(2, "0")).join("")}`;

/** Channels 0 … 1. */
export const hexOfRgb = (red: number, green: number, blue: number): Hex => hexOf(red, green, blue);

export const hexOfGrey = (lightness: number): Hex => hexOf(lightness, lightness, lightness);

/** Inks 0 … 1 without a profile: the plain complement, an estimate that is often 10 ΔE and more from the printed colour. */
export const hexOfCmyk = (cyan: number, magenta: number, yellow: number, black: number): Hex =>
  hexOf((1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black));

/** Hue, saturation and brightness, each 0 … 1 (Smith, SIGGRAPH 1978). */
export function hexOfHsb(hue: number, saturation: number, brightness: number): Hex {
  const channel = (offset: number): number => {
    const place = (offset + hue * 6) % 6;
    return brightness * (1 - saturation * Math.max(0, Math.min(place, 4 - place, 1)));
  };
  return hexOf(channel(5), channel(3), channel(1));
}

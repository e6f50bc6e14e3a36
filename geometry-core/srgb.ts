// sRGB: IEC 61966-2-1. A code is a channel 0 … 1 as a screen takes it, a byte the same in 0 … 255; light is proportional to energy, 0 … 1.

/** Linear light of a code. */
export const lightOfCode = (code: number): number => (code <= 0.04045 ? code / 12.92 : ((code + 0.055) / 1.055) ** 2.4);

/** The code of linear light; not clipped. */
export const codeOfLight = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

/** Relative luminance of linear light: how bright it is to the eye, white 1 (Y of IEC 61966-2-1, as WCAG 2.2 rounds it). */
export const luminanceOf = (red: number, green: number, blue: number): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Linear light of each byte, rounded to single precision as pictures hold it. */
export const LIGHT_OF_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, byte) => lightOfCode(byte / 255));

/** The bytes of linear light 0 … 1 in so many even steps, ends included. */
export function byteTable(steps: number): Uint8Array {
  return Uint8Array.from({ length: steps + 1 }, (_, step) => Math.round(255 * codeOfLight(step / steps)));
}

const STEPS = 16_384;
/** Of light in even steps: the millions of a picture are too many to reckon one by one. */
const BYTE_OF_STEP = byteTable(STEPS);

/** The byte of linear light, from a table; what is out of range is clipped. Where it is steepest, in the dark, it is a tenth of a byte off the formula. */
export const byteOfLight = (light: number): number =>
  BYTE_OF_STEP[light <= 0 ? 0 : light >= 1 ? STEPS : (light * STEPS + 0.5) | 0]!;

/** Linear light of a colour `#rrggbb`. */
export const lightOfHex = (hex: string): readonly [red: number, green: number, blue: number] => [
  lightOfCode(Number.parseInt(hex.slice(1, 3), 16) / 255),
  lightOfCode(Number.parseInt(hex.slice(3, 5), 16) / 255),
  lightOfCode(Number.parseInt(hex.slice(5, 7), 16) / 255),
];

/** The colour `#rrggbb` of linear light; what is out of range is clipped. */
export const hexOfLight = (light: readonly [red: number, green: number, blue: number]): string =>
  `#${light.map((channel) => byteOfLight(channel).toString(16).padStart(2, "0")).join("")}`;

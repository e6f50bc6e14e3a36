import { RADIANS_PER_DEGREE } from "@selvedge/geometry-core";
import type { Lab } from "./convert.ts";

const degrees = (value: number): number => value * RADIANS_PER_DEGREE;
const FULL_TURN = 2 * Math.PI;
/** 25⁷ of the chroma weighting. */
const POW_25_7 = 25 ** 7;
const hueOf = (a: number, b: number): number => {
  const hue = Math.atan2(b, a);
  return hue < 0 ? hue + FULL_TURN : hue;
};
const chromaFade = (chroma: number): number => {
  const cube = chroma * chroma * chroma;
  const power = cube * cube * chroma;
  return Math.sqrt(power / (power + POW_25_7));
};

/** As `Math.hypot`, which takes ten times as long to be safe from numbers that no colour has. */
const lengthOf = (a: number, b: number): number => Math.sqrt(a * a + b * b);

/** CIEDE2000 of six plain numbers, for loops over thousands of colours; see `ciede2000`. */
export function ciede2000Of(l1: number, a1: number, b1: number, l2: number, a2: number, b2: number): number {
  const stretch = 1 + 0.5 * (1 - chromaFade((lengthOf(a1, b1) + lengthOf(a2, b2)) / 2));
  const red1 = a1 * stretch;
  const red2 = a2 * stretch;
  const chroma1 = lengthOf(red1, b1);
  const chroma2 = lengthOf(red2, b2);
  const hue1 = chroma1 === 0 ? 0 : hueOf(red1, b1);
  const hue2 = chroma2 === 0 ? 0 : hueOf(red2, b2);
  const grey = chroma1 * chroma2 === 0;

  let turn = grey ? 0 : hue2 - hue1;
  if (turn > Math.PI) turn -= FULL_TURN;
  else if (turn < -Math.PI) turn += FULL_TURN;
  let hue = grey ? hue1 + hue2 : (hue1 + hue2) / 2;
  if (!grey && Math.abs(hue1 - hue2) > Math.PI) hue += hue1 + hue2 < FULL_TURN ? Math.PI : -Math.PI;

  const lightness = (l1 + l2) / 2;
  const chroma = (chroma1 + chroma2) / 2;
  const middle = (lightness - 50) ** 2;
  const hueWeight =
    1 -
    0.17 * Math.cos(hue - degrees(30)) +
    0.24 * Math.cos(2 * hue) +
    0.32 * Math.cos(3 * hue + degrees(6)) -
    0.2 * Math.cos(4 * hue - degrees(63));
  const inL = (l2 - l1) / (1 + (0.015 * middle) / Math.sqrt(20 + middle));
  const inC = (chroma2 - chroma1) / (1 + 0.045 * chroma);
  const inH = (2 * Math.sqrt(chroma1 * chroma2) * Math.sin(turn / 2)) / (1 + 0.015 * chroma * hueWeight);
  const blue = degrees(30) * Math.exp(-(((hue / RADIANS_PER_DEGREE - 275) / 25) ** 2));
  const rotation = -2 * chromaFade(chroma) * Math.sin(2 * blue);
  return Math.sqrt(Math.max(0, inL * inL + inC * inC + inH * inH + rotation * inC * inH));
}

/** CIEDE2000 between two CIELAB colours (Sharma, Wu & Dalal, Color Res. Appl. 30, 2005); 1 is about a just visible step. */
export const ciede2000 = (a: Lab, b: Lab): number => ciede2000Of(a[0], a[1], a[2], b[0], b[1], b[2]);

/**
 * CMC(l:c) of a sample from its standard (ISO 105-J03); not the same the other way round. Dyers judge lap-dips by
 * CMC(2:1), where 1 is the usual tolerance.
 */
export function cmc(standard: Lab, sample: Lab, l = 2, c = 1): number {
  const chroma = Math.hypot(standard[1], standard[2]);
  const sampleChroma = Math.hypot(sample[1], sample[2]);
  const hue = hueOf(standard[1], standard[2]);
  const inL = standard[0] - sample[0];
  const inC = chroma - sampleChroma;
  const inH2 = Math.max(0, (standard[1] - sample[1]) ** 2 + (standard[2] - sample[2]) ** 2 - inC ** 2);
  const f = Math.sqrt(chroma ** 4 / (chroma ** 4 + 1900));
  const t =
    hue >= degrees(164) && hue <= degrees(345)
      ? 0.56 + Math.abs(0.2 * Math.cos(hue + degrees(168)))
      : 0.36 + Math.abs(0.4 * Math.cos(hue + degrees(35)));
  const weightL = standard[0] < 16 ? 0.511 : (0.040975 * standard[0]) / (1 + 0.01765 * standard[0]);
  const weightC = (0.0638 * chroma) / (1 + 0.0131 * chroma) + 0.638;
  const weightH = weightC * (f * t + 1 - f);
  return Math.sqrt((inL / (l * weightL)) ** 2 + (inC / (c * weightC)) ** 2 + inH2 / weightH ** 2);
}

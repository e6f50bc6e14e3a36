import { formatNumber } from "../i18n-format.ts";

/** A value with fixed decimals and a real minus sign; the separator is the language's, the digits are Latin, nothing is grouped. */
export const writeNumber = (value: number, digits: number, tag = "en"): string => formatNumber(value, tag, digits, false);

/** The end of a range, with as many decimals as it has, up to two. */
export const writeLimit = (value: number, tag = "en"): string => formatNumber(value, tag);

/** How far one press of an arrow goes: 1 step, 10 with Shift, a tenth with Alt. */
export const strideOf = (step: number, keys: { shiftKey: boolean; altKey: boolean }): number =>
  keys.shiftKey ? step * 10 : keys.altKey ? step / 10 : step;

/** Rounds to a number of decimals, so that 0.1 + 0.2 is 0.3. */
export const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The nearest value of the range. */
export const clampTo = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

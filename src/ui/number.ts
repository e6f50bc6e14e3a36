const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;

/** A value with fixed decimals and a real minus sign; the separator is the language's, the digits are Latin, nothing is grouped. */
export function writeNumber(value: number, digits: number, tag = "en"): string {
  return written(value, { useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits }, tag);
}

/** The end of a range, with as many decimals as it has, up to two. */
export const writeLimit = (value: number, tag = "en"): string => written(value, { maximumFractionDigits: 2 }, tag);

const formats = new Map<string, Intl.NumberFormat>();

/** A language's way of writing, made once: a readout is written with every move of the pointer. */
function formatOf(how: Intl.NumberFormatOptions, tag: string): Intl.NumberFormat {
  const key = `${tag} ${how.useGrouping} ${how.minimumFractionDigits} ${how.maximumFractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, { numberingSystem: "latn", signDisplay: "negative", ...how });
  formats.set(key, made);
  return made;
}

function written(value: number, how: Intl.NumberFormatOptions, tag: string): string {
  const text = formatOf(how, tag).format(value);
  return text.replace(DIRECTION_MARKS, "").replace("-", "−");
}

/** How far one press of an arrow goes: 1 step, 10 with Shift, a tenth with Alt. */
export const strideOf = (step: number, keys: { shiftKey: boolean; altKey: boolean }): number =>
  keys.shiftKey ? step * 10 : keys.altKey ? step / 10 : step;

/** Rounds to a number of decimals, so that 0.1 + 0.2 is 0.3. */
export const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The nearest value of the range. */
export const clampTo = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

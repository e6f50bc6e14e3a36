const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g;
export const MM_PER_INCH = 25.4;
const WHOLE_AND_PART = /^(\d+)?\s*(?:(\d+)\s*\/\s*(\d+))?$/;
const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

function magnitude(text: string): number | null {
  if (DECIMAL.test(text)) return Number(text.replace(",", "."));
  const [, whole, over, under] = WHOLE_AND_PART.exec(text) ?? [];
  if (whole === undefined && over === undefined) return null;
  if (under !== undefined && Number(under) === 0) return null;
  return Number(whole ?? 0) + (over === undefined ? 0 : Number(over) / Number(under));
}

/** Reads what a person writes into a number field: 12.5 · 12,5 · −8 · 1 1/2 · with or without the unit. In a field of mm an `in` or `"` is inches; in one that shows inches (unit `in`) a bare number is, and the answer is mm too. Null when it is no number. */
export function readNumber(text: string, unit = ""): number | null {
  let rest = text.replace(DIRECTION_MARKS, "").trim();
  const negative = /^[-−–]/.test(rest);
  rest = rest.replace(/^[-−–+]\s*/, "");
  let factor = 1;
  if (unit === "mm" || unit === "in") {
    if (unit === "in" && !/[cm]m$/i.test(rest)) factor = MM_PER_INCH;
    const inches = /\s*(?:in|inch|inches|["″])$/i;
    const centimetres = /\s*cm$/i;
    if (inches.test(rest)) factor = MM_PER_INCH;
    else if (centimetres.test(rest)) factor = 10;
    rest = rest
      .replace(inches, "")
      .replace(centimetres, "")
      .replace(/\s*mm$/i, "");
  }
  if (unit && rest.toLowerCase().endsWith(unit.toLowerCase())) rest = rest.slice(0, -unit.length);
  const value = magnitude(rest.trim());
  return value === null ? null : (negative ? -value : value) * factor || 0;
}

/** A value with fixed decimals and a real minus sign; the separator is the language's, the digits are Latin, nothing is grouped. */
export function writeNumber(value: number, digits: number, tag = "en"): string {
  const text = new Intl.NumberFormat(tag, {
    numberingSystem: "latn",
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: "negative",
  }).format(value);
  return text.replace(DIRECTION_MARKS, "").replace("-", "−");
}

/** How far one press of an arrow goes: 1 step, 10 with Shift, a tenth with Alt. */
export const strideOf = (step: number, keys: { shiftKey: boolean; altKey: boolean }): number =>
  keys.shiftKey ? step * 10 : keys.altKey ? step / 10 : step;

/** Rounds to a number of decimals, so that 0.1 + 0.2 is 0.3. */
export const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The nearest value of the range. */
export const clampTo = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

export const MM_PER_INCH = 25.4;

/** A length in mm with its unit, as board and readouts write it: one decimal of mm, two of inches. */
export function lengthText(mm: number, isInches: boolean): string {
  const text = isInches ? `${(mm / MM_PER_INCH).toFixed(2)} in` : `${mm.toFixed(1)} mm`;
  return text.replace("-", "−");
}

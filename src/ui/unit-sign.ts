/** Where a script has signs of its own for units. Source: CLDR, short unit names; ГОСТ 8.417 for Russian. Elsewhere the international signs stand. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ar: { mm: "مم", cm: "سم", m: "م", in: "بوصة", "mm²": "مم²", "cm²": "سم²", "m²": "م²" },
  ru: { mm: "мм", cm: "см", m: "м", in: "дюйм", "mm²": "мм²", "cm²": "см²", "m²": "м²" },
};

/** A unit's sign as the language of a tag writes it. */
export const unitSign = (unit: string, tag: string): string => OWN[tag]?.[unit] ?? unit;

/** Figures with their unit. In Arabic the figures keep their order, and the unit follows them to the left whatever is around. */
export function withUnit(figures: string, unit: string, tag: string): string {
  const sign = unitSign(unit, tag);
  return tag === "ar" ? `\u2067\u2066${figures}\u2069 ${sign}\u2069` : `${figures} ${sign}`;
}

import type { Product } from "@selvedge/contract";

/** How the reader's language writes a number, and its words for a unit or a count of days. */
type Manner = { readonly number: (value: number) => string; readonly t: (key: string, values?: { count: number }) => string };

/** The figure of a fabric in a row of the comparison, as the reader's language writes it; null in a row that is none, and where it is not known. */
export function figureOf(field: string, { attrs, moq, leadDays }: Product, { number, t }: Manner): string | null {
  const measured = (value: number | null, unit: string) => (value === null ? null : `${number(value)} ${t(unit)}`);
  const threads = (value: number | null) => (value === null ? null : `${number(value)}${t("/in")}`);
  switch (field) {
    case "weight":
      return measured(attrs.weight, "g/m²");
    case "width":
      return measured(attrs.width, "cm");
    case "warpDensity":
      return threads(attrs.warpDensity);
    case "weftDensity":
      return threads(attrs.weftDensity);
    case "moq":
      return moq && measured(moq.value, moq.unit);
    case "leadDays":
      return leadDays === null ? null : t("{{count}} days", { count: leadDays });
    default:
      return null;
  }
}

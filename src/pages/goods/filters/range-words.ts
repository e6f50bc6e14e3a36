import type { Listing, RangeField } from "@selvedge/contract";
import { useTranslation } from "../../../i18n.ts";
import { useFormat } from "../../../i18n-format.ts";

/** Prices travel in minor units (contract section 0). */
const MINOR_PER_MAJOR = 100;

/** Values and spans of a range with their unit: `100–220 g/m²`, `3.20–4.85 USD/m`. */
export function useRangeWords(listing: Listing | undefined) {
  const { t } = useTranslation("finding");
  const { number } = useFormat();
  /** The unit in the user's language; a currency stays its code: `USD/m`. */
  const unitOf = (field: RangeField) => {
    const unit = listing?.ranges.find((range) => range.field === field)?.unit ?? "";
    const [currency, per] = field === "price" ? unit.split("/") : [];
    if (per) return `${currency}/${t(per)}`;
    return unit && t(unit);
  };
  const bare = (field: RangeField, value: number) => (field === "price" ? number(value / MINOR_PER_MAJOR, 2) : number(value));
  const withUnit = (text: string, unit: string) => (unit ? `${text} ${unit}` : text);
  return {
    value: (field: RangeField, value: number) => withUnit(bare(field, value), unitOf(field)),
    span: (field: RangeField, [from, to]: readonly [number, number]) =>
      withUnit(`${bare(field, from)}–${bare(field, to)}`, unitOf(field)),
  };
}

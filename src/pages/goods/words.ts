import type { Money, ProductCard } from "@selvedge/contract";
import type { z } from "zod";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { constructionOf } from "../share/construction.ts";

const minorDigitsOf = new Map<string, number>();

/** The decimals of a currency's minor unit, ISO 4217; asked once of each. */
function minorDigits(currency: string): number {
  const digits =
    minorDigitsOf.get(currency) ??
    new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ??
    2;
  minorDigitsOf.set(currency, digits);
  return digits;
}

/** Stock in a word, as the list shows it. */
const STOCK = { ready: "Ready", order: "Made to order", out: "Out of stock" } as const;

/** The facts of a fabric as a list writes them; what is not known is null. */
export function useFacts() {
  const { t } = useTranslation("finding");
  const { number } = useFormat();
  return {
    price: (price: z.output<typeof Money> | null, unit = "m") => {
      if (!price) return null;
      const digits = minorDigits(price.currency);
      return { value: number(price.amount / 10 ** digits, digits), unit: `${price.currency}/${t(unit)}` };
    },
    construction: ({ attrs }: ProductCard) => constructionOf(attrs) || null,
    weight: ({ attrs }: ProductCard) => (attrs.weight == null ? null : { value: number(attrs.weight), unit: t("g/m²") }),
    width: ({ attrs }: ProductCard) => (attrs.width == null ? null : { value: number(attrs.width), unit: t("cm") }),
    stock: ({ stock }: ProductCard) => stock && t(STOCK[stock]),
    moq: ({ moq }: ProductCard) => moq && { value: number(moq.value), unit: t(moq.unit) },
    leadTime: ({ leadDays }: ProductCard) => (leadDays === null ? null : t("{{count}} days", { count: leadDays })),
  };
}

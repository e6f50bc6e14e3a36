import type { OfferLine } from "@selvedge/contract";
import { Price } from "../../favourites/price.tsx";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";

/** The price of a line with its next tier, and where its cloth comes from. */
export function LineFacts({ line }: { line: OfferLine }) {
  const { t } = useTranslation(["checkout", "favourites"]);
  const { number } = useFormat();
  const { unit, tiers, available } = line;
  const next = tiers.find(({ min }) => min > line.productNum);
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-dense text-ink-2">
      {line.price && <Price price={line.price} unit={unit} />}
      {line.agreed && <span>{t("Your agreed price")}</span>}
      {next && line.price && (
        <span>
          {t("from {{value}} {{unit}}", { value: number(next.min), unit: t(unit) })} <Price price={next.price} unit={unit} />
        </span>
      )}
      <span>
        {line.supply === "stock" && available !== null
          ? t("In stock: {{value}} {{unit}}", { value: number(available), unit: t(unit) })
          : line.leadDays !== null && t("Made in {{count}} days", { count: line.leadDays })}
      </span>
    </p>
  );
}

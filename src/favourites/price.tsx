import type { ProductCard } from "@selvedge/contract";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { Quantity } from "../ui/words.tsx";

type PriceProps = Pick<ProductCard, "price"> & { unit?: NonNullable<ProductCard["moq"]>["unit"] };

/** A price by its unit, or "on request". Its order is the same in every script. */
export function Price({ price, unit = "m" }: PriceProps) {
  const { t } = useTranslation("favourites");
  const { amount } = useFormat();
  if (!price) return t("Price on request");
  return (
    <bdi dir="ltr">
      <Quantity value={amount(price.amount, price.currency)} unit={`${price.currency}/${t(unit)}`} />
    </bdi>
  );
}

import type { editFavoriteSalePrice } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { changeFresh } from "./edit-item.ts";

export const editFavoriteSalePriceHandler: Handler<typeof editFavoriteSalePrice> = async ({
  body: { itemId, version, salePrice },
  customer,
  db,
  translate,
  lang,
  clock,
}) => {
  const columns = { sale_amount: salePrice?.amount ?? null, sale_currency: salePrice?.currency ?? null };
  return changeFresh(db, customer, { itemId, version }, columns, { translate, lang, now: clock.now() });
};

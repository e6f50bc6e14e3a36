import type { allGoods } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { plainList, priceFilters } from "./listing.ts";

export const allGoodsHandler: Handler<typeof allGoods> = async (asked) => {
  const { page, size, sort, cid, priceGt, priceLte } = asked.body;
  return plainList(asked, { keys: cid, filters: priceFilters(priceGt, priceLte) }, { sort, pageNum: page, pageSize: size });
};

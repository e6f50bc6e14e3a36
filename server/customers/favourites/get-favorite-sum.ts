import type { getFavoriteSum } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { sumOf } from "./sums.ts";

export const getFavoriteSumHandler: Handler<typeof getFavoriteSum> = async ({ customer, db }) => {
  const sum = await sumOf(db, customer.userId);
  return { ...sum, total: sum.fabric + sum.style + sum.showroom };
};

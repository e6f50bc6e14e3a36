import type { getFavoriteCount } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { sumOf } from "./sums.ts";

export const getFavoriteCountHandler: Handler<typeof getFavoriteCount> = async ({ customer, db }) => {
  const sum = await sumOf(db, customer.userId);
  return { count: sum.fabric + sum.style + sum.showroom };
};

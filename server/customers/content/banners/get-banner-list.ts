import { type getBannerList, MAX_BANNERS } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { banner, bannersFor } from "./banners.ts";

export const getBannerListHandler: Handler<typeof getBannerList> = async ({ body, customer, db, clock, translate }) => {
  const rows = await bannersFor(db, customer?.companyId ?? null, clock.now())
    .where("position", "=", body.position)
    .orderBy((eb) => eb("company_id", "is", null))
    .orderBy("sort")
    .orderBy("id")
    .limit(MAX_BANNERS)
    .execute();
  return rows.map((row) => banner(row, translate));
};

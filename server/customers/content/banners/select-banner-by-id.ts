import type { selectBannerById } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { banner, bannersFor } from "./banners.ts";

export const selectBannerByIdHandler: Handler<typeof selectBannerById> = async ({ body, customer, db, clock, translate }) => {
  const row = await bannersFor(db, customer?.companyId ?? null, clock.now())
    .where("id", "=", body.id)
    .executeTakeFirst();
  if (!row) throw refuse("notFound");
  return banner(row, translate);
};

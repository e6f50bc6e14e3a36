import type { Banner } from "@selvedge/contract";
import type { Selectable } from "kysely";
import { sceneUrl } from "../../../garments/scenes/address.ts";
import type { Db } from "../../../platform/db/open.ts";
import type { BannerTable } from "../tables.ts";

/** The banners a company may see now: its own and those for everybody. */
export const bannersFor = (db: Db, companyId: string | null, now: Date) =>
  db
    .selectFrom("banners")
    .selectAll()
    .where((eb) => eb.or([eb("company_id", "is", null), ...(companyId ? [eb("company_id", "=", companyId)] : [])]))
    .where((eb) => eb.or([eb("starts_at", "is", null), eb("starts_at", "<=", now)]))
    .where((eb) => eb.or([eb("ends_at", "is", null), eb("ends_at", ">", now)]));

/** A banner as the front page shows it. */
export const banner = (row: Selectable<BannerTable>, translate: (english: string) => string): Banner => ({
  id: row.id,
  customerId: row.company_id,
  imageUrl: sceneUrl(row.scene_hash),
  title: translate(row.title),
  subtitle: translate(row.subtitle),
  linkUrl: row.link_url,
  sort: row.sort,
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
});

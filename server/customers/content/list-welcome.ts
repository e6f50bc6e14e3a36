import type { listWelcome } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { fileUrl } from "../../platform/image/urls.ts";

export const listWelcomeHandler: Handler<typeof listWelcome> = async ({ db, translate }) => {
  const rows = await db.selectFrom("welcome").selectAll().orderBy("sort").execute();
  return rows.map((row) => ({
    id: row.id,
    title: translate(row.title),
    subtitle: translate(row.subtitle),
    imageUrl: fileUrl(row.image_hash),
    linkUrl: row.link_url,
    sort: row.sort,
  }));
};

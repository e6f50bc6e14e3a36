import type { Decorate } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import { clothUrl } from "../../fabrics/cloths/address.ts";
import type { Db } from "../../platform/db/open.ts";
import { fileUrl } from "../../platform/image/urls.ts";
import { sceneUrl } from "../scenes/address.ts";
import type { DecorateTable } from "./tables.ts";

type Translate = (english: string) => string;

/** Some dozens at most, so all of them are read at once. */
export const readDecorates = (db: Db) =>
  db.selectFrom("decorates").selectAll().orderBy("type").orderBy("sort").orderBy("id").execute();

/** A trim as the editor lists it; what it costs only for whoever is signed in. */
export const decorate = (row: Selectable<DecorateTable>, translate: Translate, seesPrices: boolean): Decorate => ({
  id: row.id,
  name: translate(row.name),
  type: row.type,
  imageUrl: row.picture_hash
    ? fileUrl(row.picture_hash)
    : row.scene_hash
      ? sceneUrl(row.scene_hash)
      : clothUrl(row.cloth_hash!, "albedo"),
  width: row.width,
  height: row.height,
  tags: row.tags,
  linkUrl: row.link_url,
  sort: row.sort,
  trim: row.trim && {
    ...row.trim,
    material: translate(row.trim.material),
    colour: translate(row.trim.colour),
    tiers: seesPrices ? row.trim.tiers : null,
  },
});

/** Pictures of trims by the trims' ids, for drawings that show them. */
export async function picturesOfTrims(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom("decorates")
    .select(["id", "picture_hash", "width", "height"])
    .where("id", "=", sql<string>`any(${[...ids]})`)
    .where("picture_hash", "is not", null)
    .execute();
  return rows.map(({ picture_hash, ...row }) => ({ ...row, file_hash: picture_hash! }));
}

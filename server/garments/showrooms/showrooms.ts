import type { FavoriteItem, Lang } from "@selvedge/contract";
import { sql } from "kysely";
import type { Asked } from "../../fabrics/products/lists/listing.ts";
import { MAX_SUGGESTIONS } from "../../fabrics/search/suggest.ts";
import { fold } from "../../fabrics/search/words/fold.ts";
import type { Db } from "../../platform/db/open.ts";
import { chanelCard, textIn } from "./card.ts";
import { openTo } from "./may-enter.ts";

/** Of what company somebody is, in which language they read, and when. */
type Reader = { readonly companyId: string; readonly lang: Lang; readonly now: Date };

/** The names of all showrooms that the reader's company may enter now. */
export async function roomNames(
  db: Db,
  { companyId, lang, now }: Reader,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const rows = await db
    .selectFrom("chanels")
    .select(["id", "name", "names"])
    .where(openTo(companyId, now))
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, names }) => ({ id, name: textIn(lang, name, names) }));
}

/** Showrooms the caller's company may enter, by their name. */
export async function showroomsNamed({ db, customer, lang, clock }: Asked, folded: string) {
  const rooms = await roomNames(db, { companyId: customer.companyId, lang, now: clock.now() });
  return rooms
    .filter(({ name }) => fold(name).includes(folded))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id, name }) => ({ text: name, type: "showroom", id, count: 1 }));
}

/** Showrooms by their ids, as lists show them; those that the reader's company may not enter now are left out. */
export async function chanelsOf(db: Db, ids: readonly string[], reader: Reader) {
  if (ids.length === 0) return new Map<string, NonNullable<FavoriteItem["chanel"]>>();
  const rows = await db
    .selectFrom("chanels")
    .selectAll()
    .where("id", "=", sql<string>`any(${[...ids]})`)
    .where(openTo(reader.companyId, reader.now))
    .execute();
  return new Map(rows.map((row) => [row.id, chanelCard(row, reader.lang)]));
}

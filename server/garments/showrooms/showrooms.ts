import type { FavoriteItem } from "@selvedge/contract";
import { sql } from "kysely";
import type { Asked } from "../../fabrics/products/lists/listing.ts";
import { MAX_SUGGESTIONS } from "../../fabrics/search/suggest.ts";
import { fold } from "../../fabrics/search/words/fold.ts";
import type { Db } from "../../platform/db/open.ts";
import { chanelCard } from "./card.ts";
import { openTo } from "./may-enter.ts";

/** Showrooms the caller's company may enter, by their name. */
export async function showroomsNamed({ db, customer, clock }: Asked, folded: string) {
  const rows = await db
    .selectFrom("chanels")
    .select(["id", "name"])
    .where(openTo(customer.companyId, clock.now()))
    .orderBy("name")
    .execute();
  return rows
    .filter(({ name }) => fold(name).includes(folded))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id, name }) => ({ text: name, type: "showroom", id, count: 1 }));
}

/** Showrooms by their ids, as lists show them; those that the reader's company may not enter now are left out. */
export async function chanelsOf(db: Db, ids: readonly string[], reader: { readonly companyId: string; readonly now: Date }) {
  if (ids.length === 0) return new Map<string, NonNullable<FavoriteItem["chanel"]>>();
  const rows = await db
    .selectFrom("chanels")
    .selectAll()
    .where("id", "=", sql<string>`any(${[...ids]})`)
    .where(openTo(reader.companyId, reader.now))
    .execute();
  return new Map(rows.map((row) => [row.id, chanelCard(row, "en")]));
}

import type { FavoriteItem, GroupKind, Lang } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import { readTextured, signedIn, texturedProduct } from "../../../fabrics/products/queries.ts";
import { ask, idsInOrder } from "../../../fabrics/search/asked/ask.ts";
import { catalogueIndex } from "../../../fabrics/search/index/catalogue.ts";
import { chanelsOf, roomNames } from "../../../garments/showrooms/showrooms.ts";
import { readStyleCards } from "../../../garments/styles/queries.ts";
import { seenBy } from "../../../garments/styles/seen-by.ts";
import type { Db } from "../../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { ownGroup } from "../groups/groups.ts";
import type { FavouriteItemTable } from "../tables.ts";

/** Whose favourites are read, in which language and when. */
type Person = Pick<SignedIn, "userId" | "companyId">;
export type How = { readonly translate: (english: string) => string; readonly lang: Lang; readonly now: Date };

type ItemRow = Selectable<FavouriteItemTable>;

type Filters = {
  readonly pattern?: readonly string[];
  readonly productType?: readonly string[];
  readonly color?: readonly string[];
  readonly weight?: readonly [number, number];
};

export type Asked = {
  readonly kind: GroupKind;
  readonly groupId?: string;
  readonly keyword?: string;
  readonly code?: string;
  readonly filters?: Filters;
  readonly sort?: "own" | "newest" | "code";
  readonly pageNum: number;
  readonly pageSize: number;
};

/** A page of a person's favourites; a group must be their own. */
export async function listItems(db: Db, person: Person, asked: Asked, how: How) {
  const { userId } = person;
  const { kind, groupId, keyword = "", code = "", filters, sort = "own" } = asked;
  if (groupId) await ownGroup(db, userId, groupId, kind);
  let query = db
    .selectFrom("favourite_items as i")
    .leftJoin("products as p", "p.id", "i.product_id")
    .where("i.user_id", "=", userId)
    .where("i.kind", "=", kind)
    .where("i.removed_at", "is", null);
  if (groupId) query = query.where("i.group_id", "=", groupId);
  if (keyword) {
    const ids = await targetsCalled(db, person, { kind, word: keyword }, how);
    query = query.where((eb) =>
      eb.or([eb("i.target_id", "=", sql<string>`any(${ids})`), sql<boolean>`position(lower(${keyword}) IN lower(i.note)) > 0`]),
    );
  }
  if (code) query = query.where(sql<boolean>`position(lower(${code}) IN lower(p.code)) > 0`);
  for (const field of ["pattern", "productType", "color"] as const) {
    const values = filters?.[field];
    if (values?.length) query = query.where(sql<string>`p.attrs ->> ${field}`, "=", sql<string>`any(${[...values]})`);
  }
  if (filters?.weight) {
    const [from, to] = filters.weight;
    query = query.where(sql<boolean>`(p.attrs ->> 'weight')::numeric BETWEEN ${from} AND ${to}`);
  }
  const { total } = await query.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll("i")
    .$if(sort === "code", (rows) => rows.orderBy("p.code"))
    .$if(sort === "own" && groupId !== undefined, (rows) => rows.orderBy("i.sort"))
    .orderBy("i.added_at", "desc")
    .orderBy("i.sort")
    .orderBy("i.id")
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
  return pageOf(total, await itemsShown(db, person, rows, how), asked);
}

/** One favourite as the page shows it; `null` when it is not the person's or was removed. */
export async function readItem(db: Db, person: Person, itemId: string, how: How): Promise<FavoriteItem | null> {
  const row = await db
    .selectFrom("favourite_items")
    .selectAll()
    .where("id", "=", itemId)
    .where("user_id", "=", person.userId)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return row ? ((await itemsShown(db, person, [row], how))[0] ?? null) : null;
}

/** Fabrics, styles or showrooms that the person may see, found by a word in the reader's language or, for fabrics, in any. */
async function targetsCalled(
  db: Db,
  { companyId }: Person,
  { kind, word }: { kind: GroupKind; word: string },
  { translate, lang, now }: How,
): Promise<string[]> {
  if (kind === "fabric") {
    const found = ask(await catalogueIndex(db), { keys: word, lang: "en" });
    return idsInOrder(found, "relevance", 0, found.total);
  }
  const named =
    kind === "style"
      ? (await db.selectFrom("styles").select(["id", "name"]).where(seenBy(companyId)).execute()).map(({ id, name }) => ({
          id,
          name: translate(name),
        }))
      : await roomNames(db, { companyId, lang, now });
  return named.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase())).map(({ id }) => id);
}

/** What is no longer offered to the person, such as a showroom that was closed to them, stands without its card. */
async function itemsShown(
  db: Db,
  { companyId }: Person,
  rows: readonly ItemRow[],
  { translate, lang, now }: How,
): Promise<FavoriteItem[]> {
  const targets = (kind: GroupKind) => rows.filter((row) => row.kind === kind).map((row) => row.target_id);
  const products = new Map(
    (await readTextured(db, targets("fabric"))).map((row) => [row.id, texturedProduct(row, signedIn(translate))]),
  );
  const styles = await readStyleCards(db, targets("style"), translate, companyId);
  const chanels = await chanelsOf(db, targets("showroom"), { companyId, lang, now });
  return rows.map((row) => {
    const { texture: _, ...product } = products.get(row.target_id) ?? {};
    const design = styles.get(row.target_id);
    const chanel = chanels.get(row.target_id);
    return {
      itemId: row.id,
      groupId: row.group_id,
      kind: row.kind,
      ...("productId" in product ? { product: { ...product, isFavorite: true } as FavoriteItem["product"] } : {}),
      ...(design ? { design: { ...design, isFavorite: true } } : {}),
      ...(chanel ? { chanel } : {}),
      salePrice: row.sale_amount === null ? null : { amount: row.sale_amount, currency: row.sale_currency! },
      note: row.note,
      sort: row.sort,
      addedAt: row.added_at.toISOString(),
      version: row.version,
    };
  });
}

import type { BodyOf, exportExcelWithPic, Lang, ProductCard } from "@selvedge/contract";
import { MAX_SHEET_FABRICS } from "@selvedge/contract/fabric-sheet";
import { type Selectable, sql } from "kysely";
import type { z } from "zod";
import { nameOfGroup, ownGroup } from "../../../customers/favourites/groups/groups.ts";
import type { FavouriteItemTable } from "../../../customers/favourites/tables.ts";
import { questionOf } from "../../../fabrics/products/lists/question.ts";
import { productCard, readShown, type ShownProduct, signedIn } from "../../../fabrics/products/queries.ts";
import { ask, idsInOrder } from "../../../fabrics/search/asked/ask.ts";
import { catalogueIndex } from "../../../fabrics/search/index/catalogue.ts";
import type { Db } from "../../../platform/db/open.ts";
import { invalid } from "../../../platform/invalid.ts";
import { refuse } from "../../../platform/refuse.ts";

type Asked = BodyOf<typeof exportExcelWithPic>;
type Translate = (english: string) => string;
type ItemRow = Selectable<FavouriteItemTable>;

/** A fabric of a sheet, with what its owner wrote beside it. */
export type SheetRow = {
  readonly product: z.infer<typeof ProductCard>;
  readonly picture: Pick<ShownProduct, "cloth_hash" | "image_hash">;
  readonly salePrice: { readonly amount: number; readonly currency: string } | null;
  readonly note: string;
};

/** The fabrics an export asks for, in their order, and what the sheet is called. Ids that are not found are refused, not left out. */
export async function rowsAsked(
  db: Db,
  userId: string,
  asked: Asked,
  { translate, lang }: { readonly translate: Translate; readonly lang: Lang },
): Promise<{ title: string; rows: SheetRow[] }> {
  const title = translate("Fabrics");
  if (asked.groupId) {
    const group = await ownGroup(db, userId, asked.groupId, "fabric");
    const items = await itemsWhere(db, userId, { groupId: group.id });
    refuseTooMany(items.length, translate);
    return { title: nameOfGroup(group, translate), rows: await rowsOf(db, items, translate) };
  }
  if (asked.itemIds) {
    const wanted = [...new Set(asked.itemIds)];
    const items = await itemsWhere(db, userId, { itemIds: wanted });
    if (items.length < wanted.length) throw refuse("notFound");
    const byId = new Map(items.map((item) => [item.id, item]));
    return {
      title,
      rows: await rowsOf(
        db,
        wanted.map((id) => byId.get(id)!),
        translate,
      ),
    };
  }
  const ids = asked.productIds ? [...new Set(asked.productIds)] : await idsFound(db, asked.query!, lang);
  refuseTooMany(ids.length, translate);
  const rows = await rowsOf(
    db,
    ids.map((id) => ({ target_id: id, note: "", sale_amount: null, sale_currency: null })),
    translate,
  );
  if (asked.productIds && rows.length < ids.length) throw refuse("notFound");
  return { title, rows };
}

function refuseTooMany(rows: number, translate: Translate): void {
  if (rows <= MAX_SHEET_FABRICS) return;
  throw invalid(translate, { path: "query", rule: "max", message: "A sheet holds 5,000 fabrics at most. Please choose fewer." });
}

function itemsWhere(db: Db, userId: string, choice: { groupId?: string; itemIds?: string[] }): Promise<ItemRow[]> {
  let query = db
    .selectFrom("favourite_items")
    .selectAll()
    .where("user_id", "=", userId)
    .where("kind", "=", "fabric")
    .where("removed_at", "is", null);
  if (choice.groupId) query = query.where("group_id", "=", choice.groupId);
  if (choice.itemIds) query = query.where("id", "=", sql<string>`any(${choice.itemIds})`);
  return query.orderBy("sort").orderBy("added_at", "desc").execute();
}

/** The fabrics of a list in its order, every page of it; words are read in the language they were typed in. */
async function idsFound(db: Db, query: NonNullable<Asked["query"]>, lang: Lang): Promise<string[]> {
  const question = await questionOf({ db }, query, true);
  const found = ask(await catalogueIndex(db), { ...question, lang });
  return idsInOrder(found, query.sort, 0, found.total);
}

type Kept = Pick<ItemRow, "target_id" | "note" | "sale_amount" | "sale_currency">;

async function rowsOf(db: Db, items: readonly Kept[], translate: Translate): Promise<SheetRow[]> {
  const shown = await readShown(
    db,
    items.map((item) => item.target_id),
  );
  const byId = new Map(shown.map((row) => [row.id, row]));
  return items.flatMap((item) => {
    const row = byId.get(item.target_id);
    if (!row) return [];
    const salePrice = item.sale_amount === null ? null : { amount: item.sale_amount, currency: item.sale_currency! };
    return { product: productCard(row, signedIn(translate)), picture: row, salePrice, note: item.note };
  });
}

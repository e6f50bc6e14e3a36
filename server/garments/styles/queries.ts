import type { DesignCard } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import { readMenus } from "../../fabrics/menus/queries.ts";
import type { MenuRow } from "../../fabrics/menus/tree.ts";
import type { Favourites } from "../../fabrics/products/favourites.ts";
import type { Db } from "../../platform/db/open.ts";
import { fileUrl, uploadUrl } from "../../platform/image/urls.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { seenBy } from "./seen-by.ts";
import type { StyleTable } from "./tables.ts";

export type StyleRow = Selectable<StyleTable>;

/** Where a picture or a drape of a style is served: of the library's to everybody, of a company's own to whom the answer is for. */
export const styleFileUrl = (companyId: string | null, hash: string): string => (companyId ? uploadUrl(hash) : fileUrl(hash));

type CardRow = Pick<StyleRow, "id" | "name" | "picture_hash" | "company_id" | "menu_id" | "wearers" | "season">;

/** Who is shown styles: in which language, and whose hearts are set; nobody's where the cards show none. */
type Viewer = {
  readonly db: Db;
  readonly translate: (english: string) => string;
} & ({ readonly customer: Pick<SignedIn, "userId"> | null; readonly favourites: Favourites } | { readonly customer: null });

const NOBODYS: ReadonlySet<string> = new Set();

/** Styles as their cards show them, in the order of `rows`. `menus` are read unless they are given. */
export async function styleCards(viewer: Viewer, rows: readonly CardRow[], menus?: readonly MenuRow[]): Promise<DesignCard[]> {
  if (rows.length === 0) return [];
  const { db, translate } = viewer;
  const ids = rows.map(({ id }) => id);
  const [tree, kept] = await Promise.all([
    menus ?? readMenus(db, "style_menus"),
    viewer.customer ? viewer.favourites.among(db, viewer.customer.userId, "style", ids) : NOBODYS,
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: translate(row.name),
    designImg: styleFileUrl(row.company_id, row.picture_hash),
    menuId: row.menu_id,
    parentId: tree.find((menu) => menu.id === row.menu_id)?.parent_id ?? 0,
    for: row.wearers,
    season: row.season,
    isFavorite: kept.has(row.id),
  }));
}

/** Cards of styles by their ids, without anybody's heart; unknown ones are left out, and for the reader of a company those of others. */
export async function readStyleCards(
  db: Db,
  ids: readonly string[],
  translate: (english: string) => string,
  companyId?: string,
): Promise<Map<string, DesignCard>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("styles")
    .selectAll()
    .where("id", "=", sql<string>`any(${[...new Set(ids)]})`)
    .$if(companyId !== undefined, (asked) => asked.where(seenBy(companyId!)))
    .execute();
  return new Map((await styleCards({ db, customer: null, translate }, rows)).map((card) => [card.id, card]));
}

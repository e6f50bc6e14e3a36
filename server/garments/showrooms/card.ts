import type { Chanel, ChanelCard, Lang } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Favourites } from "../../fabrics/products/favourites.ts";
import type { Db } from "../../platform/db/open.ts";
import { fileUrl, uploadUrl } from "../../platform/image/urls.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { sceneUrl } from "../scenes/address.ts";
import type { ChanelTable, OtherLanguages } from "./tables.ts";

export type Room = Selectable<ChanelTable>;

/** A text in a language, in English where it has none of that, or where what is stored of the others cannot be read. */
export function textIn(lang: Lang, english: string, others: OtherLanguages | null): string {
  const own: unknown = others?.[lang];
  return typeof own === "string" && own !== "" ? own : english;
}

/** The picture of a room's cover: drawn, or uploaded, of a room that not everybody may enter for whom the answer is for; null for a room without. */
export function roomCover({ scope, scene_hash, cover_hash }: Pick<Room, "scope" | "scene_hash" | "cover_hash">): string | null {
  if (scene_hash) return sceneUrl(scene_hash);
  return cover_hash && (scope === "public" ? fileUrl(cover_hash) : uploadUrl(cover_hash));
}

/** A showroom as a favourite shows it. */
export const chanelCard = (row: Room, lang: Lang): ChanelCard => ({
  chanelId: row.id,
  name: textIn(lang, row.name, row.names),
  scope: row.scope,
  coverUrl: roomCover(row) ?? "",
  description: textIn(lang, row.description, row.descriptions),
  updatedAt: row.updated_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
});

/** Whose room it is, for who has a session; null for one of all. */
export const companyShown = (
  { scope, company_id }: Pick<Room, "scope" | "company_id">,
  customer: SignedIn | null,
): string | null => (scope === "public" || !customer ? null : company_id);

/** How much is in each of these rooms; those without a group are left out. */
export async function countsIn(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom("chanel_groups as g")
    .leftJoin("chanel_items as i", "i.group_id", "g.id")
    .select("g.chanel_id")
    .select(sql<number>`count(DISTINCT g.id)::int`.as("groups"))
    .select(sql<number>`count(DISTINCT i.product_id)::int`.as("products"))
    .select(sql<number>`(count(*) FILTER (WHERE i.style_id IS NOT NULL OR i.proposal_id IS NOT NULL))::int`.as("designs"))
    .where("g.chanel_id", "=", sql<string>`any(${[...ids]})`)
    .groupBy("g.chanel_id")
    .execute();
  return new Map(rows.map((row) => [row.chanel_id, row]));
}

/** Who is shown showrooms. */
export type Shown = {
  readonly db: Db;
  readonly lang: Lang;
  readonly customer: SignedIn | null;
  readonly favourites: Favourites;
};

/** Showrooms as lists show them, in the order of `rows`. */
export async function chanels({ db, lang, customer, favourites }: Shown, rows: readonly Room[]): Promise<Chanel[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [countOf, kept] = await Promise.all([countsIn(db, ids), favourites.among(db, customer?.userId ?? null, "showroom", ids)]);
  return rows.map((row) => ({
    ...chanelCard(row, lang),
    customerId: companyShown(row, customer),
    startsAt: row.starts_at?.toISOString() ?? null,
    productCount: countOf.get(row.id)?.products ?? 0,
    designCount: countOf.get(row.id)?.designs ?? 0,
    isFavorite: kept.has(row.id),
  }));
}

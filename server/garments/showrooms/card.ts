import type { Chanel, ChanelCard, Lang } from "@selvedge/contract";
import { type Selectable, sql } from "kysely";
import type { Favourites } from "../../fabrics/products/favourites.ts";
import type { Db } from "../../platform/db/open.ts";
import { fileUrl } from "../../platform/image/urls.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { sceneUrl } from "../scenes/address.ts";
import type { ChanelTable, OtherLanguages } from "./tables.ts";

export type Room = Selectable<ChanelTable>;

/** A text in a language, in English where it has none of that, or where what is stored of the others cannot be read. */
export function textIn(lang: Lang, english: string, others: OtherLanguages | null): string {
  const own: unknown = others?.[lang];
  return typeof own === "string" && own !== "" ? own : english;
}

/** The picture of a room's cover: drawn, or uploaded; null for a room without. */
export const roomCover = ({ scene_hash, cover_hash }: Pick<Room, "scene_hash" | "cover_hash">): string | null =>
  scene_hash ? sceneUrl(scene_hash) : cover_hash && fileUrl(cover_hash);

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
  const [counts, kept] = await Promise.all([
    db
      .selectFrom("chanel_items as i")
      .innerJoin("chanel_groups as g", "g.id", "i.group_id")
      .select("g.chanel_id")
      .select(sql<number>`count(DISTINCT i.product_id)::int`.as("products"))
      .select(sql<number>`(count(*) FILTER (WHERE i.style_id IS NOT NULL OR i.proposal_id IS NOT NULL))::int`.as("designs"))
      .where("g.chanel_id", "=", sql<string>`any(${ids})`)
      .groupBy("g.chanel_id")
      .execute(),
    favourites.among(db, customer?.userId ?? null, "showroom", ids),
  ]);
  const countOf = new Map(counts.map((row) => [row.chanel_id, row]));
  return rows.map((row) => ({
    ...chanelCard(row, lang),
    customerId: row.scope === "public" || !customer ? null : row.company_id,
    startsAt: row.starts_at?.toISOString() ?? null,
    productCount: countOf.get(row.id)?.products ?? 0,
    designCount: countOf.get(row.id)?.designs ?? 0,
    isFavorite: kept.has(row.id),
  }));
}

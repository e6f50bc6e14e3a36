import { type DesignDocument, idsNamedIn } from "@selvedge/editor-core";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import type { ShareGrant } from "../../platform/people/who.ts";
import { readRevision } from "../proposals/queries.ts";
import { heldByRoom } from "../showrooms/contents/held-by-room.ts";

/** All that a link lets its holder see: styles, the frozen document, and the fabrics and pictures it names. */
export type Seen = {
  readonly styleIds: ReadonlySet<string>;
  readonly document: DesignDocument | null;
  readonly productIds: ReadonlySet<string>;
  readonly imageIds: ReadonlySet<string>;
};

const NOTHING: Seen = { styleIds: new Set(), document: null, productIds: new Set(), imageIds: new Set() };

/** What a group of favourites shows now through a link of a company. */
type HeldByGroup = (
  db: Db,
  groupId: string,
  companyId: string,
) => Promise<{ readonly productIds: readonly string[]; readonly styleIds: readonly string[] }>;

/** Reads what a link shows. A link to styles shows the fabrics they open with; one to a showroom those of the room. */
export const seenThrough =
  (heldByGroup: HeldByGroup) =>
  async (db: Db, grant: ShareGrant): Promise<Seen> => {
    if (grant.kind === "product") return { ...NOTHING, productIds: new Set([grant.id]) };
    if (grant.kind === "group") {
      const { productIds, styleIds } = await heldByGroup(db, grant.id, grant.companyId);
      const seen = await withTheirFabrics(db, styleIds);
      return { ...seen, productIds: new Set([...productIds, ...seen.productIds]) };
    }
    if (grant.kind === "chanel") {
      const { productIds, styleIds } = await heldByRoom(db, grant.id, grant.companyId);
      return { ...NOTHING, productIds: new Set(productIds), styleIds: new Set(styleIds) };
    }
    if (grant.kind === "design" || grant.revision === null) return withTheirFabrics(db, [grant.id]);
    const { document } = await readRevision(db, grant.id, grant.revision);
    return {
      styleIds: new Set([document.styleId]),
      document,
      productIds: new Set(idsNamedIn(document, "product")),
      imageIds: new Set(idsNamedIn(document, "image", "trim")),
    };
  };

async function withTheirFabrics(db: Db, styleIds: readonly string[]): Promise<Seen> {
  if (styleIds.length === 0) return NOTHING;
  const rows = await db
    .selectFrom("style_fabrics")
    .select("product_id")
    .where("style_id", "=", sql<string>`any(${[...styleIds]})`)
    .execute();
  return { ...NOTHING, styleIds: new Set(styleIds), productIds: new Set(rows.map((row) => row.product_id)) };
}

/** Whether a link shows a style: alone, in a group or a showroom, or with a saved design on it. */
export type ShowsStyle = (db: Db, grant: ShareGrant, styleId: string) => Promise<boolean>;

export const showsStyle =
  (heldByGroup: HeldByGroup): ShowsStyle =>
  async (db, { kind, id, companyId, revision }, styleId) => {
    if (kind === "product") return false;
    if (kind === "group") return (await heldByGroup(db, id, companyId)).styleIds.includes(styleId);
    if (kind === "chanel") return (await heldByRoom(db, id, companyId)).styleIds.includes(styleId);
    if (kind === "design" || revision === null) return id === styleId;
    return (await readRevision(db, id, revision)).document.styleId === styleId;
  };

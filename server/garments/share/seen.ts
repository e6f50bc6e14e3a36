import { type DesignDocument, idsNamedIn } from "@selvedge/editor-core";
import type { Db } from "../../platform/db/open.ts";
import type { ShareGrant } from "../../platform/people/who.ts";
import { readRevision } from "../proposals/queries.ts";

/** All that a link lets its holder see: a style, the frozen document, and the fabrics and pictures it names. */
export type Seen = {
  readonly styleId: string | null;
  readonly document: DesignDocument | null;
  readonly productIds: ReadonlySet<string>;
  readonly imageIds: ReadonlySet<string>;
};

const FABRICS_ONLY = { styleId: null, document: null, imageIds: new Set<string>() };

/** The fabrics that a group holds now. */
type FabricsOfGroup = (db: Db, groupId: string) => Promise<readonly string[]>;

/** Reads what a link shows. A link to a style shows the fabrics it opens with. */
export const seenThrough =
  (fabricsOfGroup: FabricsOfGroup) =>
  async (db: Db, grant: ShareGrant): Promise<Seen> => {
    if (grant.kind === "product") return { ...FABRICS_ONLY, productIds: new Set([grant.id]) };
    if (grant.kind === "group") return { ...FABRICS_ONLY, productIds: new Set(await fabricsOfGroup(db, grant.id)) };
    if (grant.kind === "design" || grant.revision === null) {
      const rows = await db.selectFrom("style_fabrics").select("product_id").where("style_id", "=", grant.id).execute();
      return { styleId: grant.id, document: null, productIds: new Set(rows.map((row) => row.product_id)), imageIds: new Set() };
    }
    const { document } = await readRevision(db, grant.id, grant.revision);
    return {
      styleId: document.styleId,
      document,
      productIds: new Set(idsNamedIn(document, "product")),
      imageIds: new Set(idsNamedIn(document, "image", "trim")),
    };
  };

/** The style that a link shows, alone or with a saved design on it; null where it shows fabrics only. */
export async function styleThrough(db: Db, { kind, id, revision }: ShareGrant): Promise<string | null> {
  if (kind === "product" || kind === "group") return null;
  if (kind === "design" || revision === null) return id;
  return (await readRevision(db, id, revision)).document.styleId;
}

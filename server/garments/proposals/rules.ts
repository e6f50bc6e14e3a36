import { MAX_DOCUMENT_BYTES } from "@selvedge/contract";
import { brokenReference, type DesignDocument, namedIn } from "@selvedge/editor-core";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { invalid } from "../../platform/invalid.ts";
import { refuse } from "../../platform/refuse.ts";
import { seenBy } from "../styles/seen-by.ts";
import type { WrittenDocument } from "./revisions/document.ts";

/** Days a deleted design can be brought back. */
export const UNDO_DAYS = 30;
const DAY_MS = 86_400_000;

/** Designs deleted before this moment are gone. */
export const undoFrom = (now: Date) => new Date(now.getTime() - UNDO_DAYS * DAY_MS);
/** Until when a design deleted now can be brought back. */
export const undoUntil = (now: Date) => new Date(now.getTime() + UNDO_DAYS * DAY_MS);

/** What a card shows of the style a design is made on. */
export type StyleOfDesign = {
  readonly id: string;
  readonly name: string;
};

/** Ends the request unless the document fits its style and names only fabrics of the catalogue and pictures of the company; answers with its style and its picture. */
export async function checkDocument(
  { db, translate }: { db: Db; translate: (english: string) => string },
  companyId: string,
  { designId, document, previewImageId }: { designId: string; document: DesignDocument; previewImageId?: string },
  { bytes }: Pick<WrittenDocument, "bytes">,
): Promise<{ style: StyleOfDesign; preview: { id: string; file_hash: string } | null }> {
  const field = (path: string, rule: string, message: string) => invalid(translate, { path, rule, message });
  if (bytes > MAX_DOCUMENT_BYTES) throw refuse("tooLarge", { maxBytes: MAX_DOCUMENT_BYTES });
  if (document.styleId !== designId) throw field("document.styleId", "same", "This document belongs to another style.");
  const style = await db
    .selectFrom("styles")
    .select(["id", "name", "sizes"])
    .where("id", "=", designId)
    .where(seenBy(companyId))
    .executeTakeFirst();
  if (!style) throw refuse("notFound");
  if (!style.sizes.includes(document.size)) throw field("document.size", "exists", "The style has no such size.");
  const broken = brokenReference(document);
  if (broken) throw field(`document.${broken.path}`, broken.rule, "The design names something it does not hold.");

  const named = namedIn(document).map((one) => ({ ...one, path: `document.${one.path}` }));
  if (previewImageId) named.push({ path: "previewImageId", kind: "image", id: previewImageId });
  const known = {
    product: await existing(db, "products", null, idsOf(named, "product")),
    image: await existing(db, "images", companyId, idsOf(named, "image")),
    trim: await existing(db, "decorates", null, idsOf(named, "trim")),
  };
  const missing = named.filter((one) => !known[one.kind].has(one.id));
  if (missing.length > 0) {
    const message = "This fabric, picture or trim was not found.";
    throw invalid(translate, ...missing.map(({ path }) => ({ path, rule: "exists", message })));
  }
  return { style, preview: previewImageId ? { id: previewImageId, file_hash: known.image.get(previewImageId)! } : null };
}

const idsOf = (named: readonly { kind: string; id: string }[], kind: string) => [
  ...new Set(named.filter((one) => one.kind === kind).map((one) => one.id)),
];

/** Which of the ids are there, and the hash of the file of those that are pictures. */
async function existing(
  db: Db,
  table: "products" | "images" | "decorates",
  companyId: string | null,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; hash: string }>`
    SELECT id, ${table === "images" ? sql`file_hash` : sql`''`} AS hash FROM ${sql.table(table)}
    WHERE id = any(${ids}) ${companyId ? sql`AND company_id = ${companyId}` : sql``}
  `.execute(db);
  return new Map(rows.map(({ id, hash }) => [id, hash]));
}

import { type DesignDocument, readDocument, UnreadableDocument } from "@selvedge/editor-core";
import { type Selectable, sql } from "kysely";
import { z } from "zod";
import type { Db } from "../../../platform/db/open.ts";
import type { ChanelItemTable } from "../tables.ts";

/** A row of what hangs in a room, with the design as it was frozen; null for one that was deleted since or can no longer be read, or that is none. */
export type Hung = Selectable<ChanelItemTable> & {
  readonly frozen: Frozen | null;
  /** Whose the saved design is; null where it is none. */
  readonly design_company_id: string | null;
  /** Where it cannot be read and why, for the log of who shows the room; null where it can. */
  readonly damage: string | null;
};

type Frozen = {
  readonly styleId: string;
  readonly previewHash: string | null;
  readonly fabrics: FabricsLaid;
  readonly document: DesignDocument;
};

/** The fabric of each piece; `*` is that of all others. */
const FabricsLaid = z.record(z.string(), z.string());
type FabricsLaid = Readonly<z.infer<typeof FabricsLaid>>;

/** Of more damaged items than so many the log is told how many they are. */
const MAX_TOLD = 5;

/** What a garment is stored to be cut from; of which that cannot be read is shown in no cloth. */
export const laidOn = (stored: unknown): FabricsLaid => FabricsLaid.safeParse(stored).data ?? {};

/** What hangs in these groups, in its order. */
export async function hungIn(db: Db, groupIds: readonly string[]): Promise<Hung[]> {
  if (groupIds.length === 0) return [];
  const rows = await db
    .selectFrom("chanel_items as i")
    .leftJoin("proposals as p", (join) => join.onRef("p.id", "=", "i.proposal_id").on("p.deleted_at", "is", null))
    .leftJoin("proposal_revisions as r", (join) =>
      join.onRef("r.proposal_id", "=", "p.id").onRef("r.revision", "=", "i.revision"),
    )
    .leftJoin("images as m", "m.id", "r.preview_image_id")
    .selectAll("i")
    .select(["r.document", "m.file_hash as preview_hash", "p.company_id as design_company_id"])
    .where("i.group_id", "=", sql<string>`any(${[...groupIds]})`)
    .orderBy("i.group_id")
    .orderBy("i.sort")
    .execute();
  return rows.map(({ document, preview_hash, fabrics, ...row }) => {
    const design = document === null ? null : frozen(document, preview_hash);
    return {
      ...row,
      fabrics: laidOn(fabrics),
      frozen: design instanceof UnreadableDocument ? null : design,
      damage: damageOf(row, design, fabrics),
    };
  });
}

/** Writes into the log what of a room cannot be read. */
export function logDamage(fault: (error: unknown, what: string) => void, chanelId: string, hung: readonly Hung[]): void {
  const damaged = hung.flatMap(({ damage }) => damage ?? []);
  if (damaged.length === 0) return;
  const [told, more] = [damaged.slice(0, MAX_TOLD), damaged.length - MAX_TOLD];
  fault(
    new Error([...told, ...(more > 0 ? [`and ${more} more`] : [])].join("; ")),
    `some of showroom ${chanelId} cannot be read`,
  );
}

/** One damaged design does not shut the room: it is missing there, as a deleted one is. */
function frozen(stored: unknown, previewHash: string | null): Frozen | UnreadableDocument {
  try {
    const document = readDocument(stored);
    return { styleId: document.styleId, previewHash, fabrics: fabricsLaid(document), document };
  } catch (reason) {
    if (reason instanceof UnreadableDocument) return reason;
    throw reason;
  }
}

/** Which item it is, with path and rule of the first fault. */
function damageOf(
  { id, kind, proposal_id, revision }: Pick<Hung, "id" | "kind" | "proposal_id" | "revision">,
  design: Frozen | UnreadableDocument | null,
  fabrics: unknown,
): string | null {
  if (design instanceof UnreadableDocument) return `design ${proposal_id}, revision ${revision}: ${design.message}`;
  const issue = kind === "style" ? FabricsLaid.safeParse(fabrics).error?.issues[0] : undefined;
  return issue ? `garment ${id}: ${["fabrics", ...issue.path].join(".")}: ${issue.message}` : null;
}

/** The fabric of the catalogue on each piece of a design that has one. */
const fabricsLaid = ({ pieces }: DesignDocument): FabricsLaid =>
  Object.fromEntries(
    Object.entries(pieces).flatMap(([key, { fabric }]) => (fabric?.kind === "product" ? [[key, fabric.productId]] : [])),
  );

/** The fabrics of a garment, by its pieces. */
export const dressOf = ({ fabrics, frozen }: Hung): FabricsLaid => frozen?.fabrics ?? fabrics;

/** Each fabric that hangs or is worn once, in the order of what shows it. */
export const fabricsHung = (hung: readonly Hung[]): string[] => [
  ...new Set(hung.flatMap((item) => [...(item.product_id ? [item.product_id] : []), ...Object.values(dressOf(item))])),
];

import { type DesignDocument, readDocument, UnreadableDocument } from "@selvedge/editor-core";
import type { Cloths } from "../../fabrics/cloths/store.ts";
import type { Db } from "../../platform/db/open.ts";
import type { FileStore } from "../../platform/files/store.ts";
import type { WorkerPool } from "../../platform/jobs/pool/worker-pool.ts";
import { presentDrapes } from "../styles/drapes/stored/present.ts";
import { gatherDrawing } from "../tech-pack/contents/gather/drawing.ts";
import { DESIGN_FILE } from "./address.ts";

export type Drawing = {
  readonly db: Db;
  readonly files: FileStore;
  readonly cloths: Cloths;
  readonly workers: WorkerPool;
};

/** A revision of a saved design, with the picture of its style. */
export type Revision = {
  readonly company_id: string;
  readonly document: unknown;
  readonly document_hash: string;
  readonly picture_hash: string;
};

/** A revision by its number, also of a design that was deleted and can be brought back; undefined for any other. */
export const revisionOf = (db: Db, proposalId: string, revision: number): Promise<Revision | undefined> =>
  db
    .selectFrom("proposal_revisions as r")
    .innerJoin("proposals as p", "p.id", "r.proposal_id")
    .innerJoin("styles as s", "s.id", "p.style_id")
    .select(["p.company_id", "r.document", "r.document_hash", "s.picture_hash"])
    .where("r.proposal_id", "=", proposalId)
    .where("r.revision", "=", revision)
    .executeTakeFirst();

/** The revision that hangs in a room, while its design is not deleted. */
export async function revisionHung(db: Db, itemId: string): Promise<Revision | undefined> {
  const item = await db
    .selectFrom("chanel_items as i")
    .innerJoin("proposals as p", "p.id", "i.proposal_id")
    .select(["p.id", "i.revision"])
    .where("i.id", "=", itemId)
    .where("p.deleted_at", "is", null)
    .executeTakeFirst();
  return item?.revision ? revisionOf(db, item.id, item.revision) : undefined;
}

/** It cannot be drawn: it was never draped as it is cut. */
class Undraped extends Error {}

/** The name of the picture of a revision, and the picture as it is asked for. */
type DesignPicture = { readonly hash: string; readonly bytes: () => Promise<Uint8Array | null> };

/**
 * The picture of a revision in its cloths and with its artwork, drawn when somebody first asks and kept; the same document of a company
 * is one picture, and another where a drape was stored since. Null for a document that cannot be read, and where nothing is draped;
 * `bytes` answers null where it is not draped as it is cut.
 */
export async function designPicture({ db, files, cloths, workers }: Drawing, revision: Revision): Promise<DesignPicture | null> {
  const document = readable(revision.document);
  if (!document) return null;
  const drapes = await presentDrapes(db, [document.styleId], { size: document.size });
  if (drapes.length === 0) return null;
  const { company_id: companyId, document_hash: drawn } = revision;
  const hash = await files.putRecord({ drawn, companyId, drapes: drapes.map(({ fileHash }) => fileHash) });
  const make = async (): Promise<Uint8Array> => {
    const { drawing } = await gatherDrawing({ db, files, cloths }, companyId, document);
    if (!drawing.drape) throw new Undraped();
    return workers.do("designPicture", { ...drawing, drape: drawing.drape });
  };
  const bytes = async () => {
    try {
      return await files.derived(hash, DESIGN_FILE, make);
    } catch (thrown) {
      if (thrown instanceof Undraped) return null;
      throw thrown;
    }
  };
  return { hash, bytes };
}

function readable(stored: unknown): DesignDocument | null {
  try {
    return readDocument(stored);
  } catch (thrown) {
    if (thrown instanceof UnreadableDocument) return null;
    throw thrown;
  }
}

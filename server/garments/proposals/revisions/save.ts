import type { BodyOf, saveProposal } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refusingUsedName } from "../../../platform/refuse.ts";
import { type CardRow, cardRows } from "../queries.ts";
import type { StyleOfDesign } from "../rules.ts";
import type { WrittenDocument } from "./document.ts";

/** A stored picture of the company. */
export type Picture = { readonly id: string; readonly file_hash: string };

type Saving = Pick<BodyOf<typeof saveProposal>, "designId" | "name"> & {
  readonly written: WrittenDocument;
  readonly style: StyleOfDesign;
  readonly picture: Picture | null;
};

/** A stored design as it was read for a save, with the hash of its newest document. */
export type StoredRow = CardRow & { readonly preview_image_id: string | null; readonly document_hash: string };

/** A design of the company that is not deleted, with what a save compares; or null. */
export async function readStored(db: Db, companyId: string, proposalId: string, now: Date): Promise<StoredRow | null> {
  const row = await cardRows(db, now)
    .innerJoin("proposal_revisions as r", (join) =>
      join.onRef("r.proposal_id", "=", "p.id").onRef("r.revision", "=", "p.revision"),
    )
    .select(["p.preview_image_id", "r.document_hash"])
    .where("p.id", "=", proposalId)
    .where("p.company_id", "=", companyId)
    .where("p.deleted_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

const styleColumns = ({ id, name }: StyleOfDesign) => ({ style_id: id, style_name: name });

/** Writes a new design at revision 1; without a picture of its own a copy has the one of what it copies. A name in use ends in `nameUsed`. */
export async function createProposal(db: Db, customer: SignedIn, saving: Saving, now: Date): Promise<CardRow> {
  const { name, style, written } = saving;
  const id = newId(now);
  const begun = { id, name, revision: 1, version: 1, updated_at: now, deleted_at: null };
  const picture = await refusingUsedDesignName(() =>
    db.transaction().execute(async (within) => {
      const picture = saving.picture ?? (await pictureOf(within, customer, saving));
      const row = {
        ...begun,
        company_id: customer.companyId,
        user_id: customer.userId,
        style_id: style.id,
        preview_image_id: picture?.id ?? null,
        created_at: now,
      };
      await within.insertInto("proposals").values(row).execute();
      await writeRevision(
        within,
        customer,
        { proposalId: id, revision: 1, name, written, preview_image_id: row.preview_image_id },
        now,
      );
      return picture;
    }),
  );
  return { ...begun, ...styleColumns(style), preview_hash: picture?.file_hash ?? null, shared: false, open_comments: 0 };
}

/** The newest picture of just this document among the company's designs, or null. */
async function pictureOf(within: Db, customer: SignedIn, { designId, written }: Saving): Promise<Picture | null> {
  const row = await within
    .selectFrom("proposal_revisions as r")
    .innerJoin("proposals as p", "p.id", "r.proposal_id")
    .innerJoin("images as i", "i.id", "r.preview_image_id")
    .select(["i.id", "i.file_hash"])
    .where("p.company_id", "=", customer.companyId)
    .where("p.style_id", "=", designId)
    .where("r.document_hash", "=", written.hash)
    .orderBy("r.created_at", "desc")
    .executeTakeFirst();
  return row ?? null;
}

/** Writes the next revision of a design as it was read; the same document under the same name writes none. Null when it was changed since. */
export async function updateProposal(
  db: Db,
  customer: SignedIn,
  stored: StoredRow,
  saving: Saving,
  now: Date,
): Promise<CardRow | null> {
  const { name, style, written, picture } = saving;
  const preview_image_id = picture?.id ?? stored.preview_image_id;
  const shown = { ...stored, preview_hash: picture?.file_hash ?? stored.preview_hash };
  const isSame = stored.document_hash === written.hash && stored.name === name;
  if (isSame && preview_image_id === stored.preview_image_id) return stored;
  const [revision, version] = [stored.revision + 1, stored.version + 1];
  const next = { name, style_id: style.id, revision, version, updated_at: now };
  const isWritten = await refusingUsedDesignName(() =>
    db.transaction().execute(async (within) => {
      // Of two saves of one version the second waits here for the first, and then finds no row at that version.
      const { numUpdatedRows } = await within
        .updateTable("proposals")
        .set({ preview_image_id, ...(!isSame && next) })
        .where("id", "=", stored.id)
        .where("version", "=", stored.version)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      if (!isSame)
        await writeRevision(within, customer, { proposalId: stored.id, revision, name, written, preview_image_id }, now);
      return true;
    }),
  );
  if (!isWritten) return null;
  return isSame ? shown : { ...shown, ...next, ...styleColumns(style) };
}

type Revision = {
  readonly proposalId: string;
  readonly revision: number;
  readonly name: string;
  readonly written: WrittenDocument;
  readonly preview_image_id: string | null;
};

async function writeRevision(within: Db, customer: SignedIn, revision: Revision, now: Date): Promise<void> {
  const row = {
    proposal_id: revision.proposalId,
    revision: revision.revision,
    name: revision.name,
    document: revision.written.text,
    document_hash: revision.written.hash,
    preview_image_id: revision.preview_image_id,
    saved_by: customer.userId,
    created_at: now,
  };
  await within.insertInto("proposal_revisions").values(row).execute();
}

/** Does what may find the name of a design taken: it ends in `nameUsed` then. */
export const refusingUsedDesignName = <Result>(work: () => Promise<Result>): Promise<Result> =>
  refusingUsedName(work, "proposals_name_of_user");

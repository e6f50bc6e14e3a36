import type { BodyOf, saveProposal } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { hashOf } from "./document.ts";

type Saved = BodyOf<typeof saveProposal>;

/** Writes a new design at revision 1 and answers its id; without a picture of its own a copy has the one of what it copies. A name in use ends in `nameUsed`. */
export async function createProposal(db: Db, customer: SignedIn, body: Saved, now: Date): Promise<string> {
  const id = newId(now);
  await refusingUsedName(() =>
    db.transaction().execute(async (within) => {
      const preview = body.previewImageId ?? (await pictureOf(within, customer, body));
      const row = {
        id,
        company_id: customer.companyId,
        user_id: customer.userId,
        style_id: body.designId,
        name: body.name,
        revision: 1,
        version: 1,
        preview_image_id: preview,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      };
      await within.insertInto("proposals").values(row).execute();
      await writeRevision(within, customer, { ...body, proposalId: id, previewImageId: preview ?? undefined }, 1, now);
    }),
  );
  return id;
}

/** The newest picture of just this document among the company's designs, or null. */
async function pictureOf(within: Db, customer: SignedIn, { designId, document }: Saved): Promise<string | null> {
  const row = await within
    .selectFrom("proposal_revisions as r")
    .innerJoin("proposals as p", "p.id", "r.proposal_id")
    .select("r.preview_image_id")
    .where("p.company_id", "=", customer.companyId)
    .where("p.style_id", "=", designId)
    .where("r.document_hash", "=", hashOf(document))
    .where("r.preview_image_id", "is not", null)
    .orderBy("r.created_at", "desc")
    .executeTakeFirst();
  return row?.preview_image_id ?? null;
}

/** Writes the next revision if the design is still at the version that was read; the same document under the same name writes none. Answers false when it is stale. */
export function updateProposal(db: Db, customer: SignedIn, body: Saved & { proposalId: string }, now: Date): Promise<boolean> {
  return refusingUsedName(() =>
    db.transaction().execute(async (within) => {
      // Locked by itself: a join that waited for another save would look for the revision that was the newest before.
      const stored = await within
        .selectFrom("proposals")
        .select(["version", "revision", "name", "preview_image_id"])
        .where("id", "=", body.proposalId)
        .where("company_id", "=", customer.companyId)
        .where("deleted_at", "is", null)
        .forUpdate()
        .executeTakeFirst();
      if (!stored) throw refuse("notFound");
      if (stored.version !== body.version) return false;

      const { document_hash } = await within
        .selectFrom("proposal_revisions")
        .select("document_hash")
        .where("proposal_id", "=", body.proposalId)
        .where("revision", "=", stored.revision)
        .executeTakeFirstOrThrow();
      const preview = body.previewImageId ?? stored.preview_image_id;
      if (document_hash === hashOf(body.document) && stored.name === body.name) {
        if (preview !== stored.preview_image_id)
          await within.updateTable("proposals").set({ preview_image_id: preview }).where("id", "=", body.proposalId).execute();
        return true;
      }
      const revision = stored.revision + 1;
      await writeRevision(within, customer, { ...body, previewImageId: preview ?? undefined }, revision, now);
      const { numUpdatedRows } = await within
        .updateTable("proposals")
        .set({ name: body.name, style_id: body.designId, preview_image_id: preview, revision, updated_at: now })
        .set((eb) => ({ version: eb("version", "+", 1) }))
        .where("id", "=", body.proposalId)
        .where("version", "=", body.version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new Error(`design ${body.proposalId} moved while its row was locked`);
      return true;
    }),
  );
}

async function writeRevision(within: Db, customer: SignedIn, body: Saved & { proposalId: string }, revision: number, now: Date) {
  const row = {
    proposal_id: body.proposalId,
    revision,
    name: body.name,
    document: JSON.stringify(body.document),
    document_hash: hashOf(body.document),
    preview_image_id: body.previewImageId ?? null,
    saved_by: customer.userId,
    created_at: now,
  };
  await within.insertInto("proposal_revisions").values(row).execute();
}

/** PostgreSQL's code for a unique violation. */
const UNIQUE_VIOLATION = "23505";

/** Turns the refusal of the index on names into the contract's own. */
export async function refusingUsedName<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === UNIQUE_VIOLATION && constraint === "proposals_name_of_user") throw refuse("nameUsed");
    throw error;
  }
}

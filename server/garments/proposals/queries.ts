import type { Proposal, ProposalCard } from "@selvedge/contract";
import { readDocument } from "@selvedge/editor-core";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { uploadUrl } from "../../platform/image/urls.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { drawnUrl } from "../drawn-designs/address.ts";

export type CardRow = {
  id: string;
  style_id: string;
  name: string;
  revision: number;
  version: number;
  updated_at: Date;
  deleted_at: Date | null;
  preview_hash: string | null;
  style_name: string;
  shared: boolean;
  open_comments: number;
};

/** Saved designs with what their cards show; `shared` while a link to them can be opened. */
export function cardRows(db: Db, now: Date) {
  return db
    .selectFrom("proposals as p")
    .innerJoin("styles as s", "s.id", "p.style_id")
    .leftJoin("images as i", "i.id", "p.preview_image_id")
    .select(["p.id", "p.style_id", "p.name", "p.revision", "p.version", "p.updated_at", "p.deleted_at"])
    .select(["i.file_hash as preview_hash", "s.name as style_name"])
    .select(
      sql<boolean>`EXISTS (SELECT 1 FROM shares WHERE shares.proposal_id = p.id AND shares.revoked_at IS NULL
        AND (shares.expires_at IS NULL OR shares.expires_at > ${now}))`.as("shared"),
    )
    .select(
      sql<number>`(SELECT count(*)::int FROM marks WHERE marks.proposal_id = p.id AND NOT marks.resolved)`.as("open_comments"),
    );
}

/** Where the picture of a revision is served: its own, or as the portal draws it. */
export const previewUrl = (hash: string | null, { id, revision }: Pick<CardRow, "id" | "revision">): string =>
  hash ? uploadUrl(hash) : drawnUrl(id, revision);

/** A row of `cardRows` as the portal shows it. */
export function proposalCard(row: CardRow, translate: (english: string) => string): ProposalCard {
  return {
    proposalId: row.id,
    designId: row.style_id,
    name: row.name,
    previewUrl: previewUrl(row.preview_hash, row),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    revision: row.revision,
    shared: row.shared,
    openComments: row.open_comments,
    styleName: translate(row.style_name),
  };
}

/** A design of the company that is not deleted, or null. */
export async function readCard(db: Db, companyId: string, proposalId: string, now: Date): Promise<CardRow | null> {
  const row = await cardRows(db, now)
    .where("p.id", "=", proposalId)
    .where("p.company_id", "=", companyId)
    .where("p.deleted_at", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

/** One saved revision, its document brought forward to the schema of today. */
export async function readRevision(db: Db, proposalId: string, revision: number) {
  const row = await db
    .selectFrom("proposal_revisions as r")
    .leftJoin("images as i", "i.id", "r.preview_image_id")
    .select(["r.name", "r.document", "r.document_hash", "r.created_at", "i.file_hash as preview_hash"])
    .where("r.proposal_id", "=", proposalId)
    .where("r.revision", "=", revision)
    .executeTakeFirstOrThrow();
  return { ...row, document: readDocument(row.document) };
}

/** A design with the document of its newest revision. */
export async function withDocument(db: Db, row: CardRow, translate: (english: string) => string): Promise<Proposal> {
  const { document } = await readRevision(db, row.id, row.revision);
  return { ...proposalCard(row, translate), document };
}

/** A design of the caller's company after something was done to it; refuses with `notFound`. */
export async function cardOf(db: Db, customer: SignedIn, proposalId: string, now: Date, translate: Translate) {
  const row = await readCard(db, customer.companyId, proposalId, now);
  if (!row) throw refuse("notFound");
  return proposalCard(row, translate);
}

/** The refusal of a stale version, with the stored design for a comparison. */
export async function staleProposal(db: Db, customer: SignedIn, proposalId: string, now: Date, translate: Translate) {
  const row = await readCard(db, customer.companyId, proposalId, now);
  return row ? refuse("stale", await withDocument(db, row, translate)) : refuse("notFound");
}

export type Translate = (english: string) => string;

import type { BodyOf, getVersions, Proposal, ProposalVersion } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { cardRows, previewUrl, proposalCard, readRevision } from "../queries.ts";
import { undoFrom, undoUntil } from "../rules.ts";

type Translate = (english: string) => string;

type Services = { readonly db: Db; readonly now: Date; readonly translate: Translate };

/** The caller's revisions with what their rows show. */
const versionRows = (db: Db, { userId, companyId }: SignedIn) =>
  db
    .selectFrom("proposal_revisions as r")
    .innerJoin("proposals as p", "p.id", "r.proposal_id")
    .innerJoin("styles as s", "s.id", "p.style_id")
    .innerJoin("users as u", "u.id", "r.saved_by")
    .leftJoin("images as i", "i.id", "r.preview_image_id")
    .leftJoin("images as j", "j.id", "p.preview_image_id")
    .where("p.company_id", "=", companyId)
    .where("p.user_id", "=", userId);

/** One page of the caller's deleted designs or earlier revisions, the latest first. */
export async function readVersions(
  { db, now, translate }: Services,
  customer: SignedIn,
  body: BodyOf<typeof getVersions>,
): Promise<{ list: ProposalVersion[]; total: number; pageNum: number; pageSize: number; pages: number }> {
  let asked = versionRows(db, customer);
  asked =
    body.kind === "deleted"
      ? asked.where("p.deleted_at", ">", undoFrom(now)).whereRef("r.revision", "=", "p.revision")
      : asked.where("p.deleted_at", "is", null).whereRef("r.revision", "<", "p.revision");
  if (body.proposalId) asked = asked.where("p.id", "=", body.proposalId);
  const { total } = await asked.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow();
  const rows = await asked
    .select(["p.id", "p.style_id", "p.deleted_at", "p.revision as newest_revision", "p.name as newest_name"])
    .select(["r.name", "r.revision", "r.created_at", "u.name as saved_by", "s.name as style_name"])
    .select(["i.file_hash as preview_hash", "j.file_hash as newest_hash"])
    .orderBy(sql`coalesce(p.deleted_at, r.created_at)`, "desc")
    .orderBy("p.id")
    .orderBy("r.revision", "desc")
    .limit(body.pageSize)
    .offset(offsetOf(body))
    .execute();
  const list = rows.map(
    (row): ProposalVersion => ({
      kind: body.kind,
      proposalId: row.id,
      designId: row.style_id,
      name: row.name,
      styleName: translate(row.style_name),
      revision: row.revision,
      previewUrl: previewUrl(row.preview_hash, row),
      savedAt: row.created_at.toISOString(),
      savedBy: row.saved_by,
      deletedAt: row.deleted_at?.toISOString() ?? null,
      restorableUntil: row.deleted_at && undoUntil(row.deleted_at).toISOString(),
      newest: row.deleted_at
        ? null
        : {
            name: row.newest_name,
            revision: row.newest_revision,
            previewUrl: previewUrl(row.newest_hash, { id: row.id, revision: row.newest_revision }),
          },
    }),
  );
  return pageOf(total, list, body);
}

/** One revision of the caller's own design, also of a deleted one that can still be brought back. */
export async function readVersion(
  { db, now, translate }: Services,
  { userId, companyId }: SignedIn,
  { proposalId, revision }: { proposalId: string; revision?: number | undefined },
): Promise<Proposal & { isDeleted: boolean }> {
  const row = await cardRows(db, now)
    .where("p.id", "=", proposalId)
    .where("p.company_id", "=", companyId)
    .where("p.user_id", "=", userId)
    .where((eb) => eb.or([eb("p.deleted_at", "is", null), eb("p.deleted_at", ">", undoFrom(now))]))
    .executeTakeFirst();
  if (!row || (revision ?? 1) > row.revision) throw refuse("notFound");
  const shown = revision ?? row.revision;
  const version = await readRevision(db, row.id, shown);
  return {
    ...proposalCard(row, translate),
    name: version.name,
    previewUrl: previewUrl(version.preview_hash, { id: row.id, revision: shown }),
    updatedAt: version.created_at.toISOString(),
    revision: shown,
    document: version.document,
    isDeleted: row.deleted_at !== null,
  };
}

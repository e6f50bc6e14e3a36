import type { getProposalData } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../platform/http/answer/page.ts";
import type { Handler } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import type { Translate } from "./queries.ts";
import { cardRows, proposalCard, readCard, withDocument } from "./queries.ts";
import { sharedProposal } from "./revisions/shared.ts";
import { undoFrom } from "./rules.ts";

/** The styles whose name, as the caller reads it, holds a word. */
async function stylesCalled(db: Db, word: string, translate: Translate): Promise<string[]> {
  const styles = await db.selectFrom("styles").select(["id", "name"]).execute();
  return styles.filter(({ name }) => translate(name).toLowerCase().includes(word.toLowerCase())).map(({ id }) => id);
}

export const getProposalDataHandler: Handler<typeof getProposalData> = async ({
  body,
  customer,
  share,
  db,
  clock,
  translate,
}) => {
  const now = clock.now();
  if (share) return sharedProposal(db, share, body.proposalId, now, translate);
  if (body.proposalId) {
    const row = await readCard(db, customer.companyId, body.proposalId, now);
    if (!row) throw refuse("notFound");
    return withDocument(db, row, translate);
  }
  let asked = cardRows(db, now).where("p.company_id", "=", customer.companyId).where("p.user_id", "=", customer.userId);
  asked = body.deleted ? asked.where("p.deleted_at", ">", undoFrom(now)) : asked.where("p.deleted_at", "is", null);
  if (body.designId) asked = asked.where("p.style_id", "=", body.designId);
  if (body.keyword) {
    const styleIds = await stylesCalled(db, body.keyword, translate);
    asked = asked.where((eb) =>
      eb.or([sql<boolean>`position(lower(${body.keyword}) IN lower(p.name)) > 0`, sql<boolean>`p.style_id = any(${styleIds})`]),
    );
  }
  const { total } = await db
    .selectFrom(asked.as("asked"))
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  const rows = await asked.orderBy("p.updated_at", "desc").orderBy("p.id").limit(body.pageSize).offset(offsetOf(body)).execute();
  return pageOf(
    total,
    rows.map((row) => proposalCard(row, translate)),
    body,
  );
};

import {
  addMark,
  deleteProposal,
  getFabricDesigns,
  getMarksByProposal,
  getProposalData,
  getSignOffs,
  getVersion,
  getVersions,
  modifyDesignName,
  purgeProposal,
  replyMark,
  resolveMark,
  restoreProposal,
  saveProposal,
  signDesign,
} from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { offsetOf, pageOf } from "../../platform/http/answer/page.ts";
import { domain } from "../../platform/http/registry.ts";
import { invalid } from "../../platform/invalid.ts";
import { refuse } from "../../platform/refuse.ts";
import type { SignedIn } from "../../platform/security/who.ts";
import { resolveComment, writeComment, writeReply } from "./comments/comments.ts";
import { readMarks } from "./comments/marks.ts";
import { readSignOffs, sign } from "./comments/sign-offs.ts";
import { designsUsing } from "./designs-using.ts";
import { cardRows, proposalCard, readCard, withDocument } from "./queries.ts";
import { createProposal, refusingUsedName, updateProposal } from "./revisions/save.ts";
import { sharedProposal } from "./revisions/shared.ts";
import { purge, readVersion, readVersions } from "./revisions/versions.ts";
import { checkDocument, undoFrom, undoUntil } from "./rules.ts";

type Translate = (english: string) => string;

export const proposals = domain((on) => {
  on(saveProposal, async ({ body, customer, db, clock, translate }) => {
    const now = clock.now();
    if (!body.proposalId) {
      await checkDocument({ db, translate }, customer.customerId, body);
      return cardOf(db, customer, await createProposal(db, customer, body, now), now, translate);
    }
    const { proposalId } = body;
    if (!body.version)
      throw invalid(translate, { path: "version", rule: "required", message: "Please send the version that was read." });
    if (!(await readCard(db, customer.customerId, proposalId, now))) throw refuse("notFound");
    await checkDocument({ db, translate }, customer.customerId, body);
    if (!(await updateProposal(db, customer, { ...body, proposalId }, now)))
      throw await stale(db, customer, proposalId, now, translate);
    return cardOf(db, customer, proposalId, now, translate);
  });

  on(modifyDesignName, async ({ body, customer, db, clock, translate }) => {
    const now = clock.now();
    if (!(await readCard(db, customer.customerId, body.proposalId, now))) throw refuse("notFound");
    const { numUpdatedRows } = await refusingUsedName(() =>
      db
        .updateTable("proposals")
        .set({ name: body.name, updated_at: now })
        .set((of) => ({ version: of("version", "+", 1) }))
        .where("id", "=", body.proposalId)
        .where("company_id", "=", customer.customerId)
        .where("deleted_at", "is", null)
        .where("version", "=", body.version)
        .executeTakeFirst(),
    );
    if (numUpdatedRows !== 1n) throw await stale(db, customer, body.proposalId, now, translate);
    return cardOf(db, customer, body.proposalId, now, translate);
  });

  on(deleteProposal, async ({ body, customer, db, clock }) => {
    const now = clock.now();
    const ids = [...new Set([...(body.proposalIds ?? []), ...(body.proposalId ? [body.proposalId] : [])])];
    const deleted = await db.transaction().execute(async (within) => {
      const own = await within
        .selectFrom("proposals")
        .select("id")
        .where("id", "=", sql<string>`any(${ids})`)
        .where("company_id", "=", customer.customerId)
        .execute();
      if (own.length < ids.length) throw refuse("notFound");
      const { numUpdatedRows } = await within
        .updateTable("proposals")
        .set({ deleted_at: now })
        .where("id", "=", sql<string>`any(${ids})`)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    });
    return { deleted, undoUntil: undoUntil(now).toISOString() };
  });

  on(restoreProposal, async ({ body, customer, db, clock, translate }) => {
    const now = clock.now();
    await refusingUsedName(() =>
      db
        .updateTable("proposals")
        .set({ deleted_at: null })
        .where("id", "=", body.proposalId)
        .where("company_id", "=", customer.customerId)
        .where("deleted_at", ">", undoFrom(now))
        .execute(),
    );
    return cardOf(db, customer, body.proposalId, now, translate);
  });

  on(getProposalData, async ({ body, customer, share, db, clock, translate }) => {
    const now = clock.now();
    if (share) return sharedProposal(db, share, body.proposalId, now, translate);
    if (body.proposalId) {
      const row = await readCard(db, customer.customerId, body.proposalId, now);
      if (!row) throw refuse("notFound");
      return withDocument(db, row, translate);
    }
    let asked = cardRows(db, now).where("p.company_id", "=", customer.customerId).where("p.user_id", "=", customer.userId);
    asked = body.deleted ? asked.where("p.deleted_at", ">", undoFrom(now)) : asked.where("p.deleted_at", "is", null);
    if (body.designId) asked = asked.where("p.style_id", "=", body.designId);
    if (body.keyword) {
      const styleIds = await stylesCalled(db, body.keyword, translate);
      asked = asked.where((of) =>
        of.or([sql<boolean>`position(lower(${body.keyword}) IN lower(p.name)) > 0`, sql<boolean>`p.style_id = any(${styleIds})`]),
      );
    }
    const { total } = await db
      .selectFrom(asked.as("asked"))
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow();
    const rows = await asked
      .orderBy("p.updated_at", "desc")
      .orderBy("p.id")
      .limit(body.pageSize)
      .offset(offsetOf(body))
      .execute();
    return pageOf(
      total,
      rows.map((row) => proposalCard(row, translate)),
      body,
    );
  });

  on(getVersions, async ({ body, customer, db, clock, translate }) =>
    readVersions({ db, now: clock.now(), translate }, customer, body),
  );

  on(getVersion, async ({ body, customer, db, clock, translate }) =>
    readVersion({ db, now: clock.now(), translate }, customer, body),
  );

  on(purgeProposal, async ({ body, customer, db }) => ({ purged: await purge(db, customer, body.proposalId) }));

  on(getMarksByProposal, async ({ body, customer, share, signedIn, db, clock }) =>
    readMarks(db, { customer, share, signedIn }, body.proposalId, clock.now()),
  );

  on(addMark, async ({ body, customer, share, signedIn, db, clock, translate }) =>
    writeComment({ db, translate, now: clock.now() }, { customer, share, signedIn }, body),
  );

  on(replyMark, async ({ body, customer, share, signedIn, db, clock, translate }) =>
    writeReply({ db, translate, now: clock.now() }, { customer, share, signedIn }, body),
  );

  on(resolveMark, async ({ body, customer, db, clock }) => resolveComment({ db, now: clock.now() }, customer, body));

  on(signDesign, async ({ body, customer, share, signedIn, db, clock, translate }) =>
    sign({ db, translate, now: clock.now() }, { customer, share, signedIn }, body),
  );

  on(getSignOffs, async ({ body, customer, share, signedIn, db, clock }) =>
    readSignOffs({ db, now: clock.now() }, { customer, share, signedIn }, body.proposalId),
  );

  on(getFabricDesigns, designsUsing);
});

async function cardOf(db: Db, customer: SignedIn, proposalId: string, now: Date, translate: Translate) {
  const row = await readCard(db, customer.customerId, proposalId, now);
  if (!row) throw refuse("notFound");
  return proposalCard(row, translate);
}

/** The styles whose name, as the caller reads it, holds a word. */
async function stylesCalled(db: Db, word: string, translate: Translate): Promise<string[]> {
  const styles = await db.selectFrom("styles").select(["id", "name"]).execute();
  return styles.filter(({ name }) => translate(name).toLowerCase().includes(word.toLowerCase())).map(({ id }) => id);
}

/** The refusal of a stale version, with the stored design for a comparison. */
async function stale(db: Db, customer: SignedIn, proposalId: string, now: Date, translate: Translate) {
  const row = await readCard(db, customer.customerId, proposalId, now);
  return row ? refuse("stale", await withDocument(db, row, translate)) : refuse("notFound");
}

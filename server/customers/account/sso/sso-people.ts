import type { SsoReason } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { Vouched } from "../../../platform/security/sso-provider.ts";
import { type Person, personById, personByMail, whyLocked } from "../queries.ts";
import { openRequestOf } from "../registration/registrations.ts";
import { forgetTwoStep } from "../security/two-step/two-step.ts";

type NotLetIn = Extract<
  SsoReason,
  "mailNotVerified" | "noAccount" | "accountPending" | "accountLocked" | "lockedByCompany" | "linkedElsewhere"
>;

async function linkedPerson(db: Db, { issuer, subject }: Vouched): Promise<Person | null> {
  const row = await db
    .selectFrom("sso_identities")
    .select("user_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row ? personById(db, row.user_id) : null;
}

/** Whose account somebody is that a provider vouches for, or why nobody's. The first time they are known by their verified address; no account is made. */
export async function personVouchedFor(db: Db, vouched: Vouched, now: Date): Promise<Person | NotLetIn> {
  const linked = await linkedPerson(db, vouched);
  if (linked) return linked.locked_at ? whyLocked(linked) : linked;
  const mail = await vouched.verifiedMail();
  if (!mail) return "mailNotVerified";
  const person = await personByMail(db, mail);
  if (!person) return (await openRequestOf(db, mail))?.state === "pending" ? "accountPending" : "noAccount";
  if (person.locked_at) return whyLocked(person);
  const isLinked = await db.transaction().execute((tx) => link(tx, vouched, person, now));
  if (isLinked) return person;
  // Another request of the same person may have come first.
  return (await linkedPerson(db, vouched)) ?? "linkedElsewhere";
}

async function link(tx: Db, { issuer, subject }: Vouched, person: Person, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("sso_identities")
    .values({ issuer, subject, user_id: person.id, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  if (!person.mail_verified_at) await takeOver(tx, person.id, now);
  return true;
}

/** An account whose address nobody had shown to be theirs: what somebody else may have set up on it opens nothing any more. */
async function takeOver(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("users")
    .set({ mail_verified_at: now, pending_mail: null, password_must_change: true, version: sql`version + 1` })
    .where("id", "=", userId)
    .execute();
  await tx.deleteFrom("account_tokens").where("user_id", "=", userId).execute();
  await tx.deleteFrom("sessions").where("user_id", "=", userId).execute();
  await forgetTwoStep(tx, userId);
}

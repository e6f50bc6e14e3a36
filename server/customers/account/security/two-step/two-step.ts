import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import { stepOfCode } from "../../../../platform/security/passwords/totp.ts";
import { hashSecret } from "../../../../platform/security/secret.ts";
import type { Person } from "../../queries.ts";

const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 8;

const plain = (code: string) => code.replace(/[\s-]/g, "").toLowerCase();

/** Takes a code of the authenticator, or a recovery code, once: whether it was right. Of two at the same moment one is taken. */
export async function takeCode(
  db: Db,
  person: Pick<Person, "id" | "totp_secret" | "totp_last_step">,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = stepOfCode(person.totp_secret!, plain(code), Number(person.totp_last_step), now);
  if (step !== null) {
    const taken = await db
      .updateTable("users")
      .set({ totp_last_step: String(step) })
      .where("id", "=", person.id)
      .where("totp_last_step", "<", String(step))
      .executeTakeFirst();
    return taken.numUpdatedRows > 0n;
  }
  const used = await db
    .updateTable("recovery_codes")
    .set({ used_at: now })
    .where("user_id", "=", person.id)
    .where("code_hash", "=", hashSecret(plain(code)))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** Recovery codes that were not used yet. */
export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** New recovery codes of 64 bits in place of the old ones; only their hashes are kept. */
export async function newRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(RECOVERY_BYTES).toString("hex"));
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashSecret(code), used_at: null })))
    .execute();
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-"));
}

/** Turns two-step sign-in off and forgets its secret and codes. */
export async function forgetTwoStep(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable("users")
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: sql`0` })
    .where("id", "=", userId)
    .execute();
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

import { LOGIN_RATE } from "@selvedge/contract";
import type { Db } from "../db/open.ts";
import { refuse } from "../refuse.ts";
import { hashSecret } from "../security/secret.ts";

const whoOf = (login: string, address: string) => hashSecret(`${login.trim().toLowerCase()}\n${address}`);

/**
 * Counts a try to sign in before the password is looked at, so that many at once cannot slip past the limit.
 * Throws `tooMany` when the account and address have had theirs; `succeeded` forgets them.
 */
export async function beginAttempt(db: Db, login: string, address: string, now: Date): Promise<{ succeeded(): Promise<void> }> {
  const who = whoOf(login, address);
  const since = new Date(now.getTime() - LOGIN_RATE.windowMs);
  await db.deleteFrom("login_attempts").where("at", "<=", since).execute();
  const { id } = await db
    .insertInto("login_attempts")
    .values({ account_address_hash: who, at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const tries = await db
    .selectFrom("login_attempts")
    .select("at")
    .where("account_address_hash", "=", who)
    .orderBy("at")
    .execute();
  if (tries.length > LOGIN_RATE.max) {
    await db.deleteFrom("login_attempts").where("id", "=", id).execute();
    const first = tries[0]?.at ?? now;
    const waitMs = first.getTime() + LOGIN_RATE.windowMs - now.getTime();
    throw refuse("tooMany", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
  }
  return {
    async succeeded() {
      await db.deleteFrom("login_attempts").where("account_address_hash", "=", who).execute();
    },
  };
}

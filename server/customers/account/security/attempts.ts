import { LOGIN_ADDRESS_MAX, LOGIN_NAME_MAX, LOGIN_RATE } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import { neighbourhoodOf } from "../../../platform/http/caller/neighbourhood.ts";
import { refuse } from "../../../platform/refuse.ts";
import { hashSecret } from "../../../platform/security/secret.ts";

/** What one try counts for, and how many of each may fail within the window: one name from one address, all names from it, one name from all. */
function countsOf(login: string, address: string) {
  const [name, place] = [login.trim().toLowerCase(), neighbourhoodOf(address)];
  return {
    pair: { who: hashSecret(`${name}\n${place}`), max: LOGIN_RATE.max },
    place: { who: hashSecret(`from ${place}`), max: LOGIN_ADDRESS_MAX },
    name: { who: hashSecret(`as ${name}`), max: LOGIN_NAME_MAX },
  };
}

/**
 * Counts a try to sign in before the password is looked at, so that many at once cannot slip past the limit.
 * Throws `tooMany` when its name or its address has had theirs; after `succeeded` it is no failure, and those of that name from there are forgotten.
 */
export async function beginAttempt(db: Db, login: string, address: string, now: Date): Promise<{ succeeded(): Promise<void> }> {
  const counts = countsOf(login, address);
  const all = Object.values(counts);
  const since = new Date(now.getTime() - LOGIN_RATE.windowMs);
  await db.deleteFrom("login_attempts").where("at", "<=", since).execute();
  const made = await db
    .insertInto("login_attempts")
    .values(all.map(({ who }) => ({ account_address_hash: who, at: now })))
    .returning("id")
    .execute();
  const takeBack = () =>
    db
      .deleteFrom("login_attempts")
      .where(
        "id",
        "in",
        made.map(({ id }) => id),
      )
      .execute();
  const tries = await db
    .selectFrom("login_attempts")
    .select((eb) => ["account_address_hash as who", eb.fn.countAll<string>().as("count"), eb.fn.min("at").as("first")])
    .where(
      "account_address_hash",
      "in",
      all.map(({ who }) => who),
    )
    .groupBy("account_address_hash")
    .execute();
  const over = all.flatMap(({ who, max }) => tries.filter((tried) => tried.who === who && Number(tried.count) > max));
  if (over.length > 0) {
    await takeBack();
    const free = Math.max(...over.map(({ first }) => first.getTime())) + LOGIN_RATE.windowMs;
    throw refuse("tooMany", { retryAfterSeconds: Math.max(1, Math.ceil((free - now.getTime()) / 1_000)) });
  }
  return {
    async succeeded() {
      await takeBack();
      await db.deleteFrom("login_attempts").where("account_address_hash", "=", counts.pair.who).execute();
    },
  };
}

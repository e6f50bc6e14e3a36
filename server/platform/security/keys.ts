import type { Db } from "../db/open.ts";
import { newSecret } from "./secret.ts";

/** What a key is for: addresses of uploads, and the stored records of cloths and scenes. */
type Purpose = "uploads" | "records";
export type KeyTables = { keys: { name: Purpose; value: string } };

/** The portal's key for a purpose: 256 random bits, made by whoever asks first, the same in all its processes. */
export async function keyOf(db: Db, purpose: Purpose): Promise<string> {
  await db
    .insertInto("keys")
    .values({ name: purpose, value: newSecret(256) })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await db.selectFrom("keys").select("value").where("name", "=", purpose).executeTakeFirstOrThrow()).value;
}

/** Whether that key was made: false until the first start with it. */
export const hasKey = async (db: Db, purpose: Purpose): Promise<boolean> =>
  (await db.selectFrom("keys").select("name").where("name", "=", purpose).executeTakeFirst()) !== undefined;

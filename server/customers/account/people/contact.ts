import type { DataOf, getContact } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { faceUrl } from "../queries.ts";

/** Whom of the mill a company turns to: who is named for it, else whoever has sold for the mill the longest. */
export async function contactOf(db: Db, companyId: string): Promise<DataOf<typeof getContact>> {
  const row = await db
    .selectFrom("users as u")
    .leftJoin("companies as c", (on) => on.onRef("c.contact_id", "=", "u.id").on("c.id", "=", companyId))
    .select(["u.id", "u.name", "u.mail", "u.avatar_hash"])
    .where("u.locked_at", "is", null)
    .where((eb) => eb.or([eb("c.id", "is not", null), eb("u.role", "=", "sales")]))
    .orderBy(sql`c.id IS NULL`)
    .orderBy("u.created_at")
    .orderBy("u.id")
    .limit(1)
    .executeTakeFirst();
  return row ? { userId: row.id, name: row.name, mail: row.mail, avatar: faceUrl(row.avatar_hash) } : null;
}

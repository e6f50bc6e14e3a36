import type { Db } from "../../../platform/db/open.ts";
import { STAFF_ROLES } from "../../../platform/http/caller/access.ts";

/** Whom of the mill something may be handed to. */
export const colleagues = (db: Db) =>
  db
    .selectFrom("users")
    .select(["id as userId", "name"])
    .where("role", "in", [...STAFF_ROLES])
    .where("locked_at", "is", null)
    .orderBy("name")
    .execute();

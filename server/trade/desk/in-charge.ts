import { WORK_KINDS } from "@selvedge/contract";
import { sql } from "kysely";

/** Whose person in charge sees to a thread `t`: the record's that it is about, or its own where it is about no piece of work. */
const isAboutWork = sql`t.about_kind = any(${[...WORK_KINDS]})`;
export const threadInChargeKind = sql`CASE WHEN ${isAboutWork} THEN t.about_kind ELSE 'thread' END`;
export const threadInChargeId = sql`CASE WHEN ${isAboutWork} THEN t.about_id ELSE t.id END`;

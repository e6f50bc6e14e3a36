import type { DeskEvent, StepKey } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";

/** Everything that happened to a record and to what belongs to it, in the order in which it happened. */
export async function readHistory(db: Db, recordId: string): Promise<DeskEvent[]> {
  const rows = await db
    .selectFrom("desk_history as row")
    .leftJoin("users as person", "person.id", "row.user_id")
    .select(["row.at", "row.side", "row.action", "row.to_state", "row.note", "row.detail", "person.name"])
    .where((eb) => eb.or([eb("row.record_id", "=", recordId), eb("row.parent_id", "=", recordId)]))
    .orderBy("row.seq")
    .$castTo<{
      at: Date;
      side: DeskEvent["side"];
      action: string;
      to_state: string;
      note: string;
      detail: Record<string, unknown>;
      name: string | null;
    }>()
    .execute();
  return rows.map(({ at, side, action, to_state, note, detail, name }) => ({
    at: at.toISOString(),
    actor: name ?? "",
    side,
    type: action,
    state: to_state,
    step: (detail.step as StepKey | undefined) ?? null,
    lineId: (detail.lineId as string | undefined) ?? null,
    text: note,
  }));
}

/** The state a record was in before the one it is in now. */
export async function stateBefore(db: Db, recordId: string): Promise<string | null> {
  const row = await db
    .selectFrom("desk_history")
    .select("from_state")
    .where("record_id", "=", recordId)
    .orderBy(sql`seq DESC`)
    .limit(1)
    .executeTakeFirst();
  return row?.from_state ?? null;
}

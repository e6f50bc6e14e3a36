import type { DataOf, erpPeople } from "@selvedge/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { Charge } from "./record.ts";

type Contact = NonNullable<DataOf<typeof erpPeople>["contact"]>;

/** Whom of the customer a record is from, with who receives it where it goes and the telephone there. */
const FROM: Readonly<Record<Exclude<Charge["kind"], "thread">, RawBuilder<unknown>>> = {
  order: sql`SELECT user_id, address ->> 'userName' AS receiver, address ->> 'tel' AS tel FROM orders`,
  sample: sql`SELECT user_id, address ->> 'userName' AS receiver, address ->> 'tel' AS tel FROM samples`,
  rfq: sql`SELECT user_id, NULL AS receiver, NULL AS tel FROM quotations`,
  lapDip: sql`SELECT user_id, NULL AS receiver, NULL AS tel FROM lap_dips`,
};

/** Who of the customer wrote last in a thread, or else who opened it. */
const fromThread = (threadId: string) => sql`
  SELECT coalesce((
    SELECT user_id FROM thread_messages WHERE thread_id = t.id AND NOT by_mill ORDER BY created_at DESC, id DESC LIMIT 1),
    t.user_id) AS user_id, NULL AS receiver, NULL AS tel
  FROM threads t WHERE t.id = ${threadId}`;

/** The customer's person: of a thread whoever writes there, else who asked for the record. The telephone is that of an address which receives for the person by name: the record's, else one of their own; a warehouse's is not theirs. */
export async function contactOf(db: Db, { kind, id, thread }: Charge): Promise<Contact | null> {
  const byRecord = kind === "thread" ? null : await contactIn(db, sql`${FROM[kind]} WHERE id = ${id}`);
  const byThread = thread && (await contactIn(db, fromThread(thread.id)));
  return byThread ?? byRecord;
}

async function contactIn(db: Db, from: RawBuilder<unknown>): Promise<Contact | null> {
  const { rows } = await sql<Contact>`
    SELECT u.name, u.mail, coalesce(CASE WHEN lower(r.receiver) = lower(u.name) THEN nullif(r.tel, '') END, (
      SELECT tel FROM addresses WHERE user_id = u.id AND lower(user_name) = lower(u.name) AND tel <> '' ORDER BY is_default DESC, created_at DESC LIMIT 1), '') AS tel
    FROM (${from}) r JOIN users u ON u.id = r.user_id
    WHERE u.role IN ('buyer', 'buyerAdmin')`.execute(db);
  return rows[0] ?? null;
}

import { sql } from "kysely";
import type { Db } from "../db/open.ts";

/** A place in the order of events: everything up to it is known. Both are 64-bit numbers as text. */
export type Cursor = { readonly xid: string; readonly seq: string };
export type EventRow = Cursor & {
  readonly company_id: string | null;
  readonly user_id: string | null;
  readonly to_staff: boolean;
  readonly event: string;
  readonly data: string;
  readonly created_at: Date;
};

/** Whether one place comes after another. */
export const isPast = (one: Cursor, { xid, seq }: Cursor): boolean =>
  one.xid === xid ? BigInt(one.seq) > BigInt(seq) : BigInt(one.xid) > BigInt(xid);

/** Events are kept for a day; a client that was away longer gets a reset and fetches everything again. */
const KEPT_MS = 86_400_000;
const AT_ONCE = 500;
const CURSOR = /^(\d{1,20})-(\d{1,19})-(\d{1,14})$/;

/** The id of an event as readers send it back: its place, and when it was. */
export const writeCursor = ({ xid, seq }: Cursor, time: Date) => `${xid}-${seq}-${time.getTime()}`;

/** Where the events stand now: everything of transactions before it has been. */
export async function readCursor(db: Db): Promise<Cursor> {
  const { rows } = await sql<{ xid: string }>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xid`.execute(db);
  return { xid: rows[0]!.xid, seq: "0" };
}

/** The same as readers send it back, for a page that is about to ask for what it shows. */
export const liveSince = async (db: Db, now: Date): Promise<string> => writeCursor(await readCursor(db), now);

/** Events after a place, in their order, up to another. Those of a transaction are held back while an older one is open: `isWaiting`. */
export async function readEvents(
  db: Db,
  after: Cursor,
  until?: Cursor,
): Promise<{ rows: EventRow[]; next: Cursor; isMore: boolean; isWaiting: boolean }> {
  const end = until ? sql`AND (xid, seq) <= (${until.xid}::xid8, ${until.seq}::bigint)` : sql``;
  const { rows } = await sql<EventRow & { settled: boolean }>`
    SELECT xid::text AS xid, seq, company_id, user_id, to_staff, event, data::text AS data, created_at,
      xid < pg_snapshot_xmin(pg_current_snapshot()) AS settled
    FROM live_events WHERE (xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint) ${end}
    ORDER BY live_events.xid, live_events.seq LIMIT ${AT_ONCE}`.execute(db);
  const settled = rows.filter(({ settled }) => settled);
  return {
    rows: settled,
    next: settled.at(-1) ?? after,
    isMore: settled.length === AT_ONCE,
    isWaiting: settled.length < rows.length,
  };
}

/** The place a reader names, or "lost" when what came after it is no longer there, or was never here. */
export async function isLost(db: Db, id: string, now: Date): Promise<Cursor | "lost"> {
  const [, xid, seq, at] = CURSOR.exec(id) ?? [];
  if (!xid || !seq || now.getTime() - Number(at) > KEPT_MS) return "lost";
  const { rows } = await sql<{ known: boolean }>`
    SELECT ${xid}::numeric <= pg_snapshot_xmax(pg_current_snapshot())::text::numeric AS known`.execute(db);
  return rows[0]?.known ? { xid, seq } : "lost";
}

/** Forgets events of yesterday, and those that a copy of another database brought along: their numbers mean nothing here. */
export async function sweepEvents(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEPT_MS);
  await sql`DELETE FROM live_events WHERE created_at < ${since} OR xid > pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

import type { Listening } from "../db/listen.ts";
import type { Database, Db } from "../db/open.ts";
import { isStaff } from "../http/caller/access.ts";
import type { SignedIn } from "../people/who.ts";
import { openAmong } from "../security/sessions.ts";
import type { Clock } from "../time/clock.ts";
import { type Cursor, type EventRow, isLost, isPast, readCursor, readEvents, sweepEvents, writeCursor } from "./queue.ts";

/** The channel on which the database says that there are events. */
const CHANNEL = "live";
/** A sign of life this often keeps proxies from closing the connection; by it a said word that was lost is made good, and ended sessions are let go. */
const BEAT_MS = 15_000;
/** Events of a transaction wait for older ones that are still open; they are asked for again after this. */
const AGAIN_MS = 100;
const SWEEP_MS = 3_600_000;

export type Out = { write(text: string): void; end(): void };
export type Reader = Out & {
  readonly who: Pick<SignedIn, "sessionId" | "userId" | "companyId" | "role">;
  /** Up to where it knows: it may come from a process that was ahead of this one. */
  knows: Cursor | null;
};

export type HubParts = {
  readonly db: Db;
  readonly listen: Database["listen"] | undefined;
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
};

/** The state of this process's reader: its subscribers, how far it has read, and its running work. */
export type Reading = HubParts & {
  readonly readers: Set<Reader>;
  cursor: Cursor | null;
  listening: Listening | null;
  starting: Promise<void> | null;
  work: Promise<void>;
  timers: NodeJS.Timeout[];
  again: NodeJS.Timeout | undefined;
  closed: boolean;
};

const textOf = (event: string, data: string, id: string) => `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
const concerns = (row: EventRow, { userId, companyId, role }: Reader["who"]) =>
  row.user_id === userId || row.company_id === companyId || (row.to_staff && isStaff(role));

/** Tells a reader of an event that concerns it, once. Events come in their order. */
function deliver(reader: Reader, row: EventRow): void {
  if (!concerns(row, reader.who) || (reader.knows && !isPast(row, reader.knows))) return;
  reader.knows = row;
  reader.write(textOf(row.event, row.data, writeCursor(row, row.created_at)));
}

async function take(reading: Reading): Promise<void> {
  if (!reading.cursor || reading.closed) return;
  const { rows, next, isMore, isWaiting } = await readEvents(reading.db, reading.cursor);
  reading.cursor = next;
  for (const row of rows) for (const reader of reading.readers) deliver(reader, row);
  if (isMore) return take(reading);
  clearTimeout(reading.again);
  if (isWaiting) reading.again = setTimeout(() => freshen(reading), AGAIN_MS);
}

/** Reads what there is now, after what is being read. */
function freshen(reading: Reading): void {
  reading.work = reading.work.then(() => take(reading)).catch((error: unknown) => void (reading.closed || reading.failed(error)));
}

async function beat(reading: Reading): Promise<void> {
  freshen(reading);
  const { readers, db, clock } = reading;
  if (readers.size === 0) return;
  const open = await openAmong(db, [...new Set([...readers].map(({ who }) => who.sessionId))], clock.now());
  for (const reader of readers) {
    if (open.has(reader.who.sessionId)) reader.write(": here\n\n");
    else reader.end();
  }
}

/** Undoes itself when it fails, so that the next reader can start it again. */
async function start(reading: Reading): Promise<void> {
  const { db, listen, clock, failed } = reading;
  await sweepEvents(db, clock.now());
  reading.cursor = await readCursor(db);
  if (reading.closed) return;
  reading.listening = (await listen?.(CHANNEL, () => freshen(reading))) ?? null;
  const every = (ms: number, run: () => Promise<void>) =>
    setInterval(() => void run().catch((error: unknown) => void (reading.closed || failed(error))), ms);
  reading.timers = [every(BEAT_MS, () => beat(reading)), every(SWEEP_MS, () => sweepEvents(db, clock.now()))];
}

/** Reads what a reader missed up to where the others are, until there is nothing between: then it is one of them. */
export async function catchUp(reading: Reading, reader: Reader, last: string | null, isGone: () => boolean): Promise<void> {
  const { db, clock, readers } = reading;
  reading.starting ??= start(reading).catch((error: unknown) => {
    reading.starting = null;
    throw error;
  });
  await reading.starting;
  let from = last === null ? null : await isLost(db, last, clock.now());
  if (from === "lost") reader.write(textOf("reset", "{}", writeCursor(reading.cursor!, clock.now())));
  if (from === null || from === "lost") {
    reader.write(textOf("hello", "{}", writeCursor(reading.cursor!, clock.now())));
    if (!isGone()) readers.add(reader);
    return;
  }
  reader.knows = from;
  for (;;) {
    const until: Cursor = reading.cursor!;
    const { rows, next, isMore } = await readEvents(db, from, until);
    for (const row of rows) deliver(reader, row);
    from = isMore ? next : until;
    if (isGone()) return;
    if (!isMore && until === reading.cursor) break;
  }
  readers.add(reader);
}

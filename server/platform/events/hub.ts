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

type Out = { write(text: string): void; end(): void };
type Reader = Out & {
  readonly who: Pick<SignedIn, "sessionId" | "userId" | "companyId" | "role">;
  /** Up to where it knows: it may come from a process that was ahead of this one. */
  knows: Cursor | null;
};

export type Hub = {
  /** Tells a reader what happened since `last`, then what happens; answers what ends it. */
  subscribe(who: Reader["who"], last: string | null, out: Out): () => void;
  /** Ends every reader's connection. They come again, with what they saw last. */
  close(): Promise<void>;
};

type HubParts = {
  readonly db: Db;
  readonly listen: Database["listen"] | undefined;
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
};

const textOf = (event: string, data: string, id: string) => `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
const concerns = (row: EventRow, { userId, companyId, role }: Reader["who"]) =>
  row.user_id === userId || row.company_id === companyId || (row.to_staff && isStaff(role));

/** Tells a reader of an event that concerns it, once. Events come in their order. */
function tell(reader: Reader, row: EventRow): void {
  if (!concerns(row, reader.who) || (reader.knows && !isPast(row, reader.knows))) return;
  reader.knows = row;
  reader.write(textOf(row.event, row.data, writeCursor(row, row.created_at)));
}

/** Reads the events of the database once for all readers of this process. Asks nothing of it before the first reader comes. */
export function openHub({ db, listen, clock, failed }: HubParts): Hub {
  const readers = new Set<Reader>();
  let cursor: Cursor | null = null;
  let listening: Listening | null = null;
  let starting: Promise<void> | null = null;
  let work: Promise<void> = Promise.resolve();
  let timers: NodeJS.Timeout[] = [];
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  const take = async () => {
    if (!cursor || closed) return;
    const { rows, next, isMore, isWaiting } = await readEvents(db, cursor);
    cursor = next;
    for (const row of rows) for (const reader of readers) tell(reader, row);
    if (isMore) return take();
    clearTimeout(again);
    if (isWaiting) again = setTimeout(freshen, AGAIN_MS);
  };
  const freshen = () => {
    work = work.then(take).catch((error: unknown) => void (closed || failed(error)));
  };
  const beat = async () => {
    freshen();
    if (readers.size === 0) return;
    const open = await openAmong(db, [...new Set([...readers].map(({ who }) => who.sessionId))], clock.now());
    for (const reader of readers) {
      if (open.has(reader.who.sessionId)) reader.write(": here\n\n");
      else reader.end();
    }
  };
  const guarded = (run: () => Promise<void>) => () => void run().catch((error: unknown) => void (closed || failed(error)));
  /** Leaves nothing half begun when it fails: the next reader begins it anew. */
  const start = async () => {
    await sweepEvents(db, clock.now());
    cursor = await readCursor(db);
    if (closed) return;
    listening = (await listen?.(CHANNEL, freshen)) ?? null;
    timers = [
      setInterval(guarded(beat), BEAT_MS),
      setInterval(
        guarded(() => sweepEvents(db, clock.now())),
        SWEEP_MS,
      ),
    ];
  };

  /** Reads what a reader missed up to where the others are, until there is nothing between: then it is one of them. */
  const catchUp = async (reader: Reader, last: string | null, isGone: () => boolean) => {
    starting ??= start().catch((error: unknown) => {
      starting = null;
      throw error;
    });
    await starting;
    let from = last === null ? null : await isLost(db, last, clock.now());
    if (from === "lost") reader.write(textOf("reset", "{}", writeCursor(cursor!, clock.now())));
    if (from === null || from === "lost") {
      reader.write(textOf("hello", "{}", writeCursor(cursor!, clock.now())));
      if (!isGone()) readers.add(reader);
      return;
    }
    reader.knows = from;
    for (;;) {
      const until: Cursor = cursor!;
      const { rows, next, isMore } = await readEvents(db, from, until);
      for (const row of rows) tell(reader, row);
      from = isMore ? next : until;
      if (isGone()) return;
      if (!isMore && until === cursor) break;
    }
    readers.add(reader);
  };

  return {
    subscribe(who, last, out) {
      const reader: Reader = { who, knows: null, ...out };
      let gone = closed;
      const stop = () => {
        gone = true;
        readers.delete(reader);
      };
      if (closed) out.end();
      else
        catchUp(reader, last, () => gone).catch((error: unknown) => {
          if (!closed) failed(error);
          out.end();
        });
      return stop;
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      clearTimeout(again);
      for (const reader of readers) reader.end();
      readers.clear();
      await starting?.catch(() => {});
      await work;
      await listening?.stop();
    },
  };
}

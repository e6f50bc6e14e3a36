import { randomUUID } from "node:crypto";
import { Id, Whereabouts } from "@selvedge/contract";
import { sql } from "kysely";
import { z } from "zod";
import type { Listening } from "../../../platform/db/listen.ts";
import type { Database, Db } from "../../../platform/db/open.ts";
import { Present } from "./walkers.ts";

/** What processes say to each other of those who walk together: somebody is here, has moved, has gone; and who is with you? */
export const Word = z.discriminatedUnion("word", [
  z.object({ word: z.literal("here"), present: Present }),
  z.object({ word: z.literal("moved"), chanelId: Id, walkerId: z.string(), to: Whereabouts, order: z.int() }),
  z.object({ word: z.literal("gone"), chanelId: Id, walkerId: z.string() }),
  z.object({ word: z.literal("who") }),
]);
export type Word = z.infer<typeof Word>;
const Said = z.object({ from: z.string(), said: Word });

export type Wire = {
  /** Begins to listen, once. */
  open(): Promise<void>;
  /** Tells the other processes. What is said while the database is busy goes in one statement. */
  say(word: Word): void;
  /** When it is by the clock of the database, microseconds. */
  now(): Promise<number>;
  close(): Promise<void>;
};

type WireParts = {
  readonly db: Db;
  readonly listen: Database["listen"] | undefined;
  readonly failed: (error: unknown) => void;
  readonly heard: (word: Word) => void;
};

/** Notifications of the database with a payload: several processes hear each other, and nothing is stored. */
export function openWire({ db, listen, failed, heard }: WireParts): Wire {
  const from = randomUUID();
  const waiting: string[] = [];
  let channel: Promise<string> | null = null;
  let opening: Promise<Listening | null> | null = null;
  let sending: Promise<void> | null = null;
  let closed = false;

  /** Schemas of one database are portals of their own, whose rooms may have the same ids. */
  const channelOf = () => {
    channel ??= readSchema(db).catch((error: unknown) => {
      channel = null;
      throw error;
    });
    return channel;
  };
  const hear = (text?: string) => {
    // Something may have been missed.
    if (text === undefined) return say({ word: "who" });
    let said: unknown;
    try {
      said = JSON.parse(text);
    } catch (error) {
      // Whoever may reach the database may notify this channel of anything.
      return failed(error);
    }
    const { success, data } = Said.safeParse(said);
    // Another version of the portal may say what this one does not know.
    if (success && data.from !== from) heard(data.said);
  };
  const send = async () => {
    try {
      while (waiting.length > 0) {
        const texts = waiting.splice(0);
        await sql`SELECT pg_notify(${await channelOf()}, text) FROM unnest(${texts}::text[]) AS text`.execute(db);
      }
    } catch (error) {
      if (!closed) failed(error);
    } finally {
      // In the same step as the last look at what waits: what is said next must not find it busy.
      sending = null;
    }
  };
  function say(said: Word): void {
    if (!listen || closed) return;
    waiting.push(JSON.stringify({ from, said }));
    sending ??= send();
  }
  const begin = async () => {
    if (!listen) return null;
    const listening = await listen(await channelOf(), hear);
    say({ word: "who" });
    return listening;
  };
  return {
    async open() {
      opening ??= begin().catch((error: unknown) => {
        opening = null;
        throw error;
      });
      await opening;
    },
    say,
    async now() {
      const { rows } = await sql<{ now: string }>`
        SELECT floor(extract(epoch FROM clock_timestamp()) * 1000000)::text AS now`.execute(db);
      return Number(rows[0]!.now);
    },
    async close() {
      await sending;
      closed = true;
      await (await opening?.catch(() => null))?.stop();
    },
  };
}

async function readSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ channel: string }>`SELECT 'together ' || current_schema() AS channel`.execute(db);
  return rows[0]!.channel;
}

import { type Db, markThreadRead, openThread, writeMessage } from "@selvedge/server";
import { sql } from "kysely";
import { MESSAGES, type MessageSeed } from "../messages.ts";
import { personOf } from "../people.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const TABLES = { order: "orders", lapDip: "lap_dips", sample: "samples" } as const;

type ThreadSubject = { readonly id: string; readonly number: string; readonly createdAt: Date };

/** The record a conversation is about; undefined where the demo customer has no such one. */
async function recordOf(db: Db, userId: string, { kind, place }: MessageSeed): Promise<ThreadSubject | undefined> {
  const { rows } = await sql<ThreadSubject>`
    SELECT id, number, created_at AS "createdAt" FROM ${sql.table(TABLES[kind])}
    WHERE user_id = ${userId} ORDER BY created_at, number`.execute(db);
  return rows.at(place);
}

/** Writes the demo's conversations, each message on its own day; who answers has read what came before. */
export async function seedMessages(db: Db, now: Date): Promise<void> {
  const mill = await personOf(db, "sales@selvedge.demo");
  if (!mill) return;
  for (const story of MESSAGES) {
    const buyer = await personOf(db, story.buyer);
    const record = buyer && (await recordOf(db, buyer.userId, story));
    if (!record) continue;
    const subject = { kind: story.kind, id: record.id };
    await db.transaction().execute(async (tx) => {
      const opened = { subject, companyId: buyer.companyId, title: record.number };
      const threadId = await openThread(tx, opened, record.createdAt);
      for (const [index, { by, day, text }] of story.said.entries()) {
        const when = new Date(Math.min(now.getTime(), record.createdAt.getTime() + day * DAY_MS + index * HOUR_MS));
        const author = by === "mill" ? mill : buyer;
        const message = { threadId, content: text, imageIds: [], products: [] };
        await writeMessage(tx, author, message, when);
      }
      const last = story.said.at(-1)!;
      const isAnswered = last.by === "mill";
      if (isAnswered) await markThreadRead(tx, threadId, buyer.userId, now);
    });
  }
}

import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import type { Attachment } from "./outbox.ts";

export type Envelope = {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly attachment: Attachment | null;
};
/** Hands a letter to a mail server; rejects when it was not taken. */
export type Transport = (letter: Envelope) => Promise<void>;

const AT_ONCE = 20;
const MAX_TRIES = 8;
const FIRST_WAIT_MS = 60_000;
/** A letter that is being sent for longer was left by a process that ended. */
const LEFT_AFTER_MS = 300_000;
const MAX_ERROR_CHARS = 500;

/**
 * Sends what is due and answers how many letters went. Each is claimed in a transaction of its own before it is handed over, so no two
 * processes send it; one whose end nobody saw is marked and not sent again.
 */
export async function sendDue(db: Db, transport: Transport, now: Date): Promise<number> {
  await db
    .updateTable("mail_outbox")
    .set({ state: "unsure", error: "The process that was sending it ended." })
    .where("state", "=", "sending")
    .where("claimed_at", "<", new Date(now.getTime() - LEFT_AFTER_MS))
    .execute();
  let sent = 0;
  for (let n = 0; n < AT_ONCE; n++) {
    const letter = await claim(db, now);
    if (!letter) break;
    const failure = await transport(letter).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (failure === null) sent += 1;
    const waits = letter.tries < MAX_TRIES;
    await db
      .updateTable("mail_outbox")
      .set(
        failure === null
          ? { state: "sent", sent_at: now, text: "", error: null }
          : {
              state: waits ? "queued" : "failed",
              next_at: new Date(now.getTime() + FIRST_WAIT_MS * 2 ** letter.tries),
              error: failure.slice(0, MAX_ERROR_CHARS),
            },
      )
      .where("id", "=", letter.id)
      .execute();
  }
  return sent;
}

async function claim(db: Db, now: Date): Promise<(Envelope & { tries: number }) | null> {
  const { rows } = await sql<Envelope & { tries: number }>`
    UPDATE mail_outbox SET state = 'sending', claimed_at = ${now}, tries = tries + 1
    WHERE id = (SELECT id FROM mail_outbox WHERE state = 'queued' AND next_at <= ${now} ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, to_mail AS "to", reply_to AS "replyTo", subject, text, tries,
      CASE WHEN attachment_hash IS NOT NULL
        THEN json_build_object('hash', attachment_hash, 'name', attachment_name, 'mime', attachment_mime) END AS attachment`.execute(
    db,
  );
  return rows[0] ?? null;
}

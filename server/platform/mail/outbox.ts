import type { Lang } from "@selvedge/contract";
import type { Db } from "../db/open.ts";
import { newId } from "../ids.ts";

/** A file of the file store that a letter carries. */
export type Attachment = { readonly hash: string; readonly name: string; readonly mime: string };

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly lang: Lang;
  readonly replyTo?: string;
  readonly senderId?: string;
  readonly attachment?: Attachment | null;
};

/** Puts a letter into the outbox, in the transaction of its subject: it is sent if and only if that commits. Returns its id. */
export async function queueMail(
  tx: Db,
  { to, subject, text, lang, replyTo, senderId, attachment }: Letter,
  now: Date,
): Promise<string> {
  const id = newId(now);
  await tx
    .insertInto("mail_outbox")
    .values({
      id,
      to_mail: to,
      reply_to: replyTo ?? null,
      subject,
      text,
      lang,
      next_at: now,
      claimed_at: null,
      error: null,
      created_at: now,
      sent_at: null,
      sender_id: senderId ?? null,
      attachment_hash: attachment?.hash ?? null,
      attachment_name: attachment?.name ?? null,
      attachment_mime: attachment?.mime ?? null,
    })
    .execute();
  return id;
}

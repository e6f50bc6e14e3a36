import type { Subject } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import { announce, type Hearers } from "../events/announce.ts";
import { newId } from "../ids.ts";
import type { NoticeValue } from "./tables.ts";

export type NoticeInput = {
  /** The people of a company, everybody of the mill, or one person. */
  readonly to: Hearers;
  /** As webhooks name it, `order.confirmed`; people choose how they are notified by the word before the point. */
  readonly kind: `${Subject["kind"] | "thread" | "inspection"}.${string}`;
  readonly subject: Subject;
  /** The thread of the message it tells of: about one fabric there are several. */
  readonly threadId?: string;
  /** English text of an area that the server translates, with the values of its {{names}}; a value `{ key }` is translated too. */
  readonly text: { readonly key: string; readonly values?: Readonly<Record<string, NoticeValue>> };
  /** The person who did it, and gets no notice. */
  readonly except?: string;
  /** An unread notice with the same sentence is replaced: many comments by one person make one notice. */
  readonly isRepeated?: boolean;
};

/** Writes a notice for each recipient and notifies their open pages, all of it when the transaction commits and nothing if it fails. */
export async function notify(
  tx: Db,
  { to, kind, subject, threadId, text, except, isRepeated }: NoticeInput,
  now: Date,
): Promise<void> {
  let people = tx.selectFrom("users").select("id").where("locked_at", "is", null);
  if ("companyId" in to) people = people.where("company_id", "=", to.companyId);
  else if ("userId" in to) people = people.where("id", "=", to.userId);
  else people = people.where("role", "in", ["sales", "mill", "admin"]);
  const recipients = (await people.execute()).filter(({ id }) => id !== except);
  if (recipients.length === 0) return;
  const values = JSON.stringify(text.values ?? {});
  if (isRepeated)
    await tx
      .deleteFrom("notices")
      .where("user_id", "=", sql<string>`any(${recipients.map(({ id }) => id)})`)
      .where("read_at", "is", null)
      .where("subject_kind", "=", subject.kind)
      .where("subject_id", "=", subject.id)
      .where("text_key", "=", text.key)
      .where(sql<boolean>`text_values = ${values}::jsonb`)
      .execute();
  await tx
    .insertInto("notices")
    .values(
      recipients.map(({ id }) => ({
        id: newId(now),
        user_id: id,
        kind,
        subject_kind: subject.kind,
        subject_id: subject.id,
        thread_id: threadId ?? null,
        text_key: text.key,
        text_values: values,
        created_at: now,
      })),
    )
    .execute();
  await announce(tx, [to], { event: "notice", data: { kind, subject } }, now);
  await announce(tx, [to], { event: "changed", data: { subject } }, now);
}

import type { Subject } from "@selvedge/contract";
import type { Db } from "../db/open.ts";
import { announce } from "../events/announce.ts";
import { newId } from "../ids.ts";
import type { NoticeValue } from "./tables.ts";

export type Told = {
  /** The people of a company, or everybody of the mill. */
  readonly to: { readonly customerId: string } | { readonly staff: true };
  /** As webhooks name it, `order.confirmed`; by the word before the point people choose how they are told. */
  readonly kind: `${Subject["kind"] | "thread" | "inspection"}.${string}`;
  readonly subject: Subject;
  /** English text of an area that the server speaks, with the values of its {{names}}; a value `{ key }` is said in the reader's language too. */
  readonly text: { readonly key: string; readonly values?: Readonly<Record<string, NoticeValue>> };
  /** Who did it themselves, and need not be told. */
  readonly except?: string;
};

/** Writes a notice for each person it goes to and tells their open pages, all of it when the transaction commits and nothing if it fails. */
export async function notify(tx: Db, { to, kind, subject, text, except }: Told, now: Date): Promise<void> {
  let people = tx.selectFrom("users").select("id").where("locked_at", "is", null);
  people =
    "customerId" in to ? people.where("company_id", "=", to.customerId) : people.where("role", "in", ["sales", "mill", "admin"]);
  const told = (await people.execute()).filter(({ id }) => id !== except);
  if (told.length === 0) return;
  await tx
    .insertInto("notices")
    .values(
      told.map(({ id }) => ({
        id: newId(now),
        user_id: id,
        kind,
        subject_kind: subject.kind,
        subject_id: subject.id,
        text_key: text.key,
        text_values: JSON.stringify(text.values ?? {}),
        created_at: now,
      })),
    )
    .execute();
  await announce(tx, [to], { event: "notice", data: { kind, subject } }, now);
  await announce(tx, [to], { event: "changed", data: { subject } }, now);
}

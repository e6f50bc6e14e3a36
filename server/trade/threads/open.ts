import type { Subject } from "@selvedge/contract";
import type { Db } from "../../platform/db/open.ts";
import { newId } from "../../platform/ids.ts";

const MAX_SUBJECT = 120;

export type Opened = {
  readonly subject: Subject;
  readonly companyId: string;
  /** What people call the record: an order number, a fabric's code. */
  readonly title?: string;
};

/** The thread of a record and a company, made on first use: the same two always give the same thread. Answers its id. */
export async function openThread(tx: Db, { subject, companyId, title }: Opened, now: Date): Promise<string> {
  const row = await tx
    .insertInto("threads")
    .values({
      id: newId(now),
      company_id: companyId,
      user_id: null,
      kind: "question",
      subject: title?.slice(0, MAX_SUBJECT) || null,
      about_kind: subject.kind,
      about_id: subject.id,
      style_id: null,
      created_at: now,
      posted_at: now,
    })
    // Writing what stands there already gives the row back, whoever made it first.
    .onConflict((on) => on.columns(["company_id", "about_kind", "about_id"]).doUpdateSet({ about_id: subject.id }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

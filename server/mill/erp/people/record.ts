import { type BodyOf, type erpPeople, Subject, type WorkKind } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { NoticeInput } from "../../../platform/notices/notify.ts";
import type { NoticeValue } from "../../../platform/notices/tables.ts";
import { refuse } from "../../../platform/refuse.ts";
import type { InChargeTable } from "../../../trade/desk/tables.ts";
import { threadInChargeId, threadInChargeKind } from "../../../trade/threads/queries.ts";

type Asked = BodyOf<typeof erpPeople>;

/** What somebody is in charge of: a thread about a piece of work stands for that. `thread` is the thread itself where one was asked for. */
export type Charge = {
  readonly kind: InChargeTable["kind"];
  readonly id: string;
  /** What people call it; empty where a thread has no name. */
  readonly number: string;
  readonly thread: { readonly id: string; readonly aboutKind: string; readonly aboutId: string } | null;
};

const TABLES: Readonly<Record<WorkKind, string>> = { order: "orders", rfq: "quotations", lapDip: "lap_dips", sample: "samples" };

/** What a record stands for. Errors: notFound. */
export async function chargeOf(db: Db, { kind, id }: Asked): Promise<Charge> {
  if (kind === "thread") return chargeOfThread(db, id);
  const { rows } = await sql<{ number: string }>`SELECT number FROM ${sql.table(TABLES[kind])} WHERE id = ${id}`.execute(db);
  if (!rows[0]) throw refuse("notFound");
  return { kind, id, number: rows[0].number, thread: null };
}

async function chargeOfThread(db: Db, threadId: string): Promise<Charge> {
  const { rows } = await sql<{ kind: Charge["kind"]; id: string; number: string; aboutKind: string; aboutId: string }>`
    SELECT ${threadInChargeKind} AS kind, ${threadInChargeId} AS id, coalesce(t.subject, '') AS number,
      t.about_kind AS "aboutKind", t.about_id AS "aboutId"
    FROM threads t WHERE t.id = ${threadId}`.execute(db);
  const row = rows[0];
  if (!row) throw refuse("notFound");
  const { kind, id, number, aboutKind, aboutId } = row;
  return { kind, id, number, thread: { id: threadId, aboutKind, aboutId } };
}

/** What a notice about it leads to. */
export const leadsTo = ({ kind, id, thread }: Charge): Pick<NoticeInput, "subject" | "threadId"> => ({
  subject: Subject.parse(kind === "thread" ? { kind: thread!.aboutKind, id: thread!.aboutId } : { kind, id }),
  ...(kind === "thread" && { threadId: thread!.id }),
});

/** What a notice calls it: the name of a style or a design is a text of the catalogue. Null where it has no name. */
export const namedIn = ({ kind, number }: Charge): NoticeValue | null =>
  number === "" ? null : kind === "thread" ? { key: number } : number;

/** Who is in charge; null where nobody is. */
export async function inChargeOf(db: Db, { kind, id }: Pick<Charge, "kind" | "id">) {
  const person = await db
    .selectFrom("in_charge as i")
    .innerJoin("users as u", "u.id", "i.user_id")
    .select(["u.id as userId", "u.name"])
    .where("i.kind", "=", kind)
    .where("i.record_id", "=", id)
    .executeTakeFirst();
  return person ?? null;
}

import { type Actor, type Condition, STATE_TABLES, type Transition, transitionsFrom } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import { refuse } from "../../platform/refuse.ts";
import { actorOf, type Mover, mayReach } from "./mover.ts";
import { recordHappening } from "./record-events.ts";

/** Where the records of each kind are kept. Each of these tables has `id`, `company_id`, `number`, `status`, `version` and `updated_at`. */
export const RECORDS = { order: "orders", lapDip: "lap_dips", sample: "samples", quotation: "quotations" } as const;
export type RecordKind = keyof typeof RECORDS;

/** A record of the desk, held by the transaction until its end. */
export type DeskRecord = {
  readonly id: string;
  readonly companyId: string;
  readonly number: string;
  readonly status: string;
  readonly version: number;
};

/** Holds a record for the transaction. One of another company is not found. */
export async function holdRecord(tx: Db, kind: RecordKind, id: string, by: Mover): Promise<DeskRecord> {
  const { rows } = await sql<DeskRecord>`
    SELECT id, company_id AS "companyId", number, status, version
    FROM ${sql.table(RECORDS[kind])} WHERE id = ${id} FOR UPDATE`.execute(tx);
  const record = rows[0];
  if (!record || !mayReach(by, record.companyId)) throw refuse("notFound");
  return record;
}

/** Refuses with 40900 when the caller saw another version than the current one; `current` gives the record as callers see it. */
export async function requireVersion(
  record: Pick<DeskRecord, "version">,
  version: number | undefined,
  current?: () => Promise<unknown>,
): Promise<void> {
  if (version !== undefined && version !== record.version) throw refuse("stale", await current?.());
}

/** The row of the table by which `actor` may go on, or a refusal: 40903 with what is allowed instead, 40300 for a step that is others' to take. */
export function requireTransition(
  kind: keyof typeof STATE_TABLES,
  { from, to, actor, met }: { from: string; to: string; actor: Actor; met: readonly Condition[] },
): Transition {
  const allowed = transitionsFrom(kind, from, actor).filter(({ only }) => only === undefined || met.includes(only));
  const row = allowed.find((one) => one.to === to);
  if (row) return row;
  const table: readonly Transition[] = STATE_TABLES[kind];
  const others = table.some((one) => one.from === from && one.to === to && !one.by.includes(actor));
  const own = table.some((one) => one.from === from && one.to === to && one.by.includes(actor));
  if (others && !own) throw refuse("notAllowed");
  throw refuse("stepNotAllowed", { state: from, allowed: allowed.map((one) => one.to) });
}

export type Move = {
  readonly kind: RecordKind;
  readonly id: string;
  /** The version the caller saw; left out for what the mill's own work or a date brings about. */
  readonly version?: number | undefined;
  readonly to: string;
  readonly by: Mover;
  readonly note?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly now: Date;
  /** What belongs to the move, done once it is allowed; answers what else is to be remembered of it. */
  readonly also?: (record: DeskRecord) => Promise<Readonly<Record<string, unknown>> | undefined>;
  /** Which conditions of the table are met; asked once the record is held. */
  readonly met?: (record: DeskRecord) => Promise<readonly Condition[]> | readonly Condition[];
  /** The record as callers see it, for the answer to a stale version. */
  readonly current?: () => Promise<unknown>;
};

/**
 * Leads a record from its state to another, if its table allows it: the record moves to a new version, and history, notice and webhook
 * event are written with it. Errors: notFound, stale, stepNotAllowed, notAllowed. Gives the record as it is now.
 */
export async function moveState(tx: Db, move: Move): Promise<DeskRecord> {
  const { kind, id, to, by, note, detail, now } = move;
  const record = await holdRecord(tx, kind, id, by);
  await requireVersion(record, move.version, move.current);
  const met = (await move.met?.(record)) ?? [];
  const { action } = requireTransition(kind, { from: record.status, to, actor: actorOf(by), met });
  const more = await move.also?.(record);
  await sql`
    UPDATE ${sql.table(RECORDS[kind])} SET status = ${to}, version = version + 1, updated_at = ${now} WHERE id = ${id}`.execute(
    tx,
  );
  await recordHappening(tx, {
    kind,
    recordId: id,
    number: record.number,
    companyId: record.companyId,
    action,
    from: record.status,
    to,
    by,
    now,
    ...(note !== undefined && { note }),
    ...((detail || more) && { detail: { ...detail, ...more } }),
  });
  return { ...record, status: to, version: record.version + 1 };
}

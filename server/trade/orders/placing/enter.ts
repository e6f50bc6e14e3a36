import { type Address, type OrderKind, STEPS_OF, type StepKey } from "@selvedge/contract";
import type { Insertable } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { newId } from "../../../platform/ids.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { nextNumber } from "../../desk/number.ts";
import { recordHappening } from "../../desk/record-events.ts";
import { openThread } from "../../threads/open.ts";
import type { OrderLineTable } from "../tables.ts";

/** An order as somebody sends it to the mill. */
export type Entry = {
  readonly kind: OrderKind;
  readonly address: Address;
  readonly poNumber: string;
  readonly message: string;
  readonly requestedDate: string | undefined;
  /** Minor units; null while a price is on request. */
  readonly total: number | null;
  readonly currency: string | null;
  readonly quoteId?: string | undefined;
  readonly lines: readonly (Omit<Insertable<OrderLineTable>, "id" | "order_id" | "place" | "notice_detail_id"> & {
    readonly skipped: ReadonlySet<StepKey>;
  })[];
};

/** Writes an order, whose id it answers, with its number, thread and history, and its lines, each with its seven steps still unplanned. */
export async function enterOrder(tx: Db, customer: SignedIn, entry: Entry, now: Date): Promise<string> {
  const orderId = newId(now);
  const number = await nextNumber(tx, "order", now);
  const { companyId, userId } = customer;
  const threadId = await openThread(tx, { subject: { kind: "order", id: orderId }, companyId, title: number }, now);
  await tx
    .insertInto("orders")
    .values({
      id: orderId,
      number,
      company_id: companyId,
      user_id: userId,
      kind: entry.kind,
      status: "submitted",
      po_number: entry.poNumber,
      message: entry.message,
      requested_date: entry.requestedDate ?? null,
      promised_date: null,
      total_amount: entry.total,
      currency: entry.currency,
      address: JSON.stringify(entry.address),
      quotation_id: entry.quoteId ?? null,
      thread_id: threadId,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await writeLines(tx, orderId, entry, now);
  await recordHappening(tx, {
    kind: "order",
    recordId: orderId,
    number,
    companyId,
    action: "created",
    from: null,
    to: "submitted",
    by: customer,
    note: entry.message,
    now,
  });
  return orderId;
}

async function writeLines(tx: Db, orderId: string, { kind, lines }: Entry, now: Date): Promise<void> {
  const rows = lines.map(({ skipped, ...line }, i) => ({
    skipped,
    line: { ...line, id: newId(now), order_id: orderId, place: i + 1, notice_detail_id: newId(now) },
  }));
  await tx
    .insertInto("order_lines")
    .values(rows.map(({ line }) => line))
    .execute();
  await tx
    .insertInto("production_steps")
    .values(
      rows.flatMap(({ line, skipped }) =>
        STEPS_OF[kind].map((step, i) => ({
          line_id: line.id,
          step,
          seq: i + 1,
          state: skipped.has(step) ? ("skipped" as const) : ("pending" as const),
          planned_start: null,
          planned_end: null,
          actual_start: null,
          actual_end: null,
        })),
      ),
    )
    .execute();
}

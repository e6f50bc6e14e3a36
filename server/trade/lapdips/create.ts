import { type BodyOf, type createLapDip, LAP_DIP_WHILE } from "@selvedge/contract";
import { makeOnce, type Once } from "../../platform/db/once.ts";
import type { Db } from "../../platform/db/open.ts";
import { newId } from "../../platform/ids.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import { refuse } from "../../platform/refuse.ts";
import { nextNumber } from "../desk/number.ts";
import { recordHappening } from "../desk/record-events.ts";

type Asked = BodyOf<typeof createLapDip>;

/** Writes a request for a lap-dip; answers its id. Errors: notFound for a fabric that is not there, and for a line that is not of it or of another company; stepNotAllowed once the line's order is shipped or over. */
export const askForLapDip = (
  db: Db,
  customer: SignedIn,
  { lapDip, once }: { readonly lapDip: Asked; readonly once: Once | null },
  { now }: { readonly now: Date },
): Promise<string> =>
  db.transaction().execute((tx) => makeOnce(tx, "lap_dips", { once, now }, () => askWithin(tx, customer, lapDip, now)));

/** The order of a line of the company's own that is of the fabric; it stays in its state until the transaction ends. */
async function orderOfLine(tx: Db, { companyId }: SignedIn, { lineId, productId }: Asked): Promise<string | null> {
  if (!lineId) return null;
  const line = await tx
    .selectFrom("order_lines as line")
    .innerJoin("orders as o", "o.id", "line.order_id")
    .select(["line.order_id", "o.status"])
    .where("line.id", "=", lineId)
    .where("line.product_id", "=", productId)
    .where("o.company_id", "=", companyId)
    .forShare("o")
    .executeTakeFirst();
  if (!line) throw refuse("notFound");
  if (!LAP_DIP_WHILE.includes(line.status)) throw refuse("stepNotAllowed", { state: line.status, allowed: [] });
  return line.order_id;
}

async function askWithin(tx: Db, customer: SignedIn, lapDip: Asked, now: Date): Promise<string> {
  const { productId, lineId, standard, note } = lapDip;
  if (!(await tx.selectFrom("products").select("id").where("id", "=", productId).executeTakeFirst())) throw refuse("notFound");
  const orderId = await orderOfLine(tx, customer, lapDip);
  const id = newId(now);
  const number = await nextNumber(tx, "lapDip", now);
  await tx
    .insertInto("lap_dips")
    .values({
      id,
      number,
      company_id: customer.companyId,
      user_id: customer.userId,
      product_id: productId,
      order_id: orderId,
      order_line_id: lineId ?? null,
      standard_kind: standard.kind,
      standard_name: standard.name,
      standard_code: standard.code ?? null,
      standard_lab: standard.lab ?? null,
      standard_spectrum: null,
      light_sources: [...new Set(lapDip.lightSources)],
      note,
      status: "requested",
      due_date: lapDip.dueDate ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await recordHappening(tx, {
    kind: "lapDip",
    recordId: id,
    number,
    companyId: customer.companyId,
    action: "request",
    from: null,
    to: "requested",
    by: customer,
    note,
    now,
  });
  return id;
}

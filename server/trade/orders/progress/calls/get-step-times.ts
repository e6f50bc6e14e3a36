import type { getStepTimes } from "@selvedge/contract";
import { sql } from "kysely";
import { isStaff } from "../../../../platform/http/caller/access.ts";
import type { Handler } from "../../../../platform/http/registry.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { dayOf } from "../../../../platform/time/days.ts";
import { readSteps } from "../steps.ts";

export const getStepTimesHandler: Handler<typeof getStepTimes> = async ({ body, customer, db, clock }) => {
  let query = db
    .selectFrom("order_lines as line")
    .innerJoin("orders as order", "order.id", "line.order_id")
    .select(["line.id", "line.order_id", "line.notice_detail_id", "line.quantity", "line.unit"])
    .orderBy("line.order_id")
    .orderBy("line.place");
  if (!isStaff(customer.role)) query = query.where("order.company_id", "=", customer.companyId);
  if (body.orderId) query = query.where("line.order_id", "=", body.orderId);
  if (body.noticeDetailIds) query = query.where("line.notice_detail_id", "=", sql<string>`any(${body.noticeDetailIds})`);
  const lines = await query.execute();
  if (body.orderId && lines.length === 0) throw refuse("notFound");
  const made = await readSteps(db, lines, dayOf(clock.now()));
  return lines.map((line) => ({
    noticeDetailId: line.notice_detail_id,
    orderId: line.order_id,
    lineId: line.id,
    ...made.get(line.id)!,
  }));
};

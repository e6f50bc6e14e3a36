import type { orderCalendar } from "@selvedge/contract";
import { STEP_NAMES } from "@selvedge/contract/step-names";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { listOrders, readOrderRow } from "../list.ts";
import { readOrder } from "../read.ts";
import { calendarOf, type Entry } from "./calendar.ts";

const MAX_IN_CALENDAR = 100;

export const orderCalendarHandler: Handler<typeof orderCalendar> = async ({ body, customer, db, clock, translate }) => {
  const reader = { customer, translate, now: clock.now() };
  const asked = { status: ["confirmed" as const, "inProduction" as const, "partShipped" as const, "onHold" as const] };
  const rows = body.orderId
    ? [await readOrderRow(db, body.orderId, reader)]
    : (await listOrders(db, { ...asked, sort: "promised", pageNum: 1, pageSize: MAX_IN_CALENDAR }, reader)).list;
  const entries: Entry[] = [];
  for (const row of rows) {
    if (!row) throw refuse("notFound");
    const { lines } = await readOrder(db, row.orderId, reader);
    const named = [row.orderNo, row.poNumber].filter(Boolean).join(", ");
    if (row.promisedDate)
      entries.push({
        key: `${row.orderId} promised`,
        day: row.promisedDate,
        title: `${named}: ${translate("Promised")}`,
        description: `${row.quantity.value} ${row.quantity.unit}`,
      });
    for (const line of lines)
      for (const { step, expectedEnd } of line.steps)
        if (expectedEnd)
          entries.push({
            key: `${line.lineId} ${step}`,
            day: expectedEnd,
            title: `${named}: ${translate(STEP_NAMES[step])}, ${line.product?.productCode ?? line.design?.name ?? ""}`,
            description: `${line.productNum} ${line.unit}`,
          });
  }
  return {
    bytes: Buffer.from(calendarOf(entries, clock.now())),
    mime: "text/calendar; charset=utf-8",
    fileName: `${rows.length === 1 && rows[0] ? rows[0].orderNo : "selvedge-orders"}.ics`,
  };
};

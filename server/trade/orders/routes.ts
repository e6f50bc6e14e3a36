import {
  addOrder,
  cancelOrder,
  exportOrders,
  getOrderDocument,
  getStepTimes,
  MAX_SHEET_ORDERS,
  moveOrder,
  myOrder,
  orderCalendar,
  orderReceived,
  previewOrder,
  reorder,
  reportStep,
} from "@selvedge/contract";
import { STEP_NAMES } from "@selvedge/contract/step-names";
import { sql } from "kysely";
import { isStaff } from "../../platform/http/caller/access.ts";
import { domain } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { oneSheetEach } from "../../platform/spreadsheet/book.ts";
import { dayOf } from "../../platform/time/days.ts";
import { calendarOf, type Entry } from "./calendar.ts";
import { fetchDocument } from "./documents.ts";
import { listOrders, readOrderRow } from "./list.ts";
import { offerFor } from "./placing/offer.ts";
import { placeOrder } from "./placing/place.ts";
import { cancel, moveByMill, receive } from "./progress/moves.ts";
import { report } from "./progress/report.ts";
import { readSteps } from "./progress/steps.ts";
import { readOrder } from "./read.ts";
import { ordersBook } from "./sheet.ts";

const MOST_IN_CALENDAR = 100;

export const orders = domain((on) => {
  on(previewOrder, ({ body, customer, db, translate }) => offerFor(db, customer.customerId, body.items, translate));

  on(addOrder, ({ body, customer, db, clock, translate, once }) =>
    placeOrder(db, customer, { placing: body, once }, { translate, now: clock.now() }),
  );

  on(myOrder, ({ body, customer, db, clock, translate }) => {
    const looking = { customer, translate, now: clock.now() };
    return body.orderId ? readOrder(db, body.orderId, looking) : listOrders(db, body, looking);
  });

  on(getStepTimes, async ({ body, customer, db, clock }) => {
    let query = db
      .selectFrom("order_lines as line")
      .innerJoin("orders as order", "order.id", "line.order_id")
      .select(["line.id", "line.order_id", "line.notice_detail_id", "line.quantity", "line.unit"])
      .orderBy("line.order_id")
      .orderBy("line.place");
    if (!isStaff(customer.role)) query = query.where("order.company_id", "=", customer.customerId);
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
  });

  on(cancelOrder, ({ body, customer, db, clock, translate }) => cancel(db, body, { customer, translate, now: clock.now() }));
  on(orderReceived, ({ body, customer, db, clock, translate }) => receive(db, body, { customer, translate, now: clock.now() }));
  on(moveOrder, ({ body, customer, db, clock, translate }) => moveByMill(db, body, { customer, translate, now: clock.now() }));
  on(reportStep, ({ body, customer, db, clock, translate }) => report(db, body, { customer, translate, now: clock.now() }));

  on(reorder, async ({ body, customer, db, clock, translate }) => {
    const order = await readOrder(db, body.orderId, { customer, translate, now: clock.now() });
    const fabrics = order.lines.flatMap(({ product, productNum }) => (product ? [{ product, productNum }] : []));
    const again = fabrics.filter(({ product }) => product.stock !== "out");
    return {
      items: again.map(({ product: { productId, productCode, productName, productImg }, productNum }) => ({
        productId,
        productCode,
        productName,
        productImg,
        productNum,
      })),
      gone: fabrics.length - again.length,
    };
  });

  on(exportOrders, async ({ body, customer, db, clock, crew, translate, lang }) => {
    const now = clock.now();
    const how = { translate, rightToLeft: lang === "arab", date: dayOf(now), isForMill: isStaff(customer.role) };
    return oneSheetEach(customer.userId, async () => {
      const choice = { ...body, pageNum: 1, pageSize: MAX_SHEET_ORDERS };
      const { list } = await listOrders(db, choice, { customer, translate, now });
      return ordersBook(crew, list, how);
    });
  });

  on(getOrderDocument, ({ body, customer, db, files }) => fetchDocument({ db, files }, body.docId, customer));

  on(orderCalendar, async ({ body, customer, db, clock, translate }) => {
    const looking = { customer, translate, now: clock.now() };
    const asked = { status: ["confirmed" as const, "inProduction" as const, "partShipped" as const, "onHold" as const] };
    const rows = body.orderId
      ? [await readOrderRow(db, body.orderId, looking)]
      : (await listOrders(db, { ...asked, sort: "promised", pageNum: 1, pageSize: MOST_IN_CALENDAR }, looking)).list;
    const entries: Entry[] = [];
    for (const row of rows) {
      if (!row) throw refuse("notFound");
      const { lines } = await readOrder(db, row.orderId, looking);
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
  });
});

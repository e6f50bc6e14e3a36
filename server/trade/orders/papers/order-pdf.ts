import type { orderPdf } from "@selvedge/contract";
import { STAFF_ROLES } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { readOrder } from "../read.ts";
import { orderPaperPdf } from "./order-paper.ts";

export const orderPdfHandler: Handler<typeof orderPdf> = async ({ body, customer, db, clock, lang, translate, origin }) => {
  const order = await readOrder(db, body.orderId, { customer, translate, now: clock.now() });
  const mill = await db
    .selectFrom("users as u")
    .innerJoin("companies as c", "c.id", "u.company_id")
    .select("c.name")
    .where("u.role", "in", STAFF_ROLES)
    .limit(1)
    .executeTakeFirst();
  return {
    bytes: await orderPaperPdf(order, { mill: mill?.name ?? "", origin }, { language: lang, translate }),
    mime: "application/pdf",
    fileName: `${order.orderNo}.pdf`,
  };
};

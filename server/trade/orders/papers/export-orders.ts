import { type exportOrders, isFromRight, MAX_SHEET_ORDERS } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { oneSheetEach } from "../../../platform/spreadsheet/book.ts";
import { dayOf } from "../../../platform/time/days.ts";
import { listOrders } from "../list.ts";
import { ordersBook } from "./sheet.ts";

export const exportOrdersHandler: Handler<typeof exportOrders> = async ({
  body,
  customer,
  db,
  clock,
  workers,
  translate,
  lang,
}) => {
  const now = clock.now();
  const how = { translate, rightToLeft: isFromRight(lang), date: dayOf(now), isForMill: isStaff(customer.role) };
  return oneSheetEach(customer.userId, async () => {
    const choice = { ...body, pageNum: 1, pageSize: MAX_SHEET_ORDERS };
    const { list } = await listOrders(db, choice, { customer, translate, now });
    return ordersBook(workers, list, how);
  });
};

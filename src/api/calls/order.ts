// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Cancel an order. */
export const cancelOrder: BrowserCall<typeof contract.cancelOrder> = {
  method: "POST",
  path: "/order/cancel",
  success: 20000,
};
/** Orders as a spreadsheet. */
export const exportOrders: BrowserCall<typeof contract.exportOrders> = {
  method: "POST",
  path: "/order/export",
  success: 20000,
};
/** A document of an order. */
export const getOrderDocument: BrowserCall<typeof contract.getOrderDocument> = {
  method: "GET",
  path: "/order/document",
  success: 20000,
};
/** Calendar file of orders. */
export const orderCalendar: BrowserCall<typeof contract.orderCalendar> = {
  method: "GET",
  path: "/order/calendar",
  success: 20000,
};
/** Documents of an order. */
export const orderDocuments: BrowserCall<typeof contract.orderDocuments> = {
  method: "POST",
  path: "/order/documents",
  success: 20000,
};
/** An order for printing. */
export const orderPdf: BrowserCall<typeof contract.orderPdf> = {
  method: "GET",
  path: "/order/pdf",
  success: 20000,
};
/** Confirm that an order was received. */
export const orderReceived: BrowserCall<typeof contract.orderReceived> = {
  method: "POST",
  path: "/order/received",
  success: 20000,
};
/** What an order would come to. */
export const previewOrder: BrowserCall<typeof contract.previewOrder> = {
  method: "POST",
  path: "/order/preview",
  success: 20000,
};
/** Order again. */
export const reorder: BrowserCall<typeof contract.reorder> = {
  method: "POST",
  path: "/order/reorder",
  success: 20000,
};

import {
  addOrder,
  cancelOrder,
  exportOrders,
  getOrderDocument,
  getStepTimes,
  moveOrder,
  myOrder,
  orderCalendar,
  orderDocuments,
  orderPdf,
  orderReceived,
  previewOrder,
  reorder,
  reportStep,
} from "@selvedge/contract";
import { domain } from "../../platform/http/registry.ts";
import { addOrderHandler } from "./add-order.ts";
import { myOrderHandler } from "./my-order.ts";
import { getOrderDocumentHandler } from "./papers/documents/get-order-document.ts";
import { orderDocumentsHandler } from "./papers/documents/order-documents.ts";
import { exportOrdersHandler } from "./papers/export-orders.ts";
import { orderCalendarHandler } from "./papers/order-calendar.ts";
import { orderPdfHandler } from "./papers/order-pdf.ts";
import { previewOrderHandler } from "./preview-order.ts";
import { cancelOrderHandler } from "./progress/calls/cancel-order.ts";
import { getStepTimesHandler } from "./progress/calls/get-step-times.ts";
import { moveOrderHandler } from "./progress/calls/move-order.ts";
import { orderReceivedHandler } from "./progress/calls/order-received.ts";
import { reportStepHandler } from "./progress/calls/report-step.ts";
import { reorderHandler } from "./reorder.ts";

export const orders = domain((on) => {
  on(previewOrder, previewOrderHandler);
  on(addOrder, addOrderHandler);
  on(myOrder, myOrderHandler);
  on(getStepTimes, getStepTimesHandler);
  on(cancelOrder, cancelOrderHandler);
  on(orderReceived, orderReceivedHandler);
  on(moveOrder, moveOrderHandler);
  on(reportStep, reportStepHandler);
  on(reorder, reorderHandler);
  on(exportOrders, exportOrdersHandler);
  on(orderDocuments, orderDocumentsHandler);
  on(getOrderDocument, getOrderDocumentHandler);
  on(orderCalendar, orderCalendarHandler);
  on(orderPdf, orderPdfHandler);
});

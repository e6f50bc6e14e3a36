// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Acknowledge, snooze or hand on a warning. */
export const ackWarning: BrowserCall<typeof contract.ackWarning> = {
  method: "POST",
  path: "/erp/ackWarning",
  success: 20000,
};
/** Add a document to an order. */
export const addOrderDocument: BrowserCall<typeof contract.addOrderDocument> = {
  method: "POST",
  path: "/erp/addDocument",
  success: 20000,
};
/** What is to be done at the mill. */
export const erpDashboard: BrowserCall<typeof contract.erpDashboard> = {
  method: "POST",
  path: "/erp/dashboard",
  success: 20000,
};
/** Find work by its number. */
export const erpFind: BrowserCall<typeof contract.erpFind> = {
  method: "POST",
  path: "/erp/find",
  success: 20000,
};
/** Work of one kind. */
export const erpManageList: BrowserCall<typeof contract.erpManageList> = {
  method: "POST",
  path: "/erp/manageList",
  success: 20000,
};
/** Stock of an order's fabrics. */
export const erpOrderStock: BrowserCall<typeof contract.erpOrderStock> = {
  method: "POST",
  path: "/erp/orderStock",
  success: 20000,
};
/** People of a piece of work. */
export const erpPeople: BrowserCall<typeof contract.erpPeople> = {
  method: "POST",
  path: "/erp/people",
  success: 20000,
};
/** One piece of work. */
export const erpView: BrowserCall<typeof contract.erpView> = {
  method: "POST",
  path: "/erp/view",
  success: 20000,
};
/** Warnings. */
export const erpWarnings: BrowserCall<typeof contract.erpWarnings> = {
  method: "POST",
  path: "/erp/warnings",
  success: 20000,
};
/** Confirm, hold, resume or cancel an order. */
export const moveOrder: BrowserCall<typeof contract.moveOrder> = {
  method: "POST",
  path: "/erp/moveOrder",
  success: 20000,
};
/** Put somebody in charge of a piece of work. */
export const putInCharge: BrowserCall<typeof contract.putInCharge> = {
  method: "POST",
  path: "/erp/putInCharge",
  success: 20000,
};
/** Quote prices. */
export const quote: BrowserCall<typeof contract.quote> = {
  method: "POST",
  path: "/erp/quote",
  success: 20000,
};
/** Report a production step. */
export const reportStep: BrowserCall<typeof contract.reportStep> = {
  method: "POST",
  path: "/erp/reportStep",
  success: 20000,
};

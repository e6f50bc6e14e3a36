// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Accept a quotation and order. */
export const acceptRfq: BrowserCall<typeof contract.acceptRfq> = {
  method: "POST",
  path: "/rfq/accept",
  success: 20000,
};
/** Propose other prices. */
export const counterRfq: BrowserCall<typeof contract.counterRfq> = {
  method: "POST",
  path: "/rfq/counter",
  success: 20000,
};
/** Request a quotation. */
export const createRfq: BrowserCall<typeof contract.createRfq> = {
  method: "POST",
  path: "/rfq/create",
  success: 20000,
};
/** Decline a quotation with a reason. */
export const declineRfq: BrowserCall<typeof contract.declineRfq> = {
  method: "POST",
  path: "/rfq/decline",
  success: 20000,
};
/** A quotation. */
export const getRfq: BrowserCall<typeof contract.getRfq> = {
  method: "POST",
  path: "/rfq/get",
  success: 20000,
};
/** Quotations. */
export const listRfq: BrowserCall<typeof contract.listRfq> = {
  method: "POST",
  path: "/rfq/list",
  success: 20000,
};

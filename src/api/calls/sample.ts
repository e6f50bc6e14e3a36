// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Cancel a sample before it is prepared. */
export const cancelSample: BrowserCall<typeof contract.cancelSample> = {
  method: "POST",
  path: "/sample/cancel",
  success: 20000,
};
/** Promise a sample for a day. */
export const confirmSample: BrowserCall<typeof contract.confirmSample> = {
  method: "POST",
  path: "/sample/confirm",
  success: 20000,
};
/** Ask for samples. */
export const createSample: BrowserCall<typeof contract.createSample> = {
  method: "POST",
  path: "/sample/create",
  success: 20000,
};
/** Begin to prepare a sample. */
export const prepareSample: BrowserCall<typeof contract.prepareSample> = {
  method: "POST",
  path: "/sample/prepare",
  success: 20000,
};
/** Refuse a sample with a reason. */
export const refuseSample: BrowserCall<typeof contract.refuseSample> = {
  method: "POST",
  path: "/sample/refuse",
  success: 20000,
};
/** Say what a sample is like. */
export const sampleFeedback: BrowserCall<typeof contract.sampleFeedback> = {
  method: "POST",
  path: "/sample/feedback",
  success: 20000,
};
/** Labels of a sample for printing. */
export const sampleLabel: BrowserCall<typeof contract.sampleLabel> = {
  method: "GET",
  path: "/sample/label",
  success: 20000,
};
/** The sample has arrived. */
export const sampleReceived: BrowserCall<typeof contract.sampleReceived> = {
  method: "POST",
  path: "/sample/received",
  success: 20000,
};
/** Send a sample. */
export const sendSample: BrowserCall<typeof contract.sendSample> = {
  method: "POST",
  path: "/sample/send",
  success: 20000,
};

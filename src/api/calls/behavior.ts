// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Record what was looked at. */
export const createBehavior: BrowserCall<typeof contract.createBehavior> = {
  method: "POST",
  path: "/behavior/create",
  success: 20000,
};
/** Whether what I look at is recorded. */
export const getConsent: BrowserCall<typeof contract.getConsent> = {
  method: "POST",
  path: "/behavior/getConsent",
  success: 20000,
};
/** Allow or refuse that what I look at is recorded. */
export const setConsent: BrowserCall<typeof contract.setConsent> = {
  method: "POST",
  path: "/behavior/setConsent",
  success: 20000,
};

// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** A customer's profile. */
export const getCustomerById: BrowserCall<typeof contract.getCustomerById> = {
  method: "POST",
  path: "/customer/getCustomerById",
  success: 20000,
};
/** Sign out. */
export const loginOut: BrowserCall<typeof contract.loginOut> = {
  method: "GET",
  path: "/customer/loginOut",
  success: 20000,
};
/** The current customer. */
export const showInfo: BrowserCall<typeof contract.showInfo> = {
  method: "GET",
  path: "/customer/showInfo",
  success: 20000,
};
/** Change my profile. */
export const updateByUser: BrowserCall<typeof contract.updateByUser> = {
  method: "POST",
  path: "/customer/updateByUser",
  success: 20000,
};

// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Add an address. */
export const addAddress: BrowserCall<typeof contract.addAddress> = {
  method: "POST",
  path: "/front/member/addAddress",
  success: 20000,
};
/** Place an order. */
export const addOrder: BrowserCall<typeof contract.addOrder> = {
  method: "POST",
  path: "/front/member/addOrder",
  success: 20000,
};
/** Addresses. */
export const addressList: BrowserCall<typeof contract.addressList> = {
  method: "POST",
  path: "/front/member/addressList",
  success: 20000,
};
/** Remove an address. */
export const delAddress: BrowserCall<typeof contract.delAddress> = {
  method: "POST",
  path: "/front/member/delAddress",
  success: 20000,
};
/** Entries of the front page. */
export const navList: BrowserCall<typeof contract.navList> = {
  method: "GET",
  path: "/front/goods/navList",
  success: 20000,
};
/** Change an address. */
export const updateAddress: BrowserCall<typeof contract.updateAddress> = {
  method: "POST",
  path: "/front/member/updateAddress",
  success: 20000,
};

// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Addresses of pictures. */
export const getImages: BrowserCall<typeof contract.getImages> = {
  method: "POST",
  path: "/image/getByIds",
  success: 20000,
};
/** My uploads. */
export const listImages: BrowserCall<typeof contract.listImages> = {
  method: "POST",
  path: "/image/list",
  success: 20000,
};
/** Upload the company's logo. */
export const uploadCustomerLogo: BrowserCall<typeof contract.uploadCustomerLogo> = {
  method: "POST",
  path: "/image/uploadCustomerLogo",
  success: 20000,
};
/** Upload a picture. */
export const uploadImage: BrowserCall<typeof contract.uploadImage> = {
  method: "POST",
  path: "/image/upload",
  success: 20000,
};

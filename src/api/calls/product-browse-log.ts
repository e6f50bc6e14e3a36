// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Forget all visits and search words. */
export const clearBrowseLog: BrowserCall<typeof contract.clearBrowseLog> = {
  method: "POST",
  path: "/product-browse-log/clearBrowseLog",
  success: 20000,
};
/** Forget visits and search words. */
export const deleteBrowseLog: BrowserCall<typeof contract.deleteBrowseLog> = {
  method: "POST",
  path: "/product-browse-log/deleteBrowseLog",
  success: 20000,
};
/** Fabrics I looked at. */
export const getBrowseLog: BrowserCall<typeof contract.getBrowseLog> = {
  method: "POST",
  path: "/product-browse-log/getCusromerBrowseLog",
  success: 20000,
};
/** Fabrics I ordered, sampled or had developed. */
export const getMyFabric: BrowserCall<typeof contract.getMyFabric> = {
  method: "POST",
  path: "/product-browse-log/getMyFabric",
  success: 20000,
};
/** Note that a fabric was looked at. */
export const insertBrowseLog: BrowserCall<typeof contract.insertBrowseLog> = {
  method: "POST",
  path: "/product-browse-log/insertBrowseLog",
  success: 20000,
};

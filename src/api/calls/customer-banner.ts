// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Pictures of the carousel. */
export const getBannerList: BrowserCall<typeof contract.getBannerList> = {
  method: "POST",
  path: "/customer-banner/getBannerList",
  success: 20000,
};
/** One picture of the carousel. */
export const selectBannerById: BrowserCall<typeof contract.selectBannerById> = {
  method: "POST",
  path: "/customer-banner/selectBannerById",
  success: 20000,
};

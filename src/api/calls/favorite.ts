// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Delete a group. */
export const deleteFavoriteGroup: BrowserCall<typeof contract.deleteFavoriteGroup> = {
  method: "POST",
  path: "/favorite/deleteFavoriteGroup",
  success: 20000,
};
/** The number of favourites. */
export const getFavoriteCount: BrowserCall<typeof contract.getFavoriteCount> = {
  method: "POST",
  path: "/favorite/getFavoriteCount",
  success: 20000,
};
/** Favourites. */
export const getFavoriteList: BrowserCall<typeof contract.getFavoriteList> = {
  method: "POST",
  path: "/favorite/getFavoriteList",
  success: 20000,
};
/** How many favourites there are. */
export const getFavoriteSum: BrowserCall<typeof contract.getFavoriteSum> = {
  method: "POST",
  path: "/favorite/getFavoriteSum",
  success: 20000,
};

// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Make a group of favourites. */
export const addFavoriteGroup: BrowserCall<typeof contract.addFavoriteGroup> = {
  method: "POST",
  path: "/favorite-group/addFavoriteGroup",
  success: 20000,
};
/** Favourite fabrics of a group. */
export const getFabricFavorite: BrowserCall<typeof contract.getFabricFavorite> = {
  method: "POST",
  path: "/favorite-group/getFabricFavorite",
  success: 20000,
};
/** Groups of favourites. */
export const getFavoriteGroup: BrowserCall<typeof contract.getFavoriteGroup> = {
  method: "POST",
  path: "/favorite-group/getFavoriteGroup",
  success: 20000,
};
/** Name of a group. */
export const getFavoriteGroupName: BrowserCall<typeof contract.getFavoriteGroupName> = {
  method: "POST",
  path: "/favorite-group/getFavoriteGroupName",
  success: 20000,
};
/** Groups for the side of a page. */
export const getNavMenuData: BrowserCall<typeof contract.getNavMenuData> = {
  method: "POST",
  path: "/favorite-group/getNavMenuData",
  success: 20000,
};
/** Groups in the stored order. */
export const getNavMenuDataOrder: BrowserCall<typeof contract.getNavMenuDataOrder> = {
  method: "POST",
  path: "/favorite-group/getNavMenuDataOrder",
  success: 20000,
};
/** People a group may be handed to. */
export const getRecipients: BrowserCall<typeof contract.getRecipients> = {
  method: "POST",
  path: "/favorite-group/getRecipients",
  success: 20000,
};
/** A group behind a link. */
export const getSharedGroup: BrowserCall<typeof contract.getSharedGroup> = {
  method: "POST",
  path: "/favorite-group/getSharedGroup",
  success: 20000,
};
/** Favourite showrooms of a group. */
export const getShowFavorite: BrowserCall<typeof contract.getShowFavorite> = {
  method: "POST",
  path: "/favorite-group/getShowFavorite",
  success: 20000,
};
/** Favourite styles of a group. */
export const getStyleFavorite: BrowserCall<typeof contract.getStyleFavorite> = {
  method: "POST",
  path: "/favorite-group/getStyleFavorite",
  success: 20000,
};
/** Hand a group to customers. */
export const moveGroupToCustomer: BrowserCall<typeof contract.moveGroupToCustomer> = {
  method: "POST",
  path: "/favorite-group/moveGroupToCustomer",
  success: 20000,
};

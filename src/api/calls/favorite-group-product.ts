// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Keep fabrics as favourites. */
export const addFavorite: BrowserCall<typeof contract.addFavorite> = {
  method: "POST",
  path: "/favorite-group-product/addFavorite",
  success: 20000,
};
/** Copy or move favourites to another group. */
export const batchCopyFabric: BrowserCall<typeof contract.batchCopyFabric> = {
  method: "POST",
  path: "/favorite-group-product/batchCopyFabric",
  success: 20000,
};
/** Remove favourites from their groups. */
export const batchDeleteFabric: BrowserCall<typeof contract.batchDeleteFabric> = {
  method: "POST",
  path: "/favorite-group-product/batchDeleteFabric",
  success: 20000,
};
/** Drop a fabric from the favourites. */
export const delFavorite: BrowserCall<typeof contract.delFavorite> = {
  method: "POST",
  path: "/favorite-group-product/delFavorite",
  success: 20000,
};
/** Remove one favourite from its group. */
export const deleteFavorite: BrowserCall<typeof contract.deleteFavorite> = {
  method: "POST",
  path: "/favorite-group-product/deleteFavorite",
  success: 20000,
};
/** Change the note or the place of a favourite. */
export const editFavorite: BrowserCall<typeof contract.editFavorite> = {
  method: "POST",
  path: "/favorite-group-product/editFavorite",
  success: 20000,
};
/** Change a group. */
export const editFavoriteGroup: BrowserCall<typeof contract.editFavoriteGroup> = {
  method: "POST",
  path: "/favorite-group-product/editFavoriteGroup",
  success: 20000,
};
/** Set one's own sale price. */
export const editFavoriteSalePrice: BrowserCall<typeof contract.editFavoriteSalePrice> = {
  method: "POST",
  path: "/favorite-group-product/editFavoriteSalePrice",
  success: 20000,
};
/** Search the favourite fabrics. */
export const getFavoriteListByKeys: BrowserCall<typeof contract.getFavoriteListByKeys> = {
  method: "POST",
  path: "/favorite-group-product/getListByKeys",
  success: 20000,
};
/** Bring removed favourites back. */
export const restoreFavorite: BrowserCall<typeof contract.restoreFavorite> = {
  method: "POST",
  path: "/favorite-group-product/restoreFavorite",
  success: 20000,
};

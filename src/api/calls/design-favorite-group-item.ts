// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Keep a style as a favourite. */
export const addStyleFavorite: BrowserCall<typeof contract.addStyleFavorite> = {
  method: "POST",
  path: "/design-favorite-group-item/addFavorite",
  success: 20000,
};
/** Drop a style from the favourites. */
export const delStyleFavorite: BrowserCall<typeof contract.delStyleFavorite> = {
  method: "POST",
  path: "/design-favorite-group-item/delFavorite",
  success: 20000,
};

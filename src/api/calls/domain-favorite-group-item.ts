// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Keep a showroom as a favourite. */
export const addShowroomFavorite: BrowserCall<typeof contract.addShowroomFavorite> = {
  method: "POST",
  path: "/domain-favorite-group-item/addFavorite",
  success: 20000,
};
/** Drop a showroom from the favourites. */
export const delShowroomFavorite: BrowserCall<typeof contract.delShowroomFavorite> = {
  method: "POST",
  path: "/domain-favorite-group-item/delFavorite",
  success: 20000,
};

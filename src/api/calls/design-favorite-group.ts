// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Make a group of styles. */
export const addStyleFavoriteGroup: BrowserCall<typeof contract.addStyleFavoriteGroup> = {
  method: "POST",
  path: "/design-favorite-group/addFavoriteGroup",
  success: 20000,
};

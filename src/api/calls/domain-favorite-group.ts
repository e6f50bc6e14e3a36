// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Make a group of showrooms. */
export const addShowroomFavoriteGroup: BrowserCall<typeof contract.addShowroomFavoriteGroup> = {
  method: "POST",
  path: "/domain-favorite-group/addFavoriteGroup",
  success: 20000,
};

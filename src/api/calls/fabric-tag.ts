// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Add an option to the advanced search. */
export const addFabricTag: BrowserCall<typeof contract.addFabricTag> = {
  method: "POST",
  path: "/fabric-tag/add",
  success: 20000,
};
/** Count the use of options. */
export const addFabricTagCount: BrowserCall<typeof contract.addFabricTagCount> = {
  method: "POST",
  path: "/fabric-tag/addTagCount",
  success: 20000,
};
/** Options of the advanced search. */
export const listFabricTags: BrowserCall<typeof contract.listFabricTags> = {
  method: "POST",
  path: "/fabric-tag/list",
  success: 20000,
};

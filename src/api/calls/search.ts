// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Find Similar Color. */
export const searchByColour: BrowserCall<typeof contract.searchByColour> = {
  method: "POST",
  path: "/search/byColor",
  success: 20000,
};
/** Values of one filter. */
export const searchFacet: BrowserCall<typeof contract.searchFacet> = {
  method: "POST",
  path: "/search/facets",
  success: 20000,
};
/** Fabrics like a fabric. */
export const searchSimilar: BrowserCall<typeof contract.searchSimilar> = {
  method: "POST",
  path: "/search/similar",
  success: 20000,
};

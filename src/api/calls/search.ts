// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Saved searches. */
export const listSavedSearches: BrowserCall<typeof contract.listSavedSearches> = {
  method: "POST",
  path: "/search/saved/list",
  success: 20000,
};
/** Mark a saved search as looked at. */
export const markSavedSearchSeen: BrowserCall<typeof contract.markSavedSearchSeen> = {
  method: "POST",
  path: "/search/saved/seen",
  success: 20000,
};
/** Delete a saved search. */
export const removeSavedSearch: BrowserCall<typeof contract.removeSavedSearch> = {
  method: "POST",
  path: "/search/saved/remove",
  success: 20000,
};
/** Rename a saved search. */
export const renameSavedSearch: BrowserCall<typeof contract.renameSavedSearch> = {
  method: "POST",
  path: "/search/saved/rename",
  success: 20000,
};
/** Bring back a deleted search. */
export const restoreSavedSearch: BrowserCall<typeof contract.restoreSavedSearch> = {
  method: "POST",
  path: "/search/saved/restore",
  success: 20000,
};
/** Save a search. */
export const saveSearch: BrowserCall<typeof contract.saveSearch> = {
  method: "POST",
  path: "/search/saved/add",
  success: 20000,
};
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

// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Load a colour book. */
export const addColourBook: BrowserCall<typeof contract.addColourBook> = {
  method: "POST",
  path: "/colour-book/add",
  success: 20000,
};
/** Remove a colour book. */
export const deleteColourBook: BrowserCall<typeof contract.deleteColourBook> = {
  method: "POST",
  path: "/colour-book/delete",
  success: 20000,
};
/** A colour by its name or code. */
export const findColour: BrowserCall<typeof contract.findColour> = {
  method: "POST",
  path: "/colour-book/find",
  success: 20000,
};
/** Colour books that can be searched. */
export const listColourBooks: BrowserCall<typeof contract.listColourBooks> = {
  method: "POST",
  path: "/colour-book/list",
  success: 20000,
};
/** The colours of the books that are nearest to one. */
export const nearestColours: BrowserCall<typeof contract.nearestColours> = {
  method: "POST",
  path: "/colour-book/nearest",
  success: 20000,
};

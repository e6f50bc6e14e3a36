// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Fabric categories, three levels. */
export const getFrontMenu: BrowserCall<typeof contract.getFrontMenu> = {
  method: "POST",
  path: "/menu/getFrontMenu",
  success: 20000,
};
/** Fabric categories, three levels. */
export const getFrontMenuTree: BrowserCall<typeof contract.getFrontMenuTree> = {
  method: "GET",
  path: "/menu/getFrontMenuTree",
  success: 20000,
};
/** Children of a fabric category. */
export const getMenuChildren: BrowserCall<typeof contract.getMenuChildren> = {
  method: "POST",
  path: "/menu/getMenuChildren",
  success: 20000,
};
/** Name of a fabric category. */
export const getMenuName: BrowserCall<typeof contract.getMenuName> = {
  method: "POST",
  path: "/menu/getMenuName",
  success: 20000,
};

// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Style menus. */
export const getDesignFrontMenu: BrowserCall<typeof contract.getDesignFrontMenu> = {
  method: "POST",
  path: "/design-menu/getFrontMenu",
  success: 20000,
};
/** Children of a style menu. */
export const getDesignMenuChildren: BrowserCall<typeof contract.getDesignMenuChildren> = {
  method: "POST",
  path: "/design-menu/getMenuChildren",
  success: 20000,
};
/** Name of a style menu. */
export const getDesignMenuName: BrowserCall<typeof contract.getDesignMenuName> = {
  method: "POST",
  path: "/design-menu/getMenuName",
  success: 20000,
};

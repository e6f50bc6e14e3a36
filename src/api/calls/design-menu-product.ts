// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Styles of all children of a menu. */
export const getMenuAllProduct: BrowserCall<typeof contract.getMenuAllProduct> = {
  method: "POST",
  path: "/design-menu-product/getMenuAllProduct",
  success: 20000,
};
/** Styles of a menu. */
export const getStyleList: BrowserCall<typeof contract.getStyleList> = {
  method: "POST",
  path: "/design-menu-product/getList",
  success: 20000,
};
/** Styles for women. */
export const getWomenList: BrowserCall<typeof contract.getWomenList> = {
  method: "POST",
  path: "/design-menu-product/getWomenList",
  success: 20000,
};

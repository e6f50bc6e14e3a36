// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Fabrics of a category. */
export const getMenuFabrics: BrowserCall<typeof contract.getMenuFabrics> = {
  method: "POST",
  path: "/menu-product/getList",
  success: 20000,
};
/** Fabrics of one category, without facets. */
export const getMenuFabricsById: BrowserCall<typeof contract.getMenuFabricsById> = {
  method: "POST",
  path: "/menu-product/getListById",
  success: 20000,
};

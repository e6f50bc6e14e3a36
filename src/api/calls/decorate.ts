// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Decorations of a type. */
export const getDecoratePage: BrowserCall<typeof contract.getDecoratePage> = {
  method: "POST",
  path: "/decorate/getPage",
  success: 20000,
};
/** Every decoration. */
export const listDecorates: BrowserCall<typeof contract.listDecorates> = {
  method: "GET",
  path: "/decorate/list",
  success: 20000,
};

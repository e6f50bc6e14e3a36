// Written from contract/ by `npx vitest run --project unit src/api/calls.test.ts -u`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Pictures of styles in fabrics. */
export const getPortraits: BrowserCall<typeof contract.getPortraits> = {
  method: "POST",
  path: "/design/getPortraits",
  success: 20000,
};
/** A style with its pattern. */
export const getStyle: BrowserCall<typeof contract.getStyle> = {
  method: "POST",
  path: "/design/getById",
  success: 20000,
};
/** Textures of named fabrics. */
export const getTextures: BrowserCall<typeof contract.getTextures> = {
  method: "POST",
  path: "/design/getTextures",
  success: 20000,
};
/** Fabrics that can be laid on a piece. */
export const searchTexturedProducts: BrowserCall<typeof contract.searchTexturedProducts> = {
  method: "POST",
  path: "/design/getSearchAllProduct",
  success: 20000,
};

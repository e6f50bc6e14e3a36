// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Save a brought pattern as a style. */
export const createOwnStyle: BrowserCall<typeof contract.createOwnStyle> = {
  method: "POST",
  path: "/design/createOwn",
  success: 20000,
};
/** The sewing pattern of a style as a file. */
export const downloadPattern: BrowserCall<typeof contract.downloadPattern> = {
  method: "GET",
  path: "/design/downloadPattern",
  success: 20000,
};
/** A style as it hangs in a class of cloth. */
export const getDrape: BrowserCall<typeof contract.getDrape> = {
  method: "POST",
  path: "/design/getDrape",
  success: 20000,
};
/** The sewing pattern of a style in all its sizes. */
export const getPatternSizes: BrowserCall<typeof contract.getPatternSizes> = {
  method: "POST",
  path: "/design/getPatternSizes",
  success: 20000,
};
/** Pictures of styles in fabrics. */
export const getPortraits: BrowserCall<typeof contract.getPortraits> = {
  method: "POST",
  path: "/design/getPortraits",
  success: 20000,
};
/** Pictures of a style in its sizes. */
export const getSizePortraits: BrowserCall<typeof contract.getSizePortraits> = {
  method: "POST",
  path: "/design/getSizePortraits",
  success: 20000,
};
/** A style with its pattern. */
export const getStyle: BrowserCall<typeof contract.getStyle> = {
  method: "POST",
  path: "/design/getById",
  success: 20000,
};
/** The turntable film of a style or a design. */
export const getStyle3dVideoUrl: BrowserCall<typeof contract.getStyle3dVideoUrl> = {
  method: "POST",
  path: "/design/getStyle3dVideoUrl",
  success: 20000,
};
/** Textures of named fabrics. */
export const getTextures: BrowserCall<typeof contract.getTextures> = {
  method: "POST",
  path: "/design/getTextures",
  success: 20000,
};
/** Styles of the caller's company. */
export const listOwnStyles: BrowserCall<typeof contract.listOwnStyles> = {
  method: "POST",
  path: "/design/listOwn",
  success: 20000,
};
/** Read the pieces of a DXF pattern. */
export const readOwnPattern: BrowserCall<typeof contract.readOwnPattern> = {
  method: "POST",
  path: "/design/readPattern",
  success: 20000,
};
/** Remove a style of the caller's company. */
export const removeOwnStyle: BrowserCall<typeof contract.removeOwnStyle> = {
  method: "POST",
  path: "/design/removeOwn",
  success: 20000,
};
/** Keep a turntable film. */
export const saveStyle3dVideo: BrowserCall<typeof contract.saveStyle3dVideo> = {
  method: "POST",
  path: "/design/saveStyle3dVideo",
  success: 20000,
};
/** Fabrics that can be laid on a piece. */
export const searchTexturedProducts: BrowserCall<typeof contract.searchTexturedProducts> = {
  method: "POST",
  path: "/design/getSearchAllProduct",
  success: 20000,
};

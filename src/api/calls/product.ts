// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** All fabrics, page by page. */
export const allGoods: BrowserCall<typeof contract.allGoods> = {
  method: "GET",
  path: "/product/allGoods",
  success: 20000,
};
/** Compare fabrics. */
export const compareProducts: BrowserCall<typeof contract.compareProducts> = {
  method: "POST",
  path: "/product/compare",
  success: 20000,
};
/** A fabric as a file for other programs or for printing. */
export const downloadSwatch: BrowserCall<typeof contract.downloadSwatch> = {
  method: "GET",
  path: "/product/download",
  success: 20000,
};
/** Several fabrics on sheets for printing at true size. */
export const downloadSwatchSheet: BrowserCall<typeof contract.downloadSwatchSheet> = {
  method: "GET",
  path: "/product/swatchSheet",
  success: 20000,
};
/** Files a fabric can be had in. */
export const getDownloads: BrowserCall<typeof contract.getDownloads> = {
  method: "GET",
  path: "/product/getDownloads",
  success: 20000,
};
/** Faults of a delivered fabric. */
export const getFabricDefect: BrowserCall<typeof contract.getFabricDefect> = {
  method: "POST",
  path: "/product/getFabricDefact",
  success: 20000,
};
/** Designs that use a fabric. */
export const getFabricDesigns: BrowserCall<typeof contract.getFabricDesigns> = {
  method: "POST",
  path: "/product/getFabricDesigns",
  success: 20000,
};
/** Search fabrics. */
export const getListByKeys: BrowserCall<typeof contract.getListByKeys> = {
  method: "POST",
  path: "/product/getListByKeys",
  success: 20000,
};
/** A fabric by its id. */
export const getProductById: BrowserCall<typeof contract.getProductById> = {
  method: "GET",
  path: "/product/getProductById",
  success: 20000,
};
/** Fabric of a code. */
export const getProductIdByCode: BrowserCall<typeof contract.getProductIdByCode> = {
  method: "POST",
  path: "/product/getProductIdByCode",
  success: 20000,
};
/** True scale of the pictures of fabrics. */
export const getProductJPGSize: BrowserCall<typeof contract.getProductJPGSize> = {
  method: "POST",
  path: "/product/getProductJPGSize",
  success: 20000,
};
/** A fabric with similar ones. */
export const getProductWapInfo: BrowserCall<typeof contract.getProductWapInfo> = {
  method: "POST",
  path: "/product/getProductWapInfo",
  success: 20000,
};
/** Suggestions for a search word. */
export const getSuggestKeys: BrowserCall<typeof contract.getSuggestKeys> = {
  method: "POST",
  path: "/product/getSuggestKeys",
  success: 20000,
};
/** Suggestions of one kind. */
export const getSuggestList: BrowserCall<typeof contract.getSuggestList> = {
  method: "POST",
  path: "/product/getSuggestList",
  success: 20000,
};
/** My lap-dips. */
export const myLapDip: BrowserCall<typeof contract.myLapDip> = {
  method: "POST",
  path: "/product/myLapDip",
  success: 20000,
};
/** Orders. */
export const myOrder: BrowserCall<typeof contract.myOrder> = {
  method: "POST",
  path: "/product/myOrder",
  success: 20000,
};
/** My samples. */
export const mySample: BrowserCall<typeof contract.mySample> = {
  method: "POST",
  path: "/product/mySample",
  success: 20000,
};
/** Everything about a fabric. */
export const productDet: BrowserCall<typeof contract.productDet> = {
  method: "GET",
  path: "/product/productDet",
  success: 20000,
};
/** The best fabrics, styles and categories for a word. */
export const quickSearch: BrowserCall<typeof contract.quickSearch> = {
  method: "POST",
  path: "/product/quickSearch",
  success: 20000,
};

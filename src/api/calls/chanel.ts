// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Choose for the short-list of a showroom. */
export const changeShortList: BrowserCall<typeof contract.changeShortList> = {
  method: "POST",
  path: "/chanel/changeShortList",
  success: 20000,
};
/** Showrooms, or one with its groups. */
export const getChanelShow: BrowserCall<typeof contract.getChanelShow> = {
  method: "GET",
  path: "/chanel/getChanelShow",
  success: 20000,
};
/** Private showrooms of a company. */
export const getChanelsByCustomerId: BrowserCall<typeof contract.getChanelsByCustomerId> = {
  method: "POST",
  path: "/chanel/getByCustomerId",
  success: 20000,
};
/** Picture of a showroom as a room. */
export const getRoomPicture: BrowserCall<typeof contract.getRoomPicture> = {
  method: "POST",
  path: "/chanel/getRoomPicture",
  success: 20000,
};
/** A showroom as a room to walk through. */
export const getScene: BrowserCall<typeof contract.getScene> = {
  method: "POST",
  path: "/chanel/getScene",
  success: 20000,
};
/** Short-list of a company’s showroom. */
export const getShortList: BrowserCall<typeof contract.getShortList> = {
  method: "POST",
  path: "/chanel/getShortList",
  success: 20000,
};
/** Say where I am in the room. */
export const moveTogether: BrowserCall<typeof contract.moveTogether> = {
  method: "POST",
  path: "/chanel/moveTogether",
  success: 20000,
};
/** Note what was looked at in a showroom. */
export const noteChanelVisit: BrowserCall<typeof contract.noteChanelVisit> = {
  method: "POST",
  path: "/chanel/noteVisit",
  success: 20000,
};
/** What is new in a company’s showroom. */
export const visitChanel: BrowserCall<typeof contract.visitChanel> = {
  method: "POST",
  path: "/chanel/visit",
  success: 20000,
};
/** Walk through a room together. */
export const walkTogether: BrowserCall<typeof contract.walkTogether> = {
  method: "GET",
  path: "/chanel/walkTogether",
  success: 20000,
};

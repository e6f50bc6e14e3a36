// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Notices. */
export const listNotices: BrowserCall<typeof contract.listNotices> = {
  method: "POST",
  path: "/notice/list",
  success: 20000,
};
/** How I am notified. */
export const noticeSettings: BrowserCall<typeof contract.noticeSettings> = {
  method: "POST",
  path: "/notice/settings",
  success: 20000,
};
/** Notices are read. */
export const readNotices: BrowserCall<typeof contract.readNotices> = {
  method: "POST",
  path: "/notice/read",
  success: 20000,
};

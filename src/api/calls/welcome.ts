// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** What waits for me. */
export const getOpenMatters: BrowserCall<typeof contract.getOpenMatters> = {
  method: "POST",
  path: "/welcome/getOpenMatters",
  success: 20000,
};
/** Pictures and words of the front page. */
export const listWelcome: BrowserCall<typeof contract.listWelcome> = {
  method: "POST",
  path: "/welcome/list",
  success: 20000,
};

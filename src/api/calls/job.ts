// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** How far a long work is. */
export const getJob: BrowserCall<typeof contract.getJob> = {
  method: "POST",
  path: "/job/get",
  success: 20000,
};
/** What a long work has made. */
export const getJobFile: BrowserCall<typeof contract.getJobFile> = {
  method: "GET",
  path: "/job/file",
  success: 20000,
};

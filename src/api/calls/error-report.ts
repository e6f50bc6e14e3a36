// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Report an error of the page. */
export const createErrorReport: BrowserCall<typeof contract.createErrorReport> = {
  method: "POST",
  path: "/errorReport/create",
  success: 20000,
};

// Written from contract/ by `npx vitest run --project unit src/api/calls.test.ts -u`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Report an error of the page. */
export const createErrorReport: BrowserCall<typeof contract.createErrorReport> = {
  method: "POST",
  path: "/errorReport/create",
  success: 20000,
};

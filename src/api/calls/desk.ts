// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** What happened to a lap-dip or a sample. */
export const deskHistory: BrowserCall<typeof contract.deskHistory> = {
  method: "POST",
  path: "/desk/history",
  success: 20000,
};

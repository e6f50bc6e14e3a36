// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Live events. */
export const liveEvents: BrowserCall<typeof contract.liveEvents> = {
  method: "GET",
  path: "/events",
  success: 20000,
};

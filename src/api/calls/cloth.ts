// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Production steps. */
export const getStepTimes: BrowserCall<typeof contract.getStepTimes> = {
  method: "POST",
  path: "/cloth/noticeDetail/listToGetstepTimes",
  success: 20000,
};

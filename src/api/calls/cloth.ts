// Written from contract/ by `npx vitest run --project unit src/api/calls.test.ts -u`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Production steps. */
export const getStepTimes: BrowserCall<typeof contract.getStepTimes> = {
  method: "POST",
  path: "/cloth/noticeDetail/listToGetstepTimes",
  success: 20000,
};

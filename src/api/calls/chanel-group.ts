// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Groups of a showroom. */
export const selectChanelGroups: BrowserCall<typeof contract.selectChanelGroups> = {
  method: "POST",
  path: "/chanel-group/selectList",
  success: 20000,
};

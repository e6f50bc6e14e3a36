// Written from contract/ by `npx vitest run --project unit src/api/calls.test.ts -u`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Entries of the front page. */
export const navList: BrowserCall<typeof contract.navList> = {
  method: "GET",
  path: "/front/goods/navList",
  success: 20000,
};

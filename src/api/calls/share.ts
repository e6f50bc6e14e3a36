// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Make a link to a design, a group, a fabric or a showroom. */
export const createShare: BrowserCall<typeof contract.createShare> = {
  method: "POST",
  path: "/share/create",
  success: 20000,
};
/** Links to a design, a group, a fabric or a showroom. */
export const listShares: BrowserCall<typeof contract.listShares> = {
  method: "POST",
  path: "/share/list",
  success: 20000,
};
/** Open a link. */
export const openShare: BrowserCall<typeof contract.openShare> = {
  method: "POST",
  path: "/share/open",
  success: 20000,
};
/** Withdraw a link. */
export const revokeShare: BrowserCall<typeof contract.revokeShare> = {
  method: "POST",
  path: "/share/revoke",
  success: 20000,
};

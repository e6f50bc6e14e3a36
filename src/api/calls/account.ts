// Written from contract/ by `npx vitest run --project unit src/api/calls.test.ts -u`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Sign in. */
export const login: BrowserCall<typeof contract.login> = {
  method: "POST",
  path: "/account/login",
  success: 20000,
};

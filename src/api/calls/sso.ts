// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Back from the provider. */
export const ssoCallback: BrowserCall<typeof contract.ssoCallback> = {
  method: "GET",
  path: "/sso/callback",
  success: 20000,
};
/** The provider people sign in at. */
export const ssoProvider: BrowserCall<typeof contract.ssoProvider> = {
  method: "GET",
  path: "/sso/provider",
  success: 20000,
};
/** Sign in at the provider. */
export const ssoStart: BrowserCall<typeof contract.ssoStart> = {
  method: "GET",
  path: "/sso/start",
  success: 20000,
};

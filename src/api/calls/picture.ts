// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Fabrics that look like a picture. */
export const searchPicture: BrowserCall<typeof contract.searchPicture> = {
  method: "POST",
  path: "/picture/search",
  success: 20000,
};

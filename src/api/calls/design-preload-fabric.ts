// Written from contract/ by `npm run generate`, so that the first pages load no zod.
import type * as contract from "@selvedge/contract";
import type { BrowserCall } from "../definition.ts";

/** Fabrics a style opens with. */
export const getPreloadFabrics: BrowserCall<typeof contract.getPreloadFabrics> = {
  method: "POST",
  path: "/design-preload-fabric/getByDesignId",
  success: 20000,
};

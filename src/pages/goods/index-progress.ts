import type { ApiError } from "../../api/error.ts";

/** How much of the catalogue has been looked at, 0 to 1, where a search was refused because it waits for that; else null. */
export const progressOf = (failure: ApiError | null): number | null =>
  failure?.is("indexBuilding") ? ((failure.data as { progress?: number } | null)?.progress ?? null) : null;

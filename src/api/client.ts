import { QueryClient } from "@tanstack/react-query";
import { asApiError } from "./error.ts";

const FRESH_MS = 30_000;
const TRIES = 2;
/** A search that is still being made ready is asked again for about a minute. */
const TRIES_WHILE_BUILDING = 30;
const BUILDING_MS = 2_000;

/** The browser's copy of server state. A refusal is not asked again; a server that is away is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      networkMode: "always",
      retry: (count, error) => {
        const fault = asApiError(error);
        return fault.isPassing && count < (fault.is("indexBuilding") ? TRIES_WHILE_BUILDING : TRIES);
      },
      retryDelay: (attempt, error) => (asApiError(error).is("indexBuilding") ? BUILDING_MS : 400 * 2 ** attempt),
    },
    mutations: { networkMode: "always" },
  },
});

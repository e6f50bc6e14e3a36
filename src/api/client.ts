import { QueryClient } from "@tanstack/react-query";
import { asApiError } from "./error.ts";

const FRESH_MS = 30_000;
const TRIES = 2;

/** The browser's copy of server state. A refusal is not asked again; a server that is away is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      networkMode: "always",
      retry: (count, error) => asApiError(error).isPassing && count < TRIES,
      retryDelay: (attempt) => 400 * 2 ** attempt,
    },
    mutations: { networkMode: "always" },
  },
});

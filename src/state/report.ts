import { call } from "../api/call.ts";
import { createErrorReport } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { actionOf } from "./behaviour.ts";

const reported = new Set<string>();

/** Reports an error of the page to the mill, once per message and visit. Returns the number to quote, or null when it could not be sent. */
export async function reportError(thrown: unknown): Promise<string | null> {
  const failure = asApiError(thrown);
  if (failure.isOffline || reported.has(failure.message)) return null;
  reported.add(failure.message);
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  try {
    const { id } = await call(createErrorReport, {
      message: (failure.message || "Unknown").slice(0, 2_000),
      stack: stack?.slice(0, 8_000),
      url: actionOf(location.pathname, location.search),
      requestId: failure.requestId ?? undefined,
    });
    return id;
  } catch {
    // The page already says that something failed; that the report failed too helps nobody.
    return null;
  }
}

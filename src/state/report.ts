import { call } from "../api/call.ts";
import { createErrorReport } from "../api/calls.ts";
import { asApiError } from "../api/error.ts";
import { actionOf } from "./behaviour.ts";

const MAX_MESSAGE = 2_000;
const MAX_STACK = 8_000;
const reported = new Set<string>();

/** What is reported of an error of a page. The sentence of a failed call is in the reader's language: its status and code say to the mill what it was. */
export function reportOf(thrown: unknown, { pathname, search }: Pick<Location, "pathname" | "search">) {
  const { status, code, message, requestId } = asApiError(thrown);
  const said = message || "Unknown";
  return {
    message: (status === 0 ? said : `HTTP ${status}, ${code}: ${said}`).slice(0, MAX_MESSAGE),
    stack: thrown instanceof Error ? thrown.stack?.slice(0, MAX_STACK) : undefined,
    url: actionOf(pathname, search),
    requestId: requestId ?? undefined,
  };
}

/** Reports an error of the page to the mill, once per message and visit. Returns the number to quote, or null when it could not be sent. */
export async function reportError(thrown: unknown): Promise<string | null> {
  const report = reportOf(thrown, location);
  if (asApiError(thrown).isOffline || reported.has(report.message)) return null;
  reported.add(report.message);
  try {
    const { id } = await call(createErrorReport, report);
    return id;
  } catch {
    // The page already says that something failed; that the report failed too helps nobody.
    return null;
  }
}

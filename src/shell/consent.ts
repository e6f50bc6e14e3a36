import type { ComponentType } from "react";
import { call, keyOf } from "../api/call.ts";
import { getConsent } from "../api/calls.ts";
import { queryClient } from "../api/client.ts";
import { loadAreas } from "../i18n.ts";
import { within } from "../within.ts";
import { isAsked } from "./consent-asked.ts";

/** A page does not wait longer than this for a question beside it. */
const PATIENCE_MS = 1_000;

let notice: ComponentType | null = null;

/** The question above the page; null until it is known before a page that somebody has to be asked. */
export const consentNotice = (): ComponentType | null => notice;

async function fetched(): Promise<ComponentType | null> {
  const answer = await queryClient.fetchQuery({
    queryKey: keyOf(getConsent, {}),
    queryFn: () => call(getConsent, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isAsked(answer)) return null;
  const [{ default: Notice }] = await Promise.all([import("./consent-notice.tsx"), loadAreas(["consent"])]);
  return Notice;
}

/**
 * Makes the question for consent ready before the page is shown, so that it never comes late and pushes away what somebody is about to press
 * for. What is not there in time comes with the next page.
 */
export async function readyConsent(): Promise<void> {
  if (notice) return;
  notice = await within(
    PATIENCE_MS,
    fetched().catch(() => null),
  );
}

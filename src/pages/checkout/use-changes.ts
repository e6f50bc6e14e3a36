import type { Change, OfferLine } from "@selvedge/contract";
import { useEffect, useRef, useState } from "react";
import { offerChanges, withFound } from "./offer-changes.ts";

/** What has become different since it was shown, found with each newer offer or answered to an order; until the customer orders again. */
export function useChanges(lines: readonly OfferLine[] | undefined) {
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const shown = useRef<readonly OfferLine[]>([]);
  const add = (found: readonly Change[]) => setChanges((known) => withFound(known, found));
  useEffect(() => {
    if (!lines) return;
    const found = offerChanges(shown.current, lines);
    shown.current = lines;
    if (found.length > 0) setChanges((known) => withFound(known, found));
  }, [lines]);
  return { changes, add, clear: () => setChanges([]) };
}

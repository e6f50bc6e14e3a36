import type { Quotation } from "@selvedge/contract";
import type { declineRfq, quote } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";

/** What followed the version that was seen: every move is a version of the quotation, as its request was the first. */
const nextAfter = (version: number, { history }: Quotation) => history[version];

/** Whether these prices reached the server although its answer did not come, also where the quotation has gone on since. */
export function isQuoted({ version, lines, validUntil, answer = "" }: Input<typeof quote>, now: Quotation): boolean {
  const next = nextAfter(version, now);
  if (next?.state !== "quoted" || next.text !== answer) return false;
  const round = now.rounds.find(({ at, side }) => side === "staff" && at === next.at);
  const named = new Map(round?.prices.map(({ lineId, price }) => [lineId, price.amount]));
  // Lead times are known of the newest prices only.
  const isNewest = round === now.rounds.findLast(({ side }) => side === "staff");
  const leads = new Map(now.lines.map(({ lineId, leadDays }) => [lineId, leadDays]));
  return (
    round?.validUntil === validUntil &&
    lines.every(({ lineId, price }) => named.get(lineId) === price.amount) &&
    (!isNewest || lines.every(({ lineId, leadDays }) => leads.get(lineId) === leadDays))
  );
}

/** Whether the quotation was declined with these words, and only the answer was lost. */
export function isDeclined({ version, reason }: Input<typeof declineRfq>, now: Quotation): boolean {
  const next = nextAfter(version, now);
  return next?.state === "declined" && next.side === "staff" && next.text === reason;
}

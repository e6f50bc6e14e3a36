import { dayOf, daysBetween } from "../../platform/time/days.ts";

type Dates = {
  readonly status: string;
  readonly requested_date: string | null;
  readonly promised_date: string | null;
  readonly sent_at: Date | null;
};

/** Days that a sample is promised later than it was asked for. */
export const laterDaysOf = ({ requested_date: asked, promised_date: promised }: Dates): number =>
  asked && promised ? Math.max(0, daysBetween(asked, promised)) : 0;

const ENDED = new Set(["refused", "cancelled"]);

/** Days past the promised date: until now while it has not left, until the day it left once it has. */
export function lateDaysOf({ status, promised_date: promised, sent_at: sentAt }: Dates, now: Date): number {
  if (promised === null || ENDED.has(status)) return 0;
  return Math.max(0, daysBetween(promised, dayOf(sentAt ?? now)));
}

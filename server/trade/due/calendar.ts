import { forgetLongAgo } from "../../customers/behaviour/browse-log/history.ts";
import type { Db } from "../../platform/db/open.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { keepDoing, type Rounds } from "../../platform/time/clockwork.ts";
import { forgetOldEvents } from "../../platform/webhooks/forget.ts";
import { completeShipped } from "../orders/progress/complete.ts";
import { expireQuotations } from "../quotations/expire.ts";

/** Days end once in a while: a minute late is early enough. */
const EVERY_MS = 60_000;

type Parts = { readonly db: Db; readonly clock: Clock };

/** Does what a date that has come brings about: quotations end, webhook events and what people looked at are forgotten, shipped orders are completed. Answers how many orders were. */
export async function followTheCalendar({ db, clock }: Parts): Promise<number> {
  const now = clock.now();
  await expireQuotations(db, {}, now);
  await forgetOldEvents(db, now);
  await forgetLongAgo(db, now);
  return completeShipped(db, now);
}

/** Follows the calendar for as long as the process runs. Several processes share the work. */
export const watchTheCalendar = ({ failed, ...parts }: Parts & { readonly failed: (error: unknown) => void }): Rounds =>
  keepDoing(async () => ((await followTheCalendar(parts)) > 0 ? "more" : "done"), { everyMs: EVERY_MS, failed });

import { type erpDashboard, WORK_KINDS } from "@selvedge/contract";
import type { Handler } from "../../platform/http/registry.ts";
import { countsOf, readWarnings } from "./warnings/warnings.ts";
import { countWork, readWork } from "./work/work.ts";

/** How much of what is due first stands on the front. */
const FIRST = 8;

export const erpDashboardHandler: Handler<typeof erpDashboard> = async ({ body: { mine }, db, customer, translate, clock }) => {
  const reader = { customer, translate, now: clock.now() };
  const warnings = (await readWarnings(db, reader)).filter(({ isSnoozed, isMine }) => !isSnoozed && (!mine || isMine));
  const { list } = await readWork(db, { kinds: WORK_KINDS, mine, limit: FIRST, offset: 0 }, reader);
  return { work: await countWork(db, reader, { mine: mine ?? false }), warnings: countsOf(warnings), today: list };
};

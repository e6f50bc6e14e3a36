import type { erpWarnings } from "@selvedge/contract";
import { offsetOf, pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { colleagues } from "./colleagues.ts";
import { countsOf, readWarnings } from "./warnings.ts";

export const erpWarningsHandler: Handler<typeof erpWarnings> = async ({ body, db, customer, translate, clock }) => {
  const all = await readWarnings(db, { customer, translate, now: clock.now() });
  const open = all.filter(({ isSnoozed, isMine }) => isSnoozed === (body.snoozed ?? false) && (!body.mine || isMine));
  const wanted = open.filter(({ warning }) => !body.level || warning.level === body.level);
  const list = wanted.slice(offsetOf(body), offsetOf(body) + body.pageSize).map(({ warning }) => warning);
  return { ...pageOf(wanted.length, list, body), counts: countsOf(open), colleagues: await colleagues(db) };
};

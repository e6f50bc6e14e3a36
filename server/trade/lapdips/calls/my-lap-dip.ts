import type { myLapDip } from "@selvedge/contract";
import { pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { lapDipsOf, shownLapDips } from "../queries.ts";

export const myLapDipHandler: Handler<typeof myLapDip> = async ({ body, customer, db, clock, translate }) => {
  const { rows, total, counts } = await lapDipsOf(db, customer, body);
  if (body.lapDipId && rows.length === 0) throw refuse("notFound");
  return { ...pageOf(total, await shownLapDips(db, rows, { translate, now: clock.now() }), body), counts };
};

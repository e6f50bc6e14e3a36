import type { mySample } from "@selvedge/contract";
import { pageOf } from "../../../platform/http/answer/page.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { samplesOf, shownSamples } from "../queries.ts";

export const mySampleHandler: Handler<typeof mySample> = async ({ body, customer, db, clock, translate }) => {
  const { rows, total, counts } = await samplesOf(db, customer, body);
  if (body.sampleId && rows.length === 0) throw refuse("notFound");
  return { ...pageOf(total, await shownSamples(db, rows, { translate, now: clock.now() }), body), counts };
};

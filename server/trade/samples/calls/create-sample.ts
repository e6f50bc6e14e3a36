import type { createSample } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { askForSample } from "../create.ts";
import { oneSample } from "../queries.ts";

export const createSampleHandler: Handler<typeof createSample> = async ({ body, customer, db, clock, translate, once }) => {
  const now = clock.now();
  const id = await askForSample(db, customer, { sample: body, once }, { translate, now });
  return (await oneSample(db, customer, id, { translate, now }))!;
};

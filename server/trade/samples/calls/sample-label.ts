import type { sampleLabel } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { sampleLabels } from "../label.ts";
import { oneSample } from "../queries.ts";

export const sampleLabelHandler: Handler<typeof sampleLabel> = async ({ body, customer, db, clock, lang, translate, origin }) => {
  const sample = await oneSample(db, customer, body.sampleId, { translate, now: clock.now() });
  if (!sample) throw refuse("notFound");
  return {
    bytes: await sampleLabels(sample, { language: lang, translate, origin }),
    mime: "application/pdf",
    fileName: `${sample.sampleNo}.pdf`,
  };
};

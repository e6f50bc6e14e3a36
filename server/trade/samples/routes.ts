import {
  cancelSample,
  confirmSample,
  createSample,
  mySample,
  prepareSample,
  refuseSample,
  sampleFeedback,
  sampleLabel,
  sampleReceived,
  sendSample,
} from "@selvedge/contract";
import { pageOf } from "../../platform/http/answer/page.ts";
import { domain } from "../../platform/http/registry.ts";
import { refuse } from "../../platform/refuse.ts";
import { askForSample } from "./create.ts";
import { sampleLabels } from "./label.ts";
import { type Doing, type SampleStep, stepSample } from "./moves.ts";
import { oneSample, samplesOf, shownSamples } from "./queries.ts";

/** The sample after somebody led it on. */
async function led(doing: Doing, step: SampleStep) {
  await stepSample(doing, step);
  return (await oneSample(doing.db, doing.customer, step.sampleId, { translate: doing.translate, now: doing.clock.now() }))!;
}

export const samples = domain((on) => {
  on(mySample, async ({ body, customer, db, clock, translate }) => {
    const { rows, total, counts } = await samplesOf(db, customer, body);
    if (body.sampleId && rows.length === 0) throw refuse("notFound");
    return { ...pageOf(total, await shownSamples(db, rows, { customer, translate, now: clock.now() }), body), counts };
  });

  on(createSample, async ({ body, customer, db, clock, translate, once }) => {
    const now = clock.now();
    const id = await askForSample(db, customer, { sample: body, once }, { translate, now });
    return (await oneSample(db, customer, id, { translate, now }))!;
  });

  on(cancelSample, (of) => led(of, { ...of.body, to: "cancelled", note: of.body.reason, set: { reason: of.body.reason } }));
  on(sampleReceived, (of) => led(of, { ...of.body, to: "received", set: { received_at: of.clock.now() } }));
  on(sampleFeedback, (of) => {
    const { rating, text, verdict } = of.body;
    return led(of, { ...of.body, to: "commented", note: text, set: { rating, feedback: text, verdict: verdict ?? null } });
  });
  on(confirmSample, (of) => led(of, { ...of.body, to: "confirmed", set: { promised_date: of.body.promisedDate } }));
  on(refuseSample, (of) => led(of, { ...of.body, to: "refused", note: of.body.reason, set: { reason: of.body.reason } }));
  on(prepareSample, (of) => led(of, { ...of.body, to: "preparing", set: {} }));
  on(sendSample, (of) => {
    const { courier, trackingNo } = of.body;
    return led(of, { ...of.body, to: "sent", set: { courier, tracking_no: trackingNo, sent_at: of.clock.now() } });
  });

  on(sampleLabel, async ({ body, customer, db, clock, lang, translate, origin }) => {
    const sample = await oneSample(db, customer, body.sampleId, { translate, now: clock.now() });
    if (!sample) throw refuse("notFound");
    return {
      bytes: await sampleLabels(sample, { language: lang, translate, origin }),
      mime: "application/pdf",
      fileName: `${sample.sampleNo}.pdf`,
    };
  });
});

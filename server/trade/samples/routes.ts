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
import { domain } from "../../platform/http/registry.ts";
import { createSampleHandler } from "./calls/create-sample.ts";
import { mySampleHandler } from "./calls/my-sample.ts";
import { sampleLabelHandler } from "./calls/sample-label.ts";
import { cancelSampleHandler } from "./steps/cancel-sample.ts";
import { confirmSampleHandler } from "./steps/confirm-sample.ts";
import { prepareSampleHandler } from "./steps/prepare-sample.ts";
import { refuseSampleHandler } from "./steps/refuse-sample.ts";
import { sampleFeedbackHandler } from "./steps/sample-feedback.ts";
import { sampleReceivedHandler } from "./steps/sample-received.ts";
import { sendSampleHandler } from "./steps/send-sample.ts";

export const samples = domain((on) => {
  on(mySample, mySampleHandler);
  on(createSample, createSampleHandler);
  on(cancelSample, cancelSampleHandler);
  on(sampleReceived, sampleReceivedHandler);
  on(sampleFeedback, sampleFeedbackHandler);
  on(confirmSample, confirmSampleHandler);
  on(refuseSample, refuseSampleHandler);
  on(prepareSample, prepareSampleHandler);
  on(sendSample, sendSampleHandler);
  on(sampleLabel, sampleLabelHandler);
});

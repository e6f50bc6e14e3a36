import type { sampleFeedback } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const sampleFeedbackHandler: Handler<typeof sampleFeedback> = (of) => {
  const { rating, text, verdict } = of.body;
  return led(of, { ...of.body, to: "commented", note: text, set: { rating, feedback: text, verdict: verdict ?? null } });
};

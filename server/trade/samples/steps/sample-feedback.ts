import type { sampleFeedback } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const sampleFeedbackHandler: Handler<typeof sampleFeedback> = (context) => {
  const { rating, text, verdict } = context.body;
  return led(context, {
    ...context.body,
    to: "commented",
    note: text,
    set: { rating, feedback: text, verdict: verdict ?? null },
  });
};

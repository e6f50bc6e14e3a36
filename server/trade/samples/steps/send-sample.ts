import type { sendSample } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const sendSampleHandler: Handler<typeof sendSample> = (context) => {
  const { courier, trackingNo } = context.body;
  return led(context, { ...context.body, to: "sent", set: { courier, tracking_no: trackingNo, sent_at: context.clock.now() } });
};

import type { sendSample } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const sendSampleHandler: Handler<typeof sendSample> = (of) => {
  const { courier, trackingNo } = of.body;
  return led(of, { ...of.body, to: "sent", set: { courier, tracking_no: trackingNo, sent_at: of.clock.now() } });
};

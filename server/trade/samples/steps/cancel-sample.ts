import type { cancelSample } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const cancelSampleHandler: Handler<typeof cancelSample> = (context) =>
  led(context, { ...context.body, to: "cancelled", note: context.body.reason, set: { reason: context.body.reason } });

import type { refuseSample } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const refuseSampleHandler: Handler<typeof refuseSample> = (context) =>
  led(context, { ...context.body, to: "refused", note: context.body.reason, set: { reason: context.body.reason } });

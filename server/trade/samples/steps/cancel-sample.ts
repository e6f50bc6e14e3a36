import type { cancelSample } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const cancelSampleHandler: Handler<typeof cancelSample> = (of) =>
  led(of, { ...of.body, to: "cancelled", note: of.body.reason, set: { reason: of.body.reason } });

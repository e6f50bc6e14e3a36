import type { refuseSample } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const refuseSampleHandler: Handler<typeof refuseSample> = (of) =>
  led(of, { ...of.body, to: "refused", note: of.body.reason, set: { reason: of.body.reason } });

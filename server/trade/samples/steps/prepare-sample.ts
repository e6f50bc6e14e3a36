import type { prepareSample } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const prepareSampleHandler: Handler<typeof prepareSample> = (context) =>
  led(context, { ...context.body, to: "preparing", set: {} });

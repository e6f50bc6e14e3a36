import type { confirmSample } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const confirmSampleHandler: Handler<typeof confirmSample> = (context) =>
  led(context, { ...context.body, to: "confirmed", set: { promised_date: context.body.promisedDate } });

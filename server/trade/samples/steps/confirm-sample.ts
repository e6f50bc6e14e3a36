import type { confirmSample } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const confirmSampleHandler: Handler<typeof confirmSample> = (of) =>
  led(of, { ...of.body, to: "confirmed", set: { promised_date: of.body.promisedDate } });

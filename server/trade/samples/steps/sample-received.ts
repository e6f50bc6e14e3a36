import type { sampleReceived } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const sampleReceivedHandler: Handler<typeof sampleReceived> = (context) =>
  led(context, { ...context.body, to: "received", set: { received_at: context.clock.now() } });

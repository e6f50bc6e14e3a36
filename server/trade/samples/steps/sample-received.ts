import type { sampleReceived } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { led } from "./moves.ts";

export const sampleReceivedHandler: Handler<typeof sampleReceived> = (of) =>
  led(of, { ...of.body, to: "received", set: { received_at: of.clock.now() } });

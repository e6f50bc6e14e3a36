import { liveEvents } from "@selvedge/contract";
import { domain } from "../http/registry.ts";
import { liveEventsHandler } from "./live-events.ts";

export const events = domain((on) => {
  on(liveEvents, liveEventsHandler);
});

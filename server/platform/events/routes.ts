import { liveEvents } from "@selvedge/contract";
import { domain } from "../http/registry.ts";

export const events = domain((on) => {
  on(liveEvents, async ({ body, customer, live, header }) => {
    const last = header("last-event-id")?.slice(0, 100) || body.lastEventId || null;
    return { open: (to) => live.subscribe(customer, last, to) };
  });
});

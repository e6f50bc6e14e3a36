import type { liveEvents } from "@selvedge/contract";
import type { Handler } from "../http/registry.ts";

export const liveEventsHandler: Handler<typeof liveEvents> = async ({ body, customer, live, header }) => {
  const last = header("last-event-id")?.slice(0, 100) || body.lastEventId || null;
  return { open: (to) => live.subscribe(customer, last, to) };
};

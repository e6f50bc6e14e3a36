import type { showInfo } from "@selvedge/contract";
import { liveSince } from "../../../platform/events/queue.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { isHandleOf } from "../../../platform/security/sessions.ts";
import { customerOf, personById } from "../queries.ts";

export const showInfoHandler: Handler<typeof showInfo> = async ({ body, db, customer, clock }) => {
  if (!customer || (body.token && !isHandleOf(customer, body.token))) return null;
  const since = await liveSince(db, clock.now());
  const person = await personById(db, customer.userId);
  return person && { ...customerOf(person), liveSince: since };
};

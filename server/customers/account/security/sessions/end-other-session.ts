import type { endOtherSession } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { refuse } from "../../../../platform/refuse.ts";

export const endOtherSessionHandler: Handler<typeof endOtherSession> = async ({ body, customer, db, event }) => {
  let sessions = db.deleteFrom("sessions").where("user_id", "=", customer.userId);
  sessions = body.sessionId ? sessions.where("id", "=", body.sessionId) : sessions.where("id", "<>", customer.sessionId);
  const { numDeletedRows } = await sessions.executeTakeFirst();
  if (body.sessionId && numDeletedRows === 0n) throw refuse("notFound");
  const ended = Number(numDeletedRows);
  event("authn_token_revoked", { what: "other sessions", ended });
  return { ended };
};

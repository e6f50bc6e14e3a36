import type { listSessions } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { SESSION_IDLE_MS, SESSION_MAX_MS } from "../../../../platform/security/sessions.ts";

export const listSessionsHandler: Handler<typeof listSessions> = async ({ customer, db, clock }) => {
  const now = clock.now().getTime();
  const rows = await db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", customer.userId)
    .where("seen_at", ">", new Date(now - SESSION_IDLE_MS))
    .where("created_at", ">", new Date(now - SESSION_MAX_MS))
    .orderBy("seen_at", "desc")
    .execute();
  return rows.map((row) => ({
    sessionId: row.id,
    isThis: row.id === customer.sessionId,
    device: row.user_agent,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at.toISOString(),
  }));
};

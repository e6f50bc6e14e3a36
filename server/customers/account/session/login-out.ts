import type { loginOut } from "@selvedge/contract";
import { SESSION_COOKIE } from "../../../platform/http/caller/caller.ts";
import { refuseUnrequestedGet } from "../../../platform/http/caller/cross-site.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { endSession, isHandleOf } from "../../../platform/security/sessions.ts";

export const loginOutHandler: Handler<typeof loginOut> = async ({ body, db, customer, header, cookies, answerHeader, event }) => {
  refuseUnrequestedGet({ header });
  // A handle of another session gives no rights here.
  if (customer && body.token && !isHandleOf(customer, body.token)) return { loggedOut: true as const };
  if (customer) {
    await endSession(db, customer.sessionId);
    event("authn_token_revoked", { what: "session" });
  }
  cookies.clear(SESSION_COOKIE);
  answerHeader("clear-site-data", '"cache"');
  return { loggedOut: true as const };
};

import type { changePassword } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { requireUncommon } from "../../../../platform/security/passwords/common.ts";
import { hashPassword } from "../../../../platform/security/passwords/password.ts";
import { renewSession } from "../../../../platform/security/sessions.ts";
import { setPassword } from "../../people/people.ts";
import { keepCookie } from "../../session/sign-in.ts";
import { known } from "../known.ts";
import { wordsOf } from "./words-of.ts";

export const changePasswordHandler: Handler<typeof changePassword> = async ({
  body,
  customer,
  db,
  cookies,
  translate,
  event,
}) => {
  const person = await known(db, customer.userId, body.old);
  await requireUncommon(body.password, wordsOf(person), translate);
  const hash = await hashPassword(body.password);
  const { endedSessions, secret, handle, persistent } = await db.transaction().execute(async (tx) => {
    await setPassword(tx, customer.userId, hash);
    const ended = await tx
      .deleteFrom("sessions")
      .where("user_id", "=", customer.userId)
      .where("id", "<>", customer.sessionId)
      .executeTakeFirst();
    return { endedSessions: Number(ended.numDeletedRows), ...(await renewSession(tx, customer.sessionId)) };
  });
  keepCookie(cookies, secret, persistent);
  event("authn_password_change", { endedSessions });
  return { endedSessions, token: handle };
};

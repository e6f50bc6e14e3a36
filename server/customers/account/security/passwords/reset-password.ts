import type { resetPassword } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { requireUncommon } from "../../../../platform/security/passwords/common.ts";
import { hashPassword } from "../../../../platform/security/passwords/password.ts";
import { endSessions, setPassword } from "../../people/people.ts";
import { personById } from "../../queries.ts";
import { useLink } from "../links.ts";
import { wordsOf } from "./words-of.ts";

export const resetPasswordHandler: Handler<typeof resetPassword> = async ({ body, db, clock, translate, event }) => {
  const hash = await hashPassword(body.password);
  const { id, username } = await db.transaction().execute(async (tx) => {
    const { userId } = await useLink(tx, "reset", body.token, clock.now());
    const person = await personById(tx, userId);
    if (!person || person.locked_at) throw refuse("linkGone");
    await requireUncommon(body.password, wordsOf(person), translate);
    await setPassword(tx, userId, hash);
    await endSessions(tx, userId);
    return person;
  });
  event("authn_password_change", { userId: id, by: "link" });
  return { username };
};

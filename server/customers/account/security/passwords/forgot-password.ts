import type { forgotPassword } from "@selvedge/contract";
import { readDictionaries } from "../../../../platform/http/language/language.ts";
import type { Handler } from "../../../../platform/http/registry.ts";
import { personByLogin } from "../../queries.ts";
import { mailLink } from "../links.ts";

const dictionaries = readDictionaries();

export const forgotPasswordHandler: Handler<typeof forgotPassword> = async ({ body, db, clock, mailOrigin, event, fault }) => {
  const origin = mailOrigin();
  const now = clock.now();
  // Not awaited: the response time must not reveal whether the address is known.
  const send = async () => {
    const person = await personByLogin(db, body.mail);
    if (!person || person.locked_at || person.mail.toLowerCase() !== body.mail.toLowerCase()) return;
    const to = { userId: person.id, mail: person.mail, lang: person.language };
    const translate = dictionaries[person.language].catalogue;
    await db.transaction().execute((tx) => mailLink(tx, "reset", to, { origin, translate }, now));
    event("authn_token_created", { userId: person.id, what: "reset" });
  };
  void send().catch((error: unknown) => fault(error, "a link for a new password could not be queued"));
  return { asked: true as const };
};

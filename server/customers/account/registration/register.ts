import type { register } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { notify } from "../../../platform/notices/notify.ts";
import { requireUncommon } from "../../../platform/security/passwords/common.ts";
import { hashPassword } from "../../../platform/security/passwords/password.ts";
import { personByLogin } from "../queries.ts";
import { tellApplicant } from "./registration-letters.ts";
import { keepRequest } from "./registrations.ts";

export const registerHandler: Handler<typeof register> = async ({
  body,
  db,
  clock,
  translate,
  mailOrigin,
  isMailSetUp,
  fault,
}) => {
  const origin = mailOrigin();
  await requireUncommon(body.password, [body.mail, body.name, body.company], translate);
  const now = clock.now();
  const passwordHash = await hashPassword(body.password);
  // Not awaited: the response time must not reveal whether the address is known.
  const keep = () =>
    db.transaction().execute(async (tx) => {
      const person = await personByLogin(tx, body.mail);
      if (person) {
        const to = { mail: person.mail, lang: person.language };
        if (!person.locked_at) await tellApplicant(tx, "known", to, { link: `${origin}/login` }, now);
        return;
      }
      const { request, token, isNew } = await keepRequest(tx, { asked: body, passwordHash }, now);
      const { id, name, company, mail, language, mail_confirmed_at } = request;
      if (!mail_confirmed_at) {
        const link = `${origin}/verify?token=${token}`;
        await tellApplicant(tx, "asked", { mail, lang: language }, { name, company, link }, now);
      }
      if (!isNew) return;
      const text = { key: "{{name}} of {{company}} asks for an account", values: { name, company } };
      await notify(tx, { to: { staff: true }, kind: "account.asked", subject: { kind: "account", id }, text }, now);
    });
  void keep().catch((error: unknown) => fault(error, "a request for an account could not be kept"));
  return { asked: true as const, isMailSetUp };
};

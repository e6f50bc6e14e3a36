import { decideRegistration, listRegistrations, register } from "@selvedge/contract";
import { pageOf } from "../../../platform/http/answer/page.ts";
import { domain } from "../../../platform/http/registry.ts";
import { newId } from "../../../platform/ids.ts";
import { notify } from "../../../platform/notices/notify.ts";
import { refuse } from "../../../platform/refuse.ts";
import { requireUncommon } from "../../../platform/security/passwords/common.ts";
import { hashPassword } from "../../../platform/security/passwords/password.ts";
import type { SignedIn } from "../../../platform/security/who.ts";
import { createCompany, insertUser } from "../people/people.ts";
import { personByLogin } from "../queries.ts";
import { tellApplicant } from "./registration-letters.ts";
import { keepRequest, requestsIn } from "./registrations.ts";

const mayDecide = ({ role }: Pick<SignedIn, "role">) => role === "sales" || role === "admin";

export const registrations = domain((on) => {
  on(register, async ({ body, db, clock, translate, mailOrigin, isMailSetUp, fault }) => {
    const origin = mailOrigin();
    await requireUncommon(body.password, [body.mail, body.name, body.company], translate);
    const now = clock.now();
    const passwordHash = await hashPassword(body.password);
    // Nobody waits for this, so that the time of the answer tells nothing.
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
  });

  on(listRegistrations, async ({ body, customer, db, isMailSetUp }) => {
    const { total, list } = await requestsIn(db, body);
    return { ...pageOf(total, list, body), mayDecide: mayDecide(customer), isMailSetUp };
  });

  on(decideRegistration, async ({ body, customer, db, clock, mailOrigin, isMailSetUp, event }) => {
    if (!mayDecide(customer)) throw refuse("notAllowed");
    const origin = mailOrigin();
    const now = clock.now();
    const decided = await db.transaction().execute(async (tx) => {
      const request = await tx
        .selectFrom("account_requests")
        .selectAll()
        .where("id", "=", body.requestId)
        .forUpdate()
        .executeTakeFirst();
      if (!request) throw refuse("notFound");
      if (request.state !== "pending") throw refuse("stepNotAllowed", { allowed: [] });
      const { name, mail, company, country, language } = request;
      const to = { mail, lang: language };
      const by = { decided_by: customer.userId, decided_at: now };
      const close = tx.updateTable("account_requests").where("id", "=", request.id);
      if (body.decision === "refuse") {
        await close.set({ state: "refused", reason: body.reason, ...by }).execute();
        await tellApplicant(tx, "refused", to, { name, company, reason: body.reason }, now);
        return { state: "refused" as const, userId: null };
      }
      if (isMailSetUp && !request.mail_confirmed_at) throw refuse("stepNotAllowed", { allowed: ["refuse"] });
      if (await personByLogin(tx, mail)) throw refuse("nameUsed");
      const known = body.customerId
        ? await tx
            .selectFrom("companies as c")
            .select("c.id")
            .where("c.id", "=", body.customerId)
            .where("c.id", "<>", customer.customerId)
            .executeTakeFirst()
        : null;
      if (body.customerId && !known) throw refuse("notFound");
      const contactId = customer.role === "sales" ? customer.userId : null;
      const companyId = known?.id ?? (await createCompany(tx, { name: company, country, contactId }, now));
      const userId = await insertUser(
        tx,
        {
          id: newId(now),
          companyId,
          username: mail,
          mail,
          name,
          // The first of a company looks after it.
          role: known ? "buyer" : "buyerAdmin",
          language,
          passwordHash: request.password_hash,
          mailVerifiedAt: request.mail_confirmed_at,
        },
        now,
      );
      await close.set({ state: "approved", password_hash: "", ...by }).execute();
      await tellApplicant(tx, "approved", to, { name, company, link: `${origin}/login` }, now);
      return { state: "approved" as const, userId };
    });
    const accountRequestId = body.requestId;
    if (decided.userId) event("user_created", { newUserId: decided.userId, accountRequestId });
    else event("authz_admin", { what: "account refused", accountRequestId });
    return decided;
  });
});

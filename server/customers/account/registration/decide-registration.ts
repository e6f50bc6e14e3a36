import type { decideRegistration } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { newId } from "../../../platform/ids.ts";
import { refuse } from "../../../platform/refuse.ts";
import { createCompany, insertUser } from "../people/people.ts";
import { personByLogin } from "../queries.ts";
import { mayDecide } from "./may-decide.ts";
import { tellApplicant } from "./registration-letters.ts";

export const decideRegistrationHandler: Handler<typeof decideRegistration> = async ({
  body,
  customer,
  db,
  clock,
  mailOrigin,
  isMailSetUp,
  event,
}) => {
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
          .where("c.id", "<>", customer.companyId)
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
};

import type { getCustomerById } from "@selvedge/contract";
import { isStaff } from "../../../platform/http/caller/access.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { customerOf, personById } from "../queries.ts";
import { waitSecondsOf } from "../security/links.ts";
import { recoveryCodesLeft } from "../security/two-step/two-step.ts";

export const getCustomerByIdHandler: Handler<typeof getCustomerById> = async ({ body, db, customer, clock }) => {
  const person = await personById(db, body.userId ?? customer.userId);
  if (!person) throw refuse("notFound");
  if (!isStaff(customer.role) && person.company_id !== customer.companyId) throw refuse("notFound");
  const isSelf = person.id === customer.userId;
  return {
    ...customerOf(person),
    mailVerified: person.mail_verified_at !== null,
    pendingMail: person.pending_mail,
    verifyWaitSeconds: isSelf ? await waitSecondsOf(db, person.id, clock.now()) : 0,
    isTwoStep: person.totp_confirmed_at !== null,
    recoveryCodesLeft: isSelf && person.totp_confirmed_at ? await recoveryCodesLeft(db, person.id) : null,
    companySince: person.company_since.toISOString(),
    createdAt: person.created_at.toISOString(),
    lastLoginAt: person.last_login_at?.toISOString() ?? null,
  };
};

import { type inviteColleague, MAX_INVITATIONS } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { newId } from "../../../../platform/ids.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { hashSecret, newSecret } from "../../../../platform/security/secret.ts";
import { personById, personByLogin } from "../../queries.ts";
import { lockOwnCompany } from "../own-company.ts";
import { LINK_LASTS_MS, mailInvitation, shownInvitation } from "./invitations.ts";

export const inviteColleagueHandler: Handler<typeof inviteColleague> = async ({
  body,
  customer,
  db,
  clock,
  mailOrigin,
  event,
}) => {
  const origin = mailOrigin();
  const now = clock.now();
  const token = newSecret(256);
  const { mail, role } = body;
  const invitation = await db.transaction().execute(async (tx) => {
    await lockOwnCompany(tx, customer);
    if (await personByLogin(tx, mail)) throw refuse("nameUsed");
    const inviter = await personById(tx, customer.userId);
    const language = body.language ?? inviter?.language ?? "en";
    const before = await tx
      .selectFrom("invitations")
      .select(["id", "mail"])
      .where("company_id", "=", customer.companyId)
      .execute();
    const known = before.find((one) => one.mail.toLowerCase() === mail.toLowerCase());
    if (!known && before.length >= MAX_INVITATIONS) throw refuse("stepNotAllowed", { allowed: [] });
    const given = {
      mail,
      role,
      language,
      token_hash: hashSecret(token),
      invited_by: customer.userId,
      expires_at: new Date(now.getTime() + LINK_LASTS_MS),
    };
    const row = known
      ? await tx.updateTable("invitations").set(given).where("id", "=", known.id).returningAll().executeTakeFirstOrThrow()
      : await tx
          .insertInto("invitations")
          .values({ id: newId(now), company_id: customer.companyId, ...given, created_at: now })
          .returningAll()
          .executeTakeFirstOrThrow();
    await mailInvitation(tx, row, { link: `${origin}/login?invitation=${token}`, by: customer }, now);
    return row;
  });
  event("authn_token_created", { what: "invitation", invitationId: invitation.id });
  return shownInvitation(invitation, now);
};

import type { acceptInvitation } from "@selvedge/contract";
import { liveSince } from "../../../../platform/events/queue.ts";
import { answeringToCompany } from "../../../../platform/files/serving/grants.ts";
import type { Handler } from "../../../../platform/http/registry.ts";
import { newId } from "../../../../platform/ids.ts";
import { refuse, refusingUsedName } from "../../../../platform/refuse.ts";
import { requireUncommon } from "../../../../platform/security/passwords/common.ts";
import { hashPassword } from "../../../../platform/security/passwords/password.ts";
import { insertUser } from "../../people/people.ts";
import { customerOf, personById, personByLogin } from "../../queries.ts";
import { letIn } from "../../session/sign-in.ts";
import { lockCompany } from "../own-company.ts";
import { openInvitation } from "./invitations.ts";

export const acceptInvitationHandler: Handler<typeof acceptInvitation> = async (context) => {
  const { body, db, clock, translate, event } = context;
  const now = clock.now();
  const asked = await openInvitation(db, body.token, now);
  if (!asked) throw refuse("linkGone");
  await requireUncommon(body.password, [asked.mail, body.name, asked.company], translate);
  const passwordHash = await hashPassword(body.password);
  const person = await db.transaction().execute(async (tx) => {
    await lockCompany(tx, asked.company_id);
    const invitation = await openInvitation(tx, body.token, now);
    if (!invitation) throw refuse("linkGone");
    const { id: invitationId, company_id: companyId, mail, role, language } = invitation;
    const id = newId(now);
    // Another company's invitation, or the mill, may have made the account since, or make it in the same moment.
    if (await personByLogin(tx, mail)) throw refuse("nameUsed");
    const made = { id, companyId, username: mail, mail, name: body.name, role, language, passwordHash, mailVerifiedAt: now };
    await refusingUsedName(() => insertUser(tx, made, now));
    await tx.deleteFrom("invitations").where("id", "=", invitationId).execute();
    const joined = await personById(tx, id);
    if (!joined) throw refuse("linkGone");
    return joined;
  });
  event("user_created", { newUserId: person.id, invitationId: asked.id });
  const token = await letIn(context, person, { persistent: false, by: "invitation" });
  const known = answeringToCompany(person.company_id, () => customerOf(person));
  return { ...known, token, liveSince: await liveSince(db, now) };
};

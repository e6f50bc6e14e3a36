import type { getInvitation } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { openInvitation } from "./invitations.ts";

export const getInvitationHandler: Handler<typeof getInvitation> = async ({ body, db, clock }) => {
  const row = await openInvitation(db, body.token, clock.now());
  if (!row) throw refuse("linkGone");
  const { mail, role, company, inviter: invitedBy, expires_at } = row;
  return { mail, role, company, invitedBy, expiresAt: expires_at.toISOString() };
};

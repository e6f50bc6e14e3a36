import type { verifyMail } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { personById, personByLogin } from "../../queries.ts";
import { confirmRequest } from "../../registration/registrations.ts";
import { takeLink } from "../links.ts";

export const verifyMailHandler: Handler<typeof verifyMail> = async ({ body, db, clock, event }) => {
  const { userId, ...confirmed } = await db.transaction().execute(async (tx) => {
    const link = await takeLink(tx, "verifyMail", body.token, clock.now());
    if (!link) {
      const request = await confirmRequest(tx, body.token, clock.now());
      if (!request) throw refuse("linkGone");
      return { userId: null, ...request };
    }
    const { userId, mail } = link;
    const person = await personById(tx, userId);
    const awaited = person?.pending_mail ?? (person?.mail_verified_at ? null : person?.mail);
    // The person has changed their mind since.
    if (awaited !== mail) throw refuse("linkGone");
    const other = await personByLogin(tx, mail);
    if (other && other.id !== userId) throw refuse("nameUsed");
    await tx
      .updateTable("users")
      .set((eb) => ({ mail, pending_mail: null, mail_verified_at: clock.now(), version: eb("version", "+", 1) }))
      .where("id", "=", userId)
      .execute();
    return { userId, mail, awaitsApproval: false };
  });
  if (userId) event("user_updated", { userId, what: "mail" });
  return confirmed;
};

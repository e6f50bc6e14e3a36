import type { confirmTotp } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { stepOfCode } from "../../../../platform/security/passwords/totp.ts";
import { personById } from "../../queries.ts";
import { newRecoveryCodes } from "./two-step.ts";

export const confirmTotpHandler: Handler<typeof confirmTotp> = async ({ body, customer, db, clock, event }) => {
  const person = await personById(db, customer.userId);
  if (!person?.totp_secret || person.totp_confirmed_at) throw refuse("stepNotAllowed", { allowed: ["totpSetup"] });
  const step = stepOfCode(person.totp_secret, body.code.replace(/\s/g, ""), 0, clock.now());
  if (step === null) throw refuse("wrongCode");
  const recoveryCodes = await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("users")
      .set({ totp_confirmed_at: clock.now(), totp_last_step: String(step) })
      .where("id", "=", person.id)
      .execute();
    return newRecoveryCodes(tx, person.id);
  });
  event("user_updated", { what: "two-step sign-in on" });
  return { recoveryCodes };
};

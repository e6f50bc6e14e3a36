import type { setUpTotp } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { newTotpSecret } from "../../../../platform/security/passwords/totp.ts";
import { known } from "../known.ts";

const ISSUER = "Selvedge";

export const setUpTotpHandler: Handler<typeof setUpTotp> = async ({ body, customer, db }) => {
  const person = await known(db, customer.userId, body.password);
  if (person.totp_confirmed_at) throw refuse("stepNotAllowed", { allowed: ["totpEnd"] });
  const secret = newTotpSecret();
  await db.updateTable("users").set({ totp_secret: secret }).where("id", "=", person.id).execute();
  const label = encodeURIComponent(`${ISSUER}:${person.mail}`);
  return { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}` };
};

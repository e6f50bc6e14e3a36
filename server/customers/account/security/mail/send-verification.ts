import type { sendVerification } from "@selvedge/contract";
import type { Handler } from "../../../../platform/http/registry.ts";
import { refuse } from "../../../../platform/refuse.ts";
import { personById } from "../../queries.ts";
import { mailLink, waitSecondsOf } from "../links.ts";

export const sendVerificationHandler: Handler<typeof sendVerification> = async ({
  customer,
  db,
  clock,
  mailOrigin,
  translate,
}) => {
  const origin = mailOrigin();
  const person = await personById(db, customer.userId);
  const mail = person?.pending_mail ?? (person && !person.mail_verified_at ? person.mail : null);
  if (!person || !mail) throw refuse("notFound");
  const retryAfterSeconds = await waitSecondsOf(db, person.id, clock.now());
  if (retryAfterSeconds > 0) throw refuse("tooMany", { retryAfterSeconds });
  const to = { userId: person.id, mail, lang: person.language };
  await db.transaction().execute((tx) => mailLink(tx, "verifyMail", to, { origin, translate }, clock.now()));
  return { mail, waitSeconds: await waitSecondsOf(db, person.id, clock.now()) };
};

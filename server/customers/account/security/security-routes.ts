import {
  changePassword,
  confirmTotp,
  endOtherSession,
  endTotp,
  exportMyData,
  forgotPassword,
  listSessions,
  resetPassword,
  sendVerification,
  setUpTotp,
  verifyMail,
} from "@selvedge/contract";
import { readDictionaries } from "../../../platform/http/language/language.ts";
import { domain } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { requireUncommon } from "../../../platform/security/passwords/common.ts";
import { hashPassword } from "../../../platform/security/passwords/password.ts";
import { newTotpSecret, stepOfCode } from "../../../platform/security/passwords/totp.ts";
import { renewSession, SESSION_IDLE_MS, SESSION_LONGEST_MS } from "../../../platform/security/sessions.ts";
import { dataOf } from "../export.ts";
import { endSessions, setPassword } from "../people/people.ts";
import { type Person, personById, personByLogin } from "../queries.ts";
import { confirmRequest } from "../registration/registrations.ts";
import { keepCookie } from "../sign-in.ts";
import { known } from "./known.ts";
import { mailLink, takeLink, useLink, waitSecondsOf } from "./links.ts";
import { forgetTwoStep, newRecoveryCodes } from "./two-step.ts";

/** What somebody who guesses knows of a person. */
const wordsOf = ({ username, mail, name, company_name }: Person) => [username, mail, name, company_name];

const ISSUER = "Selvedge";
const dictionaries = readDictionaries();

export const security = domain((on) => {
  on(forgotPassword, async ({ body, db, clock, mailOrigin, event, fault }) => {
    const origin = mailOrigin();
    const now = clock.now();
    // Nobody waits for this, so that the time of the answer tells nothing.
    const send = async () => {
      const person = await personByLogin(db, body.mail);
      if (!person || person.locked_at || person.mail.toLowerCase() !== body.mail.toLowerCase()) return;
      const to = { userId: person.id, mail: person.mail, lang: person.language };
      const translate = dictionaries[person.language].catalogue;
      await db.transaction().execute((tx) => mailLink(tx, "reset", to, { origin, translate }, now));
      event("authn_token_created", { userId: person.id, what: "reset" });
    };
    void send().catch((error: unknown) => fault(error, "a link for a new password could not be queued"));
    return { asked: true as const };
  });

  on(resetPassword, async ({ body, db, clock, translate, event }) => {
    const hash = await hashPassword(body.password);
    const { id, username } = await db.transaction().execute(async (tx) => {
      const { userId } = await useLink(tx, "reset", body.token, clock.now());
      const person = await personById(tx, userId);
      if (!person || person.locked_at) throw refuse("linkGone");
      await requireUncommon(body.password, wordsOf(person), translate);
      await setPassword(tx, userId, hash);
      await endSessions(tx, userId);
      return person;
    });
    event("authn_password_change", { userId: id, by: "link" });
    return { username };
  });

  on(changePassword, async ({ body, customer, db, cookies, translate, event }) => {
    const person = await known(db, customer.userId, body.old);
    await requireUncommon(body.password, wordsOf(person), translate);
    const hash = await hashPassword(body.password);
    const { endedSessions, secret, handle, persistent } = await db.transaction().execute(async (tx) => {
      await setPassword(tx, customer.userId, hash);
      const ended = await tx
        .deleteFrom("sessions")
        .where("user_id", "=", customer.userId)
        .where("id", "<>", customer.sessionId)
        .executeTakeFirst();
      return { endedSessions: Number(ended.numDeletedRows), ...(await renewSession(tx, customer.sessionId)) };
    });
    keepCookie(cookies, secret, persistent);
    event("authn_password_change", { endedSessions });
    return { endedSessions, token: handle };
  });

  on(verifyMail, async ({ body, db, clock, event }) => {
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
  });

  on(sendVerification, async ({ customer, db, clock, mailOrigin, translate }) => {
    const origin = mailOrigin();
    const person = await personById(db, customer.userId);
    const mail = person?.pending_mail ?? (person && !person.mail_verified_at ? person.mail : null);
    if (!person || !mail) throw refuse("notFound");
    const retryAfterSeconds = await waitSecondsOf(db, person.id, clock.now());
    if (retryAfterSeconds > 0) throw refuse("tooMany", { retryAfterSeconds });
    const to = { userId: person.id, mail, lang: person.language };
    await db.transaction().execute((tx) => mailLink(tx, "verifyMail", to, { origin, translate }, clock.now()));
    return { mail, waitSeconds: await waitSecondsOf(db, person.id, clock.now()) };
  });

  on(listSessions, async ({ customer, db, clock }) => {
    const now = clock.now().getTime();
    const rows = await db
      .selectFrom("sessions")
      .selectAll()
      .where("user_id", "=", customer.userId)
      .where("seen_at", ">", new Date(now - SESSION_IDLE_MS))
      .where("created_at", ">", new Date(now - SESSION_LONGEST_MS))
      .orderBy("seen_at", "desc")
      .execute();
    return rows.map((row) => ({
      sessionId: row.id,
      isThis: row.id === customer.sessionId,
      device: row.user_agent,
      address: row.address,
      createdAt: row.created_at.toISOString(),
      seenAt: row.seen_at.toISOString(),
    }));
  });

  on(endOtherSession, async ({ body, customer, db, event }) => {
    let sessions = db.deleteFrom("sessions").where("user_id", "=", customer.userId);
    sessions = body.sessionId ? sessions.where("id", "=", body.sessionId) : sessions.where("id", "<>", customer.sessionId);
    const { numDeletedRows } = await sessions.executeTakeFirst();
    if (body.sessionId && numDeletedRows === 0n) throw refuse("notFound");
    const ended = Number(numDeletedRows);
    event("authn_token_revoked", { what: "other sessions", ended });
    return { ended };
  });

  on(setUpTotp, async ({ body, customer, db }) => {
    const person = await known(db, customer.userId, body.password);
    if (person.totp_confirmed_at) throw refuse("stepNotAllowed", { allowed: ["totpEnd"] });
    const secret = newTotpSecret();
    await db.updateTable("users").set({ totp_secret: secret }).where("id", "=", person.id).execute();
    const label = encodeURIComponent(`${ISSUER}:${person.mail}`);
    return { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}` };
  });

  on(confirmTotp, async ({ body, customer, db, clock, event }) => {
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
  });

  on(endTotp, async ({ body, customer, db, event }) => {
    const person = await known(db, customer.userId, body.password);
    await db.transaction().execute((tx) => forgetTwoStep(tx, person.id));
    event("user_updated", { what: "two-step sign-in off" });
    return { isOn: false as const };
  });

  on(exportMyData, async ({ customer, db, clock, event }) => {
    const bytes = new TextEncoder().encode(JSON.stringify(await dataOf(db, customer.userId), null, 2));
    event("sensitive_read", { what: "own data" });
    return { bytes, mime: "application/json", fileName: `selvedge-${clock.now().toISOString().slice(0, 10)}.json` };
  });
});

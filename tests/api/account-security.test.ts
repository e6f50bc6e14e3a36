import {
  changePassword,
  confirmTotp,
  endOtherSession,
  endTotp,
  exportMyData,
  forgotPassword,
  getCustomerById,
  listColleagues,
  listNotices,
  listSessions,
  login,
  noticeSettings,
  PREFIX,
  readNotices,
  resetPassword,
  setUpTotp,
  showInfo,
  updateByUser,
  uploadCustomerLogo,
  verifyMail,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setPassword } from "../../server/customers/account/people/people.ts";
import { readDictionaries } from "../../server/platform/http/language/language.ts";
import { idOf, newId } from "../../server/platform/ids.ts";
import { queueDigests } from "../../server/platform/mail/digest.ts";
import { queueMail } from "../../server/platform/mail/outbox.ts";
import { openPostOffice } from "../../server/platform/mail/post-office.ts";
import { sendDue } from "../../server/platform/mail/send.ts";
import { notify } from "../../server/platform/notices/notify.ts";
import { hashPassword } from "../../server/platform/security/passwords/password.ts";
import { stepOf, totpCode } from "../../server/platform/security/passwords/totp.ts";
import { BUYER, type Client, DESIGNER, HEAD, SALES, startApp, type TestApp } from "./harness.ts";
import { aPicture, NO_ID } from "./mill.ts";

const HOUR_MS = 3_600_000;
const WITHIN_MS = 60_000;
const NEW_PASSWORD = "a longer sentence";
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ limits: { rates: false }, publicUrl: "https://portal.example" });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.deleteFrom("mail_outbox").execute();
});

const letters = () => portal.db.selectFrom("mail_outbox").selectAll().orderBy("id").execute();
const PLACES = { reset: "/login?reset=", verify: "/verify?token=" } as const;
async function linkTo(mail: string, name: keyof typeof PLACES): Promise<string> {
  const find = async () =>
    (await letters()).findLast((letter) => letter.to_mail === mail && letter.text.includes(PLACES[name]))?.text;
  await expect.poll(find, { timeout: WITHIN_MS }).toBeDefined();
  return (await find())!.split(`https://portal.example${PLACES[name]}`)[1]!.split(/\s/)[0]!;
}
const signIn = (password: string, more: object = {}) =>
  portal.anonymous().ask(login, { username: BUYER.username, password, ...more });

test("a forgotten password is replaced by the link of the mail, once; every session ends and the old password is no longer valid", async () => {
  const open = await portal.signIn(BUYER.username);
  const someone = portal.anonymous();
  expect(await someone.call(forgotPassword, { mail: BUYER.username })).toEqual({ asked: true });
  const first = await linkTo(BUYER.username, "reset");
  await portal.db.deleteFrom("mail_outbox").execute();
  await someone.call(forgotPassword, { mail: BUYER.username.toUpperCase() });
  const token = await linkTo(BUYER.username, "reset");
  expect((await someone.ask(resetPassword, { token: first, password: NEW_PASSWORD })).code).toBe(41001);
  for (const password of ["short", "password123", `2026 ${BUYER.username}`])
    expect(await someone.ask(resetPassword, { token, password })).toMatchObject({
      code: 40001,
      data: { fields: [{ path: "password" }] },
    });
  expect(await someone.call(resetPassword, { token, password: NEW_PASSWORD })).toEqual({ username: BUYER.username });
  expect((await someone.ask(resetPassword, { token, password: "another sentence" })).code).toBe(41001);
  expect(await open.call(showInfo, {})).toBeNull();
  expect((await signIn(BUYER.password)).code).toBe(40101);
  expect((await signIn(NEW_PASSWORD)).code).toBe(20000);
  const stored = await portal.db.selectFrom("account_tokens").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("a link is over after an hour", async () => {
  await portal.anonymous().call(forgotPassword, { mail: BUYER.username });
  const token = await linkTo(BUYER.username, "reset");
  portal.clock.move(HOUR_MS + 1);
  expect((await portal.anonymous().ask(resetPassword, { token, password: NEW_PASSWORD })).code).toBe(41001);
});

test("an address that is nobody's gets the same answer and no letter", async () => {
  const someone = portal.anonymous();
  expect(await someone.ask(forgotPassword, { mail: "nobody@example.com" })).toMatchObject({ code: 20000, data: { asked: true } });
  expect((await someone.ask(forgotPassword, { mail: "no address" })).code).toBe(40001);
  await someone.call(forgotPassword, { mail: SALES.username });
  await linkTo(SALES.username, "reset");
  expect((await letters()).map(({ to_mail }) => to_mail)).toEqual([SALES.username]);
});

test("a changed password ends the other sessions and keeps this one", async () => {
  const [here, there] = await Promise.all([portal.signIn(HEAD.username), portal.signIn(HEAD.username)]);
  expect((await here.ask(changePassword, { old: "wrong", password: NEW_PASSWORD })).code).toBe(40108);
  const thief = portal.anonymous();
  const copied = new Map(here.cookies);
  const { token } = await here.call(changePassword, { old: HEAD.password, password: NEW_PASSWORD });
  expect(await there.call(showInfo, {})).toBeNull();
  expect((await here.call(showInfo, {}))?.username).toBe(HEAD.username);
  for (const [name, value] of copied) thief.cookies.set(name, value);
  expect(await thief.call(showInfo, {})).toBeNull();
  expect(await here.call(showInfo, { token })).not.toBeNull();
  const tried = await here.ask(changePassword, { old: NEW_PASSWORD, password: "1234567890" });
  expect(tried).toMatchObject({ code: 40001, data: { fields: [{ path: "password", rule: "common" }] } });
  expect((await here.call(showInfo, {}))?.username).toBe(HEAD.username);
  const again = await here.ask(changePassword, { old: NEW_PASSWORD, password: HEAD.password });
  expect(again, "the printed password of the demo").toMatchObject({ code: 40001 });
  await setPassword(portal.db, (await here.call(showInfo, {}))!.userId, await hashPassword(HEAD.password));
  expect((await portal.anonymous().ask(changePassword, { old: "x", password: NEW_PASSWORD })).code).toBe(40100);
});

test("sessions are seen and ended, one's own only", async () => {
  const [here, there, designer] = await Promise.all([
    portal.signIn(HEAD.username),
    portal.signIn(HEAD.username),
    portal.signIn(),
  ]);
  const sessions = await here.call(listSessions, {});
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
  const other = (await there.call(listSessions, {})).find(({ isThis }) => isThis)!;
  expect((await designer.ask(endOtherSession, { sessionId: other.sessionId })).code).toBe(40400);
  expect(await here.call(endOtherSession, { sessionId: other.sessionId })).toEqual({ ended: 1 });
  expect(await there.call(showInfo, {})).toBeNull();
  await portal.signIn(HEAD.username);
  expect((await here.call(endOtherSession, {})).ended).toBeGreaterThan(0);
  expect(await here.call(listSessions, {})).toHaveLength(1);
});

test("with two-step sign-in the password alone opens nothing, and no code is taken twice", async () => {
  const designer = await portal.signIn();
  const ask = (code?: string) =>
    portal.anonymous().ask(login, { username: DESIGNER.username, password: DESIGNER.password, ...(code ? { code } : {}) });
  expect((await designer.ask(setUpTotp, { password: "wrong" })).code).toBe(40108);
  const { secret, address } = await designer.call(setUpTotp, { password: DESIGNER.password });
  expect(address).toBe(`otpauth://totp/Selvedge%3Adesigner%40selvedge.demo?secret=${secret}&issuer=Selvedge`);
  expect((await ask()).code).toBe(20000);
  expect((await designer.ask(confirmTotp, { code: "000000" })).code).toBe(40107);
  const codeNow = () => totpCode(secret, stepOf(portal.clock.now()));
  const { recoveryCodes } = await designer.call(confirmTotp, { code: codeNow() });
  expect(recoveryCodes).toHaveLength(10);
  expect((await designer.call(getCustomerById, {})).isTwoStep).toBe(true);
  expect((await ask()).code).toBe(40106);
  expect((await ask(codeNow())).code).toBe(40107);
  portal.clock.move(31_000);
  expect((await ask("123456")).code).toBe(40107);
  expect((await ask(codeNow())).code).toBe(20000);
  expect((await ask(codeNow())).code).toBe(40107);
  expect((await ask(recoveryCodes[3])).code).toBe(20000);
  expect((await ask(recoveryCodes[3])).code).toBe(40107);
  expect((await designer.ask(setUpTotp, { password: DESIGNER.password })).code).toBe(40903);
  await designer.call(endTotp, { password: DESIGNER.password });
  expect((await ask()).code).toBe(20000);
});

test("a new address counts once its link was opened, and nobody else's can be taken", async () => {
  const head = await portal.signIn(HEAD.username);
  const before = await head.call(getCustomerById, {});
  const { password } = HEAD;
  const taken = await head.ask(updateByUser, { mail: SALES.username, password, version: before.version });
  expect(taken.code).toBe(40901);
  const wanted = { mail: "noor@northlight.example", name: "Noor H.", version: before.version };
  expect(await head.ask(updateByUser, wanted)).toMatchObject({ code: 40001, data: { fields: [{ path: "password" }] } });
  expect((await head.ask(updateByUser, { ...wanted, password: "the wrong one" })).code).toBe(40108);
  expect(await letters()).toEqual([]);
  const changed = await head.call(updateByUser, { ...wanted, password });
  const notice = (await letters()).find((letter) => letter.to_mail === HEAD.username)!;
  expect(notice.subject).toBe("Selvedge: Your e-mail address is to change");
  expect(notice.text).toContain("noor@northlight.example");
  expect(changed).toMatchObject({ mail: HEAD.username, name: "Noor H.", version: before.version + 1 });
  expect((await head.call(getCustomerById, {})).pendingMail).toBe("noor@northlight.example");
  const token = await linkTo("noor@northlight.example", "verify");
  const stale = await head.ask(updateByUser, { name: "Late", version: before.version });
  expect(stale).toMatchObject({ code: 40900, data: { name: "Noor H." } });
  expect(await portal.anonymous().call(verifyMail, { token })).toEqual({
    mail: "noor@northlight.example",
    awaitsApproval: false,
  });
  expect((await portal.anonymous().ask(verifyMail, { token })).code).toBe(41001);
  expect(await head.call(getCustomerById, {})).toMatchObject({ mail: "noor@northlight.example", pendingMail: null });
});

test("an address that was given up is nobody's to confirm, however long its link would have counted", async () => {
  const sales = await portal.signIn(SALES.username);
  const { password } = SALES;
  const versionNow = async () => (await sales.call(getCustomerById, {})).version;
  const ask = async (mail: string) => sales.call(updateByUser, { mail, password, version: await versionNow() });
  await ask("typo@stranger.example");
  const token = await linkTo("typo@stranger.example", "verify");
  await sales.call(updateByUser, { mail: SALES.username, version: await versionNow() });
  expect((await portal.anonymous().ask(verifyMail, { token })).code).toBe(41001);
  await ask("first@mill.example");
  const first = await linkTo("first@mill.example", "verify");
  await ask("second@mill.example");
  expect((await portal.anonymous().ask(verifyMail, { token: first })).code).toBe(41001);
  expect(await sales.call(getCustomerById, {})).toMatchObject({ mail: SALES.username, pendingMail: "second@mill.example" });
});

test("the company is for its administrator to change", async () => {
  const [designer, head] = await Promise.all([portal.signIn(), portal.signIn(HEAD.username)]);
  const file = { bytes: await aPicture(), name: "logo.png" };
  const { version } = await designer.call(getCustomerById, {});
  expect((await designer.ask(updateByUser, { country: "FR", version })).code).toBe(40300);
  expect((await designer.ask(uploadCustomerLogo, {}, { file })).code).toBe(40300);
  const mine = await head.call(getCustomerById, {});
  expect((await head.call(updateByUser, { country: "FR", version: mine.version })).country).toBe("FR");
  const logo = await head.call(uploadCustomerLogo, {}, { file });
  expect((await designer.call(getCustomerById, {})).logo).toBe(logo.thumbUrl);
  expect((await designer.call(listColleagues, {})).map(({ name }) => name)).toEqual(["Ada Fell", "Noor H."]);
});

test("what is kept of a person is exported without anything secret", async () => {
  const designer = await portal.signIn();
  const response = await designer.send({ method: "GET", url: PREFIX + exportMyData.path });
  expect(response.json().profile.username).toBe(DESIGNER.username);
  expect(response.body).not.toMatch(/hash|secret|argon2/);
  expect((await portal.anonymous().send({ method: "GET", url: PREFIX + exportMyData.path })).statusCode).toBe(401);
});

test("a letter goes once, is tried again when it was not taken, and is marked when its end was not seen", async () => {
  const { db, clock } = portal;
  const letter = { to: "a@example.com", subject: "Hello", text: "secret link", lang: "en" } as const;
  const id = await queueMail(db, letter, clock.now());
  const taken: string[] = [];
  const failing = () => Promise.reject(new Error("421 later"));
  expect(await sendDue(db, failing, clock.now())).toBe(0);
  expect((await letters())[0]).toMatchObject({ state: "queued", tries: 1, error: "421 later" });
  clock.move(HOUR_MS);
  const take = async ({ id: which }: { id: string }) => void taken.push(which);
  await Promise.all([sendDue(db, take, clock.now()), sendDue(db, take, clock.now())]);
  expect(taken).toEqual([id]);
  expect((await letters())[0]).toMatchObject({ state: "sent", text: "" });
  const lost = await queueMail(db, letter, clock.now());
  await db.updateTable("mail_outbox").set({ state: "sending", claimed_at: clock.now() }).where("id", "=", lost).execute();
  clock.move(HOUR_MS);
  await sendDue(db, take, clock.now());
  expect(taken).toEqual([id]);
  expect((await letters()).find((one) => one.id === lost)?.state).toBe("unsure");
});

test("notices go by e-mail in the reader's language, once, and as each has chosen", async () => {
  const { db, clock } = portal;
  const [designer, head]: Client[] = await Promise.all([portal.signIn(), portal.signIn(HEAD.username)]);
  await db.updateTable("users").set({ language: "fr" }).where("username", "=", DESIGNER.username).execute();
  await db.deleteFrom("notices").execute();
  await designer!.call(noticeSettings, { mail: "each", mutedTopics: ["sample"] });
  expect(await head!.call(noticeSettings, { mail: "off" })).toEqual({ mail: "off", mutedTopics: [], isMailSetUp: false });
  const to = { companyId: idOf("company", "northlight") };
  const notice = (kind: "thread.posted" | "sample.sent", words: string) =>
    notify(
      db,
      {
        to,
        kind,
        subject: { kind: "order", id: NO_ID },
        text: { key: "{{name}} wrote: {{words}}", values: { name: "Lin", words } },
      },
      clock.now(),
    );
  await notice("thread.posted", "Bonjour");
  await notice("sample.sent", "muted");
  const run = () => queueDigests(db, { dictionaries: readDictionaries(), origin: null }, clock.now());
  await run();
  expect(await letters()).toEqual([]);
  clock.move(61_000);
  await Promise.all([run(), run()]);
  const sent = await letters();
  expect(sent.map(({ to_mail, subject }) => [to_mail, subject])).toEqual([
    [DESIGNER.username, "Selvedge: Lin a écrit : Bonjour"],
  ]);
  expect((await head!.ask(noticeSettings, { mail: "sometimes" })).code).toBe(40001);
});

test("who takes them daily gets one letter a day with what is still unread, and nothing of what was read or left out", async () => {
  const { db, clock } = portal;
  const designer = await portal.signIn();
  await db.updateTable("users").set({ language: "en" }).where("username", "=", DESIGNER.username).execute();
  for (const table of ["notices", "notice_settings", "mail_outbox"] as const) await db.deleteFrom(table).execute();
  await designer.call(noticeSettings, { mail: "daily", mutedTopics: ["sample"] });
  const notice = (words: string, kind: "thread.posted" | "sample.sent" = "thread.posted") =>
    notify(
      db,
      {
        to: { companyId: idOf("company", "northlight") },
        kind,
        subject: { kind: "order", id: newId(clock.now()) },
        text: { key: "{{name}} wrote: {{words}}", values: { name: "Lin", words } },
      },
      clock.now(),
    );
  const run = () => queueDigests(db, { dictionaries: readDictionaries(), origin: null }, clock.now());
  const own = async () => (await letters()).filter(({ to_mail }) => to_mail === DESIGNER.username);
  for (const words of ["the first", "the second", "a read one"]) {
    await notice(words);
    clock.move(1_000);
  }
  await notice("a left out one", "sample.sent");
  const { list } = await designer.call(listNotices, {});
  const { noticeId } = list.find(({ text }) => text.includes("a read one"))!;
  await designer.call(readNotices, { noticeIds: [noticeId] });
  clock.move(23 * HOUR_MS);
  await run();
  expect(await own()).toEqual([]);
  clock.move(HOUR_MS);
  await Promise.all([run(), run()]);
  const [first, ...others] = await own();
  expect(others).toEqual([]);
  expect(first!.subject).toBe("Selvedge: What is new for you at the mill");
  expect(first!.text.split("\n").filter((line) => line.startsWith("–"))).toEqual([
    "– Lin wrote: the first",
    "– Lin wrote: the second",
  ]);
  await notice("the next day's");
  clock.move(23 * HOUR_MS);
  await run();
  expect(await own()).toHaveLength(1);
  clock.move(HOUR_MS);
  await run();
  await run();
  expect((await own()).map(({ subject }) => subject).toSorted()).toEqual([
    "Selvedge: Lin wrote: the next day's",
    "Selvedge: What is new for you at the mill",
  ]);
});

test("the post office stops with nothing half done", async () => {
  const failures: unknown[] = [];
  const office = openPostOffice({
    db: portal.db,
    clock: portal.clock,
    transport: null,
    origin: null,
    failed: (error) => failures.push(error),
  });
  await office.stop();
  expect(failures).toEqual([]);
});

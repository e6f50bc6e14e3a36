import {
  decideRegistration,
  getContact,
  getCustomerById,
  listNotices,
  listRegistrations,
  login,
  register,
  sendVerification,
  updateByUser,
  verifyMail,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createUser } from "../../server/customers/account/people/people.ts";
import { idOf } from "../../server/platform/ids.ts";
import { BUYER, HEAD, SALES, startApp, type TestApp } from "./harness.ts";
import { NO_ID } from "./mill.ts";

const WITHIN_MS = 60_000;
const PASSWORD = "ten good words";
const ASKED = {
  company: "Atelier Roux",
  country: "FR",
  name: "Lea Roux",
  mail: "lea@roux.example",
  password: PASSWORD,
  note: "Shirts, 4,000 m a season.",
  language: "fr" as const,
};
const MILL = { username: "floor@selvedge.demo", password: PASSWORD };
let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({ limits: { rates: false }, publicUrl: "https://portal.example", isMailSetUp: true });
  const mill = { companyId: idOf("company", "selvedge-mill"), mail: MILL.username, name: "Wu Fang", role: "mill" as const };
  await createUser(portal.db, { ...mill, ...MILL }, portal.clock.now());
});
afterAll(() => portal.close());
beforeEach(async () => {
  for (const table of ["mail_outbox", "account_requests", "notices"] as const) await portal.db.deleteFrom(table).execute();
});

/** The letter to an address that has these words. */
async function letterTo(mail: string, words: string): Promise<string> {
  const letters = () => portal.db.selectFrom("mail_outbox").selectAll().where("to_mail", "=", mail).execute();
  const find = async () =>
    (await letters()).map(({ subject, text }) => `${subject}\n${text}`).find((letter) => letter.includes(words));
  await expect.poll(find, { timeout: WITHIN_MS }).toBeDefined();
  return (await find())!;
}
const LINK = "https://portal.example/verify?token=";
const linkTo = async (mail: string) => (await letterTo(mail, LINK)).split(LINK)[1]!.split(/\s/)[0]!;
async function ask(change: Partial<typeof ASKED> = {}): Promise<string> {
  await portal.anonymous().call(register, { ...ASKED, ...change });
  return linkTo(change.mail ?? ASKED.mail);
}
test("a password that is tried first is marked at its field, and nothing is kept", async () => {
  const refused = await portal.anonymous().ask(register, { ...ASKED, password: "Atelier Roux 2026" });
  expect(refused).toMatchObject({ code: 40001, data: { fields: [{ path: "password", rule: "common" }] } });
  expect(await portal.db.selectFrom("account_requests").selectAll().execute()).toEqual([]);
});

const enter = (password = PASSWORD, mail = ASKED.mail) => portal.anonymous().ask(login, { username: mail, password });

test("an account that was asked for opens once the address is confirmed and the mill has approved", async () => {
  const token = await ask();
  await letterTo(ASKED.mail, "Lea Roux (Atelier Roux) a demandé un compte");
  expect(await enter()).toMatchObject({ code: 40109, status: 401, data: { isMailConfirmed: false } });
  expect((await enter("something else")).code).toBe(40101);
  const sales = await portal.signIn(SALES.username);
  const [notice] = (await sales.call(listNotices, {})).list;
  expect(notice).toMatchObject({ kind: "account.asked", text: "Lea Roux of Atelier Roux asks for an account" });
  const before = (await sales.call(listRegistrations, {})).list[0]!;
  expect(before).toMatchObject({ company: "Atelier Roux", country: "FR", isMailConfirmed: false, knownCompanies: [] });
  const approve = { requestId: before.requestId, decision: "approve" as const };
  expect(await sales.ask(decideRegistration, approve)).toMatchObject({ code: 40903, data: { allowed: ["refuse"] } });
  expect(await portal.anonymous().call(verifyMail, { token })).toEqual({ mail: ASKED.mail, awaitsApproval: true });
  expect((await portal.anonymous().ask(verifyMail, { token })).code).toBe(41001);
  const { userId } = await sales.call(decideRegistration, approve);
  await letterTo(ASKED.mail, "Selvedge: Votre compte est ouvert");
  const lea = await portal.signIn(ASKED.mail, PASSWORD);
  const profile = await lea.call(getCustomerById, {});
  expect(profile).toMatchObject({ userId, company: "Atelier Roux", role: "buyerAdmin", language: "fr", mailVerified: true });
  expect(profile.companySince).toBe(portal.clock.now().toISOString());
  expect((await lea.call(getContact, {}))?.mail).toBe(SALES.username);
  expect((await sales.ask(decideRegistration, approve)).code).toBe(40903);
  const [kept] = await portal.db.selectFrom("account_requests").selectAll().execute();
  expect(kept).toMatchObject({ state: "approved", password_hash: "" });
});

test("who was refused reads the reason in the letter and when signing in, and may ask again", async () => {
  await ask({ mail: "no@roux.example" });
  const sales = await portal.signIn(SALES.username);
  const { requestId } = (await sales.call(listRegistrations, {})).list[0]!;
  expect((await sales.ask(decideRegistration, { requestId, decision: "refuse" })).code).toBe(40001);
  const reason = "We sell to makers only.";
  await sales.call(decideRegistration, { requestId, decision: "refuse", reason });
  await letterTo("no@roux.example", reason);
  expect(await enter(PASSWORD, "no@roux.example")).toMatchObject({ code: 40110, data: { reason } });
  const [decided] = (await sales.call(listRegistrations, { state: "refused" })).list;
  expect(decided).toMatchObject({ requestId, reason, decidedBy: "Lin Wei" });
  await ask({ mail: "no@roux.example" });
  await expect.poll(async () => (await sales.call(listRegistrations, {})).total, { timeout: WITHIN_MS }).toBe(1);
});

test("somebody of a customer the mill knows joins it", async () => {
  const token = await ask({ company: "casa brera", mail: "new@brera.example" });
  await portal.anonymous().call(verifyMail, { token });
  const sales = await portal.signIn(SALES.username);
  const { requestId, knownCompanies } = (await sales.call(listRegistrations, {})).list[0]!;
  const customerId = idOf("company", "casa-brera");
  expect(knownCompanies).toEqual([{ customerId, name: "Casa Brera", country: "IT", people: 1 }]);
  const approve = (id: string) => sales.ask(decideRegistration, { requestId, decision: "approve", customerId: id });
  expect((await approve(NO_ID)).code).toBe(40400);
  expect((await approve(idOf("company", "selvedge-mill"))).code).toBe(40400);
  expect((await approve(customerId)).code).toBe(20000);
  const person = await portal.signIn("new@brera.example", PASSWORD);
  expect(await person.call(getCustomerById, {})).toMatchObject({ customerId, role: "buyer" });
});

test("an address that has an account gets the same answer; its owner gets a letter, and nothing is asked", async () => {
  const answer = await portal.anonymous().call(register, { ...ASKED, mail: BUYER.username.toUpperCase() });
  expect(answer).toEqual({ asked: true, isMailSetUp: true });
  await letterTo(BUYER.username, "You have one already");
  expect(await portal.db.selectFrom("account_requests").select("id").execute()).toEqual([]);
});

test("asked again before the address is confirmed the request is replaced, afterwards it stays", async () => {
  const mail = "fille@roux.example";
  await ask({ mail });
  await portal.db.deleteFrom("mail_outbox").execute();
  const token = await ask({ mail, company: "Roux & Fille" });
  await portal.anonymous().call(verifyMail, { token });
  await portal.anonymous().call(register, { ...ASKED, mail, company: "Somebody Else", password: "another password" });
  const sales = await portal.signIn(SALES.username);
  await expect
    .poll(async () => (await sales.call(listRegistrations, {})).list.map(({ company }) => company))
    .toEqual(["Roux & Fille"]);
  expect((await enter(PASSWORD, mail)).code).toBe(40109);
});

test("what is malformed is marked; customers see no requests, the mill's floor decides none", async () => {
  const bad = await portal.anonymous().ask(register, { ...ASKED, mail: "nowhere", password: "short", country: "France" });
  expect(bad.data).toMatchObject({ fields: [{ path: "country" }, { path: "mail" }, { path: "password" }] });
  await ask({ mail: "late@roux.example" });
  const [buyer, floor] = [await portal.signIn(BUYER.username), await portal.signIn(MILL.username, MILL.password)];
  expect((await buyer.ask(listRegistrations, {})).code).toBe(40300);
  expect((await portal.anonymous().ask(listRegistrations, {})).code).toBe(40100);
  const { list, mayDecide } = await floor.call(listRegistrations, {});
  expect(mayDecide).toBe(false);
  const refusal = { requestId: list[0]!.requestId, decision: "refuse" as const, reason: "No" };
  expect((await floor.ask(decideRegistration, refusal)).code).toBe(40300);
  expect((await buyer.ask(decideRegistration, refusal)).code).toBe(40300);
  const sales = await portal.signIn(SALES.username);
  expect((await sales.ask(decideRegistration, { ...refusal, requestId: NO_ID })).code).toBe(40400);
});

test("the link for a new address is sent again once a minute, and never to a confirmed one", async () => {
  const head = await portal.signIn(HEAD.username);
  expect((await head.ask(sendVerification, {})).code).toBe(40400);
  const { version } = await head.call(getCustomerById, {});
  await head.call(updateByUser, { mail: "noor@northlight.example", password: HEAD.password, version });
  expect((await head.call(getCustomerById, {})).verifyWaitSeconds).toBe(60);
  expect(await head.ask(sendVerification, {})).toMatchObject({ code: 42900, data: { retryAfterSeconds: 60 } });
  portal.clock.move(60_000);
  expect(await head.call(sendVerification, {})).toEqual({ mail: "noor@northlight.example", waitSeconds: 60 });
  expect((await portal.anonymous().ask(sendVerification, {})).code).toBe(40100);
  const letters = await portal.db.selectFrom("mail_outbox").select("text").execute();
  const links = letters.filter(({ text }) => text.includes(LINK));
  const tokens = links.map(({ text }) => text.split(LINK)[1]!.split(/\s/)[0]!);
  const codes = await Promise.all(tokens.map(async (token) => (await portal.anonymous().ask(verifyMail, { token })).code));
  expect(codes.sort()).toEqual([20000, 41001]);
});

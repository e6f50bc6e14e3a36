import {
  acceptInvitation,
  changeColleagueRole,
  getInvitation,
  inviteColleague,
  listCompanyPeople,
  lockColleague,
  login,
  showInfo,
  withdrawInvitation,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BUYER, DESIGNER, HEAD, SALES, startApp, type TestApp } from "./harness.ts";

const DAY_MS = 24 * 3_600_000;
const QUARTER_HOUR_MS = 15 * 60_000;
const PASSWORD = "a bolt of grey melton";

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.move(QUARTER_HOUR_MS));

const letters = (mail: string) =>
  portal.db.selectFrom("mail_outbox").selectAll().where("to_mail", "=", mail).orderBy("id").execute();
/** The token of the newest letter to an address. */
async function tokenTo(mail: string): Promise<string> {
  const text = (await letters(mail)).at(-1)!.text;
  return /\/login\?invitation=(\S+)/.exec(text)![1]!;
}
const idOf = async (username: string) =>
  (await portal.db.selectFrom("users").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;

test("somebody invited joins by the link of the letter, once, in the invited language and role, and is signed in", async () => {
  const head = await portal.signIn(HEAD.username);
  const mail = "iris@northlight.example";
  const invited = await head.call(inviteColleague, { mail, role: "buyer", language: "fr" });
  expect(invited).toMatchObject({ mail, role: "buyer", isExpired: false });
  const [letter] = await letters(mail);
  expect(letter).toMatchObject({ lang: "fr" });
  expect(letter!.text).toContain("Northlight Studio");
  const token = await tokenTo(mail);
  expect(JSON.stringify(await portal.db.selectFrom("invitations").selectAll().execute())).not.toContain(token);
  const guest = portal.anonymous();
  expect(await guest.call(getInvitation, { token })).toMatchObject({
    mail,
    company: "Northlight Studio",
    invitedBy: "Noor Haddad",
  });
  const common = await guest.ask(acceptInvitation, { token, name: "Iris Bell", password: "short" });
  expect(common.code).toBe(40001);
  const joined = await guest.call(acceptInvitation, { token, name: "Iris Bell", password: PASSWORD });
  expect(joined).toMatchObject({ mail, name: "Iris Bell", role: "buyer", company: "Northlight Studio", language: "fr" });
  expect(await guest.call(showInfo, {})).toMatchObject({ userId: joined.userId });
  expect(await portal.anonymous().ask(acceptInvitation, { token, name: "Iris Bell", password: PASSWORD })).toMatchObject({
    code: 41001,
  });
  const { people, invitations } = await head.call(listCompanyPeople, {});
  expect(people.find(({ userId }) => userId === joined.userId)).toMatchObject({ state: "active", isSelf: false });
  expect(invitations.filter((one) => one.mail === mail)).toEqual([]);
});

test("inviting an address twice renews the one invitation: the link of before opens nothing", async () => {
  const head = await portal.signIn(HEAD.username);
  const mail = "omar@northlight.example";
  const first = await head.call(inviteColleague, { mail });
  const before = await tokenTo(mail);
  const second = await head.call(inviteColleague, { mail: mail.toUpperCase(), role: "buyerAdmin" });
  expect(second).toMatchObject({ invitationId: first.invitationId, role: "buyerAdmin" });
  expect((await portal.anonymous().ask(getInvitation, { token: before })).code).toBe(41001);
  const { invitations } = await head.call(listCompanyPeople, {});
  expect(invitations.filter(({ invitationId }) => invitationId === first.invitationId)).toHaveLength(1);
});

test("a link is over when it is withdrawn and after seven days", async () => {
  const head = await portal.signIn(HEAD.username);
  const mail = "late@northlight.example";
  const { invitationId } = await head.call(inviteColleague, { mail });
  const withdrawn = await tokenTo(mail);
  await head.call(withdrawInvitation, { invitationId });
  expect((await portal.anonymous().ask(getInvitation, { token: withdrawn })).code).toBe(41001);
  expect((await head.ask(withdrawInvitation, { invitationId })).code).toBe(40400);
  await head.call(inviteColleague, { mail });
  const token = await tokenTo(mail);
  portal.clock.move(7 * DAY_MS);
  const answers = [
    await portal.anonymous().ask(getInvitation, { token }),
    await portal.anonymous().ask(acceptInvitation, { token, name: "Late", password: PASSWORD }),
  ];
  expect(answers.map(({ code }) => code)).toEqual([41001, 41001]);
  const { invitations } = await (await portal.signIn(HEAD.username)).call(listCompanyPeople, {});
  expect(invitations.find((one) => one.mail === mail)).toMatchObject({ isExpired: true });
});

test("an address that has an account is not invited", async () => {
  const head = await portal.signIn(HEAD.username);
  expect((await head.ask(inviteColleague, { mail: BUYER.username })).code).toBe(40901);
});

test("of two companies that invite an address at once, the first to be accepted has the person", async () => {
  await portal.db.updateTable("users").set({ role: "buyerAdmin" }).where("username", "=", BUYER.username).execute();
  const [head, other] = [await portal.signIn(HEAD.username), await portal.signIn(BUYER.username)];
  const mail = "wanted@both.example";
  await Promise.all([head.call(inviteColleague, { mail }), other.call(inviteColleague, { mail })]);
  const tokens = (await letters(mail)).map(({ text }) => /invitation=(\S+)/.exec(text)![1]!);
  expect(tokens).toHaveLength(2);
  const answers = await Promise.all(
    tokens.map((token) => portal.anonymous().ask(acceptInvitation, { token, name: "Wanted", password: PASSWORD })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([20000, 40901]);
  await portal.db.updateTable("users").set({ role: "buyer" }).where("username", "=", BUYER.username).execute();
});

test("who is locked is signed out at once and told why at the sign-in, and is let in again", async () => {
  const head = await portal.signIn(HEAD.username);
  const designer = await portal.signIn(DESIGNER.username);
  const id = await idOf(DESIGNER.username);
  await head.call(lockColleague, { id, locked: true });
  expect(await head.call(lockColleague, { id, locked: true })).toEqual({ locked: true });
  expect((await designer.ask(listCompanyPeople, {})).code).toBe(40100);
  expect((await portal.anonymous().ask(login, DESIGNER)).code).toBe(40111);
  expect((await portal.anonymous().ask(login, { ...DESIGNER, password: "not-it" })).code).toBe(40101);
  const { people } = await head.call(listCompanyPeople, {});
  expect(people.find(({ userId }) => userId === id)).toMatchObject({ state: "locked" });
  await head.call(lockColleague, { id, locked: false });
  expect((await portal.anonymous().ask(login, DESIGNER)).code).toBe(20000);
});

test("whom the mill has locked, the company cannot let in", async () => {
  const head = await portal.signIn(HEAD.username);
  const id = await idOf(DESIGNER.username);
  await portal.db.updateTable("users").set({ locked_at: portal.clock.now() }).where("id", "=", id).execute();
  expect((await head.ask(lockColleague, { id, locked: false })).code).toBe(40903);
  expect((await portal.anonymous().ask(login, DESIGNER)).code).toBe(40104);
  await portal.db.updateTable("users").set({ locked_at: null }).where("id", "=", id).execute();
});

test("nobody locks themselves, and the last administrator stays one", async () => {
  const head = await portal.signIn(HEAD.username);
  const [id, other] = [await idOf(HEAD.username), await idOf(DESIGNER.username)];
  expect((await head.ask(lockColleague, { id, locked: true })).code).toBe(40903);
  expect((await head.ask(changeColleagueRole, { id, role: "buyer" })).code).toBe(40903);
  await head.call(changeColleagueRole, { id: other, role: "buyerAdmin" });
  const designer = await portal.signIn(DESIGNER.username);
  const both = await Promise.all([
    head.ask(changeColleagueRole, { id: other, role: "buyer" }),
    designer.ask(changeColleagueRole, { id, role: "buyer" }),
  ]);
  expect(both.map(({ code }) => code).sort()).toEqual([20000, 40300]);
  const admins = await portal.db
    .selectFrom("users")
    .select("id")
    .where("id", "in", [id, other])
    .where("role", "=", "buyerAdmin")
    .execute();
  expect(admins).toHaveLength(1);
  for (const [one, role] of [
    [id, "buyerAdmin"],
    [other, "buyer"],
  ] as const)
    await portal.db.updateTable("users").set({ role }).where("id", "=", one).execute();
});

test("colleagues and the mill may not change a company's people, and another company's are not found", async () => {
  const [designer, sales, head] = [
    await portal.signIn(DESIGNER.username),
    await portal.signIn(SALES.username),
    await portal.signIn(HEAD.username),
  ];
  const id = await idOf(HEAD.username);
  for (const client of [designer, sales]) {
    const answers = [
      await client.ask(inviteColleague, { mail: "new@northlight.example" }),
      await client.ask(lockColleague, { id, locked: true }),
      await client.ask(changeColleagueRole, { id, role: "buyer" }),
      await client.ask(withdrawInvitation, { invitationId: id }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([40300, 40300, 40300, 40300]);
  }
  const seen = await designer.call(listCompanyPeople, {});
  expect(seen.mayChange).toBe(false);
  expect(seen.people.every(({ lastLoginAt }) => lastLoginAt === null)).toBe(true);
  const stranger = await idOf(BUYER.username);
  expect((await head.ask(lockColleague, { id: stranger, locked: true })).code).toBe(40400);
  expect((await head.ask(changeColleagueRole, { id: stranger, role: "buyer" })).code).toBe(40400);
});

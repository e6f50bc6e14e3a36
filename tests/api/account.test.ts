import { createHook } from "node:async_hooks";
import { getCustomerById, login, loginOut, showInfo } from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createUser } from "../../server/customers/account/people/people.ts";
import { beginAttempt } from "../../server/customers/account/security/attempts.ts";
import type { Refusal } from "../../server/platform/refuse.ts";
import { addressOf, BUYER, DESIGNER, HEAD, SALES, startApp, type TestApp } from "./harness.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const QUARTER_HOUR_MS = 15 * 60_000;

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.clock.move(QUARTER_HOUR_MS));

const wrong = { username: DESIGNER.username, password: "not-it" };

test("a designer signs in by username in any case and gets their profile, without a password or a hash", async () => {
  const designer = await portal.signIn(DESIGNER.username.toUpperCase());
  const me = await designer.call(showInfo, { token: designer.token! });
  expect(me).toMatchObject({ username: DESIGNER.username, company: "Northlight Studio", role: "buyer" });
  expect(JSON.stringify(me)).not.toMatch(/password|salt|hash|argon2/i);
});

test("an unknown name and a wrong password get the same answer", async () => {
  const someone = portal.anonymous();
  const unknown = await someone.ask(login, { username: "nobody@nowhere.example", password: "not-it" });
  const mistaken = await someone.ask(login, wrong);
  expect(unknown.code).toBe(40101);
  expect({ ...unknown, headers: null }).toEqual({ ...mistaken, headers: null });
});

test("an unknown name costs one hashing, as a wrong password does, so the time reveals nothing", async () => {
  let hashings = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === "ARGON2REQUEST") hashings++;
    },
  }).enable();
  const costOf = async (username: string) => {
    const before = hashings;
    await portal.anonymous().ask(login, { username, password: "not-it" });
    return hashings - before;
  };
  // The first time the password nobody has is made, too.
  await costOf("first@nowhere.example");
  expect(await costOf("nobody@nowhere.example")).toBe(1);
  expect(await costOf(DESIGNER.username)).toBe(1);
  hook.disable();
});

test("after ten failures from one address the eleventh has to wait, even with the right password; another address does not", async () => {
  const someone = portal.anonymous();
  for (let i = 0; i < 10; i++) expect((await someone.ask(login, wrong)).code).toBe(40101);
  const refused = await someone.ask(login, { ...wrong, password: DESIGNER.password });
  expect(refused).toMatchObject({ code: 42900, status: 429 });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await someone.ask(login, { ...wrong, password: DESIGNER.password }, { remoteAddress: "10.0.0.9" })).code).toBe(20000);
  portal.clock.move(QUARTER_HOUR_MS);
  expect((await someone.ask(login, { ...wrong, password: DESIGNER.password })).code).toBe(20000);
});

test("a hundred names tried from one address, or one name from a hundred addresses, have to wait; others sign in meanwhile", async () => {
  portal.clock.move(QUARTER_HOUR_MS);
  const enters = async ({ username, password }: typeof HEAD, remoteAddress: string) =>
    (await portal.anonymous().ask(login, { username, password }, { remoteAddress })).code;
  const tries = async (count: number, tried: (index: number) => [name: string, address: string]) => {
    let failed = 0;
    for (let i = 0; i < count; i++)
      await beginAttempt(portal.db, ...tried(i), portal.clock.now()).then(
        () => failed++,
        (error: Refusal) => expect(error.key).toBe("tooMany"),
      );
    return failed;
  };
  expect(await tries(100, (index) => [`nobody${index}@example.com`, `2001:db8:0:7::${index + 1}`])).toBe(60);
  expect(await enters(DESIGNER, "2001:db8:0:7::abcd")).toBe(42900);
  expect(await enters(DESIGNER, "2001:db8:0:8::1")).toBe(20000);

  expect(await tries(110, (index) => [HEAD.username, `10.1.0.${index}`])).toBe(100);
  expect(await enters(HEAD, "10.1.0.250")).toBe(42900);
  expect(await enters(DESIGNER, "10.1.0.1")).toBe(20000);
  portal.clock.move(QUARTER_HOUR_MS);
  expect(await enters(HEAD, "10.1.0.1")).toBe(20000);
});

test("failures sent all at once do not slip past the limit", async () => {
  const answers = await Promise.all(
    Array.from({ length: 16 }, () => portal.anonymous().ask(login, { ...wrong, username: HEAD.username })),
  );
  expect(answers.filter(({ code }) => code === 40101).length).toBeLessThanOrEqual(10);
  expect(answers.filter(({ code }) => code === 42900).length).toBeGreaterThanOrEqual(6);
});

test("a success forgets the failures before it", async () => {
  const someone = portal.anonymous();
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < 9; i++) await someone.ask(login, wrong);
    expect((await someone.ask(login, { ...wrong, password: DESIGNER.password })).code).toBe(20000);
  }
});

test("a locked account and one that must choose a new password get their error after the right password only", async () => {
  const { companyId } = { companyId: (await portal.db.selectFrom("companies").select("id").executeTakeFirstOrThrow()).id };
  const person = { companyId, name: "L", role: "buyer", password: "correct horse" } as const;
  const locked = await createUser(portal.db, { ...person, username: "locked", mail: "locked@x.example" }, portal.clock.now());
  await portal.db.updateTable("users").set({ locked_at: portal.clock.now() }).where("id", "=", locked).execute();
  await createUser(
    portal.db,
    { ...person, username: "renew", mail: "renew@x.example", passwordMustChange: true },
    portal.clock.now(),
  );
  const ask = async (username: string, password: string) => (await portal.anonymous().ask(login, { username, password })).code;
  expect(await ask("locked", "wrong")).toBe(40101);
  expect(await ask("locked", "correct horse")).toBe(40104);
  expect(await ask("renew@x.example", "correct horse")).toBe(40105);
});

test("locking an account ends what is open", async () => {
  const { company_id: companyId } = await portal.db
    .selectFrom("users")
    .select("company_id")
    .where("username", "=", DESIGNER.username)
    .executeTakeFirstOrThrow();
  const made = {
    companyId,
    username: "leaver",
    mail: "leaver@x.example",
    name: "L",
    role: "buyer",
    password: "correct horse",
  } as const;
  const id = await createUser(portal.db, made, portal.clock.now());
  const leaver = await portal.signIn("leaver", "correct horse");
  expect((await leaver.ask(getCustomerById, {})).code).toBe(20000);
  await portal.db.updateTable("users").set({ locked_at: portal.clock.now() }).where("id", "=", id).execute();
  expect((await leaver.ask(getCustomerById, {})).code).toBe(40100);
});

test("the mobile ERP is for staff only", async () => {
  const ask = (person: { username: string; password: string }) =>
    portal.anonymous().ask(login, { username: person.username, password: person.password, variant: "wapErp" });
  expect((await ask(BUYER)).code).toBe(40300);
  expect((await ask(SALES)).code).toBe(20000);
});

test("a session ends after twelve idle hours, looking slides it, and after thirty days whatever is done", async () => {
  const designer = await portal.signIn();
  portal.clock.move(11 * HOUR_MS);
  expect(await designer.call(showInfo, {})).not.toBeNull();
  portal.clock.move(11 * HOUR_MS);
  expect((await designer.ask(getCustomerById, {})).code).toBe(20000);
  portal.clock.move(12 * HOUR_MS + 120_000);
  expect((await designer.ask(getCustomerById, {})).code).toBe(40102);
  expect(await designer.call(showInfo, {})).toBeNull();

  const steady = await portal.signIn();
  for (let day = 0; day < 59; day++) {
    portal.clock.move(DAY_MS / 2 - 60_000);
    expect((await steady.ask(getCustomerById, {})).code).toBe(20000);
  }
  portal.clock.move(DAY_MS);
  expect((await steady.ask(getCustomerById, {})).code).toBe(40102);
});

test("signing in again changes the cookie and the one of before opens nothing", async () => {
  const designer = await portal.signIn();
  const before = new Map(designer.cookies);
  await designer.call(login, { username: DESIGNER.username, password: DESIGNER.password });
  expect(designer.cookies.get("sid")).not.toBe(before.get("sid"));
  const thief = portal.anonymous();
  for (const [name, value] of before) thief.cookies.set(name, value);
  expect((await thief.ask(getCustomerById, {})).code).toBe(40100);
});

test("remember keeps the cookie beyond the browser's end, else it goes with it", async () => {
  const cookieOf = async (remember: boolean) => {
    const someone = portal.anonymous();
    const response = await someone.send({
      method: "POST",
      url: addressOf(login),
      headers: { "x-requested-with": "1", "content-type": "application/json" },
      payload: JSON.stringify({ ...DESIGNER, remember }),
    });
    return String(response.headers["set-cookie"]);
  };
  expect(await cookieOf(false)).not.toMatch(/max-age|expires/i);
  expect(await cookieOf(true)).toMatch(/max-age=2592000/i);
  expect(await cookieOf(true)).toMatch(/HttpOnly; SameSite=Lax/i);
});

test("signing out ends this session only, clears the cookie and says success for a dead token too", async () => {
  const [one, two] = [await portal.signIn(), await portal.signIn()];
  const out = await one.ask(loginOut, { token: one.token! });
  expect(out).toMatchObject({ code: 20000, data: { loggedOut: true } });
  expect(out.headers["clear-site-data"]).toBe('"cache"');
  expect(one.cookies.has("sid")).toBe(false);
  expect((await one.ask(getCustomerById, {})).code).toBe(40100);
  expect((await two.ask(getCustomerById, {})).code).toBe(20000);
  expect((await one.ask(loginOut, { token: one.token! })).code).toBe(20000);
});

test("a token of another session speaks for nobody: no profile, no sign-out", async () => {
  const [one, two] = [await portal.signIn(), await portal.signIn(BUYER.username)];
  expect(await one.call(showInfo, { token: two.token! })).toBeNull();
  await one.call(loginOut, { token: two.token! });
  expect((await one.ask(getCustomerById, {})).code).toBe(20000);
  expect((await two.ask(getCustomerById, {})).code).toBe(20000);
});

test("a picture, a link or another site cannot sign anybody out", async () => {
  const designer = await portal.signIn();
  for (const headers of [
    { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors", "sec-fetch-site": "same-origin" },
    { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", "sec-fetch-site": "none" },
    { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors", "sec-fetch-site": "cross-site" },
  ]) {
    expect((await designer.ask(loginOut, { token: designer.token! }, { headers })).code).toBe(40301);
  }
  expect((await designer.ask(getCustomerById, {})).code).toBe(20000);
});

test("a profile is one's own; an administrator sees colleagues, staff everybody", async () => {
  const [designer, head, buyer, sales] = await Promise.all(
    [DESIGNER, HEAD, BUYER, SALES].map(({ username }) => portal.signIn(username)),
  );
  const self = await designer!.call(getCustomerById, {});
  expect(self).toMatchObject({ username: DESIGNER.username, mailVerified: true });
  const stranger = (await buyer!.call(getCustomerById, {})).userId;
  expect((await designer!.ask(getCustomerById, { userId: stranger })).code).toBe(40300);
  expect((await head!.call(getCustomerById, { userId: self.userId })).username).toBe(DESIGNER.username);
  expect((await head!.ask(getCustomerById, { userId: stranger })).code).toBe(40400);
  expect((await sales!.call(getCustomerById, { userId: stranger })).username).toBe(BUYER.username);
});

test("neither secrets nor passwords lie in the database as they are", async () => {
  const designer = await portal.signIn();
  const rows = JSON.stringify([
    await portal.db.selectFrom("sessions").selectAll().execute(),
    await portal.db.selectFrom("users").selectAll().execute(),
    await portal.db.selectFrom("login_attempts").selectAll().execute(),
  ]);
  expect(rows).not.toContain(designer.cookies.get("sid"));
  expect(rows).not.toContain(designer.token);
  expect(rows).not.toContain(DESIGNER.password);
  expect(rows).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
});

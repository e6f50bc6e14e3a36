import {
  exportMyData,
  listSessions,
  login,
  PREFIX,
  register,
  type SsoReason,
  showInfo,
  ssoCallback,
  ssoProvider,
  ssoStart,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSettings } from "../../server/platform/settings.ts";
import { startProvider, type TestProvider } from "../run/oidc-provider.ts";
import { addressOf, BUYER, type Client, DESIGNER, HEAD, SALES, startApp, type TestApp } from "./harness.ts";

const PORTAL = "http://localhost";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let provider: TestProvider;
let portal: TestApp;
beforeAll(async () => {
  provider = await startProvider();
  const { issuer, clientId, clientSecret } = provider;
  portal = await startApp({ publicUrl: PORTAL, oidc: { issuer, clientId, clientSecret, name: "Contoso" } });
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
beforeEach(async () => {
  provider.well();
  provider.person = { sub: "ada at contoso", email: DESIGNER.username, email_verified: true };
  await portal.db.deleteFrom("sso_identities").execute();
  await portal.db.deleteFrom("login_attempts").execute();
  await portal.db.updateTable("users").set({ locked_at: null }).execute();
});

type Asked = { back?: string; remember?: boolean; variant?: "web" | "wapErp" };

/** Opens an address as a browser does, and answers where it is sent. */
async function open(client: Client, url: string, remoteAddress?: string): Promise<string> {
  const reply = await client.send({ method: "GET", url, ...(remoteAddress ? { remoteAddress } : {}) });
  expect(reply.statusCode, reply.body).toBe(302);
  expect(reply.headers["cache-control"]).toBe("no-store");
  return String(reply.headers.location);
}
const begin = (client: Client, asked: Asked = {}) => open(client, addressOf(ssoStart, asked));

/** At the provider: the address it sends the browser back to, below the portal. */
async function atProvider(address: string): Promise<string> {
  const reply = await fetch(address, { redirect: "manual" });
  const back = reply.headers.get("location") ?? "";
  expect(back.startsWith(`${PORTAL}${PREFIX}${ssoCallback.path}?`)).toBe(true);
  return back.slice(PORTAL.length);
}

/** The whole way, there and back. */
const walk = async (client: Client, asked: Asked = {}) => open(client, await atProvider(await begin(client, asked)));
const whoIs = (client: Client) => client.call(showInfo, {});
const away = (reason: SsoReason) => `/login?sso=${reason}`;

async function refused(client: Client, where: Promise<string>, reason: SsoReason): Promise<void> {
  expect(await where).toBe(away(reason));
  expect(await whoIs(client)).toBeNull();
}

test("who signs in at the provider is let in as the account with their verified address, and led to the page that was wanted", async () => {
  const ada = portal.anonymous();
  expect(await walk(ada, { back: "/myDesign?page=2#top" })).toBe("/myDesign?page=2#top");
  expect(await whoIs(ada)).toMatchObject({ username: DESIGNER.username });
  expect(provider.asked.get("code_challenge_method")).toBe("S256");
  expect(provider.asked.get("response_type")).toBe("code");
  expect(ada.cookies.has("sso")).toBe(false);
  const [session] = await ada.call(listSessions, {});
  expect(session).toMatchObject({ isThis: true, createdAt: portal.clock.now().toISOString() });
  const row = await portal.db
    .selectFrom("users")
    .select("last_login_at")
    .where("mail", "=", DESIGNER.username)
    .executeTakeFirst();
  expect(row?.last_login_at).toEqual(portal.clock.now());
  const mine = await ada.send({ method: "GET", url: addressOf(exportMyData) });
  expect(JSON.parse(mine.body).signInsElsewhere).toMatchObject([{ issuer: provider.issuer, subject: "ada at contoso" }]);
});

test("an address is known whatever the case of its letters, and where the provider tells it only when asked", async () => {
  provider.person.email = DESIGNER.username.toUpperCase();
  provider.tellsMailApart = true;
  const ada = portal.anonymous();
  expect(await walk(ada)).toBe("/");
  expect(await whoIs(ada)).toMatchObject({ username: DESIGNER.username });
});

test("the session stays after the browser is closed only where that was wished", async () => {
  const maxAgeOf = async (asked: Asked) => {
    const client = portal.anonymous();
    const reply = await client.send({ method: "GET", url: await atProvider(await begin(client, asked)) });
    return reply.cookies.find(({ name }) => name === "sid");
  };
  expect(await maxAgeOf({ remember: true })).toMatchObject({ maxAge: 30 * 24 * 3_600, httpOnly: true, sameSite: "Lax" });
  expect((await maxAgeOf({}))?.maxAge).toBeUndefined();
});

test("signing in over an open session ends it", async () => {
  const someone = await portal.signIn(BUYER.username);
  const before = someone.cookies.get("sid")!;
  await walk(someone);
  expect(await whoIs(someone)).toMatchObject({ username: DESIGNER.username });
  const thief = portal.anonymous();
  thief.cookies.set("sid", before);
  expect(await whoIs(thief)).toBeNull();
});

test("people of the mill sign in at their own page, a customer is refused there", async () => {
  provider.person = { sub: "lin", email: SALES.username, email_verified: true };
  const lin = portal.anonymous();
  expect(await walk(lin, { variant: "wapErp" })).toBe("/wapErp/nav");
  expect(await whoIs(lin)).toMatchObject({ role: "sales" });
  provider.person = { sub: "ada", email: DESIGNER.username, email_verified: true };
  const ada = portal.anonymous();
  expect(await walk(ada, { variant: "wapErp", back: "/wapErp/view?id=1" })).toBe(
    "/wapErp/login?redirect=%2FwapErp%2Fview%3Fid%3D1&sso=notStaff",
  );
  expect(await whoIs(ada)).toBeNull();
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "/.//evil.example",
  "/a/..//evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "evil.example",
])("nobody is led to %j", async (back) => {
  expect(await walk(portal.anonymous(), { back })).toBe("/");
  provider.answer = "denies";
  expect(await walk(portal.anonymous(), { back })).toBe(away("cancelled"));
});

test("a state that is missing, wrong, or another browser's opens nothing", async () => {
  const ada = portal.anonymous();
  const back = await atProvider(await begin(ada));
  const withState = (state: string) => {
    const [path, query] = back.split("?");
    const fields = new URLSearchParams(query);
    if (state) fields.set("state", state);
    else fields.delete("state");
    return `${path}?${fields}`;
  };
  await refused(ada, open(ada, withState("")), "expired");
  await refused(ada, open(ada, withState("A".repeat(43))), "expired");
  const thief = portal.anonymous();
  await refused(thief, open(thief, back), "expired");
  // Somebody else has held it: it is used up for its owner, too.
  await refused(ada, open(ada, back), "expired");
});

test("the way back works once", async () => {
  const ada = portal.anonymous();
  const back = await atProvider(await begin(ada));
  const browser = ada.cookies.get("sso")!;
  expect(await open(ada, back)).toBe("/");
  const again = portal.anonymous();
  again.cookies.set("sso", browser);
  await refused(again, open(again, back), "expired");
});

test("two windows of one browser may be on their way at once", async () => {
  const ada = portal.anonymous();
  const [first, second] = [await begin(ada, { back: "/myDesign" }), await begin(ada, { back: "/cart" })];
  await atProvider(second);
  expect(await open(ada, await atProvider(first))).toBe("/myDesign");
});

test("who takes longer than ten minutes starts again, on the login page they came from and with the page they wanted", async () => {
  const ada = portal.anonymous();
  const back = await atProvider(await begin(ada, { variant: "wapErp", back: "/wapErp/view" }));
  portal.clock.move(10 * MINUTE_MS);
  expect(await open(ada, back)).toBe("/wapErp/login?redirect=%2FwapErp%2Fview&sso=expired");
  expect(await whoIs(ada)).toBeNull();
});

test.each([
  ["another sign-in", { nonce: "another" }],
  ["another issuer", { iss: "https://login.evil.example" }],
  ["another portal", { aud: "another" }],
  ["the past", { exp: Math.floor(Date.now() / 1_000) - HOUR_MS / 1_000 }],
])("a token of %s opens nothing", async (_what, lies) => {
  provider.lies = lies;
  const ada = portal.anonymous();
  await refused(ada, walk(ada), "failed");
  expect(await portal.db.selectFrom("sso_identities").selectAll().execute()).toEqual([]);
});

test("a token signed by a key that is not the provider's opens nothing, and the log says why without the token", async () => {
  provider.isForged = true;
  const ada = portal.anonymous();
  const from = portal.logLines.length;
  await refused(ada, walk(ada), "failed");
  const lines = portal.logLines.slice(from).join("");
  expect(lines).toContain("signature verification failed");
  expect(lines).toContain('"reason":"failed"');
  expect(lines).not.toMatch(/eyJ|code=|state=/);
});

test("an answer in the name of another issuer, and a code that is not the provider's, open nothing", async () => {
  const ada = portal.anonymous();
  const back = await atProvider(await begin(ada));
  await refused(ada, open(ada, back.replace(/iss=[^&]*/, "iss=https%3A%2F%2Flogin.evil.example")), "failed");
  const other = await atProvider(await begin(ada));
  await refused(ada, open(ada, other.replace(/code=[^&]*/, "code=guessed")), "failed");
});

test.each([false, undefined])("an address that the provider has not verified (%s) is nobody's", async (email_verified) => {
  provider.person = { sub: "ada", email: DESIGNER.username, email_verified };
  const ada = portal.anonymous();
  await refused(ada, walk(ada), "mailNotVerified");
});

test("an address without an account makes none; one that waits for the mill gets that error", async () => {
  const people = async () => Number((await portal.db.selectFrom("users").select("id").execute()).length);
  const before = await people();
  const mail = "new@contoso.example";
  provider.person = { sub: "new", email: mail, email_verified: true };
  const somebody = portal.anonymous();
  await refused(somebody, walk(somebody), "noAccount");
  const asked = {
    company: "Contoso",
    country: "DE",
    name: "New",
    password: "a long enough one",
    note: "",
    language: "en" as const,
  };
  await somebody.call(register, { ...asked, mail });
  await expect
    .poll(async () =>
      (await portal.db.selectFrom("account_requests").select("mail").execute()).map(({ mail: address }) => address),
    )
    .toContain(mail);
  await refused(somebody, walk(somebody), "accountPending");
  expect(await people()).toBe(before);
});

test("a name that looks like an address is not an address", async () => {
  await portal.db.updateTable("users").set({ username: "boss@contoso.example" }).where("mail", "=", HEAD.username).execute();
  provider.person = { sub: "boss", email: "boss@contoso.example", email_verified: true };
  const boss = portal.anonymous();
  await refused(boss, walk(boss), "noAccount");
  await portal.db.updateTable("users").set({ username: HEAD.username }).where("mail", "=", HEAD.username).execute();
});

test("a blocked account stays closed, linked or not", async () => {
  const block = (locked_at: Date | null, locked_by_company = false) =>
    portal.db.updateTable("users").set({ locked_at, locked_by_company }).where("mail", "=", DESIGNER.username).execute();
  const ada = portal.anonymous();
  await block(portal.clock.now());
  await refused(ada, walk(ada), "accountLocked");
  await block(portal.clock.now(), true);
  await refused(ada, walk(ada), "lockedByCompany");
  expect(await portal.db.selectFrom("sso_identities").selectAll().execute()).toEqual([]);
  await block(null);
  await walk(ada);
  await block(portal.clock.now());
  const again = portal.anonymous();
  await refused(again, walk(again), "accountLocked");
});

test("who cancels at the provider is back at the login page, which knows the page that was wanted", async () => {
  provider.answer = "denies";
  const ada = portal.anonymous();
  expect(await walk(ada, { back: "/myDesign" })).toBe("/login?redirect=%2FmyDesign&sso=cancelled");
  expect(await whoIs(ada)).toBeNull();
});

test.each(["silent", "broken"] as const)(
  "a provider that is %s is reported as out of reach, before and on the way back",
  async (state) => {
    const ada = portal.anonymous();
    const back = await atProvider(await begin(ada));
    provider.state = state;
    await refused(ada, open(ada, back), "unreachable");
    // Its metadata is read again after an hour.
    portal.clock.move(HOUR_MS);
    await refused(ada, begin(ada), "unreachable");
    provider.state = "well";
    expect(await walk(ada)).toBe("/");
  },
);

test("a provider that calls itself something else than the settings do is not trusted", async () => {
  provider.says = { issuer: "https://login.evil.example" };
  portal.clock.move(HOUR_MS);
  const ada = portal.anonymous();
  await refused(ada, begin(ada), "failed");
});

test("who was linked stays the same person when their address changes, even to that of another account", async () => {
  await walk(portal.anonymous());
  for (const person of [
    { email: "ada@elsewhere.example", email_verified: false },
    { email: BUYER.username, email_verified: true },
  ]) {
    provider.person = { sub: "ada at contoso", ...person };
    const ada = portal.anonymous();
    expect(await walk(ada)).toBe("/");
    expect(await whoIs(ada)).toMatchObject({ username: DESIGNER.username });
  }
});

test("another person of the provider with the address of a linked account does not get it", async () => {
  await walk(portal.anonymous());
  provider.person = { sub: "who has the address now", email: DESIGNER.username, email_verified: true };
  const other = portal.anonymous();
  await refused(other, walk(other), "linkedElsewhere");
});

test("an account whose address nobody had shown to be theirs loses what was set up on it before", async () => {
  const who = (mail: string) => portal.db.selectFrom("users").selectAll().where("mail", "=", mail).executeTakeFirstOrThrow();
  await portal.db.updateTable("users").set({ mail_verified_at: null }).where("mail", "=", HEAD.username).execute();
  const earlier = await portal.signIn(HEAD.username);
  provider.person = { sub: "noor", email: HEAD.username, email_verified: true };
  const noor = portal.anonymous();
  expect(await walk(noor)).toBe("/");
  expect(await whoIs(earlier)).toBeNull();
  expect((await who(HEAD.username)).mail_verified_at).toEqual(portal.clock.now());
  expect(await portal.anonymous().ask(login, { username: HEAD.username, password: HEAD.password })).toMatchObject({
    code: 40105,
  });
});

test("an account with two-step sign-in is not asked for its code: the provider answers for the second step", async () => {
  const two = { totp_secret: "JBSWY3DPEHPK3PXP", totp_confirmed_at: portal.clock.now() };
  await portal.db.updateTable("users").set(two).where("mail", "=", DESIGNER.username).execute();
  expect(await portal.anonymous().ask(login, DESIGNER)).toMatchObject({ code: 40106 });
  expect(await walk(portal.anonymous())).toBe("/");
  const none = { totp_secret: null, totp_confirmed_at: null };
  await portal.db.updateTable("users").set(none).where("mail", "=", DESIGNER.username).execute();
});

test("after ten failures of one person from one address the eleventh waits; another address and another person do not", async () => {
  provider.person = { sub: "insistent", email: "nobody@contoso.example", email_verified: true };
  const insistent = portal.anonymous();
  for (let i = 0; i < 10; i++) await refused(insistent, walk(insistent), "noAccount");
  await refused(insistent, walk(insistent), "tooMany");
  expect(await open(insistent, await atProvider(await begin(insistent)), "10.0.0.9")).toBe(away("noAccount"));
  provider.person = { sub: "ada at contoso", email: DESIGNER.username, email_verified: true };
  expect(await walk(portal.anonymous())).toBe("/");
  portal.clock.move(15 * MINUTE_MS);
  provider.person = { sub: "insistent", email: "nobody@contoso.example", email_verified: true };
  await refused(insistent, walk(insistent), "noAccount");
});

test("the login pages get the words of the button", async () => {
  expect(await portal.anonymous().call(ssoProvider, {})).toEqual({ name: "Contoso" });
});

test("without the settings there is no provider, and neither way is there", async () => {
  const plain = await startApp();
  const anybody = plain.anonymous();
  expect(await anybody.call(ssoProvider, {})).toBeNull();
  expect(await anybody.ask(ssoStart, {})).toMatchObject({ code: 40400, status: 404 });
  expect(await anybody.ask(ssoCallback, { state: "a", code: "b" })).toMatchObject({ code: 40400, status: 404 });
  await plain.close();
});

test("the settings name a provider whole, over https or on this machine, with the address to come back to", () => {
  const whole = {
    OIDC_ISSUER: "https://login.example.com",
    OIDC_CLIENT_ID: "selvedge",
    PUBLIC_URL: "https://portal.example.com",
  };
  expect(readSettings({}).oidc).toBeNull();
  expect(readSettings(whole).oidc).toEqual({
    issuer: "https://login.example.com",
    clientId: "selvedge",
    clientSecret: null,
    name: "SSO",
  });
  expect(readSettings({ ...whole, OIDC_ISSUER: provider.issuer, OIDC_NAME: "Contoso" }).oidc).toMatchObject({ name: "Contoso" });
  expect(() => readSettings({ ...whole, OIDC_ISSUER: "http://login.example.com" })).toThrow("OIDC_ISSUER: only https");
  expect(() => readSettings({ ...whole, OIDC_CLIENT_ID: "" })).toThrow("needs OIDC_CLIENT_ID");
  expect(() => readSettings({ ...whole, PUBLIC_URL: "" })).toThrow("needs PUBLIC_URL");
});

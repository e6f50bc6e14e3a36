import {
  addAddress,
  changePassword,
  confirmTotp,
  createShare,
  decideRegistration,
  deleteWebhook,
  endOtherSession,
  endTotp,
  exportMyData,
  forgotPassword,
  getStyle,
  listRegistrations,
  login,
  loginOut,
  openShare,
  register,
  resetPassword,
  revokeShare,
  saveWebhook,
  setUpTotp,
  updateByUser,
  uploadImage,
  verifyMail,
} from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_LOGINS } from "../../demo/people/demo-people.ts";
import { MAX_WRONG_TRIES } from "../../server/garments/share/grant.ts";
import { stepOf, totpCode } from "../../server/platform/security/passwords/totp.ts";
import { BUYER, DESIGNER, type TestApp } from "./harness.ts";
import { NO_ID, startMill, styleIdOf } from "./mill.ts";

const WITHIN_MS = 60_000;
const ADMIN = DEMO_LOGINS.find(({ username }) => username.startsWith("admin@"))!;
const TYPED = ["a quite secret word", "nobody@typed.example", "the wrong password", "not-a-real-token-at-all"] as const;
const [SECRET, STRANGER, WRONG, TOKEN] = TYPED;
let portal: TestApp;
beforeAll(async () => {
  portal = await startMill({ publicUrl: "https://portal.example" });
});
afterAll(() => portal.close());
beforeEach(() => {
  portal.logLines.length = 0;
});

type Line = { readonly event: string; readonly msg: string; readonly [fact: string]: unknown };
const written = (): Line[] => portal.logLines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === "security");
const events = () => written().map(({ event, what }) => (what ? `${event} ${what}` : event));
const userIdOf = async ({ username }: { username: string }) =>
  (await portal.db.selectFrom("users").select("id").where("username", "=", username).executeTakeFirstOrThrow()).id;

/** The end of the link in the last letter to an address. */
async function tokenIn(mail: string, place: string): Promise<string> {
  const find = async () =>
    (await portal.db.selectFrom("mail_outbox").select("text").where("to_mail", "=", mail).orderBy("id").execute())
      .map(({ text }) => text.split(place)[1]?.split(/\s/)[0])
      .findLast((token) => token !== undefined);
  await expect.poll(find, { timeout: WITHIN_MS }).toBeDefined();
  return (await find())!;
}

test("who signs in, and out again, is written with their id, their session and their address", async () => {
  const designer = await portal.signIn();
  await designer.call(loginOut, {});
  const userId = await userIdOf(DESIGNER);
  const [came, went] = written();
  expect(came).toMatchObject({ event: "authn_login_success", level: "info", userId, by: "password", address: "127.0.0.1" });
  expect(went).toMatchObject({ event: "authn_token_revoked", userId, sessionId: came!.sessionId, what: "session" });
  expect(came!.reqId).toMatch(/^[0-9a-f]{24}$/);
});

test("who is turned away is written with the reason, and with an id where the name is somebody's", async () => {
  const someone = portal.anonymous();
  await someone.ask(login, { username: BUYER.username, password: WRONG });
  await someone.ask(login, { username: STRANGER, password: WRONG });
  expect(written()).toMatchObject([
    { event: "authn_login_fail", level: "warn", reason: "wrongLogin", userId: await userIdOf(BUYER) },
    { event: "authn_login_fail", level: "warn", reason: "wrongLogin" },
  ]);
  expect(written()[1]).not.toHaveProperty("userId");
});

test("who tries too often is written as that, at the sign-in and elsewhere", async () => {
  const someone = portal.anonymous();
  const tries = { remoteAddress: "203.0.113.9" };
  for (let n = 0; n < 11; n++) await someone.ask(login, { username: STRANGER, password: WRONG }, tries);
  expect(events().at(-1)).toBe("authn_login_fail_max");
  const designer = await portal.signIn();
  const link = await designer.call(createShare, { kind: "design", id: await styleIdOf(portal), password: SECRET });
  await someone.ask(openShare, { shareToken: link.shareToken });
  portal.logLines.length = 0;
  for (let n = 0; n <= MAX_WRONG_TRIES; n++) await someone.ask(openShare, { shareToken: link.shareToken, password: WRONG });
  const { shareId } = link;
  expect(written()[0]).toMatchObject({ event: "authn_login_fail", reason: "sharePassword", shareId });
  expect(written().at(-1)).toMatchObject({ event: "excess_rate_limit_exceeded", reason: "tooMany", shareId });
});

test("what is refused to a person is written with who it was and the call", async () => {
  const buyer = await portal.signIn(BUYER.username);
  portal.logLines.length = 0;
  await buyer.ask(listRegistrations, {});
  await buyer.ask(addAddress, { recipient: 7 });
  await buyer.ask(
    uploadImage,
    { kind: "artwork" },
    { file: { bytes: new TextEncoder().encode(SECRET), name: `${STRANGER}.txt` } },
  );
  await buyer.ask(addAddress, {}, { headers: { "sec-fetch-site": "cross-site", "x-requested-with": "" } });
  portal.clock.move(13 * 3_600_000);
  await buyer.ask(listRegistrations, {});
  const userId = await userIdOf(BUYER);
  expect(written()).toMatchObject([
    { event: "authz_fail", userId, path: expect.stringContaining(listRegistrations.path) },
    { event: "input_validation_fail", userId },
    { event: "upload_validation", userId, reason: "fileType" },
    { event: "malicious_cors" },
    { event: "session_use_after_expire" },
  ]);
});

test("what opens doors is written when it is made, changed and withdrawn", async () => {
  const made: string[] = [];
  const heard = async (what: () => Promise<unknown>) => {
    portal.logLines.length = 0;
    await what();
    made.push(events().join(", "));
  };
  const designer = await portal.signIn();
  const other = await portal.signIn();
  const codeNow = (secret: string) => totpCode(secret, stepOf(portal.clock.now()));
  await heard(() => designer.ask(changePassword, { old: WRONG, password: SECRET }));
  await heard(() => designer.call(changePassword, { old: DESIGNER.password, password: SECRET }));
  await heard(() => designer.call(endOtherSession, {}));
  const { secret } = await designer.call(setUpTotp, { password: SECRET });
  await heard(() => designer.call(confirmTotp, { code: codeNow(secret) }));
  await heard(() => portal.anonymous().ask(login, { ...DESIGNER, password: SECRET, code: "000000" }));
  await heard(() => designer.call(endTotp, { password: SECRET }));
  await heard(() => designer.ask(exportMyData, {}));
  const link = await designer.call(createShare, { kind: "design", id: await styleIdOf(portal) });
  await heard(() => designer.call(revokeShare, { shareId: link.shareId }));
  await heard(() => portal.anonymous().ask(resetPassword, { token: TOKEN, password: SECRET }));
  await portal.anonymous().call(forgotPassword, { mail: DESIGNER.username });
  const token = await tokenIn(DESIGNER.username, "/login?reset=");
  await heard(() => portal.anonymous().call(resetPassword, { token, password: "a sentence after all" }));
  expect(await other.ask(exportMyData, {})).toMatchObject({ code: 40100 });
  expect(made).toEqual([
    "authn_password_change_fail",
    "authn_password_change",
    "authn_token_revoked other sessions",
    "user_updated two-step sign-in on",
    "authn_login_fail",
    "user_updated two-step sign-in off",
    "sensitive_read own data",
    "authn_token_revoked link",
    "authn_token_reuse",
    "authn_password_change",
  ]);
});

test("what administrators open and close is written: accounts, addresses of people, webhooks", async () => {
  const admin = await portal.signIn(ADMIN.username, ADMIN.password);
  const ask = async (mail: string) => {
    await portal.anonymous().call(register, {
      ...{ company: "Atelier Roux", country: "FR", name: "Lea", note: "", language: "fr" },
      ...{ mail, password: SECRET },
    });
    const request = () => portal.db.selectFrom("account_requests").select("id").where("mail", "=", mail).executeTakeFirst();
    await expect.poll(request, { timeout: WITHIN_MS }).toBeDefined();
    return (await request())!.id;
  };
  const [one, two] = [await ask("lea@roux.example"), await ask("leo@roux.example")];
  portal.logLines.length = 0;
  const approved = await admin.call(decideRegistration, { requestId: one, decision: "approve" });
  await admin.call(decideRegistration, { requestId: two, decision: "refuse", reason: SECRET });
  const hook = await admin.call(saveWebhook, {
    url: "https://erp.example/in",
    types: ["order.stepChanged"],
    isActive: true,
    note: SECRET,
  });
  await admin.call(deleteWebhook, { endpointId: hook.endpointId });
  const userId = await userIdOf(ADMIN);
  expect(written()).toMatchObject([
    { event: "user_created", userId, newUserId: approved.userId, accountRequestId: one },
    { event: "authz_admin", userId, accountRequestId: two },
    { event: "authz_admin", what: "webhook saved", endpointId: hook.endpointId },
    { event: "authn_token_created", what: "webhook secret", endpointId: hook.endpointId },
    { event: "authz_admin", what: "webhook removed", endpointId: hook.endpointId },
  ]);
  expect(portal.logLines.join("")).not.toContain(hook.secret);
});

test("no line holds what was typed: no password, no name, no token, no file name", async () => {
  const buyer = await portal.signIn(BUYER.username);
  const { version } = await buyer.call(updateByUser, {
    version: await versionOf(BUYER),
    mail: STRANGER,
    password: BUYER.password,
  });
  expect(version).toBeGreaterThan(0);
  await buyer.call(verifyMail, { token: await tokenIn(STRANGER, "/verify?token=") });
  expect(events().at(-1)).toBe("user_updated mail");
  await buyer.ask(getStyle, { id: NO_ID, shareToken: TOKEN });
  await portal.anonymous().ask(login, { username: STRANGER, password: WRONG });
  const all = portal.logLines.join("");
  expect(written().length).toBeGreaterThan(2);
  for (const typed of [...TYPED, BUYER.password]) expect([typed, all.includes(typed)]).toEqual([typed, false]);
});

const versionOf = async ({ username }: { username: string }) =>
  (await portal.db.selectFrom("users").select("version").where("username", "=", username).executeTakeFirstOrThrow()).version;

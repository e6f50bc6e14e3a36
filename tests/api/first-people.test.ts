import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listSessions, login, PREFIX } from "@selvedge/contract";
import { afterAll, expect, test } from "vitest";
import { DEMO_LOGINS } from "../../demo/people/demo-people.ts";
import { openDemoLogins, renewDemoPasswords } from "../../demo/people/people.ts";
import { addPerson, CannotDo, renewPassword } from "../../server/customers/account/people/user-command.ts";
import { NO_SETTINGS, startPortal } from "../run/portal.ts";
import { BUYER, DESIGNER, emptyCluster, HEAD, SALES, type TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

let portal: TestApp;
const folder = mkdtempSync(join(tmpdir(), "selvedge-"));
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});
const NOW = new Date("2026-03-02T09:00:00Z");
const signIn = async (username: string, password: string) => (await portal.anonymous().ask(login, { username, password })).status;

test("passwords of the demo people that anybody knows are replaced once, their sessions end, and chosen ones stay", async () => {
  portal = await startMill({ limits: { rates: false } });
  const { db } = portal;
  const designer = await portal.signIn();
  const own = await renewPassword(db, HEAD.username);
  expect((await openDemoLogins(db)).map(({ username }) => username)).not.toContain(HEAD.username);

  const renewed = await renewDemoPasswords(db);
  expect(renewed.map(({ username }) => username).toSorted()).toEqual(
    DEMO_LOGINS.map(({ username }) => username)
      .filter((name) => name !== HEAD.username)
      .toSorted(),
  );
  expect(new Set(renewed.map(({ password }) => password)).size).toBe(renewed.length);
  expect(await signIn(DESIGNER.username, DESIGNER.password)).toBe(401);
  expect(await signIn(DESIGNER.username, renewed.find(({ username }) => username === DESIGNER.username)!.password)).toBe(200);
  expect(await signIn(HEAD.username, own)).toBe(200);
  expect((await designer.ask(listSessions, {})).status).toBe(401);
  expect([await renewDemoPasswords(db), await openDemoLogins(db)]).toEqual([[], []]);
});

test("somebody is added to the mill, to a company that is there, or to a new one; what cannot be is said", async () => {
  const { db } = portal;
  const add = (mail: string, role: string, company: string | null = null, isNewCompany = false, name = "Ines Roth") =>
    addPerson(db, { mail, name, role, company, isNewCompany }, NOW);
  expect(await signIn("ines@example.com", await add("ines@example.com", "admin"))).toBe(200);
  expect(await signIn("rui@example.com", await add("rui@example.com", "buyer", "casa brera"))).toBe(200);
  expect(await signIn("ana@example.com", await add("ana@example.com", "buyerAdmin", "Ateliê Sol", true))).toBe(200);
  for (const [attempt, why] of [
    [() => add("INES@example.com", "sales"), /already/],
    [() => add("no mail", "sales"), /no e-mail/],
    [() => add("a@example.com", "owner"), /no role/],
    [() => add("a@example.com", "sales", null, false, "  "), /name/],
    [() => add("a@example.com", "buyer"), /--company/],
    [() => add("a@example.com", "buyer", "Casa Brerra"), /no company “Casa Brerra” among .*Casa Brera.*--new/],
    [() => add("a@example.com", "buyer", "Casa Brera", true), /leave --new out/],
    [() => add("a@example.com", "buyer", "Selvedge Mill"), /nobody is a buyer/],
    [() => add("a@example.com", "sales", "Casa Brera"), /are of the mill/],
    [() => renewPassword(db, "a@example.com"), /Nobody/],
  ] as const) {
    await expect(attempt()).rejects.toThrow(CannotDo);
    await expect(attempt()).rejects.toThrow(why);
  }
});

test("a mill of one's own begins with its administrator; where others reach it no printed password opens the door", async () => {
  // As an empty portal has it; making one takes seconds.
  mkdirSync(join(folder, "pglite"));
  spawnSync("tar", ["xf", "-", "-C", join(folder, "pglite")], { input: await emptyCluster() });
  const command = (...given: string[]) => {
    const env = { ...process.env, ...NO_SETTINGS, SELVEDGE_DATA: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, ["server/commands/user.ts", ...given], {
      env,
      encoding: "utf8",
    });
    return { code: status, output: stdout + stderr };
  };
  const added = command("add", "ines@example.com", "Ines Roth", "--role", "admin", "--company", "Weberei Roth", "--new");
  expect(added.code).toBe(0);
  const password = /password (\S+)/.exec(added.output)![1]!;

  const portal = await startPortal({
    dataFolder: folder,
    env: { HOST: "0.0.0.0", SELVEDGE_SEED: "accounts", SELVEDGE_PAGES: "off" },
  });
  const status = async (username: string, secret: string) => {
    const answer = await fetch(portal.url + PREFIX + login.path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-requested-with": "fetch" },
      body: JSON.stringify({ username, password: secret }),
    });
    return answer.status;
  };
  expect(await status("ines@example.com", password)).toBe(200);
  expect(await status(SALES.username, SALES.password)).toBe(401);
  expect(portal.output()).not.toContain(BUYER.password);
  const printed = new RegExp(`${SALES.username}\\s+(\\S+)`).exec(portal.output())![1]!;
  expect(await status(SALES.username, printed)).toBe(200);
  await portal.stop();
});

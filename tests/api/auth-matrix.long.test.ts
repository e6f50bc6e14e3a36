import { CALLS, type Call } from "@selvedge/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweepEvents } from "../../server/platform/events/queue.ts";
import { takesLink } from "../../server/platform/http/caller/access.ts";
import type { Ask, Lines } from "./auth-matrix/ask.ts";
import { ask, isServed } from "./auth-matrix/callers.ts";
import { CLOTH } from "./auth-matrix/cloth.ts";
import { DESIGNS } from "./auth-matrix/designs.ts";
import { DESK } from "./auth-matrix/desk.ts";
import { expectGuarded, expectLink, expectPublic, isOpenToAll, type Run } from "./auth-matrix/expect.ts";
import { isField, recordFieldsOf } from "./auth-matrix/fields.ts";
import { LINKS } from "./auth-matrix/links.ts";
import { MESSAGES } from "./auth-matrix/messages.ts";
import { PEOPLE } from "./auth-matrix/people.ts";
import { writeMatrix } from "./auth-matrix/table.ts";
import { watch } from "./auth-matrix/witness.ts";
import { aNewcomer, type Body, makeWorld, NAMES } from "./auth-matrix/world.ts";
import type { TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

const LINES: Lines = { ...PEOPLE, ...MESSAGES, ...CLOTH, ...DESIGNS, ...DESK };
/** Why nobody can be served here, so that the row proves less than others. */
const UNSERVED: Readonly<Record<string, string>> = {
  "/sso/start": "the portal of this test has no sign-in provider",
  "/sso/callback": "nobody comes back from where nobody is sent",
};

let portal: TestApp;
let run: Run;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false, timeoutMs: 100_000, admittedWithinMs: 60_000 } });
  const world = await makeWorld(portal);
  // The first reader of live events has the old ones swept out, whoever it is.
  await sweepEvents(portal.db, portal.clock.now());
  const witness = await watch(portal.db, world.owner.companyId, NAMES);
  run = { world, witness, matrix: new Map(), tried: new Map(), unserved: new Set() };
});
afterAll(async () => {
  writeMatrix(run.matrix);
  await portal.close();
});

const pathsOf = (calls: readonly Call[]) => calls.map(({ path }) => path).sort();

test("every call of the contract has its line, and every call that takes a link its link", () => {
  expect(Object.keys(LINES).sort()).toEqual(pathsOf(CALLS));
  const shared = CALLS.filter(({ access, path }) => takesLink(access) || path === "/share/open");
  expect(Object.keys(LINKS).sort()).toEqual(pathsOf(shared));
});

/** What a line may say of a call, by whose the call is. */
const KINDS: Readonly<Record<Call["access"], (answers: Ask["answers"]) => boolean>> = {
  public: (answers) => answers === "everybody" || answers === "bySession",
  staff: (answers) => answers === "mill",
  customer: (answers) => !["everybody", "bySession", "mill"].includes(answers),
  publicOrShared: (answers) => answers === "everybody" || answers === "bySession",
  shared: (answers) => !["everybody", "bySession", "mill"].includes(answers),
};

describe("who may not make a call, or names another company's record, gets what its line says and nothing of it", () => {
  test.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", async (_name, call) => {
    expect(LINES[call.path]?.length, "it has a line").toBeGreaterThan(0);
    for (const make of LINES[call.path]!) {
      const input = await make(run.world);
      expect(KINDS[call.access](input.answers), `a line of a call that is ${call.access}`).toBe(true);
      await run.witness.changes();
      await (isOpenToAll(call.access) ? expectPublic : expectGuarded)(run, { call, of: input });
    }
    const link = LINKS[call.path];
    if (link) for (const of of [await link(run.world)].flat()) await expectLink(run, call, of);
  });
});

test("every field of a customer's call that can name a record has named one of another company", () => {
  const untried = CALLS.filter(({ access }) => access === "customer" || access === "shared").flatMap((call) =>
    recordFieldsOf(call)
      .filter((field) => !run.tried.get(call.path)?.some((tried) => isField(tried, field)))
      .map((field) => `${call.path} ${field}`),
  );
  expect(untried).toEqual([]);
});

/** Lists and counts of one's own. */
const COUNTED: Readonly<Record<string, Body>> = {
  "/welcome/getOpenMatters": {},
  "/favorite/getFavoriteSum": {},
  "/favorite/getFavoriteCount": {},
  "/favorite/getFavoriteList": {},
  "/product-browse-log/getMyFabric": {},
  "/product-browse-log/getCusromerBrowseLog": {},
  "/product/myOrder": {},
  "/product/myLapDip": {},
  "/product/mySample": {},
  "/rfq/list": {},
  "/inspection/list": {},
  "/thread/list": {},
  "/notice/list": {},
  "/image/list": { purpose: "artwork" },
  "/share/list": {},
  "/cart/cartList": {},
  "/chanel/getByCustomerId": {},
  "/design/listOwn": {},
  "/design-proposal/getProposalData": {},
  "/design-proposal/getVersions": { kind: "earlier" },
};

test("a company that has nothing sees nothing, in lists and in counts", async () => {
  const newcomer = await aNewcomer(portal);
  const revealed: string[] = [];
  for (const [path, body] of Object.entries(COUNTED)) {
    const call = CALLS.find((one) => one.path === path)!;
    const answer = await ask(newcomer, call, { body });
    expect(isServed(call, answer), path).toBe(true);
    JSON.stringify(answer.data, (name, value: unknown) => {
      if (typeof value === "number" && value > 0 && !name.startsWith("page")) revealed.push(`${path} ${name} ${value}`);
      return value;
    });
  }
  expect(revealed).toEqual([]);
});

test("every call's owner was served, but where this portal cannot", () => {
  expect([...run.unserved].sort()).toEqual(Object.keys(UNSERVED).sort());
});

import { CALLS, type Call, Flag, get, PREFIX, post } from "@selvedge/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { OWN_TABLES } from "../../server/assembly/own-tables.ts";
import { account } from "../../server/customers/account/routes.ts";
import { domain } from "../../server/platform/http/registry.ts";
import type { ShareGrant } from "../../server/platform/people/who.ts";
import { refuse } from "../../server/platform/refuse.ts";
import { BUYER, multipart, SALES, startApp, type TestApp } from "./harness.ts";

/** Calls of this test only, on the real app: what every call of the portal gets from the portal. */
const fields = z.object({
  text: z.string().max(20).optional(),
  count: z.int().optional(),
  size: z.coerce.number().optional(),
  yes: z.boolean().optional(),
  flag: Flag.optional(),
  ids: z.array(z.string()).optional(),
  filters: z.object({ weight: z.tuple([z.number(), z.number()]) }).optional(),
  either: z.union([z.string(), z.number()]).optional(),
});
const echoed = z.object({ body: z.unknown(), file: z.string().nullable() });
const echo = post("/test/echo", { summary: "Echo", access: "public", body: fields, data: echoed });
const query = get("/test/query", { summary: "Query", access: "public", body: fields, data: echoed });
const send = post("/test/send", { summary: "Send", access: "customer", file: { maxBytes: 1_000 }, body: fields, data: echoed });
const staff = post("/test/staff", {
  summary: "Staff",
  access: "staff",
  body: z.object({}),
  data: z.object({ role: z.string() }),
});
const shared = post("/test/shared", {
  summary: "Shared",
  access: "shared",
  body: z.object({ shareToken: z.string().optional(), sharePassword: z.string().optional() }),
  data: z.object({ by: z.enum(["session", "link"]), id: z.string() }),
});
const often = post("/test/often", {
  summary: "Often",
  access: "public",
  rate: { max: 3, windowMs: 60_000, by: "address" },
  body: z.object({}),
  data: z.object({}),
});
const slow = post("/test/slow", { summary: "Slow", access: "public", body: z.object({}), data: z.object({}) });
const broken = post("/test/broken", { summary: "Broken", access: "public", body: z.object({}), data: z.object({}) });
const lying = post("/test/lying", { summary: "Lying", access: "public", body: z.object({}), data: z.object({ n: z.int() }) });
const sheet = get("/test/sheet", { summary: "Sheet", access: "public", answer: "bytes", body: z.object({}), data: z.unknown() });
const TEST_CALLS = [echo, query, send, staff, shared, often, slow, broken, lying, sheet] as unknown as Call[];

const grant: ShareGrant = {
  shareId: "a",
  companyId: "b",
  makerCompanyId: "b",
  kind: "design",
  id: "linked",
  revision: null,
  canComment: false,
  canApprove: false,
};
const handlers = domain((on) => {
  on(echo, async ({ body }) => ({ body, file: null }));
  on(query, async ({ body }) => ({ body, file: null }));
  on(send, async ({ body, file }) => ({ body, file: file && `${file.name} ${file.bytes.length}` }));
  on(staff, async ({ customer }) => ({ role: customer.role }));
  on(shared, async ({ customer, share }) =>
    share ? { by: "link" as const, id: share.id } : { by: "session" as const, id: customer?.userId ?? "" },
  );
  on(often, async () => ({}));
  on(slow, () => new Promise(() => {}));
  on(broken, async () => {
    throw new Error("the loom stands still at /secret/path");
  });
  on(lying, async () => ({ n: "not a number" }) as never);
  on(sheet, async () => ({ bytes: Buffer.from("PK"), mime: "application/zip", fileName: "Stoffe für Ada.xlsx" }));
});

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp({
    calls: [...CALLS.filter(({ path }) => /^\/(account\/|customer\/|sso\/|image\/uploadCustomerLogo)/.test(path)), ...TEST_CALLS],
    handlers: [...account(OWN_TABLES), ...handlers],
    grantOf: async (_db, shareToken, password) => {
      if (shareToken === "gone") throw refuse("shareGone");
      if (shareToken === "locked" && password !== "open") throw refuse("sharePassword");
      return grant;
    },
  });
});
afterAll(() => portal.close());

const FORM = "application/x-www-form-urlencoded;charset=UTF-8";
async function echoOf(payload: string, type = FORM): Promise<unknown> {
  const response = await portal.anonymous().send({
    method: "POST",
    url: `${PREFIX}/test/echo`,
    headers: { "content-type": type, "x-requested-with": "1" },
    payload,
  });
  return response.json().data?.body ?? response.json();
}

const sent = {
  text: "[not json]",
  count: 3,
  size: 2.5,
  yes: true,
  flag: true,
  ids: ["a", "b"],
  filters: { weight: [80, 220] },
  either: "12",
};

describe("one body, every format", () => {
  test("JSON", async () => expect(await echoOf(JSON.stringify(sent), "application/json")).toEqual(sent));
  test("a JSON string under the urlencoded header", async () => expect(await echoOf(JSON.stringify(sent))).toEqual(sent));
  test("a JSON string as plain text, as a beacon sends it", async () =>
    expect(await echoOf(JSON.stringify(sent), "text/plain;charset=UTF-8")).toEqual(sent));
  test("form-urlencoded, arrays and objects as JSON strings, numbers and truths as text", async () => {
    const pairs = Object.entries(sent).map(([key, value]) => [key, typeof value === "string" ? value : JSON.stringify(value)]);
    expect(await echoOf(new URLSearchParams(pairs as [string, string][]).toString())).toEqual(sent);
  });
  test("the query of a GET", async () => {
    const url = `${PREFIX}/test/query?count=3&yes=false&flag=0&ids=${encodeURIComponent('["a"]')}&text=%7B&unknown=1`;
    const response = await portal.anonymous().send({ method: "GET", url });
    expect(response.json().data.body).toEqual({ count: 3, yes: false, flag: false, ids: ["a"], text: "{" });
  });
  test("a form with a file, its fields before it", async () => {
    const designer = await portal.signIn();
    const data = await designer.call(
      send,
      { count: 3, ids: ["a"] },
      { file: { bytes: new Uint8Array(7), name: "Würfel 1.png" } },
    );
    expect(data).toEqual({ body: { count: 3, ids: ["a"] }, file: "Würfel 1.png 7" });
  });
  test("no body at all is an empty one", async () => expect(await echoOf("")).toEqual({}));
});

test("unknown fields are ignored, unreadable JSON inside a field is a validation of that field or unreadable", async () => {
  expect(await echoOf("admin=1&text=a")).toEqual({ text: "a" });
  expect(await echoOf("ids=a")).toMatchObject({ code: 40001, data: { fields: [{ path: "ids", rule: "type" }] } });
  expect(await echoOf("ids=[1")).toMatchObject({ code: 40000 });
  expect(await echoOf("__proto__=%7B%7D&text=a")).toEqual({ text: "a" });
});

test("a body beyond the limit is too large, two files are unreadable, a file too large is refused with its limit", async () => {
  expect(await echoOf(`{"text":"${"x".repeat(7_000_000)}"}`)).toMatchObject({ code: 41300 });
  const designer = await portal.signIn();
  const large = await designer.ask(send, {}, { file: { bytes: new Uint8Array(1_001), name: "a" } });
  expect(large).toMatchObject({ code: 41300, data: { maxBytes: 1_000 } });
  const one = multipart({}, { bytes: new Uint8Array(2), name: "a" }).toString("latin1");
  const response = await designer.send({
    method: "POST",
    url: `${PREFIX}/test/send`,
    headers: { "content-type": "multipart/form-data; boundary=----selvedge", "x-requested-with": "1" },
    payload: Buffer.from(one.replace(/--\r\n$/, "\r\n") + one.slice("------selvedge\r\n".length), "latin1"),
  });
  expect(response.json()).toMatchObject({ code: 40000 });
});

test("a staff call refuses a customer and serves staff", async () => {
  expect(await (await portal.signIn(BUYER.username)).ask(staff, {})).toMatchObject({ code: 40300, status: 403 });
  expect(await (await portal.signIn(SALES.username)).call(staff, {})).toEqual({ role: "sales" });
});

test("a link serves without a session, wins over one, and its refusals are answered", async () => {
  const [nobody, designer] = [portal.anonymous(), await portal.signIn()];
  expect(await nobody.call(shared, { shareToken: "good" })).toEqual({ by: "link", id: "linked" });
  expect((await designer.call(shared, {})).by).toBe("session");
  expect((await designer.call(shared, { shareToken: "good" })).by).toBe("link");
  expect(await designer.ask(shared, { shareToken: "gone" })).toMatchObject({ code: 41000, status: 410 });
  expect(await nobody.ask(shared, { shareToken: "locked" })).toMatchObject({ code: 40302, status: 403 });
  expect((await nobody.call(shared, { shareToken: "locked", sharePassword: "open" })).by).toBe("link");
  expect(await nobody.ask(shared, { shareToken: "" })).toMatchObject({ code: 40100 });
});

test("a call asked too often is refused with the seconds to wait, until the window is over; another address is not", async () => {
  const nobody = portal.anonymous();
  for (let i = 0; i < 3; i++) expect((await nobody.ask(often, {})).code).toBe(20000);
  const refused = await nobody.ask(often, {});
  expect(refused).toMatchObject({ code: 42900, status: 429 });
  const wait = Number(refused.headers["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect((await nobody.ask(often, {}, { remoteAddress: "10.0.0.7" })).code).toBe(20000);
  portal.clock.move(wait * 1_000);
  expect((await nobody.ask(often, {})).code).toBe(20000);
});

test("calls sent all at once are counted one by one", async () => {
  portal.clock.move(60_000);
  const codes = await Promise.all(Array.from({ length: 12 }, async () => (await portal.anonymous().ask(often, {})).code));
  expect(codes.filter((code) => code === 20000)).toHaveLength(3);
});

test("a call that never ends is answered in time", async () => {
  const impatient = await startApp({ calls: TEST_CALLS, handlers, limits: { timeoutMs: 500 } });
  expect(await impatient.anonymous().ask(slow, {})).toMatchObject({ code: 50400, status: 504 });
  await impatient.close();
});

test("a fault of ours says its request id and nothing of itself; the log says all", async () => {
  const answer = await portal.anonymous().ask(broken, {});
  expect(answer).toMatchObject({ code: 50000, status: 500, data: { requestId: answer.headers["x-request-id"] } });
  expect(JSON.stringify(answer.body)).not.toContain("loom");
  const line = portal.logLines.find((text) => text.includes("loom stands still"));
  expect(line).toContain(String(answer.headers["x-request-id"]));
});

test("an answer that is not what its definition says is a fault", async () => {
  expect((await portal.anonymous().ask(lying, {})).code).toBe(50000);
});

test("a file is an answer with its name, kept by nobody", async () => {
  const response = await portal.anonymous().send({ method: "GET", url: `${PREFIX}/test/sheet` });
  expect(response.headers["content-disposition"]).toBe("attachment; filename*=UTF-8''Stoffe%20f%C3%BCr%20Ada.xlsx");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.body).toBe("PK");
});

test("a call answers to its own method only", async () => {
  for (const [method, path] of [
    ["GET", "/test/echo"],
    ["POST", "/test/query"],
  ] as const) {
    const response = await portal.anonymous().send({ method, url: PREFIX + path, headers: { "x-requested-with": "1" } });
    expect(response.json()).toMatchObject({ code: 40400 });
  }
});

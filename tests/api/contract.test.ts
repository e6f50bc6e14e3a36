import { CALLS, type Call, PREFIX } from "@selvedge/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { pairCalls } from "../../server/platform/http/calls.ts";
import { domain } from "../../server/platform/http/registry.ts";
import { inWords } from "../../server/platform/openapi/page.ts";
import { type Client, SALES, startApp, type TestApp } from "./harness.ts";

let portal: TestApp;
let designer: Client;
let sales: Client;
beforeAll(async () => {
  portal = await startApp({ limits: { rates: false } });
  designer = await portal.signIn();
  sales = await portal.signIn(SALES.username);
});
/** Somebody who may make the call. */
const caller = ({ access }: Call) => (access === "staff" ? sales : designer);
afterAll(() => portal.close());

const HOUR_MS = 3_600_000;
const guarded = CALLS.filter(({ access }) => access !== "public" && access !== "publicOrShared");
const name = ({ method, path }: Call) => `${method} ${path}`;
const each = (calls: readonly Call[]) => calls.map((call) => [name(call), call] as const);
const picture = { bytes: new Uint8Array([1, 2, 3]), name: "x.png" };

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
};
const schemaOf = (call: Call) => z.toJSONSchema(call.body, { io: "input", unrepresentable: "any" }) as Schema;

/** Bodies that are wrong in one field each, and that field. Made from the definition, so a new call is tested as it is. */
function wrongBodies(call: Call): { field: string; body: Record<string, unknown> }[] {
  const schema = schemaOf(call);
  const found: { field: string; body: Record<string, unknown> }[] = [];
  for (const field of schema.required ?? []) found.push({ field, body: {} });
  for (const field of Object.keys(schema.properties ?? {})) {
    // A link is looked up before the other fields: any text is a link that is gone.
    if (call.method === "GET" && field === "shareToken") continue;
    // In a query everything is text, so only a text too long is sure to be wrong.
    for (const value of call.method === "GET" ? ["x".repeat(5_000)] : [{ a: [1] }, [[{}]], Number.MAX_VALUE]) {
      // What the definition takes is not wrong.
      const alone = call.body.safeParse({ [field]: value }, { reportInput: true });
      if (alone.success || !alone.error.issues.some(({ path }) => path[0] === field)) continue;
      found.push({ field, body: { [field]: value } });
    }
  }
  return found;
}

const INT32 = 2 ** 31;

/** Where whole numbers may be beyond 32 bits. */
function openIntegers(schema: unknown, path = ""): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => openIntegers(part, path));
  if (typeof schema !== "object" || schema === null) return [];
  const { type, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema as Schema;
  const isOpen = [type].flat().includes("integer") && (minimum < -INT32 || maximum >= INT32);
  const parts = Object.entries(schema).flatMap(([key, part]) =>
    key === "properties"
      ? Object.entries(part).flatMap(([name, field]) => openIntegers(field, `${path}.${name}`))
      : openIntegers(part, path),
  );
  return isOpen ? [path, ...parts] : parts;
}

describe("a malformed request is refused and says which field", () => {
  test.each(each(CALLS.filter((call) => wrongBodies(call).length > 0)))("%s", async (_name, call) => {
    for (const { field, body } of wrongBodies(call)) {
      // A form brings text only; a call whose file may be left out takes JSON, which can be wrong in more ways.
      const answer = await caller(call).ask(call, body, call.file && !call.file.optional ? { file: picture } : {});
      expect(answer, `${field} in ${JSON.stringify(body)}`).toMatchObject({ code: 40001, status: 400 });
      const { fields } = answer.data as { fields: { path: string; rule: string; message: string }[] };
      expect(fields.map(({ path }) => path.split(".")[0])).toContain(field);
      for (const { rule, message } of fields) {
        expect(rule).toMatch(/^[a-zA-Z]+$/);
        expect(message).not.toMatch(/\{\{|Invalid input/);
      }
    }
  });
});

test("most calls have a field to be wrong in, so the test above tests something", () => {
  expect(CALLS.filter((call) => wrongBodies(call).length > 0).length).toBeGreaterThan(CALLS.length * 0.6);
});

/** Amounts that are only held against the portal's own. */
const COMPARED = /^(?:\/front\/member\/addOrder|\/order\/preview) .*\.amount$/;

test("every number without decimals fits where numbers are stored, or is refused by its definition", () => {
  const tooWide = CALLS.flatMap((call) => openIntegers(schemaOf(call)).map((path) => `${call.path} ${path}`));
  expect(tooWide.filter((path) => !COMPARED.test(path))).toEqual([]);
  expect(tooWide.length).toBeGreaterThan(0);
});

describe("a body that is no JSON object is unreadable", () => {
  test.each(each(CALLS.filter(({ method, file }) => method === "POST" && (!file || file.optional))))(
    "%s",
    async (_name, call) => {
      for (const payload of ['{"id":', "[1,2]", '"text"', "{'id': 1}", '{"__proto__": {"role": "admin"}}']) {
        const response = await caller(call).send({
          method: "POST",
          url: PREFIX + call.path,
          headers: { "content-type": "application/json", "x-requested-with": "1" },
          payload,
        });
        expect(response.json(), payload).toMatchObject({ code: 40000 });
      }
    },
  );
});

describe("a caller without a session is asked to sign in, whatever the body", () => {
  test.each(each(guarded))("%s", async (_name, call) => {
    for (const body of [{}, { id: "x", userId: "y" }]) {
      const answer = await portal.anonymous().ask(call, body, call.file ? { file: picture } : {});
      expect(answer).toMatchObject({ code: 40100, status: 401 });
    }
  });
});

describe("a forged cookie, a stolen handle in its place and a bearer header open nothing", () => {
  test.each(each(guarded))("%s", async (_name, call) => {
    const { token } = designer;
    const forged = portal.anonymous();
    forged.cookies.set("sid", "A".repeat(43));
    const stolen = portal.anonymous();
    stolen.cookies.set("sid", token!);
    const bearer = { headers: { authorization: `Bearer ${token}`, token: token! } };
    expect((await forged.ask(call, {})).code).toBe(40100);
    expect((await stolen.ask(call, { token, userId: "x" })).code).toBe(40100);
    expect((await portal.anonymous().ask(call, { token }, bearer)).code).toBe(40100);
  });
});

describe("a caller whose session has ended is told so", () => {
  let late: Client;
  beforeAll(async () => {
    late = await portal.signIn();
    portal.clock.move(13 * HOUR_MS);
    designer = await portal.signIn();
    sales = await portal.signIn(SALES.username);
  });
  test.each(each(guarded))("%s", async (_name, call) => {
    expect(await late.ask(call, {})).toMatchObject({ code: 40102, status: 401 });
  });
});

describe("a POST of another site is refused", () => {
  test.each(each(CALLS.filter(({ method }) => method === "POST")))("%s", async (_name, call) => {
    for (const headers of [
      {},
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site", origin: "http://localhost:80" },
    ] as Record<string, string>[]) {
      const response = await designer.send({
        method: "POST",
        url: PREFIX + call.path,
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: "id=1",
      });
      expect(response.json(), JSON.stringify(headers)).toMatchObject({ code: 40301 });
    }
  });
});

describe("another person's or company's id in a payload is refused", () => {
  test.each(each(CALLS.filter(({ access, file }) => (access === "customer" || access === "shared") && !file)))(
    "%s",
    async (_name, call) => {
      for (const claim of ["userId", "customerId"])
        expect((await designer.ask(call, { [claim]: "0".repeat(32) })).code).toBe(40300);
    },
  );
});

test("the OpenAPI document lists every call with its method, its fields and its errors", async () => {
  const document = (await portal.anonymous().send({ method: "GET", url: `${PREFIX}/openapi.json` })).json() as {
    openapi: string;
    paths: Record<string, Record<string, { responses: Record<string, unknown>; operationId: string }>>;
    components: { schemas: Record<string, unknown> };
  };
  expect(document.openapi).toBe("3.1.0");
  for (const call of CALLS) {
    for (const path of call.rootPath ? [PREFIX + call.path, call.path] : [PREFIX + call.path]) {
      const operation = document.paths[path]?.[call.method.toLowerCase()];
      expect(operation, path).toBeDefined();
      const success = call.answer === "redirect" ? "302" : "200";
      expect(Object.keys(operation!.responses)).toEqual(expect.arrayContaining([success, "400", "401", "403", "429", "500"]));
    }
  }
  const ids = Object.values(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
  const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer]) => pointer!);
  for (const pointer of pointers) {
    expect(pointer).toMatch(/^#\/components\/schemas\//);
    expect(document.components.schemas).toHaveProperty([pointer.split("/").pop()!]);
  }
});

test("the page of the calls names every path and holds no script and no inline style", async () => {
  const response = await portal.anonymous().send({ method: "GET", url: `${PREFIX}/docs` });
  for (const call of CALLS) expect(response.body).toContain(`<code>${PREFIX}${call.path}</code>`);
  expect(response.body).not.toMatch(/<script|<style|style=|onclick/);
  expect((await portal.anonymous().send({ method: "GET", url: `${PREFIX}/docs.css` })).headers["content-type"]).toContain(
    "text/css",
  );
});

test("a schema is written in one line", () => {
  const schema = z.toJSONSchema(
    z.object({
      id: z.int(),
      note: z.string().optional(),
      kind: z.enum(["a", "b"]),
      at: z.array(z.tuple([z.number(), z.number()])),
    }),
  );
  expect(inWords(schema)).toBe('{ id: integer; note?: string; kind: "a" | "b"; at: ([number, number])[] }');
});

test("a call without a handler, a handler without a call and a second handler are reported at the start", () => {
  const [one, two] = CALLS as [Call, Call];
  const handlers = (...calls: Call[]) =>
    domain((on) => {
      for (const call of calls) on(call, async () => ({}));
    });
  expect(pairCalls([one, two], handlers(two, one)).map(({ call }) => call)).toEqual([one, two]);
  expect(() => pairCalls([one, two], handlers(one))).toThrow(`Calls without a handler: ${name(two)}.`);
  expect(() => pairCalls([one], handlers(one, two))).toThrow(`Handlers without a call: ${name(two)}.`);
  expect(() => pairCalls([one], handlers(one, one))).toThrow(`${name(one)} has two handlers.`);
});

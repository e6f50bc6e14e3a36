import { CALLS, type Call } from "@selvedge/contract";
import { randomFrom } from "@selvedge/textile-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_LOGINS } from "../../demo/people/demo-people.ts";
import { SEED } from "../run/seed.ts";
import { everyRecord } from "./desk-fixture.ts";
import { addressOf, BOUNDARY, BUYER, type Client, DESIGNER, HEAD, multipart, SALES, type TestApp } from "./harness.ts";
import { aPicture, startMill } from "./mill.ts";
import { bodyFor, type Chance, type Known, learn, makeOdd, pick } from "./odd-bodies.ts";
import { DXF, rightBodies } from "./right-bodies.ts";

const ADMIN = DEMO_LOGINS.find(({ username }) => username.startsWith("admin@"))!;
const PEOPLE = [DESIGNER, BUYER, HEAD, SALES, ADMIN];
/** For so long nobody signs in under a name that was tried with wrong passwords. */
const LOCKED_MS = 900_000;
const FILE_NAMES = ["cloth.png", "", "a\0b.png", "\ud800.png", "../../x.dxf", "قماش.csv"];
/** They end the sessions of those who ask. */
const LEFT_OUT = new Set(["/customer/loginOut", "/account/changePassword", "/account/endSessions"]);
/** Whatever was sent, the call's definition allows these codes; anything above is a fault of ours. */
const isFault = ({ status, code }: { status: number; code: number }) => status >= 500 && code !== 50300 && code !== 50301;

/** 20,000 calls take four minutes on one idle core. */
const MAX_RUN_MS = 1_800_000;

/** All that are asked. */
const ASKED = CALLS.filter(({ path, answer }) => !LEFT_OUT.has(path) && answer !== "stream");

/** What the log says when the database refuses a value that the definition of a call has let through. */
const VALUE_REFUSED = "the database took a value for none";

type Response = Awaited<ReturnType<Client["send"]>>;

/** One request in three brings its fields as a form, as the specification's own pages do. */
function sent(
  call: Call,
  body: Record<string, unknown>,
  files: readonly Uint8Array[],
  chance: Chance,
): Parameters<Client["send"]>[0] {
  const request = { method: call.method, url: addressOf(call, body), headers: { "x-requested-with": "fuzz" } };
  if (call.method === "GET") return request;
  if (call.file && !(call.file.optional && chance() < 1 / 2)) {
    const headers = { ...request.headers, "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
    return { ...request, headers, payload: multipart(body, { bytes: pick(chance, files), name: pick(chance, FILE_NAMES) }) };
  }
  const isForm = chance() < 1 / 3;
  const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
  const form = () => new URLSearchParams(Object.entries(body).map(([name, value]) => [name, textOf(value)])).toString();
  return { ...request, headers: { ...request.headers, "content-type": type }, payload: isForm ? form() : JSON.stringify(body) };
}
const textOf = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

function answerOf(response: Response): { status: number; code: number; data: unknown } {
  const isJson = String(response.headers["content-type"] ?? "").includes("json");
  const envelope = isJson ? (response.json() as { code?: number; data?: unknown }) : {};
  return { status: response.statusCode, code: envelope.code ?? 0, data: envelope.data };
}

/**
 * Asks every call in turn, `count` times in all or each once, with bodies that are nearly right, as customers of two companies, their
 * administrator, the mill's sales and nobody. None may be answered with a fault of ours. The same SEED asks the same.
 * At least `leastServed` of all calls have to be served at some time: fewer would mean that nearly all are refused unread.
 */
export function testOddBodies(leastServed: number, count = ASKED.length): void {
  let portal: TestApp;
  let people: Client[];
  beforeAll(async () => {
    portal = await startMill({ limits: { rates: false, timeoutMs: 100_000, admittedWithinMs: 60_000 } });
  });
  afterAll(() => portal.close());

  test(
    `${count} odd bodies are refused or served, and none is a fault of ours`,
    async () => {
      const chance = randomFrom(SEED);
      const known: Known = new Map();
      const served = new Set<string>();
      const faults = new Map<string, string>();
      const files = [await aPicture(), Buffer.from(DXF), Buffer.from("a,b\n1,2\n"), Buffer.alloc(0)];
      people = [
        portal.anonymous(),
        ...(await Promise.all(PEOPLE.map(({ username, password }) => portal.signIn(username, password)))),
      ];
      await everyRecord(portal);
      const right = await rightBodies(portal, await portal.signIn());
      for (let i = 0; i < count; i++) {
        const call = ASKED[i % ASKED.length]! as Call;
        const given = chance() < 0.5 ? await right[call.path]?.() : null;
        const body = makeOdd(structuredClone(given ?? bodyFor(call, chance, known)), chance);
        const who = Math.floor(chance() * people.length);
        const response = await people[who]!.send(sent(call, body, files, chance));
        const answer = answerOf(response);
        const line = portal.logLines.find(
          (text) => text.includes(String(response.headers["x-request-id"])) && text.includes('"err"'),
        );
        if (isFault(answer) || line?.includes(VALUE_REFUSED))
          faults.set(`${call.path} ${answer.code}`, `${JSON.stringify(body).slice(0, 600)}\n${line?.slice(0, 1_500)}`);
        learn(call, answer.data, known, chance);
        if (answer.status < 400) served.add(call.path);
        portal.logLines.length = 0;
        if (answer.code === 40102 || (answer.code === 40100 && who > 0)) {
          portal.clock.move(LOCKED_MS);
          const { username, password } = PEOPLE[who - 1]!;
          people[who] = await portal.signIn(username, password);
        }
      }
      expect(Object.fromEntries(faults)).toEqual({});
      expect(served.size).toBeGreaterThan(ASKED.length * leastServed);
    },
    MAX_RUN_MS,
  );
}

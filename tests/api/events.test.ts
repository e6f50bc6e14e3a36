import { liveEvents, login, loginOut, PREFIX, showInfo } from "@selvedge/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../server/app.ts";
import { announce, type Hearers } from "../../server/platform/events/announce.ts";
import { openHub } from "../../server/platform/events/hub.ts";
import { idOf } from "../../server/platform/ids.ts";
import { BUYER, type Client, DESIGNER, SALES, startApp, type TestApp } from "./harness.ts";

const NORTHLIGHT = idOf("company", "northlight");
const WITHIN_MS = 60_000;
const HOUR_MS = 3_600_000;
const reading: Reading[] = [];
let portal: TestApp;
/** The same database behind a second server, as if in another process. */
let second: FastifyInstance;
let designer: Client;
let addresses: [string, string];

beforeAll(async () => {
  portal = await startApp({ limits: { rates: false } });
  second = await buildApp({ db: portal.db, files: portal.files, clock: portal.clock, listen: portal.listen, logLevel: "silent" });
  addresses = [await portal.app.listen({ port: 0 }), await second.listen({ port: 0 })];
  designer = await portal.signIn();
});
afterEach(() => {
  for (const { stop } of reading.splice(0)) stop();
});
afterAll(async () => {
  await second.close();
  await portal.close();
});

type Heard = { id: string; event: string; data: { subject?: { id: string } } };
type Reading = { readonly heard: Heard[]; stop(): void; readonly ended: Promise<void> };

/** A page's live connection: what it hears, until it is stopped. */
async function listenTo(address: string, who: Client, last?: string): Promise<Reading> {
  const abort = new AbortController();
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(address + PREFIX + liveEvents.path, {
    headers: { cookie, ...(last ? { "last-event-id": last } : {}) },
    signal: abort.signal,
  });
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const heard: Heard[] = [];
  const read = async () => {
    let text = "";
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const parts = text.split("\n\n");
      text = parts.pop()!;
      for (const part of parts) {
        const fields = new Map(part.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
        if (fields.has("event"))
          heard.push({ id: fields.get("id")!, event: fields.get("event")!, data: JSON.parse(fields.get("data")!) });
      }
    }
  };
  const one = { heard, stop: () => abort.abort(), ended: read().catch(() => {}) };
  reading.push(one);
  return one;
}

let said = 0;
const nameOf = (number: number) => number.toString(16).padStart(32, "0");
/** Says something to the hearers and answers its number. */
async function say(to: readonly Hearers[] = [{ companyId: NORTHLIGHT }]): Promise<string> {
  said += 1;
  const subject = { kind: "order", id: nameOf(said) } as const;
  await announce(portal.db, to, { event: "changed", data: { subject } }, portal.clock.now());
  return subject.id;
}
/**
 * What a page heard of what was said from `first` on. On a server a transaction that is open elsewhere, in any of its databases,
 * holds a new page's place back: it may hear again what was said just before it came, never less. Embedded, none is open.
 */
const idsOf = ({ heard }: Reading, first: string) => {
  const ids = heard.flatMap(({ data }) => data.subject?.id ?? []);
  return process.env.DATABASE_URL ? ids.filter((id) => id >= first) : ids;
};
const soon = (look: () => unknown) => expect.poll(look, { timeout: WITHIN_MS, interval: 20 });
const greeted = (one: Reading) => soon(() => one.heard[0]?.event).toBe("hello");

test("a page on one server hears at once what was done on the other, and only what is for its company", async () => {
  const ours = await listenTo(addresses[1], designer);
  const theirs = await listenTo(addresses[1], await portal.signIn(BUYER.username));
  const mill = await listenTo(addresses[1], await portal.signIn(SALES.username));
  for (const one of [ours, theirs, mill]) await greeted(one);
  const a = await say();
  const b = await say([{ companyId: NORTHLIGHT }, { staff: true }]);
  const c = await say([{ userId: idOf("user", "buyer@selvedge.demo") }]);
  await soon(() => idsOf(ours, a)).toEqual([a, b]);
  await soon(() => idsOf(mill, a)).toEqual([b]);
  await soon(() => idsOf(theirs, a)).toEqual([c]);
});

test("a reader that reconnects again and again, now here and now there, hears everything once and in order", async () => {
  const first = nameOf(said + 1);
  const wanted: string[] = [];
  const heard: string[] = [];
  let one = await listenTo(addresses[0], designer);
  await greeted(one);
  let last = one.heard[0]!.id;
  let isWriting = true;
  const writing = (async () => {
    for (let n = 0; n < 60; n++) wanted.push(await say());
    isWriting = false;
  })();
  for (let round = 0; isWriting || heard.length < wanted.length; round++) {
    // It leaves before it has heard anything, then after one word, then after two.
    await soon(() => !isWriting || idsOf(one, first).length >= round % 3).toBe(true);
    one.stop();
    await one.ended;
    heard.push(...idsOf(one, first));
    last = one.heard.at(-1)?.id ?? last;
    one = await listenTo(addresses[round % 2]!, designer, last);
    if (!isWriting) await soon(() => heard.length + idsOf(one, first).length).toBe(wanted.length);
  }
  await writing;
  expect(heard).toEqual(wanted);
});

test("who comes from a server that was ahead hears nothing again of the one that is behind", async () => {
  let hear = () => {};
  const behind = await buildApp({
    db: portal.db,
    files: portal.files,
    clock: portal.clock,
    logLevel: "silent",
    // It gets no event until one is sent here.
    listen: async (_channel, heard) => {
      hear = heard;
      return { stop: async () => {} };
    },
  });
  const address = await behind.listen({ port: 0 });
  await greeted(await listenTo(address, designer));
  const ahead = await listenTo(addresses[0], designer);
  await greeted(ahead);
  const a = await say();
  const b = await say();
  await soon(() => idsOf(ahead, a)).toEqual([a, b]);
  const moved = await listenTo(address, designer, ahead.heard.at(-1)!.id);
  // Answers of the database after those that it asks for to catch up.
  for (let answers = 0; answers < 4; answers++) await designer.call(showInfo, {});
  const c = await say();
  hear();
  await soon(() => idsOf(moved, a).includes(c)).toBe(true);
  expect(idsOf(moved, a)).toEqual([c]);
  await behind.close();
});

test("a page hears what happened after it was asked for and before its connection was open", async () => {
  await say();
  const { liveSince } = (await designer.call(showInfo, {}))!;
  const between = await say();
  const page = await listenTo(addresses[1], designer, liveSince);
  await soon(() => idsOf(page, between)).toEqual([between]);
  const again = await portal.signIn();
  const since = (await again.call(login, { username: DESIGNER.username, password: DESIGNER.password })).liveSince;
  const later = await say();
  const signedIn = await listenTo(addresses[0], again, since);
  await soon(() => idsOf(signedIn, later)).toEqual([later]);
});

test("what is committed late is not passed over", async () => {
  if (!process.env.DATABASE_URL) return;
  const one = await listenTo(addresses[0], designer);
  await greeted(one);
  let early = "";
  let late = "";
  await portal.db.transaction().execute(async (tx) => {
    said += 1;
    late = nameOf(said);
    const subject = { kind: "order", id: late } as const;
    await announce(tx, [{ companyId: NORTHLIGHT }], { event: "changed", data: { subject } }, portal.clock.now());
    early = await say();
  });
  await soon(() => idsOf(one, late).sort()).toEqual([late, early].sort());
  const again = await listenTo(addresses[1], designer, one.heard[0]!.id);
  await soon(() => idsOf(again, late).sort()).toEqual([late, early].sort());
});

test("who was away too long, or comes with a number of another database, gets a reset", async () => {
  const one = await listenTo(addresses[0], designer);
  await greeted(one);
  const [xid, seq, at] = one.heard[0]!.id.split("-") as [string, string, string];
  for (const last of [`${xid}-${seq}-${Number(at) - 25 * HOUR_MS}`, `${Number(xid) + 1_000_000}-${seq}-${at}`, "what?"]) {
    const again = await listenTo(addresses[0], designer, last);
    await soon(() => again.heard[0]?.event).toBe("reset");
  }
});

test("a database that was away when the first page came is asked again for the next", async () => {
  const isAway: boolean[] = [true];
  const failed: unknown[] = [];
  const listen: typeof portal.listen = async (...given) => {
    if (isAway.pop()) throw new Error("away");
    return portal.listen(...given);
  };
  const hub = openHub({ db: portal.db, listen, clock: portal.clock, failed: (error) => void failed.push(error) });
  const who = { sessionId: nameOf(1), userId: nameOf(2), companyId: NORTHLIGHT, role: "buyer" } as const;
  const first = Promise.withResolvers<void>();
  hub.subscribe(who, null, { write: () => {}, end: first.resolve });
  await first.promise;
  expect(failed).toEqual([new Error("away")]);
  const second = Promise.withResolvers<string>();
  hub.subscribe(who, null, { write: second.resolve, end: () => second.resolve("ended") });
  expect(await second.promise).toContain("event: hello");
  await hub.close();
});

test("live events are for who is signed in", async () => {
  expect((await portal.anonymous().ask(liveEvents, {})).code).toBe(40100);
  const leaving = await portal.signIn();
  await leaving.call(loginOut, {});
  expect((await leaving.ask(liveEvents, {})).code).toBe(40100);
});

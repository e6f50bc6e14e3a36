import {
  createShare,
  getScene,
  loginOut,
  MAX_MOVES_A_SECOND,
  MAX_OF_A_LINK,
  MAX_OF_A_PERSON,
  MAX_TOGETHER,
  moveTogether,
  NOWHERE,
  type RoomWalker,
  revokeShare,
  SILENT_MS,
  type TogetherEvent,
  type Whereabouts,
  walkTogether,
} from "@selvedge/contract";
import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { DEMO_PEOPLE } from "../../demo/people/demo-people.ts";
import { buildApp } from "../../server/app.ts";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import type { NewShowroom } from "../../server/garments/showrooms/making/record.ts";
import { idOf } from "../../server/platform/ids.ts";
import { addressOf, BUYER, type Client, client, DESIGNER, HEAD, SALES, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, startMill } from "./mill.ts";

const HOUSE = idOf("company", "northlight");
const WITHIN_MS = 60_000;
const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

type Walking = {
  readonly heard: TogetherEvent[];
  /** Who is here, as this one hears of them. */
  readonly others: Map<string, RoomWalker>;
  readonly ended: Promise<void>;
  leave(): void;
};
const walking: Walking[] = [];
let portal: TestApp;
/** The same database behind a second server, as if in another process. */
let second: FastifyInstance;
let addresses: [string, string];
let [designer, head, buyer, sales]: Client[] = [];
let fabric: string;

beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  second = await buildApp({ db: portal.db, files: portal.files, clock: portal.clock, listen: portal.listen, logLevel: "silent" });
  addresses = [await portal.app.listen({ port: 0 }), await second.listen({ port: 0 })];
  [designer, head, buyer, sales] = await Promise.all(
    [DESIGNER, HEAD, BUYER, SALES].map(({ username }) => portal.signIn(username)),
  );
  fabric = (await productIdsOf(portal))[0]!;
});
afterEach(async () => {
  for (const { leave, ended } of walking.splice(0)) {
    leave();
    await ended;
  }
});
afterAll(async () => {
  await second.close();
  await portal.close();
});

const soon = (look: () => unknown) => expect.poll(look, { timeout: WITHIN_MS, interval: 20 });
const text = (en: string) => ({ en });
const aRoom = (of: Partial<NewShowroom> = {}): Promise<string> =>
  makeShowroom(
    portal.db,
    {
      name: text("Poplins"),
      description: text(""),
      scope: "vr",
      companyId: null,
      coverScene: null,
      isPublished: true,
      groups: [{ name: text("Plain"), story: text(""), items: [{ kind: "fabric", productId: fabric }] }],
      ...of,
    },
    portal.clock.now(),
  );
const aPrivate = () => aRoom({ scope: "private", companyId: HOUSE });

type Asked = { readonly chanelId: string; readonly name?: string; readonly shareToken?: string };

/** Walks in a room as long as nobody leaves; what comes is heard. */
async function walk(who: Client, asked: Asked, address = addresses[0]): Promise<Walking> {
  const abort = new AbortController();
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(address + addressOf(walkTogether, asked), { headers: { cookie }, signal: abort.signal });
  expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  const heard: TogetherEvent[] = [];
  const others = new Map<string, RoomWalker>();
  const hear = (one: TogetherEvent) => {
    if (one.event === "beat") return;
    heard.push(one);
    if (one.event === "hello") for (const other of one.data.others) others.set(other.walkerId, other);
    if (one.event === "here") others.set(one.data.walkerId, one.data);
    if (one.event === "gone") others.delete(one.data.walkerId);
  };
  const read = async () => {
    let rest = "";
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split("\n\n");
      rest = parts.pop()!;
      for (const part of parts) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
        if (event) hear({ event, data: JSON.parse(data!) } as TogetherEvent);
      }
    }
  };
  const one = { heard, others, leave: () => abort.abort(), ended: read().catch(() => {}) };
  walking.push(one);
  return one;
}

/** A session for each of so many walkers, of people who meet each other in a room of the house: none of them is there more often than a person may be. */
async function sessionsFor(walkers: number): Promise<Client[]> {
  const people = DEMO_PEOPLE.filter(({ company }) => company === "house" || company === "mill");
  const needed = people.slice(0, Math.ceil(walkers / MAX_OF_A_PERSON));
  const sessions = await Promise.all(needed.map(({ username }) => portal.signIn(username)));
  return Array.from({ length: walkers }, (_, number) => sessions[number % sessions.length]!);
}
/** Somebody who comes to a room of the house by a link, and meets all who are there. */
async function byLinkTo(chanelId: string) {
  const { shareToken } = await designer!.call(createShare, { kind: "chanel", id: chanelId });
  return { who: portal.anonymous(), asked: { chanelId, shareToken } };
}
const namesFor = ({ others }: Walking) => [...others.values()].map(({ name }) => name).sort();
const eventsOf = ({ heard }: Walking) => heard.map(({ event }) => event);
async function helloOf(one: Walking) {
  await soon(() => eventsOf(one)[0]).toBe("hello");
  return (one.heard[0] as Extract<TogetherEvent, { event: "hello" }>).data;
}
const nameOf = async (one: Walking) => (await helloOf(one)).name;

const SOMEWHERE: Whereabouts = {
  ...NOWHERE,
  place: [100, 1_600, 2_000],
  yaw: 0.5,
  pitch: -0.1,
  stand: 0,
};
/** Pages count their moves; here all of them count with one. */
let moves = 0;
type Said = { readonly shareToken?: string; readonly order?: number };
const moving = async (who: Client, one: Walking, chanelId: string, to: Partial<Whereabouts> = {}, asked: Said = {}) => {
  const { key } = await helloOf(one);
  moves += 1;
  return who.call(moveTogether, { chanelId, key, order: moves, ...SOMEWHERE, ...to, ...asked });
};

test("the seller and the customer see each other come, move, take in hand, lead, follow and go, each at another process", async () => {
  const chanelId = await aPrivate();
  const theirs = await walk(designer!, { chanelId });
  const mills = await walk(sales!, { chanelId }, addresses[1]);
  const [customerName, sellerName] = [await nameOf(theirs), await nameOf(mills)];
  await soon(() => namesFor(theirs)).toEqual([sellerName]);
  await soon(() => namesFor(mills)).toEqual([customerName]);
  expect([...mills.others.values()][0]).toMatchObject({ side: "customer", place: null, stand: -1, leads: false });
  expect([...theirs.others.values()][0]!.side).toBe("mill");

  // What is sent to one process reaches who is connected to the other, and those at the own.
  const seller = await helloOf(mills);
  const elsewhere = client(second);
  for (const [name, value] of sales!.cookies) elsewhere.cookies.set(name, value);
  expect(await moving(sales!, mills, chanelId, { leads: true, inHand: fabric })).toEqual({ isTaken: true });
  await soon(() => theirs.others.get(seller.walkerId)).toMatchObject({ ...SOMEWHERE, leads: true, inHand: fabric });
  expect(await moving(elsewhere, mills, chanelId, { leads: true, stand: 3, pointsAt: fabric })).toEqual({ isTaken: true });
  await soon(() => theirs.others.get(seller.walkerId)).toMatchObject({ stand: 3, inHand: null, pointsAt: fabric });
  expect(await moving(designer!, theirs, chanelId, { follows: seller.walkerId })).toEqual({ isTaken: true });
  const { walkerId } = await helloOf(theirs);
  await soon(() => mills.others.get(walkerId)?.follows).toBe(seller.walkerId);
  mills.leave();
  await soon(() => namesFor(theirs)).toEqual([]);
  expect(eventsOf(theirs).at(-1)).toBe("gone");
  expect(JSON.stringify(theirs.heard)).not.toContain("@");
});

test("people of different companies do not meet in a room of all; each meets their colleagues and the mill", async () => {
  const chanelId = await aRoom();
  const [ours, colleague, theirs, mills] = [
    await walk(designer!, { chanelId }),
    await walk(head!, { chanelId }, addresses[1]),
    await walk(buyer!, { chanelId }),
    await walk(sales!, { chanelId }, addresses[1]),
  ];
  const names = await Promise.all([ours, colleague, theirs, mills].map(nameOf));
  const [our, their, other, mill] = names as [string, string, string, string];
  await soon(() => namesFor(mills)).toEqual([our, their, other].sort());
  await soon(() => namesFor(ours)).toEqual([their, mill].sort());
  await soon(() => namesFor(colleague)).toEqual([our, mill].sort());
  await soon(() => namesFor(theirs)).toEqual([mill]);
  await moving(designer!, ours, chanelId, { stand: 0 });
  await soon(() => [...mills.others.values()].some(({ stand }) => stand === 0)).toBe(true);
  expect(JSON.stringify(theirs.heard)).not.toContain(our);
});

test("who holds a link is shown by the name they give, meets those of the same link and its company, and not those of another link", async () => {
  const chanelId = await aPrivate();
  const link = async () => (await designer!.call(createShare, { kind: "chanel", id: chanelId })).shareToken;
  const [one, other] = [await link(), await link()];
  const visitor = portal.anonymous();
  const first = await walk(visitor, { chanelId, name: " Ines ", shareToken: one });
  const beside = await walk(portal.anonymous(), { chanelId, shareToken: one }, addresses[1]);
  const elsewhere = await walk(portal.anonymous(), { chanelId, name: "Otto", shareToken: other });
  const ours = await walk(designer!, { chanelId });
  const own = await nameOf(ours);
  await soon(() => namesFor(ours)).toEqual(["", "Ines", "Otto"]);
  await soon(() => namesFor(first)).toEqual(["", own].sort());
  await soon(() => namesFor(beside)).toEqual([own, "Ines"].sort());
  await soon(() => namesFor(elsewhere)).toEqual([own]);
  const { walkerId } = await helloOf(first);
  expect(ours.others.get(walkerId)).toMatchObject({ name: "Ines", side: "guest" });
  expect(await moving(visitor, first, chanelId, { stand: 1 }, { shareToken: one })).toEqual({ isTaken: true });
  await soon(() => ours.others.get(walkerId)?.stand).toBe(1);
});

test("a guest with a link that the mill made of a company's room meets the mill, and nobody of that company", async () => {
  const chanelId = await aPrivate();
  const { shareToken } = await sales!.call(createShare, { kind: "chanel", id: chanelId });
  const guest = await walk(portal.anonymous(), { chanelId, name: "Ines", shareToken });
  const ours = await walk(designer!, { chanelId });
  const mills = await walk(sales!, { chanelId });
  const [own, seller] = [await nameOf(ours), await nameOf(mills)];
  await soon(() => namesFor(mills)).toEqual([own, "Ines"].sort());
  await soon(() => namesFor(guest)).toEqual([seller]);
  await soon(() => namesFor(ours)).toEqual([seller]);
  expect(JSON.stringify(guest.heard)).not.toContain(own);
});

test("twelve walk together at two processes; the thirteenth is told that the room is full, and comes in when one has left", async () => {
  const chanelId = await aPrivate();
  const people: Walking[] = [];
  for (const [number, session] of (await sessionsFor(MAX_TOGETHER)).entries())
    people.push(await walk(session, { chanelId }, addresses[number % 2]));
  for (const one of people) await soon(() => one.others.size).toBe(MAX_TOGETHER - 1);
  const { who, asked } = await byLinkTo(chanelId);
  for (const address of addresses) {
    const late = await walk(who, asked, address);
    await late.ended;
    expect(late.heard).toEqual([{ event: "full", data: {} }]);
  }
  people[0]!.leave();
  await soon(() => people[1]!.others.size).toBe(MAX_TOGETHER - 2);
  await soon(() => people[2]!.others.size).toBe(MAX_TOGETHER - 2);
  const now = await walk(who, asked);
  await soon(() => now.others.size).toBe(MAX_TOGETHER - 1);
});

test("one person, however often they sign in, and one link have a few places each, and leave the others room", async () => {
  const chanelId = await aPrivate();
  const guest = await byLinkTo(chanelId);
  const signedIn = await Promise.all(Array.from({ length: MAX_OF_A_PERSON + 1 }, () => portal.signIn()));
  const visitors = Array.from({ length: MAX_OF_A_LINK + 1 }, () => portal.anonymous());
  for (const [windows, asked] of [
    [signedIn, { chanelId }],
    [visitors, guest.asked],
  ] as const) {
    for (const who of windows.slice(1)) await helloOf(await walk(who, asked));
    const late = await walk(windows[0]!, asked);
    await late.ended;
    expect(eventsOf(late)).toEqual(["full"]);
  }
  const mills = await walk(sales!, { chanelId });
  await soon(() => mills.others.size).toBe(MAX_OF_A_PERSON + MAX_OF_A_LINK);
});

test("who joins is told at once who is here, and of each who comes later by itself", async () => {
  const chanelId = await aPrivate();
  const theirs = await walk(designer!, { chanelId });
  const customerName = await nameOf(theirs);
  const mills = await walk(sales!, { chanelId });
  const { name, others } = await helloOf(mills);
  expect(others.map((one) => one.name)).toEqual([customerName]);
  expect((await helloOf(theirs)).others).toEqual([]);
  await soon(() => namesFor(theirs)).toEqual([name]);
  await moving(designer!, theirs, chanelId, { stand: 2 });
  await soon(() => eventsOf(mills)).toEqual(["hello", "here"]);
  expect(eventsOf(theirs)).toEqual(["hello", "here"]);
});

test("who stands still is not shown again to those who see them, at neither process", async () => {
  const chanelId = await aPrivate();
  const watching = [await walk(designer!, { chanelId }), await walk(head!, { chanelId }, addresses[1])];
  const mills = await walk(sales!, { chanelId });
  const { walkerId } = await helloOf(mills);
  for (const one of watching) await soon(() => one.others.has(walkerId)).toBe(true);
  for (const stand of [0, 0, 0, 2]) expect(await moving(sales!, mills, chanelId, { stand })).toEqual({ isTaken: true });
  for (const one of watching) {
    await soon(() => one.others.get(walkerId)?.stand).toBe(2);
    const stands = one.heard.flatMap((said) => (said.event === "here" && said.data.walkerId === walkerId ? said.data.stand : []));
    expect(stands).toEqual([-1, 0, 2]);
  }
});

test("a move that comes late, or twice, does not take anybody back", async () => {
  const chanelId = await aPrivate();
  const theirs = await walk(designer!, { chanelId });
  const mills = await walk(sales!, { chanelId }, addresses[1]);
  const { walkerId } = await helloOf(mills);
  await soon(() => theirs.others.has(walkerId)).toBe(true);
  const say = (order: number, stand: number) => moving(sales!, mills, chanelId, { stand }, { order });
  expect(await say(9, 1)).toEqual({ isTaken: true });
  for (const order of [8, 9]) expect(await say(order, 7)).toEqual({ isTaken: false });
  expect(await say(10, 3)).toEqual({ isTaken: true });
  await soon(() => theirs.others.get(walkerId)?.stand).toBe(3);
  expect(theirs.heard.some((one) => one.event === "here" && one.data.stand === 7)).toBe(false);
});

test("a link on another page, or in a letter, makes nobody walk in a room", async () => {
  const chanelId = await aPrivate();
  const theirs = await walk(designer!, { chanelId });
  for (const headers of [
    { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", "sec-fetch-site": "cross-site" },
    { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate", "sec-fetch-site": "none" },
    { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors", "sec-fetch-site": "same-site" },
    { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors", "sec-fetch-site": "cross-site" },
  ])
    expect((await sales!.ask(walkTogether, { chanelId }, { headers })).code).toBe(40301);
  const { name } = await helloOf(await walk(sales!, { chanelId }));
  await soon(() => namesFor(theirs)).toEqual([name]);
  expect(eventsOf(theirs)).toEqual(["hello", "here"]);
});

test("when both processes let in the twelfth at once, who came later is sent out and nobody sees thirteen", async () => {
  const chanelId = await aPrivate();
  for (const [number, session] of (await sessionsFor(MAX_TOGETHER - 1)).entries())
    await walk(session, { chanelId }, addresses[number % 2]);
  for (const one of walking) await soon(() => one.others.size).toBe(MAX_TOGETHER - 2);
  const { who, asked } = await byLinkTo(chanelId);
  const [one, other] = await Promise.all(addresses.map((address) => walk(who, asked, address)));
  await soon(() => [one!, other!].filter((each) => eventsOf(each).includes("full")).length).toBe(1);
  for (const each of walking.slice(0, MAX_TOGETHER - 1)) await soon(() => each.others.size).toBe(MAX_TOGETHER - 1);
});

test("a private room is heard of by nobody who may not enter it, and nothing is without a session or a link", async () => {
  const chanelId = await aPrivate();
  const right = { chanelId, key: "A".repeat(22), order: 1, ...SOMEWHERE };
  for (const [who, code] of [
    [buyer!, 40303],
    [portal.anonymous(), 40100],
  ] as const) {
    expect(await who.ask(walkTogether, { chanelId })).toMatchObject({ code, data: null });
    expect(await who.ask(moveTogether, right)).toMatchObject({ code, data: null });
  }
  expect(await designer!.ask(walkTogether, { chanelId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await designer!.ask(moveTogether, { ...right, chanelId: NO_ID })).toMatchObject({ code: 40400 });
  const { shareToken } = await designer!.call(createShare, { kind: "chanel", id: await aRoom() });
  const visitor = portal.anonymous();
  expect(await visitor.ask(walkTogether, { chanelId, shareToken })).toMatchObject({ code: 40400 });
  expect(await visitor.ask(moveTogether, { ...right, shareToken })).toMatchObject({ code: 40400 });
});

test("what is no place in a room is refused, and what comes too often is dropped", async () => {
  const chanelId = await aPrivate();
  for (const wrong of [
    { place: [0, 1] },
    { place: [0, 1, 1e12] },
    { yaw: "left" },
    { stand: -2 },
    { stand: 0.5 },
    { inHand: "x" },
    { follows: "me" },
    { leads: "perhaps" },
    { key: "short" },
    { order: 0 },
    { order: 1.5 },
    { chanelId: "x" },
  ])
    expect(
      await designer!.ask(moveTogether, { chanelId, key: "A".repeat(22), order: 1, ...SOMEWHERE, ...wrong }),
      JSON.stringify(wrong),
    ).toMatchObject({ code: 40001 });
  expect(await designer!.ask(walkTogether, { chanelId, name: "n".repeat(41) })).toMatchObject({ code: 40001 });

  const theirs = await walk(designer!, { chanelId });
  const mills = await walk(sales!, { chanelId });
  const { walkerId } = await helloOf(mills);
  const taken: boolean[] = [];
  for (let stand = 0; stand <= MAX_MOVES_A_SECOND; stand += 1)
    taken.push((await moving(sales!, mills, chanelId, { stand })).isTaken);
  expect(taken).toEqual([...Array(MAX_MOVES_A_SECOND).fill(true), false]);
  await soon(() => theirs.others.get(walkerId)?.stand).toBe(MAX_MOVES_A_SECOND - 1);
  portal.clock.move(1_000);
  expect((await moving(sales!, mills, chanelId, { stand: 9 })).isTaken).toBe(true);
  await soon(() => theirs.others.get(walkerId)?.stand).toBe(9);
});

test("nobody speaks for another: what is said with a key of nobody here is heard by nobody", async () => {
  const chanelId = await aPrivate();
  const theirs = await walk(designer!, { chanelId });
  const mills = await walk(sales!, { chanelId });
  await soon(() => theirs.others.size).toBe(1);
  const { walkerId } = await helloOf(mills);
  for (const key of ["A".repeat(22), walkerId.slice(0, 22)])
    expect(await designer!.call(moveTogether, { chanelId, key, order: 1, ...SOMEWHERE, stand: 7 })).toEqual({ isTaken: false });
  await moving(sales!, mills, chanelId, { stand: 2 });
  await soon(() => theirs.others.get(walkerId)?.stand).toBe(2);
  expect(theirs.heard.some((one) => one.event === "here" && one.data.stand === 7)).toBe(false);
});

test("who says nothing any more has lost the connection, and goes", async () => {
  const chanelId = await aPrivate();
  const theirs = await walk(designer!, { chanelId });
  const mills = await walk(sales!, { chanelId }, addresses[1]);
  await soon(() => theirs.others.size).toBe(1);
  portal.clock.move(SILENT_MS);
  expect(await moving(designer!, theirs, chanelId)).toEqual({ isTaken: true });
  portal.clock.move(1_000);
  await mills.ended;
  // Nothing is said to who does not listen: their page comes again by itself.
  expect(eventsOf(mills)).not.toContain("ended");
  await soon(() => theirs.others.size).toBe(0);
  const colleague = await walk(head!, { chanelId });
  const { walkerId } = await helloOf(colleague);
  await moving(head!, colleague, chanelId, { stand: 4 });
  await soon(() => theirs.others.get(walkerId)?.stand).toBe(4);
});

test("what a page says by itself does not keep a session from ending idle", async () => {
  const chanelId = await aPrivate();
  const idle = await portal.signIn();
  const one = await walk(idle, { chanelId });
  await helloOf(one);
  const seen = async () => {
    const { last } = await portal.db
      .selectFrom("sessions")
      .select(({ fn }) => fn.max("seen_at").as("last"))
      .executeTakeFirstOrThrow();
    return new Date(last).getTime();
  };
  const before = await seen();
  portal.clock.move(2 * MINUTE_MS);
  // It has been silent for so long that it is asked to come again.
  await one.ended;
  const again = await walk(idle, { chanelId });
  expect(await moving(idle, again, chanelId)).toEqual({ isTaken: true });
  expect(await seen()).toBe(before);
  await idle.call(getScene, { chanelId });
  expect(await seen()).toBe(portal.clock.now().getTime());
});

test("signing out, a link that is withdrawn or has ended, and a room that is shut end the walk", async () => {
  const chanelId = await aPrivate();
  const leaving = await portal.signIn();
  const [withdrawn, short] = [
    await designer!.call(createShare, { kind: "chanel", id: chanelId }),
    await sales!.call(createShare, {
      kind: "chanel",
      id: chanelId,
      expiresAt: new Date(portal.clock.now().getTime() + HOUR_MS).toISOString(),
    }),
  ];
  const stays = await walk(sales!, { chanelId });
  const one = await walk(leaving, { chanelId }, addresses[1]);
  const guest = await walk(portal.anonymous(), { chanelId, shareToken: withdrawn.shareToken });
  const brief = await walk(portal.anonymous(), { chanelId, shareToken: short.shareToken }, addresses[1]);
  await soon(() => stays.others.size).toBe(3);
  await leaving.call(loginOut, {});
  await designer!.call(revokeShare, { shareId: withdrawn.shareId });
  await portal.db.updateTable("shares").set({ expires_at: portal.clock.now() }).where("id", "=", short.shareId).execute();
  for (const out of [one, guest, brief]) {
    await out.ended;
    expect(eventsOf(out).at(-1)).toBe("ended");
  }
  await soon(() => stays.others.size).toBe(0);

  const ours = await walk(designer!, { chanelId });
  await portal.db.updateTable("chanels").set({ is_published: false }).where("id", "=", chanelId).execute();
  await ours.ended;
  expect(eventsOf(ours).at(-1)).toBe("ended");
  // The mill enters every room, also one that is not open.
  expect(eventsOf(stays)).not.toContain("ended");
});

test("a server that stops takes its people along", async () => {
  const chanelId = await aPrivate();
  const third = await buildApp({
    db: portal.db,
    files: portal.files,
    clock: portal.clock,
    listen: portal.listen,
    logLevel: "silent",
  });
  onTestFinished(() => third.close());
  const address = await third.listen({ port: 0 });
  const stays = await walk(designer!, { chanelId });
  const mills = await walk(sales!, { chanelId }, address);
  await soon(() => stays.others.size).toBe(1);
  await third.close();
  await mills.ended;
  await soon(() => stays.others.size).toBe(0);
});

import { addAddress, addFavorite, createSample, setConsent } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUYER, HEAD, type TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";
import { HOME } from "./orders.ts";
import { visitedMill } from "./visited-mill.ts";

const DAY_MS = 86_400_000;

let portal: TestApp;
let mill: Awaited<ReturnType<typeof visitedMill>>;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  mill = await visitedMill(portal);
});
afterAll(() => portal.close());

test("the mill reads who opened a room, what they looked at and for how long, and what they kept and asked for", async () => {
  const { designer, buyer, fabrics, aRoom, opens, told } = mill;
  const { chanelId, groupId } = await aRoom();
  const [first, second] = fabrics;
  const page = await opens(designer, chanelId);
  expect(page.noted).toBe(true);
  await page.note(20, {
    groups: [{ groupId, part: 0, seconds: 12 }],
    fabrics: [{ productId: first, seconds: 5, looks: 1 }],
  });
  const walk = await opens(buyer, chanelId, "walk");
  await walk.note(30, {
    groups: [{ groupId, part: 1, seconds: 30 }],
    fabrics: [{ productId: first, seconds: 10, looks: 2 }],
  });
  await walk.note(4, { groups: [{ groupId, part: 2, seconds: 4 }] });
  await buyer.call(addFavorite, { productIds: [second] });
  const { addressId } = await buyer.call(addAddress, HOME);
  const sample = { kind: "hanger" as const, items: [{ productId: first }], addressId };
  await buyer.call(createSample, sample);
  const visits = await told(chanelId);
  expect(visits).toMatchObject({
    name: "Winter",
    totals: { people: 2, companies: 2, openings: 2, walks: 1, seconds: 54 },
    groups: [
      {
        groupId,
        name: "All",
        seconds: 46,
        people: 2,
        pageSeconds: 12,
        stands: [
          { part: 1, seconds: 30 },
          { part: 2, seconds: 4 },
        ],
      },
    ],
  });
  expect(visits.people.map(({ company, openings, seconds }) => [company, openings, seconds])).toEqual([
    ["Casa Brera", 1, 34],
    ["Northlight Studio", 1, 20],
  ]);
  const rowOf = (id: string) => visits.fabrics.find(({ productId }) => productId === id);
  expect(rowOf(first)).toMatchObject({ seconds: 15, looks: 3, people: 2, samples: 1 });
  expect(rowOf(second)).toMatchObject({ seconds: 0, looks: 0, people: 0, hearts: 1, samples: 0 });
});

test("a period has the openings that began in it", async () => {
  const { designer, aRoom, opens, told } = mill;
  const { chanelId } = await aRoom();
  const daysAgo = (days: number) => new Date(portal.clock.now().getTime() - days * DAY_MS);
  await opens(designer, chanelId);
  await portal.db
    .updateTable("chanel_openings")
    .set({ opened_at: daysAgo(10), last_at: daysAgo(10) })
    .where("chanel_id", "=", chanelId)
    .execute();
  await opens(designer, chanelId, "walk");
  const [before, week] = [daysAgo(11).toISOString(), daysAgo(7).toISOString()];
  expect((await told(chanelId)).totals).toMatchObject({ people: 1, openings: 2, walks: 1 });
  expect((await told(chanelId, { from: week })).totals).toMatchObject({ openings: 1, walks: 1 });
  expect((await told(chanelId, { from: before, to: week })).totals).toMatchObject({ openings: 1, walks: 0 });
  expect((await told(chanelId, { to: before })).totals).toEqual({ people: 0, companies: 0, openings: 0, walks: 0, seconds: 0 });
});

test("what is kept of somebody who does not allow it now is told to nobody, nor of the mill's own people", async () => {
  const { designer, buyer, aRoom, opens, told, fabrics } = mill;
  const { chanelId, groupId } = await aRoom();
  const looked = { groups: [{ groupId, part: 1, seconds: 5 }], fabrics: [{ productId: fabrics[0], seconds: 5, looks: 1 }] };
  for (const client of [designer, buyer]) await (await opens(client, chanelId)).note(5, looked);
  const change = (set: { rooms_allowed?: boolean; role?: "sales" | "buyer" }) =>
    portal.db.updateTable("users").set(set).where("username", "=", BUYER.username).execute();
  const onlyDesigner = { people: 1, companies: 1, openings: 1, seconds: 5 };
  const { role } = await portal.db
    .selectFrom("users")
    .select("role")
    .where("username", "=", BUYER.username)
    .executeTakeFirstOrThrow();
  for (const [gone, back] of [
    [{ rooms_allowed: false }, { rooms_allowed: true }],
    [{ role: "sales" }, { role: role as "buyer" }],
  ] as const) {
    await change(gone);
    const visits = await told(chanelId);
    expect(visits.totals).toMatchObject(onlyDesigner);
    expect(visits.groups[0]).toMatchObject({ people: 1, seconds: 5, stands: [{ part: 1, seconds: 5 }] });
    expect(visits.fabrics.find(({ productId }) => productId === fabrics[0])).toMatchObject({ people: 1, seconds: 5, looks: 1 });
    await change(back);
    expect((await told(chanelId)).totals.people).toBe(2);
  }
});

test("a heart is somebody of a visiting company who allows it: nobody who did not, and nobody of a company that was not there", async () => {
  const { designer, buyer, aRoom, opens, told, fabrics } = mill;
  const head = await portal.signIn(HEAD.username, HEAD.password);
  const { chanelId } = await aRoom();
  await opens(designer, chanelId);
  for (const client of [head, buyer]) await client.call(addFavorite, { productIds: [fabrics[0]] });
  const hearts = async () => (await told(chanelId)).fabrics.find(({ productId }) => productId === fabrics[0])?.hearts;
  await head.call(setConsent, { allow: true });
  expect(await hearts()).toBe(0);
  await head.call(setConsent, { allow: true, rooms: true });
  expect(await hearts()).toBe(1);
  await head.call(setConsent, { allow: false });
});

test("samples count of those who were there, since they first opened the room and within the period", async () => {
  const { designer, buyer, aRoom, opens, told, fabrics } = mill;
  const { chanelId } = await aRoom();
  const [productId] = fabrics;
  const asks = async (client: typeof buyer) => {
    const { addressId } = await client.call(addAddress, HOME);
    await client.call(createSample, { kind: "hanger", items: [{ productId }], addressId });
    portal.clock.move(1_000);
  };
  const samples = async (period: { from?: string; to?: string } = {}) =>
    (await told(chanelId, period)).fabrics.find((fabric) => fabric.productId === productId)?.samples;
  const timeNow = () => portal.clock.now().toISOString();
  await asks(designer);
  await opens(designer, chanelId);
  portal.clock.move(1_000);
  await asks(buyer);
  expect(await samples()).toBe(0);
  await asks(designer);
  const between = timeNow();
  portal.clock.move(1_000);
  await asks(designer);
  expect(await samples()).toBe(2);
  expect(await samples({ to: between })).toBe(1);
  await opens(designer, chanelId);
  // The first opening was before the period: what was asked for in it, before this opening too, counts.
  expect(await samples({ from: between })).toBe(1);
});

test("coming back within half an hour, to the page, to the walk or in another window, is one time", async () => {
  const { designer, aRoom, opens, told } = mill;
  const { chanelId } = await aRoom();
  await opens(designer, chanelId);
  portal.clock.move(60_000);
  await opens(designer, chanelId, "walk");
  portal.clock.move(60_000);
  await opens(designer, chanelId);
  const lastAt = portal.clock.now().toISOString();
  const { totals, people } = await told(chanelId);
  expect(totals).toMatchObject({ openings: 1, walks: 1 });
  expect(people).toMatchObject([{ openings: 1, lastAt }]);
  portal.clock.move(31 * 60_000);
  const { note } = await opens(designer, chanelId);
  const again = portal.clock.now().toISOString();
  await note(20);
  expect((await told(chanelId)).people).toMatchObject([{ openings: 2, lastAt: again }]);
});

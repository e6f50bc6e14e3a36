import {
  clearBrowseLog,
  createBehavior,
  deleteChanel,
  exportMyData,
  getChanelRecord,
  getChanelVisits,
  getConsent,
  MAX_BATCH_SECONDS,
  noteChanelVisit,
  PREFIX,
  REMEMBERED_DAYS,
  saveChanel,
  setConsent,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetLongAgo } from "../../server/customers/behaviour/browse-log/history.ts";
import { idOf, newId } from "../../server/platform/ids.ts";
import { DESIGNER, type TestApp } from "./harness.ts";
import { NO_ID, startMill } from "./mill.ts";
import { HOUSE, visitedMill } from "./visited-mill.ts";

const OTHER_HOUSE = idOf("company", "casa-brera");
const DAY_MS = 86_400_000;

let portal: TestApp;
let mill: Awaited<ReturnType<typeof visitedMill>>;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  mill = await visitedMill(portal);
});
afterAll(() => portal.close());

test("no more seconds count than went by, whatever a batch claims, and from however many windows it comes", async () => {
  const { designer, aRoom, opens, told } = mill;
  const { chanelId, groupId } = await aRoom();
  const page = await opens(designer, chanelId);
  await page.note(MAX_BATCH_SECONDS);
  const claim = (seconds: number) => ({
    seconds,
    groups: [
      { groupId, part: 0, seconds: seconds / 2 },
      { groupId, part: 1, seconds: seconds / 2 },
    ],
  });
  await page.note(10, claim(4_000));
  const other = await opens(designer, chanelId, "walk");
  await other.note(0, claim(4_000));
  await other.note(3_600, claim(4_000));
  const { totals, groups } = await told(chanelId);
  expect(totals.seconds).toBe(10 + 2 * MAX_BATCH_SECONDS);
  expect(groups[0]).toMatchObject({ seconds: 10 + MAX_BATCH_SECONDS, pageSeconds: (10 + MAX_BATCH_SECONDS) / 2 });
});

test("a batch that comes again, or late, counts for nothing; one that was lost is not missed", async () => {
  const { designer, aRoom, opens, told } = mill;
  const { chanelId, groupId } = await aRoom();
  const { opening, note } = await opens(designer, chanelId);
  const groups = [{ groupId, part: 0, seconds: 5 }];
  await note(5, { number: 4, groups });
  portal.clock.move(5_000);
  const again = { ...opening, seconds: 5, groups };
  for (const number of [4, 2]) expect(await designer.call(noteChanelVisit, { ...again, number })).toEqual({ noted: true });
  expect((await told(chanelId)).totals.seconds).toBe(5);
  const elsewhere = await aRoom();
  expect(await designer.call(noteChanelVisit, { ...again, number: 9, chanelId: elsewhere.chanelId })).toEqual({ noted: false });
});

test("what one person’s page calls an opening names nothing of another’s", async () => {
  const { designer, buyer, aRoom, opens, told } = mill;
  const { chanelId } = await aRoom();
  const { opening, note } = await opens(designer, chanelId);
  await note(6);
  await buyer.call(noteChanelVisit, { ...opening, number: 0, seconds: 0 });
  const { people } = await told(chanelId);
  expect(people.map(({ seconds }) => seconds).toSorted()).toEqual([0, 6]);
});

test("what is not in the room is not noted", async () => {
  const { designer, fabrics, aRoom, opens, rowsOf } = mill;
  const { chanelId } = await aRoom();
  const { note } = await opens(designer, chanelId);
  await note(8, {
    groups: [{ groupId: NO_ID, part: 0, seconds: 8 }],
    fabrics: [
      { productId: fabrics[2], seconds: 8, looks: 1 },
      { productId: NO_ID, seconds: 8, looks: 1 },
    ],
  });
  expect(await rowsOf(chanelId)).toMatchObject([{ seconds: 8, stands: {}, fabrics: {} }]);
});

test("without consent nothing is kept, with a no what was is deleted, and so it is with the browsing history", async () => {
  const { designer, aRoom, opens, rowsOf } = mill;
  const { chanelId } = await aRoom();
  await opens(designer, chanelId);
  const exported = await designer.send({ method: "GET", url: PREFIX + exportMyData.path });
  expect(exported.json().roomOpenings).toContainEqual(expect.objectContaining({ chanel_id: chanelId, way: "page" }));
  await designer.call(setConsent, { allow: false });
  expect(await rowsOf(chanelId)).toEqual([]);
  expect((await opens(designer, chanelId)).noted).toBe(false);
  await designer.call(setConsent, { allow: true, rooms: true });
  await opens(designer, chanelId);
  expect(await rowsOf(chanelId)).toHaveLength(1);
  await designer.call(clearBrowseLog, {});
  expect(await rowsOf(chanelId)).toEqual([]);
});

test("what somebody looked at in a room is forgotten when the browsing history is", async () => {
  const { designer, aRoom, opens, rowsOf } = mill;
  const { chanelId } = await aRoom();
  await opens(designer, chanelId);
  const later = (days: number) => new Date(portal.clock.now().getTime() + days * DAY_MS);
  await forgetLongAgo(portal.db, later(REMEMBERED_DAYS));
  expect(await rowsOf(chanelId)).toHaveLength(1);
  await forgetLongAgo(portal.db, later(REMEMBERED_DAYS + 1));
  expect(await rowsOf(chanelId)).toEqual([]);
});

test("a room that is given to another company forgets who of the first was there", async () => {
  const { designer, sales, aRoom, opens, rowsOf } = mill;
  const { chanelId } = await aRoom("private");
  await opens(designer, chanelId);
  const { version, name, description, groups } = await sales.call(getChanelRecord, { chanelId });
  const kept = groups.map((group) => ({
    ...{ groupId: group.groupId, name: group.name, story: group.story },
    items: group.items.map(({ itemId }) => ({ kind: "kept" as const, itemId })),
  }));
  const save = (saved: { version: number; customerId: string }) =>
    sales.call(saveChanel, { chanelId, scope: "private", name, description, groups: kept, ...saved });
  await save({ version, customerId: HOUSE });
  expect(await rowsOf(chanelId)).toHaveLength(1);
  await save({ version: version + 1, customerId: OTHER_HOUSE });
  expect(await rowsOf(chanelId)).toEqual([]);
});

test("a room is noted of those who may enter it, never of the mill, and read by its sellers alone", async () => {
  const { designer, buyer, sales, aRoom, rowsOf } = mill;
  const { chanelId } = await aRoom("private");
  const body = { chanelId, openingId: newId(portal.clock.now()), number: 0, way: "page" as const, seconds: 0 };
  expect((await buyer.ask(noteChanelVisit, body)).code).toBe(40303);
  expect((await portal.anonymous().ask(noteChanelVisit, body)).code).toBe(40100);
  expect(await sales.call(noteChanelVisit, body)).toEqual({ noted: false });
  expect((await designer.ask(noteChanelVisit, { ...body, openingId: "no" })).code).toBe(40001);
  expect((await designer.ask(noteChanelVisit, { ...body, seconds: -1 })).code).toBe(40001);
  expect(await rowsOf(chanelId)).toEqual([]);
  await portal.db.updateTable("chanels").set({ expires_at: portal.clock.now() }).where("id", "=", chanelId).execute();
  expect(await designer.call(noteChanelVisit, body)).toEqual({ noted: false });
  expect(await designer.call(noteChanelVisit, { ...body, chanelId: NO_ID })).toEqual({ noted: false });
  const codes = [];
  for (const client of [designer, buyer, portal.anonymous()]) codes.push((await client.ask(getChanelVisits, { chanelId })).code);
  expect(codes).toEqual([40300, 40300, 40100]);
  expect((await sales.ask(getChanelVisits, { chanelId: NO_ID })).code).toBe(40400);
  expect((await sales.ask(getChanelVisits, { chanelId, from: "yesterday" })).code).toBe(40001);
});

test("a yes to pages and search words is none to showrooms: that is asked for once more, and answered on its own", async () => {
  const { designer, sales, aRoom, opens, rowsOf } = mill;
  const { chanelId } = await aRoom();
  const seen = { action: "/goods", time: "2026-11-21T08:59:00.000Z" };
  const answered = (rooms: boolean | null) =>
    portal.db.updateTable("users").set({ rooms_allowed: rooms }).where("username", "=", DESIGNER.username).execute();
  // As it is for whoever agreed before showrooms were asked for.
  await answered(null);
  expect(await designer.call(getConsent, {})).toMatchObject({ allow: true, rooms: null });
  expect((await opens(designer, chanelId)).noted).toBe(false);
  expect(await designer.call(createBehavior, seen)).toMatchObject({ stored: 1 });
  expect(await designer.call(setConsent, { allow: true })).toMatchObject({ allow: true, rooms: null });
  expect(await designer.call(setConsent, { allow: true, rooms: true })).toMatchObject({ allow: true, rooms: true });
  expect((await opens(designer, chanelId)).noted).toBe(true);
  expect(await designer.call(setConsent, { allow: true, rooms: false })).toMatchObject({ allow: true, rooms: false });
  expect(await rowsOf(chanelId)).toEqual([]);
  expect(await designer.call(createBehavior, seen)).toMatchObject({ stored: 1 });
  expect(await designer.call(setConsent, { allow: false, rooms: true })).toMatchObject({ allow: false, rooms: false });
  const { answeredRooms } = await portal.db
    .selectFrom("users")
    .select("rooms_answered_at as answeredRooms")
    .where("username", "=", DESIGNER.username)
    .executeTakeFirstOrThrow();
  expect(answeredRooms).toEqual(portal.clock.now());
  expect((await sales.call(setConsent, { allow: true, rooms: true })).rooms).toBe(false);
  await designer.call(setConsent, { allow: true, rooms: true });
});

test("a batch that is late loses nothing of its time to what another page says that it was opened", async () => {
  const { designer, aRoom, opens, told } = mill;
  const { chanelId } = await aRoom();
  const page = await opens(designer, chanelId);
  await page.note(MAX_BATCH_SECONDS);
  portal.clock.move(20_000);
  await opens(designer, chanelId, "walk");
  await page.note(0, { seconds: 20 });
  expect((await told(chanelId)).totals.seconds).toBe(MAX_BATCH_SECONDS + 20);
});

test("nobody opens a room without end, looks at a fabric more often than hands can, or at a stand that no room has", async () => {
  const { designer, aRoom, opens, rowsOf, fabrics } = mill;
  const { chanelId, groupId } = await aRoom();
  const { opening } = await opens(designer, chanelId);
  for (let count = 1; count < 50; count += 1) expect((await opens(designer, chanelId)).noted).toBe(true);
  expect((await opens(designer, chanelId)).noted).toBe(false);
  expect(await rowsOf(chanelId)).toHaveLength(50);
  // What is open already goes on.
  expect(await designer.call(noteChanelVisit, { ...opening, number: 1, seconds: 1 })).toEqual({ noted: true });
  const looks = [{ productId: fabrics[0], seconds: 1, looks: 21 }];
  expect((await designer.ask(noteChanelVisit, { ...opening, number: 2, seconds: 1, fabrics: looks })).code).toBe(40001);
  const groups = [{ groupId, part: 101, seconds: 1 }];
  expect((await designer.ask(noteChanelVisit, { ...opening, number: 2, seconds: 1, groups })).code).toBe(40001);
});

test("it goes with the room, and with the person", async () => {
  const { designer, sales, aRoom, opens, rowsOf } = mill;
  const { chanelId } = await aRoom();
  await opens(designer, chanelId);
  const rolledBack = portal.db.transaction().execute(async (within) => {
    await within.deleteFrom("users").where("username", "=", DESIGNER.username).execute();
    const left = await within.selectFrom("chanel_openings").select("opening_id").where("chanel_id", "=", chanelId).execute();
    expect(left).toEqual([]);
    throw new Error("put back");
  });
  await expect(rolledBack).rejects.toThrow("put back");
  expect(await rowsOf(chanelId)).toHaveLength(1);
  const { version } = await sales.call(getChanelRecord, { chanelId });
  await sales.call(deleteChanel, { chanelId, version });
  expect(await rowsOf(chanelId)).toEqual([]);
});

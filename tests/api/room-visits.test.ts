import {
  addAddress,
  addFavorite,
  type BodyOf,
  clearBrowseLog,
  createSample,
  exportMyData,
  getChanelRecord,
  getChanelVisits,
  MAX_BATCH_SECONDS,
  noteChanelVisit,
  PREFIX,
  REMEMBERED_DAYS,
  saveChanel,
  setConsent,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetLongAgo } from "../../server/customers/behaviour/browse-log/history.ts";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import { idOf, newId } from "../../server/platform/ids.ts";
import { BUYER, type Client, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, startMill } from "./mill.ts";
import { HOME } from "./orders.ts";

const HOUSE = idOf("company", "northlight");
const OTHER_HOUSE = idOf("company", "casa-brera");
const DAY_MS = 86_400_000;

let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
let fabrics: [string, string, string];
beforeAll(async () => {
  portal = await startMill();
  designer = await portal.signIn(DESIGNER.username);
  buyer = await portal.signIn(BUYER.username);
  sales = await portal.signIn(SALES.username);
  fabrics = (await productIdsOf(portal)) as [string, string, string];
  await designer.call(setConsent, { allow: true });
  await buyer.call(setConsent, { allow: true });
});
afterAll(() => portal.close());

/** A room of the designer's company, or a public one, with the first two fabrics. */
async function aRoom(scope: "private" | "public" = "public"): Promise<{ chanelId: string; groupId: string }> {
  const items = fabrics.slice(0, 2).map((productId) => ({ kind: "fabric" as const, productId }));
  const chanelId = await makeShowroom(
    portal.db,
    {
      name: { en: "Winter" },
      description: { en: "" },
      scope,
      companyId: scope === "private" ? HOUSE : null,
      coverScene: null,
      isPublished: true,
      groups: [{ name: { en: "All" }, story: { en: "" }, items }],
    },
    portal.clock.now(),
  );
  const [group] = (await sales.call(getChanelRecord, { chanelId })).groups;
  return { chanelId, groupId: group!.groupId };
}

/** Opens a room as the page does, and answers what sends its later batches, each so many seconds after the one before. */
async function opens(client: Client, chanelId: string, way: "page" | "walk" = "page") {
  const opening = { chanelId, openingId: newId(portal.clock.now()), way };
  let number = 0;
  const noted = await client.call(noteChanelVisit, { ...opening, number, seconds: 0 });
  type More = Partial<BodyOf<typeof noteChanelVisit>>;
  const note = (after: number, more: More = {}) => {
    portal.clock.move(after * 1_000);
    number += 1;
    return client.call(noteChanelVisit, { ...opening, number, seconds: after, ...more });
  };
  return { ...noted, opening, note };
}

const told = (chanelId: string, period: { from?: string; to?: string } = {}) =>
  sales.call(getChanelVisits, { chanelId, ...period });
const rowsOf = (chanelId: string) =>
  portal.db.selectFrom("chanel_openings").selectAll().where("chanel_id", "=", chanelId).execute();

test("the mill reads who opened a room, what they looked at and for how long, and what they kept and asked for", async () => {
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
  const { chanelId } = await aRoom();
  const daysAgo = (days: number) => new Date(portal.clock.now().getTime() - days * DAY_MS);
  await opens(designer, chanelId);
  await portal.db
    .updateTable("chanel_openings")
    .set({ opened_at: daysAgo(10) })
    .where("chanel_id", "=", chanelId)
    .execute();
  await opens(designer, chanelId, "walk");
  const [before, week] = [daysAgo(11).toISOString(), daysAgo(7).toISOString()];
  expect((await told(chanelId)).totals).toMatchObject({ people: 1, openings: 2, walks: 1 });
  expect((await told(chanelId, { from: week })).totals).toMatchObject({ openings: 1, walks: 1 });
  expect((await told(chanelId, { from: before, to: week })).totals).toMatchObject({ openings: 1, walks: 0 });
  expect((await told(chanelId, { to: before })).totals).toEqual({ people: 0, companies: 0, openings: 0, walks: 0, seconds: 0 });
});

test("no more seconds count than went by, whatever a batch claims, and from however many windows it comes", async () => {
  const { chanelId, groupId } = await aRoom();
  const page = await opens(designer, chanelId);
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
  expect(totals.seconds).toBe(10 + MAX_BATCH_SECONDS);
  expect(groups[0]).toMatchObject({ seconds: 10 + MAX_BATCH_SECONDS, pageSeconds: (10 + MAX_BATCH_SECONDS) / 2 });
});

test("a batch that comes again, or late, counts for nothing; one that was lost is not missed", async () => {
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
  const { chanelId } = await aRoom();
  const { opening, note } = await opens(designer, chanelId);
  await note(6);
  await buyer.call(noteChanelVisit, { ...opening, number: 0, seconds: 0 });
  const { people } = await told(chanelId);
  expect(people.map(({ seconds }) => seconds).toSorted()).toEqual([0, 6]);
});

test("what is not in the room is not noted", async () => {
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
  const { chanelId } = await aRoom();
  await opens(designer, chanelId);
  const exported = await designer.send({ method: "GET", url: PREFIX + exportMyData.path });
  expect(exported.json().roomOpenings).toContainEqual(expect.objectContaining({ chanel_id: chanelId, way: "page" }));
  await designer.call(setConsent, { allow: false });
  expect(await rowsOf(chanelId)).toEqual([]);
  expect((await opens(designer, chanelId)).noted).toBe(false);
  await designer.call(setConsent, { allow: true });
  await opens(designer, chanelId);
  expect(await rowsOf(chanelId)).toHaveLength(1);
  await designer.call(clearBrowseLog, {});
  expect(await rowsOf(chanelId)).toEqual([]);
});

test("what somebody looked at in a room is forgotten when the browsing history is", async () => {
  const { chanelId } = await aRoom();
  await opens(designer, chanelId);
  const later = (days: number) => new Date(portal.clock.now().getTime() + days * DAY_MS);
  await forgetLongAgo(portal.db, later(REMEMBERED_DAYS));
  expect(await rowsOf(chanelId)).toHaveLength(1);
  await forgetLongAgo(portal.db, later(REMEMBERED_DAYS + 1));
  expect(await rowsOf(chanelId)).toEqual([]);
});

test("a room that is given to another company forgets who of the first was there", async () => {
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

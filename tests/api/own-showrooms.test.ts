import {
  changeShortList,
  exportMyData,
  getChanelRecord,
  getShortList,
  getThread,
  PREFIX,
  postToThread,
  saveChanel,
  visitChanel,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import { VISIT_GAP_MS } from "../../server/garments/showrooms/own/visit.ts";
import { idOf, newId } from "../../server/platform/ids.ts";
import { BUYER, type Client, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, startMill } from "./mill.ts";

const HOUSE = idOf("company", "northlight");
const OTHER_HOUSE = idOf("company", "casa-brera");

let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
let fabrics: string[];
beforeAll(async () => {
  portal = await startMill();
  designer = await portal.signIn(DESIGNER.username);
  buyer = await portal.signIn(BUYER.username);
  sales = await portal.signIn(SALES.username);
  fabrics = await productIdsOf(portal);
});
afterAll(() => portal.close());

/** A room of the designer's company, or a public one, with the first two fabrics. */
const aRoom = (scope: "private" | "public" = "private"): Promise<string> =>
  makeShowroom(
    portal.db,
    {
      name: { en: "Yours" },
      description: { en: "" },
      scope,
      companyId: scope === "private" ? HOUSE : null,
      coverScene: null,
      isPublished: true,
      groups: [
        {
          name: { en: "All" },
          story: { en: "" },
          items: fabrics.slice(0, 2).map((productId) => ({ kind: "fabric" as const, productId })),
        },
      ],
    },
    portal.clock.now(),
  );

/** Hangs one more fabric in a room. */
async function hang(chanelId: string, productId: string): Promise<void> {
  const { id } = await portal.db
    .selectFrom("chanel_groups")
    .select("id")
    .where("chanel_id", "=", chanelId)
    .executeTakeFirstOrThrow();
  await portal.db
    .insertInto("chanel_items")
    .values({ id: newId(portal.clock.now()), group_id: id, sort: 9, kind: "fabric", label: "More", product_id: productId })
    .execute();
}

/** The visits to a room are as long ago as ends them. */
const away = (chanelId: string) =>
  portal.db
    .updateTable("chanel_visits")
    .set({ last_at: new Date(portal.clock.now().getTime() - VISIT_GAP_MS) })
    .where("chanel_id", "=", chanelId)
    .execute();

test("what was hung since the last visit is new to each person for their whole visit, and to the mill nothing is", async () => {
  const chanelId = await aRoom();
  const isNew = async (client: Client) => (await client.call(visitChanel, { chanelId })).newProductIds;
  expect(await isNew(designer)).toEqual([]);
  await hang(chanelId, fabrics[2]!);
  await away(chanelId);
  expect(await isNew(designer)).toEqual([fabrics[2]]);
  expect(await isNew(designer)).toEqual([fabrics[2]]);
  await away(chanelId);
  expect(await isNew(designer)).toEqual([]);
  expect(await isNew(sales)).toEqual([]);
  const kept = await portal.db.selectFrom("chanel_visits").select("user_id").where("chanel_id", "=", chanelId).execute();
  expect(kept).toHaveLength(1);
  const exported = await designer.send({ method: "GET", url: PREFIX + exportMyData.path });
  expect(exported.json().roomVisits).toMatchObject([{ chanel_id: chanelId, last_at: portal.clock.now().toISOString() }]);
});

test("two first requests at once are one visit", async () => {
  const chanelId = await aRoom();
  const visits = await Promise.all([designer.ask(visitChanel, { chanelId }), designer.ask(visitChanel, { chanelId })]);
  expect(visits.map(({ code }) => code)).toEqual([20000, 20000]);
  const kept = await portal.db.selectFrom("chanel_visits").select("known").where("chanel_id", "=", chanelId).execute();
  expect(kept).toEqual([{ known: null }]);
});

test("a room that is over says so to its own people, and keeps nothing more of them", async () => {
  const chanelId = await aRoom();
  await portal.db.updateTable("chanels").set({ expires_at: portal.clock.now() }).where("id", "=", chanelId).execute();
  const productIds = [fabrics[0]!];
  expect(await designer.ask(visitChanel, { chanelId })).toMatchObject({ code: 41002 });
  expect(await designer.ask(getShortList, { chanelId })).toMatchObject({ code: 41002 });
  expect(await designer.ask(changeShortList, { chanelId, productIds, chosen: true })).toMatchObject({ code: 41002 });
  expect(await sales.call(getShortList, { chanelId })).toEqual({ productIds: [] });
});

test("what a garment is made of can be chosen, unless the fabric was deleted since", async () => {
  const chanelId = await aRoom();
  const worn = { "*": fabrics[2]!, sleeve: NO_ID };
  await portal.db
    .updateTable("chanel_items")
    .set({ kind: "style", product_id: null, size: "M", fabrics: JSON.stringify(worn) })
    .where("product_id", "=", fabrics[1]!)
    .where("group_id", "in", (eb) => eb.selectFrom("chanel_groups").select("id").where("chanel_id", "=", chanelId))
    .execute();
  const choose = (productId: string) => designer.ask(changeShortList, { chanelId, productIds: [productId], chosen: true });
  expect(await choose(fabrics[2]!)).toMatchObject({ code: 20000, data: { productIds: [fabrics[2]] } });
  expect(await choose(fabrics[1]!)).toMatchObject({ code: 40400 });
  expect(await choose(NO_ID)).toMatchObject({ code: 40400 });
});

test("a company’s short-list keeps its order and what hangs there; the mill reads it and does not choose", async () => {
  const chanelId = await aRoom();
  const [first, second, third] = fabrics as [string, string, string];
  const change = (productIds: string[], chosen: boolean) => designer.call(changeShortList, { chanelId, productIds, chosen });
  expect(await designer.call(getShortList, { chanelId })).toEqual({ productIds: [] });
  await change([second], true);
  portal.clock.move(1_000);
  expect(await change([first, second, first], true)).toEqual({ productIds: [second, first] });
  expect((await sales.call(getShortList, { chanelId })).productIds).toHaveLength(2);
  expect(await sales.ask(changeShortList, { chanelId, productIds: [first], chosen: true })).toMatchObject({ code: 40300 });
  expect(await change([second, third], false)).toEqual({ productIds: [first] });
  expect(await designer.ask(changeShortList, { chanelId, productIds: [third], chosen: true })).toMatchObject({ code: 40400 });
  await portal.db.deleteFrom("chanel_items").where("product_id", "=", first).execute();
  expect(await designer.call(getShortList, { chanelId })).toEqual({ productIds: [] });
});

test("a room that is given to another company keeps neither visits nor short-list of the first", async () => {
  const chanelId = await aRoom();
  await designer.call(visitChanel, { chanelId });
  await designer.call(changeShortList, { chanelId, productIds: [fabrics[0]!], chosen: true });
  const { version, name, description, groups } = await sales.call(getChanelRecord, { chanelId });
  const kept = groups.map((group) => ({
    ...{ groupId: group.groupId, name: group.name, story: group.story },
    items: group.items.map(({ itemId }) => ({ kind: "kept" as const, itemId })),
  }));
  const save = (saved: { version: number; customerId: string }) =>
    sales.call(saveChanel, { chanelId, scope: "private", name, description, groups: kept, ...saved });
  await save({ version, customerId: HOUSE });
  expect((await designer.call(getShortList, { chanelId })).productIds).toEqual([fabrics[0]]);
  await save({ version: version + 1, customerId: OTHER_HOUSE });
  expect(await buyer.call(getShortList, { chanelId })).toEqual({ productIds: [] });
  expect(await designer.ask(getShortList, { chanelId })).toMatchObject({ code: 40303 });
  expect(await portal.db.selectFrom("chanel_visits").select("user_id").where("chanel_id", "=", chanelId).execute()).toEqual([]);
});

test("news and short-list of a room are its company’s and the mill’s, and a public room has none", async () => {
  const [mine, open] = [await aRoom(), await aRoom("public")];
  const asked = async (client: Client, chanelId: string) =>
    (
      await Promise.all([
        client.ask(visitChanel, { chanelId }),
        client.ask(getShortList, { chanelId }),
        client.ask(changeShortList, { chanelId, productIds: [fabrics[0]!], chosen: true }),
        client.ask(changeShortList, { chanelId, productIds: [fabrics[0]!], chosen: false }),
      ])
    ).map(({ code }) => code);
  const all = (code: number) => [code, code, code, code];
  expect(await asked(buyer, mine)).toEqual(all(40303));
  expect(await asked(portal.anonymous(), mine)).toEqual(all(40100));
  expect(await asked(designer, open)).toEqual(all(40400));
  expect(await asked(designer, NO_ID)).toEqual(all(40400));
  expect(await asked(designer, "x")).toEqual(all(40001));
  expect(await designer.ask(changeShortList, { chanelId: mine, productIds: [], chosen: true })).toMatchObject({ code: 40001 });
});

test("what a company’s people and the mill say to each other of a fabric is not there for another company", async () => {
  const subject = { kind: "fabric" as const, id: fabrics[0]! };
  await designer.call(postToThread, { subject, content: "Softer, please" });
  expect((await designer.call(getThread, { subject })).messages.map(({ content }) => content)).toContain("Softer, please");
  expect((await buyer.call(getThread, { subject })).messages.map(({ content }) => content)).not.toContain("Softer, please");
});

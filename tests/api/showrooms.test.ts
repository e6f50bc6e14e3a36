import {
  addShowroomFavorite,
  type ChanelLists,
  type ChanelShow,
  deleteProposal,
  getChanelShow,
  getChanelsByCustomerId,
  getFavoriteGroup,
  getFavoriteList,
  getSuggestList,
  saveProposal,
  selectChanelGroups,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkItems } from "../../server/garments/showrooms/making/check-items.ts";
import type { NewShowroom } from "../../server/garments/showrooms/making/record.ts";
import { mayEnter, openTo } from "../../server/garments/showrooms/may-enter.ts";
import { idOf } from "../../server/platform/ids.ts";
import { agreePrices } from "../../server/trade/orders/agreed/agreed-prices.ts";
import type { Client, TestApp } from "./harness.ts";
import { NO_ID, savedDesign } from "./mill.ts";
import { HOUSE, makeRoom, startShowroomMill } from "./showroom-mill.ts";

const BRERA = idOf("company", "casa-brera");
const DAY_MS = 86_400_000;

let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
let fabrics: string[];
let styleId: string;
beforeAll(async () => {
  ({ portal, designer, buyer, sales, fabrics, styleId } = await startShowroomMill());
});
afterAll(() => portal.close());

const text = (en: string) => ({ en });
const hung = (...productIds: string[]) => productIds.map((productId) => ({ kind: "fabric" as const, productId }));

/** A public showroom of one group with one fabric, or what is said otherwise. */
const aRoom = (of: Partial<NewShowroom> = {}): Promise<string> =>
  makeRoom(portal, {
    name: text("Poplins"),
    scope: "public",
    groups: [{ name: text("Plain"), story: text("Two ends of one"), items: hung(fabrics[0]!) }],
    ...of,
  });
const aPrivate = (of: Partial<NewShowroom> = {}) => aRoom({ scope: "private", companyId: HOUSE, ...of });
const inDays = (days: number) => new Date(portal.clock.now().getTime() + days * DAY_MS);
const roomOf = async (client: Client, chanelId: string) => (await client.call(getChanelShow, { chanelId })) as ChanelShow;
const idsOf = ({ public: all, private: own, vr }: ChanelLists) => [...all, ...own, ...vr].map(({ chanelId }) => chanelId);

test("the list has what somebody may enter: a visitor the public rooms, a customer their own, the mill all", async () => {
  const open = await aRoom();
  const walked = await aRoom({ scope: "vr" });
  const [mine, theirs] = [await aPrivate(), await aPrivate({ companyId: BRERA })];
  const mineToWalk = await aRoom({ scope: "vr", companyId: HOUSE });
  const [draft, later, over] = [
    await aRoom({ isPublished: false }),
    await aRoom({ startsAt: inDays(1) }),
    await aRoom({ expiresAt: inDays(-1) }),
  ];
  const all = [open, walked, mine, theirs, mineToWalk, draft, later, over];
  const shownTo = async (client: Client) => {
    const ids = idsOf((await client.call(getChanelShow, {})) as ChanelLists);
    return all.filter((id) => ids.includes(id));
  };
  expect(await shownTo(portal.anonymous())).toEqual([open]);
  expect(await shownTo(designer)).toEqual([open, walked, mine, mineToWalk]);
  expect(await shownTo(buyer)).toEqual([open, walked, theirs]);
  expect(await shownTo(sales)).toEqual(all);

  const lists = (await designer.call(getChanelShow, {})) as ChanelLists;
  expect(lists.private.map(({ customerId }) => customerId)).toEqual(lists.private.map(() => HOUSE));
  expect(lists.public.every(({ scope, customerId }) => scope === "public" && customerId === null)).toBe(true);
  const own = (await designer.call(getChanelsByCustomerId, {})).map(({ chanelId }) => chanelId);
  expect(own).toContain(mine);
  expect(own).not.toContain(theirs);
  expect((await sales.call(getChanelsByCustomerId, { customerId: BRERA })).map(({ chanelId }) => chanelId)).toEqual([theirs]);
  expect(await designer.ask(getChanelsByCustomerId, { customerId: BRERA })).toMatchObject({ code: 40300 });
});

test("a room is refused by every call: another company’s, one that is closed, and one that is not there", async () => {
  const asked = async (client: Client, chanelId: string) => {
    const answers = [await client.ask(getChanelShow, { chanelId }), await client.ask(selectChanelGroups, { chanelId })];
    expect(answers[0]!.code).toBe(answers[1]!.code);
    expect(answers.map(({ data }) => data)).toEqual([null, null]);
    return answers[0]!.code;
  };
  const mine = await aPrivate();
  expect(await asked(buyer, mine)).toBe(40303);
  expect(await buyer.ask(addShowroomFavorite, { chanelId: mine })).toMatchObject({ code: 40303 });
  expect(await asked(portal.anonymous(), mine)).toBe(40100);
  expect(await asked(portal.anonymous(), await aRoom())).toBe(40100);
  expect(await asked(designer, await aRoom({ expiresAt: inDays(-1) }))).toBe(41002);
  expect(await asked(buyer, await aPrivate({ expiresAt: inDays(-1) }))).toBe(40303);
  expect(await asked(designer, await aRoom({ startsAt: inDays(1) }))).toBe(40400);
  expect(await asked(designer, await aRoom({ isPublished: false }))).toBe(40400);
  expect(await asked(designer, NO_ID)).toBe(40400);
  expect(await sales.ask(getChanelShow, { chanelId: mine })).toMatchObject({ code: 20000 });
  expect(await designer.ask(getChanelShow, { chanelId: "x" })).toMatchObject({ code: 40001 });
  expect(await designer.ask(selectChanelGroups, {} as never)).toMatchObject({ code: 40001 });
  expect(await designer.ask(selectChanelGroups, { chanelId: mine, groupId: NO_ID })).toMatchObject({ code: 40400 });
  expect(await designer.ask(selectChanelGroups, { chanelId: mine, pageSize: 0 })).toMatchObject({ code: 40001 });
});

test("a room speaks the caller’s language, and English where nobody has written it in that", async () => {
  const chanelId = await aRoom({
    name: { en: "Linen", fr: "Lin" },
    groups: [{ name: { en: "Washed", fr: "Lavé" }, story: text("Soft"), items: [] }],
  });
  const french = (await designer.call(getChanelShow, { chanelId, lang: "fr" } as never)) as ChanelShow;
  expect(french).toMatchObject({ name: "Lin", description: "For every day", groups: [{ name: "Lavé", story: "Soft" }] });
  expect(await roomOf(designer, chanelId)).toMatchObject({ name: "Linen", groups: [{ name: "Washed" }] });
});

test("kept, found by its name and suggested, a room is called as its reader calls it, and its cover is on the group’s", async () => {
  const coverScene = "c".repeat(64);
  const chanelId = await aRoom({ name: { en: "Velvet", fr: "Velours" }, coverScene });
  await buyer.call(addShowroomFavorite, { chanelId });
  const inFrench = { lang: "fr" };
  const kept = async (asked: object) =>
    (await buyer.call(getFavoriteList, { menuType: "showroom", ...asked } as never)).list.map(({ chanel }) => chanel?.name);
  expect(await kept(inFrench)).toEqual(["Velours"]);
  expect(await kept({ ...inFrench, keyword: "velours" })).toEqual(["Velours"]);
  expect(await kept({ keyword: "velvet" })).toEqual(["Velvet"]);
  expect(await kept({ keyword: "velours" })).toEqual([]);
  const [group] = await buyer.call(getFavoriteGroup, { kind: "showroom" });
  expect(group!.covers).toEqual([expect.stringContaining(coverScene)]);
  const suggested = await buyer.call(getSuggestList, { key: "velo", sType: "showroom", ...inFrench } as never);
  expect(suggested).toMatchObject([{ text: "Velours", id: chanelId }]);
});

test("the database is asked for just those rooms that somebody may enter", async () => {
  for (const [scope, companyId] of [
    ["public", null],
    ["vr", null],
    ["vr", HOUSE],
    ["vr", BRERA],
    ["private", HOUSE],
    ["private", BRERA],
  ] as const)
    for (const isPublished of [true, false])
      for (const startsAt of [null, inDays(-2), inDays(0), inDays(1)])
        for (const expiresAt of [null, inDays(-1), inDays(0), inDays(2)])
          if (!startsAt || !expiresAt || startsAt < expiresAt)
            await aRoom({ scope, companyId, isPublished, ...(startsAt && { startsAt }), ...(expiresAt && { expiresAt }) });
  const now = portal.clock.now();
  const rows = await portal.db.selectFrom("chanels").selectAll().orderBy("id").execute();
  for (const companyId of [HOUSE, BRERA]) {
    const asked = portal.db.selectFrom("chanels").select("id").where(openTo(companyId, now)).orderBy("id");
    const entered = rows.filter((room) => mayEnter(room, { companyId, role: "buyer" }, now)).map(({ id }) => id);
    expect((await asked.execute()).map(({ id }) => id)).toEqual(entered);
    expect(entered.length).toBeLessThan(rows.length);
  }
});

test("a private room shows what was agreed with its company, and only there", async () => {
  const [agreed, plain] = fabrics as [string, string];
  await agreePrices(portal.db, HOUSE, [{ productId: agreed, min: 1, amount: 321 }]);
  const groups = [{ name: text("All"), story: text(""), items: hung(agreed, plain) }];
  const priced = async (client: Client, id: string) =>
    (await roomOf(client, id)).groups[0]!.products.map(({ agreedPrice }) => agreedPrice?.amount ?? null);
  const own = await aPrivate({ groups });
  expect(await priced(designer, own)).toEqual([321, null]);
  expect(await priced(sales, own)).toEqual([321, null]);
  expect(await priced(designer, await aRoom({ groups }))).toEqual([null, null]);
});

test("groups come in their order, a page of them at a time, each with its fabrics and its garments", async () => {
  const [first, second, third] = fabrics as [string, string, string];
  const garment = { kind: "style" as const, styleId, fabrics: { "*": second, front: third } };
  const groups = ["A", "B", "C"].map((name) => ({ name: text(name), story: text(""), items: [...hung(first), garment] }));
  const chanelId = await aRoom({ groups });
  const show = await roomOf(designer, chanelId);
  expect(show).toMatchObject({ productCount: 1, designCount: 3, isFavorite: false });
  expect(show.groups.map(({ name, sort }) => [name, sort])).toEqual([
    ["A", 0],
    ["B", 1],
    ["C", 2],
  ]);
  const [shown] = show.groups;
  expect(shown!.items).toMatchObject([
    { kind: "fabric", missing: false, productId: first, design: null },
    { kind: "style", missing: false, design: { id: styleId }, fabrics: [{ productId: second }, { productId: third }] },
  ]);
  expect(shown!.products.map(({ productId }) => productId)).toEqual([first, second, third]);
  const page = await designer.call(selectChanelGroups, { chanelId, pageNum: 2, pageSize: 2 });
  expect(page).toEqual([show.groups[2]]);
  const { groupId } = show.groups[1]!;
  expect(await designer.call(selectChanelGroups, { chanelId, groupId })).toEqual([show.groups[1]]);
  await designer.call(addShowroomFavorite, { chanelId });
  expect(await roomOf(designer, chanelId)).toMatchObject({ isFavorite: true });
  expect(await roomOf(buyer, chanelId)).toMatchObject({ isFavorite: false });
});

test("a saved design hangs as it was then, and a deleted one leaves its name", async () => {
  const { card, document } = await savedDesign(portal, designer);
  const { proposalId, designId, version, revision } = card;
  const groups = [{ name: text("Yours"), story: text(""), items: [{ kind: "design" as const, proposalId, revision }] }];
  const chanelId = await aPrivate({ groups });
  const bare = Object.fromEntries(Object.entries(document.pieces).map(([key, piece]) => [key, { ...piece, fabric: null }]));
  await designer.call(saveProposal, { proposalId, designId, name: card.name, document: { ...document, pieces: bare }, version });
  const item = async () => (await roomOf(designer, chanelId)).groups[0]!.items[0]!;
  expect(await item()).toMatchObject({ kind: "design", label: card.name, missing: false, revision, design: { id: designId } });
  expect((await item()).fabrics.map(({ productId }) => productId)).toEqual([fabrics[0]]);
  await designer.call(deleteProposal, { proposalId });
  expect(await item()).toMatchObject({ label: card.name, missing: true, proposalId: null, fabrics: [], pictureUrl: null });
});

test("a deleted fabric leaves its code, and the garment that wore it says which piece is without", async () => {
  const gone = { id: "d".repeat(32), code: "GONE-1" };
  const model = await portal.db.selectFrom("products").selectAll().where("id", "=", fabrics[0]!).executeTakeFirstOrThrow();
  const { attrs, construction, colours, ...row } = model;
  const json = { attrs: JSON.stringify(attrs), construction: JSON.stringify(construction), colours: JSON.stringify(colours) };
  await portal.db
    .insertInto("products")
    .values({ ...row, ...json, ...gone } as never)
    .execute();
  const dressed = { kind: "style" as const, styleId, fabrics: { "*": fabrics[0]!, back: gone.id } };
  const chanelId = await aRoom({ groups: [{ name: text("All"), story: text(""), items: [...hung(gone.id), dressed] }] });
  await portal.db.deleteFrom("products").where("id", "=", gone.id).execute();
  const { productCount, groups } = await roomOf(designer, chanelId);
  expect(productCount).toBe(0);
  expect(groups[0]!.products.map(({ productId }) => productId)).toEqual([fabrics[0]]);
  expect(groups[0]!.items).toMatchObject([
    { kind: "fabric", label: gone.code, missing: true, productId: null },
    { kind: "style", missing: false, pictureUrl: null },
  ]);
  expect(groups[0]!.items[1]!.fabrics).toContainEqual({ pieceKey: "back", productId: null });
});

test("a record that cannot be is refused, and nothing of it stays", async () => {
  const before = await portal.db.selectFrom("chanels").select("id").execute();
  const refused = async (of: Partial<NewShowroom>, key: string) => expect(aRoom(of)).rejects.toMatchObject({ key });
  const withItems = (...items: NewShowroom["groups"][number]["items"]) => ({
    groups: [{ name: text("A"), story: text(""), items }],
  });
  await refused({ scope: "private" }, "validation");
  await refused({ companyId: HOUSE }, "validation");
  await refused({ startsAt: inDays(2), expiresAt: inDays(1) }, "validation");
  await refused(withItems(...hung(NO_ID)), "notFound");
  const garment = (of: object) => ({ kind: "style" as const, styleId, fabrics: { "*": fabrics[0]! }, ...of });
  await refused(withItems(garment({ styleId: NO_ID })), "notFound");
  await refused(withItems(garment({ fabrics: { "*": NO_ID } })), "notFound");
  await refused(withItems(garment({ size: "999" })), "validation");
  await refused(withItems(garment({ fabrics: { front: fabrics[0]! } })), "validation");
  await refused(withItems(garment({ fabrics: { "*": fabrics[0]!, hem: fabrics[0]! } })), "validation");
  expect(await portal.db.selectFrom("chanels").select("id").execute()).toEqual(before);

  const { card } = await savedDesign(portal, designer);
  const design = { kind: "design" as const, proposalId: card.proposalId, revision: card.revision };
  await expect(checkItems(portal.db, BRERA, [design])).rejects.toMatchObject({ key: "notFound" });
  await expect(checkItems(portal.db, HOUSE, [{ ...design, revision: 9 }])).rejects.toMatchObject({ key: "notFound" });
  expect(await checkItems(portal.db, HOUSE, [design])).toMatchObject([{ label: card.name }]);
});

test("a room that is set up has the same ids everywhere, and is not made twice", async () => {
  const id = idOf("chanel", "poplins");
  await aRoom({ id });
  await aRoom({ id, name: text("Other") });
  const show = await roomOf(designer, id);
  expect(show).toMatchObject({ name: "Poplins", groups: [{ groupId: idOf("chanel", id, "0") }] });
  expect(show.groups[0]!.items[0]!.itemId).toBe(idOf("chanel", id, "0", "0"));
});

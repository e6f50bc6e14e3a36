import {
  type ChanelLists,
  type ChanelShow,
  createShare,
  getChanelShow,
  getPreloadFabrics,
  getProductWapInfo,
  getScene,
  getStyle,
  getTextures,
  type InputOf,
  listShares,
  openShare,
  revokeShare,
  saveProposal,
  selectChanelGroups,
  uploadImage,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import type { NewShowroom } from "../../server/garments/showrooms/making/record.ts";
import { idOf } from "../../server/platform/ids.ts";
import { agreePrices } from "../../server/trade/orders/agreed/agreed-prices.ts";
import { BUYER, type Client, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { aPicture, NO_ID, productIdsOf, savedDesign, startMill, styleIdOf } from "./mill.ts";

const HOUSE = idOf("company", "northlight");
const BRERA = idOf("company", "casa-brera");
const HOUR_MS = 3_600_000;

let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
let visitor: Client;
/** The first hangs, the second is worn, the third is in no room. */
let fabrics: [string, string, string];
let styleId: string;
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  [designer, buyer, sales] = (await Promise.all([DESIGNER, BUYER, SALES].map(({ username }) => portal.signIn(username)))) as [
    Client,
    Client,
    Client,
  ];
  visitor = portal.anonymous();
  fabrics = (await productIdsOf(portal)) as [string, string, string];
  styleId = await styleIdOf(portal);
});
afterAll(() => portal.close());

const inHours = (hours: number) => new Date(portal.clock.now().getTime() + hours * HOUR_MS);
const text = (en: string, fr?: string) => ({ en, ...(fr && { fr }) });

/** A public showroom of two groups: a fabric and a garment, and one with nothing; or what is said otherwise. */
const aRoom = (of: Partial<NewShowroom> = {}): Promise<string> =>
  makeShowroom(
    portal.db,
    {
      name: text("Poplins", "Popelines"),
      description: text("For every day"),
      scope: "public",
      companyId: null,
      coverScene: null,
      isPublished: true,
      groups: [
        {
          name: text("Plain"),
          story: text("Two ends of one"),
          items: [
            { kind: "fabric", productId: fabrics[0] },
            { kind: "style", styleId, fabrics: { "*": fabrics[1] } },
          ],
        },
        { name: text("To come"), story: text(""), items: [] },
      ],
      ...of,
    },
    portal.clock.now(),
  );
const aPrivate = (of: Partial<NewShowroom> = {}) => aRoom({ scope: "private", companyId: HOUSE, ...of });

type LinkWishes = Omit<InputOf<typeof createShare>, "kind" | "id">;
const linkTo = (chanelId: string, by = designer, wishes: LinkWishes = {}) =>
  by.call(createShare, { kind: "chanel", id: chanelId, ...wishes });
const shownTo = async (client: Client, chanelId: string, shareToken: string) =>
  (await client.call(getChanelShow, { chanelId, shareToken })) as ChanelShow;

/** What a link answers to every call that it may make for a room. */
async function codesThrough(chanelId: string, link: { shareToken: string; sharePassword?: string }) {
  const { shareToken, sharePassword: password } = link;
  const answers = [
    await visitor.ask(openShare, { shareToken, password }),
    await visitor.ask(getChanelShow, { chanelId, ...link }),
    await visitor.ask(selectChanelGroups, { chanelId, ...link }),
    await visitor.ask(getScene, { chanelId, ...link }),
    await visitor.ask(getTextures, { productIds: [fabrics[0]], ...link }),
  ];
  return answers.map(({ code }) => code);
}
const all = (code: number) => Array(5).fill(code);

/** Everything in an answer that is a price, a stock, a quantity or a heart. */
function personalIn(answer: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(answer, (name, value: unknown) => {
    if (/price|amount|currency|stock|moq|leadDays|isFavorite/i.test(name) && value !== null && value !== false) found.push(name);
    return value;
  });
  return found;
}

test("a link shows a room with its groups and garments to whoever holds it, without any price, stock or heart", async () => {
  await agreePrices(portal.db, HOUSE, [{ productId: fabrics[0], min: 1, amount: 321 }]);
  const chanelId = await aPrivate();
  const { shareToken, url, name, kind } = await linkTo(chanelId);
  expect([url, name, kind]).toEqual([`/shareChanel?chanelId=${chanelId}&shareToken=${shareToken}`, "Poplins", "chanel"]);
  expect(personalIn(await designer.call(getChanelShow, { chanelId }))).toContain("agreedPrice");
  expect(await visitor.call(openShare, { shareToken })).toMatchObject({ kind: "chanel", id: chanelId, designId: null });

  // Who is signed in sees through a link what everybody sees.
  for (const client of [visitor, buyer, designer, sales]) {
    const shown = await shownTo(client, chanelId, shareToken);
    expect(shown).toMatchObject({ name: "Poplins", description: "For every day", productCount: 1, designCount: 1 });
    expect(shown.customerId).toBeNull();
    expect(shown.groups.map(({ name: group, story }) => [group, story])).toEqual([
      ["Plain", "Two ends of one"],
      ["To come", ""],
    ]);
    expect(shown.groups[0]!.products.map(({ productId }) => productId)).toEqual(fabrics.slice(0, 2));
    expect(shown.groups[0]!.items[1]).toMatchObject({ kind: "style", design: { id: styleId }, missing: false });
    expect(personalIn(shown)).toEqual([]);
  }
  const french = await visitor.call(getChanelShow, { chanelId, shareToken, lang: "fr" } as never);
  expect(french).toMatchObject({ name: "Popelines" });
  const page = await visitor.call(selectChanelGroups, { chanelId, shareToken, pageNum: 1, pageSize: 1 });
  expect(page).toEqual([(await shownTo(visitor, chanelId, shareToken)).groups[0]]);
  // Without an id the list is that of anybody, whoever holds the link.
  const mine = await aPrivate();
  const lists = (await designer.call(getChanelShow, { shareToken })) as ChanelLists;
  expect(lists.private).toEqual([]);
  expect(JSON.stringify(lists)).not.toContain(mine);
});

test("a link to a room opens its fabrics and the garments that stand in it, and nothing beside them", async () => {
  const chanelId = await aRoom();
  const { shareToken } = await linkTo(chanelId);
  const outside = { code: 40400, data: null };
  const other = await aRoom();
  expect(await visitor.ask(getChanelShow, { chanelId: other, shareToken })).toMatchObject(outside);
  expect(await visitor.ask(selectChanelGroups, { chanelId: other, shareToken })).toMatchObject(outside);
  expect(await visitor.ask(selectChanelGroups, { chanelId, groupId: NO_ID, shareToken })).toMatchObject(outside);
  const textures = await visitor.call(getTextures, { productIds: fabrics, shareToken });
  expect(textures.map(({ productId }) => productId)).toEqual(fabrics.slice(0, 2));
  expect(personalIn(textures)).toEqual([]);
  expect(await visitor.ask(getProductWapInfo, { productId: fabrics[2], shareToken })).toMatchObject(outside);
  expect(await visitor.call(getStyle, { id: styleId, shareToken })).toMatchObject({ id: styleId });
  // It stands in the fabrics of the room, not in those that it opens with elsewhere.
  expect(await visitor.call(getPreloadFabrics, { designId: styleId, shareToken })).toEqual([]);

  const empty = await linkTo(await aRoom({ groups: [] }));
  expect(await visitor.ask(getStyle, { id: styleId, shareToken: empty.shareToken })).toMatchObject(outside);
  const [product, design] = [
    await designer.call(createShare, { kind: "product", id: fabrics[0] }),
    await designer.call(createShare, { kind: "design", id: styleId }),
  ];
  for (const link of [product, design, empty])
    expect(await visitor.ask(getChanelShow, { chanelId, shareToken: link.shareToken })).toMatchObject(outside);
});

test("a saved design is shown by its picture, which opens while the link does; which design it is, is not told", async () => {
  const { document } = await savedDesign(portal, designer);
  const picture = { bytes: await aPicture(77, 12), name: "worn.png" };
  const { imageId: previewImageId } = await designer.call(uploadImage, {}, { file: picture });
  const design = { designId: document.styleId, name: "Regatta", document, previewImageId };
  const { proposalId, revision } = await designer.call(saveProposal, design);
  const items = [{ kind: "design" as const, proposalId, revision }];
  const chanelId = await aPrivate({ groups: [{ name: text("Yours"), story: text(""), items }] });
  const { shareId, shareToken } = await linkTo(chanelId, sales);
  const [item] = (await shownTo(visitor, chanelId, shareToken)).groups[0]!.items;
  expect(item).toMatchObject({ kind: "design", label: "Regatta", proposalId: null, revision: null, missing: false });
  const url = item!.pictureUrl!;
  expect(url).toMatch(new RegExp(`^/uploads/${shareId}\\.`));
  const fetched = async () => (await portal.anonymous().send({ method: "GET", url })).statusCode;
  expect(await fetched()).toBe(200);
  await portal.db.updateTable("chanels").set({ is_published: false }).where("id", "=", chanelId).execute();
  expect(await fetched()).toBe(404);
});

test("who may enter a room makes a link to it; of a private one its company and the mill", async () => {
  const [open, mine] = [await aRoom(), await aPrivate()];
  const asked = (client: Client, id: string) => client.ask(createShare, { kind: "chanel", id });
  for (const client of [designer, buyer, sales]) expect(await asked(client, open)).toMatchObject({ code: 20000 });
  for (const client of [designer, sales]) expect(await asked(client, mine)).toMatchObject({ code: 20000 });
  expect(await asked(buyer, mine)).toMatchObject({ code: 40303, data: null });
  expect(await asked(visitor, open)).toMatchObject({ code: 40100 });
  expect(await asked(designer, await aRoom({ expiresAt: inHours(-1) }))).toMatchObject({ code: 41002 });
  expect(await asked(designer, await aRoom({ isPublished: false }))).toMatchObject({ code: 40400 });
  expect(await asked(designer, NO_ID)).toMatchObject({ code: 40400 });
  expect(await asked(designer, "x")).toMatchObject({ code: 40001 });
  const approving = { kind: "chanel", id: open, canApprove: true } as const;
  expect(await designer.ask(createShare, approving)).toMatchObject({ code: 40001 });
});

test("a link walks through its room as it was built, without any price, stock or heart, and which design hangs there is not told", async () => {
  await agreePrices(portal.db, HOUSE, [{ productId: fabrics[0], min: 1, amount: 321 }]);
  const chanelId = await aPrivate();
  const { shareToken } = await linkTo(chanelId);
  const own = await designer.call(getScene, { chanelId });
  expect(personalIn(own)).toContain("price");
  for (const client of [visitor, buyer, designer, sales]) {
    const shown = await client.call(getScene, { chanelId, shareToken });
    expect(shown.stands).toEqual(own.stands);
    expect(shown.products.map(({ productId }) => productId)).toEqual(own.products.map(({ productId }) => productId));
    expect(shown.products[0]!.texture).toEqual(own.products[0]!.texture);
    expect(shown.garments.map(({ proposalId }) => proposalId)).toEqual(own.garments.map(() => null));
    expect(personalIn(shown)).toEqual([]);
    const cloth = await client.call(getProductWapInfo, { productId: fabrics[0], shareToken });
    expect(personalIn({ ...cloth, priceTiers: null })).toEqual([]);
    expect([cloth.priceTiers, cloth.similar]).toEqual([[], []]);
  }
  const other = await aRoom();
  expect(await visitor.ask(getScene, { chanelId: other, shareToken })).toMatchObject({ code: 40400, data: null });
});

test("without its link a room is as shut as before, and half a link opens nothing", async () => {
  const chanelId = await aPrivate();
  const { shareToken } = await linkTo(chanelId);
  expect(await visitor.ask(getChanelShow, { chanelId })).toMatchObject({ code: 40100, data: null });
  expect(await visitor.ask(selectChanelGroups, { chanelId })).toMatchObject({ code: 40100, data: null });
  expect(await visitor.ask(getScene, { chanelId })).toMatchObject({ code: 40100, data: null });
  expect(await buyer.ask(getChanelShow, { chanelId })).toMatchObject({ code: 40303, data: null });
  for (const wrong of ["short", `${shareToken.slice(0, -1)}${shareToken.endsWith("A") ? "B" : "A"}`]) {
    expect(await visitor.ask(getChanelShow, { chanelId, shareToken: wrong })).toMatchObject({ code: 41000, data: null });
    expect(await designer.ask(selectChanelGroups, { chanelId, shareToken: wrong })).toMatchObject({ code: 41000, data: null });
  }
  expect(await visitor.ask(getChanelShow, { chanelId: "x", shareToken })).toMatchObject({ code: 40001 });
  expect(await visitor.ask(selectChanelGroups, { shareToken } as never)).toMatchObject({ code: 40001 });
});

test("its password is asked for with every call, and it ends on its day", async () => {
  const chanelId = await aRoom();
  const sharePassword = "two-ply yarn";
  const { shareToken } = await linkTo(chanelId, designer, { password: sharePassword, expiresAt: inHours(1).toISOString() });
  expect(await codesThrough(chanelId, { shareToken })).toEqual(all(40302));
  expect(await codesThrough(chanelId, { shareToken, sharePassword: "three-ply yarn" })).toEqual(all(40302));
  expect(await codesThrough(chanelId, { shareToken, sharePassword })).toEqual(all(20000));
  // Without it nobody is told that the room has closed.
  await portal.db.updateTable("chanels").set({ expires_at: portal.clock.now() }).where("id", "=", chanelId).execute();
  expect(await codesThrough(chanelId, { shareToken })).toEqual(all(40302));
  expect(await codesThrough(chanelId, { shareToken, sharePassword })).toEqual(all(41002));
  await portal.db.updateTable("shares").set({ expires_at: portal.clock.now() }).where("chanel_id", "=", chanelId).execute();
  expect(await codesThrough(chanelId, { shareToken, sharePassword })).toEqual(all(41000));
});

test("a link shows no more than the room: not while it is closed, nor once it was unpublished, given to another company or deleted", async () => {
  const chanelId = await aPrivate();
  const [byCompany, byMill] = [await linkTo(chanelId), await linkTo(chanelId, sales)];
  const change = (to: object) => portal.db.updateTable("chanels").set(to).where("id", "=", chanelId).execute();
  const codes = async () =>
    [await codesThrough(chanelId, byCompany), await codesThrough(chanelId, byMill)].map(([first]) => first);
  expect(await codes()).toEqual([20000, 20000]);
  await change({ expires_at: portal.clock.now() });
  expect(await codesThrough(chanelId, byMill)).toEqual(all(41002));
  await change({ expires_at: null, is_published: false });
  expect(await codesThrough(chanelId, byMill)).toEqual(all(40400));
  await change({ is_published: true, starts_at: inHours(1) });
  expect(await codesThrough(chanelId, byCompany)).toEqual(all(40400));
  await change({ starts_at: null, company_id: BRERA });
  expect(await codes()).toEqual([41000, 20000]);
  await change({ company_id: HOUSE });
  expect(await codes()).toEqual([20000, 20000]);
  await portal.db.deleteFrom("chanels").where("id", "=", chanelId).execute();
  expect(await codes()).toEqual([41000, 41000]);
});

test("the links to a room are listed for its maker’s company, counted and withdrawn there", async () => {
  const chanelId = await aRoom();
  const { shareId, shareToken } = await linkTo(chanelId);
  await visitor.call(openShare, { shareToken });
  const listed = await designer.call(listShares, { id: chanelId });
  expect(listed).toMatchObject([{ shareId, kind: "chanel", id: chanelId, name: "Poplins", url: "", openCount: 1 }]);
  expect((await designer.call(listShares, {})).map((link) => link.shareId)).toContain(shareId);
  expect(await buyer.call(listShares, { id: chanelId })).toEqual([]);
  expect(await buyer.ask(revokeShare, { shareId })).toMatchObject({ code: 40400 });
  expect(await codesThrough(chanelId, { shareToken })).toEqual(all(20000));
  await designer.call(revokeShare, { shareId });
  expect(await codesThrough(chanelId, { shareToken })).toEqual(all(41000));
});

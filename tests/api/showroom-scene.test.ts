import { addShowroomFavorite, createShare, getScene, type RoomScene } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShowroom } from "../../server/garments/showrooms/making/make-showroom.ts";
import type { NewShowroom } from "../../server/garments/showrooms/making/record.ts";
import { idOf } from "../../server/platform/ids.ts";
import { agreePrices } from "../../server/trade/orders/agreed/agreed-prices.ts";
import { BUYER, type Client, DESIGNER, SALES, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, savedDesign, startMill, styleIdOf } from "./mill.ts";

const HOUSE = idOf("company", "northlight");
const DAY_MS = 86_400_000;

let portal: TestApp;
let designer: Client;
let buyer: Client;
let sales: Client;
let fabrics: string[];
let styleId: string;
beforeAll(async () => {
  portal = await startMill();
  designer = await portal.signIn(DESIGNER.username);
  buyer = await portal.signIn(BUYER.username);
  sales = await portal.signIn(SALES.username);
  fabrics = await productIdsOf(portal);
  styleId = await styleIdOf(portal);
});
afterAll(() => portal.close());

const text = (en: string) => ({ en });
const hung = (...productIds: string[]) => productIds.map((productId) => ({ kind: "fabric" as const, productId }));
const worn = (productId: string) => ({ kind: "style" as const, styleId, fabrics: { "*": productId } });

/** A room to walk through with a fabric and a garment, or what is said otherwise. */
const aRoom = (of: Partial<NewShowroom> = {}): Promise<string> =>
  makeShowroom(
    portal.db,
    {
      name: { en: "Poplins", fr: "Popelines" },
      description: text("For every day"),
      scope: "vr",
      companyId: null,
      coverScene: null,
      isPublished: true,
      groups: [
        {
          name: { en: "Plain", fr: "Unis" },
          story: text("Two ends of one"),
          items: [...hung(fabrics[0]!, fabrics[1]!), worn(fabrics[1]!)],
        },
      ],
      ...of,
    },
    portal.clock.now(),
  );
const sceneOf = (chanelId: string, lang = "en"): Promise<RoomScene> => designer.call(getScene, { chanelId, lang } as never);
const inDays = (days: number) => new Date(portal.clock.now().getTime() + days * DAY_MS);

test("a room has its fabrics with their cloth, its garments as they hang, and its words in the caller’s language", async () => {
  const chanelId = await aRoom();
  const scene = await sceneOf(chanelId);
  expect(scene).toMatchObject({ chanelId, name: "Poplins", architecture: "gallery", plan: "none" });
  expect(scene.stands).toMatchObject([{ number: 1, name: "Plain", part: 1, parts: 1, missing: [] }]);
  expect(scene.stands[0]!.productIds).toEqual([fabrics[0], fabrics[1]]);
  expect(scene.hangers.map(({ productId }) => productId)).toEqual([fabrics[0], fabrics[1]]);
  expect(scene.products.map(({ productId }) => productId)).toEqual([fabrics[0], fabrics[1]]);
  for (const { texture, productImg } of scene.products) {
    expect(texture!.mmWidth).toBeGreaterThan(0);
    expect(productImg).not.toBe("");
  }
  const [garment] = scene.garments;
  expect(garment).toMatchObject({ design: { id: styleId }, fabrics: [{ pieceKey: "*", productId: fabrics[1] }] });
  expect(scene.fixtures.find(({ fixtureId }) => fixtureId === garment!.fixtureId)!.kind).toBe("form");
  const french = await sceneOf(chanelId, "fr");
  expect(french.captions.map((caption) => caption.text)).toEqual(expect.arrayContaining(["Popelines", "Unis"]));
});

test("it is the same each time it is asked for, and by whom: but for what somebody keeps", async () => {
  const chanelId = await aRoom();
  const built = ({ products: _, isFavorite: __, ...room }: RoomScene) => JSON.stringify(room);
  const first = built(await sceneOf(chanelId));
  expect(built(await sceneOf(chanelId))).toBe(first);
  expect(built(await buyer.call(getScene, { chanelId }))).toBe(first);
});

test("whoever may not enter has no scene either", async () => {
  const asked = async (client: Client, chanelId: string) => {
    const { code, data } = await client.ask(getScene, { chanelId });
    if (code !== 20000) expect(data).toBeNull();
    return code;
  };
  const mine = await aRoom({ companyId: HOUSE });
  expect(await asked(designer, mine)).toBe(20000);
  expect(await asked(sales, mine)).toBe(20000);
  expect(await asked(buyer, mine)).toBe(40303);
  expect(await asked(buyer, await aRoom({ scope: "private", companyId: HOUSE }))).toBe(40303);
  expect(await asked(portal.anonymous(), mine)).toBe(40100);
  expect(await asked(portal.anonymous(), await aRoom({ scope: "public" }))).toBe(40100);
  expect(await asked(designer, await aRoom({ scope: "public" }))).toBe(20000);
  expect(await asked(designer, await aRoom({ expiresAt: inDays(-1) }))).toBe(41002);
  expect(await asked(buyer, await aRoom({ companyId: HOUSE, expiresAt: inDays(-1) }))).toBe(40303);
  expect(await asked(designer, await aRoom({ startsAt: inDays(1) }))).toBe(40400);
  expect(await asked(designer, await aRoom({ isPublished: false }))).toBe(40400);
  expect(await asked(designer, NO_ID)).toBe(40400);
  expect(await designer.ask(getScene, { chanelId: "x" })).toMatchObject({ code: 40001 });
  expect(await designer.ask(getScene, {} as never)).toMatchObject({ code: 40001 });
});

test("a plan is followed; one that is damaged is a room all the same, which says so", async () => {
  expect(await sceneOf(await aRoom({ plan: { version: 1, architecture: "loft" } }))).toMatchObject({
    architecture: "loft",
    plan: "followed",
  });
  for (const plan of ["loft", [1], { version: 9 }]) {
    const scene = await sceneOf(await aRoom({ plan }));
    expect(scene).toMatchObject({ architecture: "gallery", plan: "damaged" });
    expect(scene.hangers).toHaveLength(2);
  }
});

test("a room without a group stands, and one whose fabric and style are gone says what they were", async () => {
  const empty = await sceneOf(await aRoom({ groups: [] }));
  expect(empty).toMatchObject({ stands: [], hangers: [], products: [] });
  expect(empty.boxes.length).toBeGreaterThan(4);

  const chanelId = await aRoom();
  const before = await sceneOf(chanelId);
  const [item] = before.garments;
  const gone = { product_id: null, style_id: null, fabrics: "{}" };
  const of = before.hangers[0]!;
  for (const itemId of [item!.itemId, of.itemId])
    await portal.db.updateTable("chanel_items").set(gone).where("id", "=", itemId).execute();
  const after = await sceneOf(chanelId);
  expect(after.garments).toEqual([]);
  expect(after.hangers.map(({ productId }) => productId)).toEqual([fabrics[1]]);
  expect(after.stands[0]!.missing).toEqual([
    { itemId: of.itemId, label: before.products[0]!.productCode },
    { itemId: item!.itemId, label: item!.label },
  ]);
});

test("only a company's own design is said to be its own", async () => {
  const { card } = await savedDesign(portal, sales);
  const items = [{ kind: "design" as const, proposalId: card.proposalId, revision: 1 }];
  const chanelId = await aRoom({ companyId: HOUSE, groups: [{ name: text("The mill's"), story: text(""), items }] });
  expect((await sceneOf(chanelId)).garments).toMatchObject([{ proposalId: card.proposalId, isOwn: false }]);
  expect((await sales.call(getScene, { chanelId })).garments).toMatchObject([{ proposalId: card.proposalId, isOwn: true }]);
});

test("what was agreed with a company is in the scene of its own room, for its people and the mill, and not behind a link", async () => {
  const [productId] = fabrics;
  const amount = 123;
  await agreePrices(portal.db, HOUSE, [{ productId: productId!, amount, min: 1 }]);
  const chanelId = await aRoom({ scope: "private", companyId: HOUSE });
  const agreed = (scene: RoomScene) =>
    scene.products.map(({ productId: id, agreedPrice }) => [id, agreedPrice?.amount ?? null] as const);
  const asAgreed = [
    [productId, amount],
    [fabrics[1], null],
  ];
  expect(agreed(await sceneOf(chanelId))).toEqual(asAgreed);
  expect(agreed(await sales.call(getScene, { chanelId }))).toEqual(asAgreed);
  expect(agreed(await sceneOf(await aRoom({ scope: "public" })))).toEqual([
    [productId, null],
    [fabrics[1], null],
  ]);
  const { shareToken } = await designer.call(createShare, { kind: "chanel", id: chanelId });
  for (const holder of [portal.anonymous(), designer]) {
    const behind = await holder.call(getScene, { chanelId, shareToken });
    expect(behind.products.map(({ price, agreedPrice, isFavorite }) => [price, agreedPrice, isFavorite])).toEqual([
      [null, null, false],
      [null, null, false],
    ]);
    expect(behind.isFavorite).toBe(false);
  }
});

test("the scene says whose room it is, but not behind a link", async () => {
  expect((await sceneOf(await aRoom())).customerId).toBeNull();
  expect((await sceneOf(await aRoom({ scope: "public" }))).customerId).toBeNull();
  const chanelId = await aRoom({ scope: "private", companyId: HOUSE });
  expect((await sceneOf(chanelId)).customerId).toBe(HOUSE);
  expect((await sales.call(getScene, { chanelId })).customerId).toBe(HOUSE);
  const { shareToken } = await designer.call(createShare, { kind: "chanel", id: chanelId });
  expect((await portal.anonymous().call(getScene, { chanelId, shareToken })).customerId).toBeNull();
});

test("the scene says whether its reader keeps the room", async () => {
  const chanelId = await aRoom();
  await designer.call(addShowroomFavorite, { chanelId });
  expect((await sceneOf(chanelId)).isFavorite).toBe(true);
  expect((await buyer.call(getScene, { chanelId })).isFavorite).toBe(false);
});

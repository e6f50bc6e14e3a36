import { addCart, CART_LIST_SUCCESS, cartList } from "@selvedge/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { BUYER, type Client, HEAD, type TestApp } from "./harness.ts";
import { NO_ID, productIdsOf, startMill } from "./mill.ts";

let portal: TestApp;
let designer: Client;
let fabrics: [string, string, string];
beforeAll(async () => {
  portal = await startMill();
  designer = await portal.signIn();
  fabrics = (await productIdsOf(portal)).slice(0, 3) as [string, string, string];
});
beforeEach(async () => {
  await designer.call(addCart, { items: [], mode: "replace" });
});
afterAll(() => portal.close());

const counts = async (client: Client) =>
  (await client.call(cartList, {})).map(({ productId, productNum }) => [productId, productNum]);

test("the list answers 20007, first empty, then with price, minimum and stock of now", async () => {
  expect(await designer.ask(cartList, {})).toMatchObject({ code: CART_LIST_SUCCESS, status: 200, data: [] });
  await designer.call(addCart, { productId: fabrics[0], groupName: "Spring" });
  const row = await portal.db.selectFrom("products").selectAll().where("id", "=", fabrics[0]).executeTakeFirstOrThrow();
  expect(await designer.call(cartList, {})).toEqual([
    {
      productId: fabrics[0],
      productCode: row.code,
      productName: row.name,
      productImg: expect.stringMatching(/^\/(cloths|files)\//),
      groupName: "Spring",
      productNum: 1,
      checked: "1",
      unit: row.moq_unit ?? "m",
      price: row.price_amount === null ? null : { amount: row.price_amount, currency: row.price_currency },
      moq: row.moq_value === null ? null : { value: row.moq_value, unit: row.moq_unit },
      stock: row.stock,
    },
  ]);
});

test("a known fabric's count grows, a new one comes last", async () => {
  await designer.call(addCart, { productId: fabrics[0] });
  await designer.call(addCart, { productId: fabrics[1], productNum: 40, checked: "0" });
  const answer = await designer.call(addCart, { productId: fabrics[0], productNum: 9 });
  expect(answer.sum).toEqual({ kinds: 2, quantity: 50 });
  expect(answer.items.map(({ productId, productNum, checked }) => [productId, productNum, checked])).toEqual([
    [fabrics[0], 10, "1"],
    [fabrics[1], 40, "0"],
  ]);
});

test("a browser's cart is merged: the larger count wins, and merging it again changes nothing", async () => {
  await designer.call(addCart, { productId: fabrics[0], productNum: 30 });
  await designer.call(addCart, { productId: fabrics[1], productNum: 5 });
  const items = [
    { productId: fabrics[0], productNum: 10 },
    { productId: fabrics[1], productNum: 8 },
    { productId: fabrics[2], productNum: 2, groupName: "Local" },
  ];
  const merged = await designer.call(addCart, { items });
  expect(merged.items.map(({ productNum }) => productNum)).toEqual([30, 8, 2]);
  expect(await designer.call(addCart, { items })).toEqual(merged);
});

test("two browsers that bring their carts at once lose nothing", async () => {
  await Promise.all([
    designer.call(addCart, { items: [{ productId: fabrics[0], productNum: 7 }] }),
    designer.call(addCart, { items: [{ productId: fabrics[1], productNum: 3 }] }),
    designer.call(addCart, { items: [{ productId: fabrics[0], productNum: 4 }] }),
  ]);
  expect(new Map((await counts(designer)) as [string, number][])).toEqual(
    new Map([
      [fabrics[0], 7],
      [fabrics[1], 3],
    ]),
  );
});

test("replacing makes the sent lines the cart, in their order; a fabric that is gone falls out, one sent twice is one", async () => {
  await designer.call(addCart, { productId: fabrics[0], productNum: 30 });
  const items = [
    { productId: fabrics[2], productNum: 2 },
    { productId: NO_ID, productNum: 1 },
    { productId: fabrics[1], productNum: 1, checked: "0" as const },
    { productId: fabrics[1], productNum: 6, checked: "0" as const },
  ];
  const { sum } = await designer.call(addCart, { items, mode: "replace" });
  expect(sum).toEqual({ kinds: 2, quantity: 8 });
  expect(await counts(designer)).toEqual([
    [fabrics[2], 2],
    [fabrics[1], 6],
  ]);
});

test("a fabric that is not there is not found, one out of stock cannot be ordered, a count has bounds", async () => {
  expect(await designer.ask(addCart, { productId: NO_ID })).toMatchObject({ status: 404, code: 40400 });
  await portal.db.updateTable("products").set({ stock: "out" }).where("id", "=", fabrics[2]).execute();
  expect(await designer.ask(addCart, { productId: fabrics[2] })).toMatchObject({
    status: 422,
    code: 42202,
    data: { productIds: [fabrics[2]] },
  });
  for (const productNum of [0, -1, 1.5, 1_000_001])
    expect(await designer.ask(addCart, { productId: fabrics[0], productNum })).toMatchObject({
      code: 40001,
      data: { fields: [{ path: "productNum" }] },
    });
  expect(await designer.ask(addCart, {})).toMatchObject({ code: 40001, data: { fields: [{ path: "productId" }] } });
  expect(await designer.call(cartList, {})).toEqual([]);
});

test("a cart is one person's: neither a colleague nor a payload's userId reaches it", async () => {
  await designer.call(addCart, { productId: fabrics[0], productNum: 3 });
  const [head, buyer] = await Promise.all([portal.signIn(HEAD.username), portal.signIn(BUYER.username)]);
  for (const other of [head, buyer]) expect(await other.call(cartList, {})).toEqual([]);
  const { userId } = await portal.db
    .selectFrom("users")
    .select("id as userId")
    .where("username", "=", BUYER.username)
    .executeTakeFirstOrThrow();
  expect(await designer.ask(cartList, { userId })).toMatchObject({ code: 40300 });
  expect(await portal.anonymous().ask(cartList, {})).toMatchObject({ code: 40100 });
});

import { addAddress, cancelOrder, createLapDip, createSample, getMyFabric, myOrder, type OrderPage } from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUYER, type Client, type TestApp } from "./harness.ts";
import { productIdsOf, startMill } from "./mill.ts";
import { order, sell } from "./orders.ts";

let portal: TestApp;
let designer: Client;
let ids: string[];
beforeAll(async () => {
  portal = await startMill({ limits: { rates: false } });
  designer = await portal.signIn();
  ids = await productIdsOf(portal);
  const home = { userName: "Ada", tel: "1", country: "GB", city: "London", streetName: "41 Calvert Avenue" };
  const { addressId } = await designer.call(addAddress, home);
  await designer.call(createSample, { kind: "hanger", items: [{ productId: ids[0]! }, { productId: ids[1]! }], addressId });
  portal.clock.move(60_000);
  await designer.call(createSample, { kind: "strikeOff", items: [{ productId: ids[1]! }], addressId });
  portal.clock.move(60_000);
  await designer.call(createLapDip, { productId: ids[0]!, standard: { kind: "physical", name: "Stone" } });
});
afterAll(() => portal.close());

const shown = async (question: object) =>
  (await designer.call(getMyFabric, question)).list.map(({ product, relations }) => [product.productId, relations.toSorted()]);

test("fabrics come by their latest matter, with all that was had of them", async () => {
  expect(await shown({})).toEqual([
    [ids[0], ["lapDip", "sampled"]],
    [ids[1], ["developed", "sampled"]],
  ]);
  expect(await designer.call(getMyFabric, {})).toMatchObject({
    total: 2,
    list: [{ sampleCount: 1, lapDipCount: 1, orderCount: 0, lastAt: portal.clock.now().toISOString() }, { sampleCount: 2 }],
  });
});

test("they are narrowed by relation and by words", async () => {
  expect(await shown({ relation: ["developed"] })).toEqual([[ids[1], ["developed", "sampled"]]]);
  expect(await shown({ relation: ["developed", "lapDip"] })).toHaveLength(2);
  expect(await shown({ relation: ["ordered"] })).toEqual([]);
  const { product } = (await designer.call(getMyFabric, {})).list[0]!;
  expect(await shown({ keyword: product.productCode })).toEqual([[ids[0], ["lapDip", "sampled"]]]);
  expect(await shown({ keyword: "100%" })).toEqual([]);
});

test("another company sees none of them, malformed and anonymous calls are refused", async () => {
  expect((await (await portal.signIn(BUYER.username)).call(getMyFabric, {})).total).toBe(0);
  expect(await portal.anonymous().ask(getMyFabric, {})).toMatchObject({ code: 40100 });
  expect(await designer.ask(getMyFabric, { relation: ["bought"] })).toMatchObject({ code: 40001 });
});

test("a fabric ordered in two colours of one order counts once, and the order is found by it, by its company alone", async () => {
  const productId = await sell(portal, 2);
  const buyer = await portal.signIn(BUYER.username);
  const items = ["Ink", "Chalk"].map((color) => ({ productId, productNum: 60, color }));
  const orderId = await order(designer, items);
  await order(designer, [{ productId: await sell(portal, 1), productNum: 60, color: "Ink" }]);
  const ordered = (await designer.call(getMyFabric, { relation: ["ordered"] })).list;
  expect(ordered.find(({ product }) => product.productId === productId)).toMatchObject({
    orderCount: 1,
    lastOrdered: { productNum: 60, unit: "m", color: "Ink", at: portal.clock.now().toISOString() },
  });
  const found = (await designer.call(myOrder, { productId, kind: "fabric" })) as OrderPage;
  expect(found.list.map((one) => one.orderId)).toEqual([orderId]);
  expect(found).toMatchObject({ total: 1, counts: { submitted: 1 } });
  expect(await designer.call(myOrder, { productId, kind: "garment" })).toMatchObject({ total: 0, counts: { submitted: 0 } });
  expect(await buyer.call(myOrder, { productId })).toMatchObject({ total: 0 });
  expect(await designer.ask(myOrder, { productId: "x" })).toMatchObject({ code: 40001 });
});

test("how a fabric was ordered last is by its newest order that was not cancelled; one that was only sampled was never ordered", async () => {
  const productId = await sell(portal, 2);
  const lastOf = async (id: string) =>
    (await designer.call(getMyFabric, {})).list.find(({ product }) => product.productId === id)!.lastOrdered;
  portal.clock.move(60_000);
  await order(designer, [{ productId, productNum: 75, color: "Rust" }]);
  expect(await lastOf(productId)).toMatchObject({ productNum: 75, color: "Rust" });
  portal.clock.move(60_000);
  const orderId = await order(designer, [{ productId, productNum: 90, color: "Moss" }]);
  expect(await lastOf(productId)).toMatchObject({ productNum: 90, color: "Moss" });
  await designer.call(cancelOrder, { orderId, version: 1 });
  expect(await lastOf(productId)).toMatchObject({ productNum: 75, color: "Rust" });
  expect(await lastOf(ids[0]!)).toBeNull();
});

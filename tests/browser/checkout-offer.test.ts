import { addAddress, addCart, cartList, getRfq, listRfq, myOrder, type Order, type OrderPage } from "@selvedge/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { BUYER, type Client } from "../api/harness.ts";
import { HOME, sell } from "../api/orders.ts";
import { pathOf, queryOf } from "./customers.ts";
import { type BrowserUser, signIn, soon } from "./house.ts";
import { ownPortal } from "./own-portal.ts";

/** A portal of its own: what its fabrics cost is changed while somebody orders. */
const { portal, answerTracking, browserUser } = ownPortal({ fixture: "mill" });

let person: BrowserUser;
let buyer: Client;
beforeEach(async () => {
  await answerTracking();
  buyer = await portal().signIn(BUYER.username, BUYER.password);
  await buyer.call(addAddress, HOME);
});
afterEach(async () => {
  await person.context.close();
  expect(person.troubles).toEqual([]);
});

/** The buyer at the checkout with these fabrics in the cart. */
async function atCheckout(items: readonly { productId: string; productNum: number }[]) {
  await buyer.call(addCart, { items: [...items], mode: "replace" });
  person = await browserUser();
  await person.go("/login?redirect=%2Fcheckout");
  await signIn(person, BUYER);
  const { page } = person;
  const lines = page.getByRole("list", { name: "Fabrics of the order" }).getByRole("listitem");
  await soon(() => lines.count()).toBe(items.length);
  return { page, lines, place: page.getByRole("button", { name: "Place the order" }) };
}
const ordersNow = async () => ((await buyer.call(myOrder, {})) as OrderPage).total;
const codeOf = async (id: string) =>
  (await portal().db.selectFrom("products").select("code").where("id", "=", id).executeTakeFirstOrThrow()).code;

test("what has a price is ordered; what has none, or is less than the minimum, becomes a quotation and is never ordered at a price nobody saw", async () => {
  const priced = await sell(portal(), 0);
  const open = await sell(portal(), 1, { price_amount: null });
  const small = await sell(portal(), 2, { moq_value: 50 });
  const { page, lines, place } = await atCheckout([
    { productId: priced, productNum: 40 },
    { productId: open, productNum: 30 },
    { productId: small, productNum: 10 },
  ]);
  const few = lines.filter({ hasText: await codeOf(small) });
  await few.getByText("The minimum is 50 m.").waitFor();
  expect(await place.getAttribute("aria-disabled")).toBe("true");
  await person.accessible("a checkout with a price on request");
  await person.picture("checkout-on-request-desk-en");
  await few.getByRole("button", { name: "Request a quotation" }).click();
  await page.getByRole("link", { name: "Open the quotation" }).waitFor();
  await soon(() => lines.count()).toBe(2);
  const [request] = (await buyer.call(listRfq, {})).list;
  expect(
    (await buyer.call(getRfq, { rfqId: request!.rfqId })).lines.map((line) => [line.product.productId, line.productNum]),
  ).toEqual([[small, 10]]);

  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  await place.click();
  await page.getByRole("heading", { name: "Thank you. Your order is placed." }).waitFor();
  await page.getByText("1 fabric with a price on request is still in the cart.").waitFor();
  const [row] = ((await buyer.call(myOrder, {})) as OrderPage).list;
  const order = (await buyer.call(myOrder, { orderId: row!.orderId })) as Order;
  expect(order.lines.map(({ product }) => product?.productId)).toEqual([priced]);
  expect(order.total).toEqual({ amount: 40 * 485, currency: "USD" });

  await page.getByRole("button", { name: "Open the cart" }).click();
  await page.getByRole("dialog", { name: "Cart" }).getByRole("link", { name: "Go to checkout" }).click();
  await soon(() => lines.count()).toBe(1);
  await page.getByRole("textbox", { name: "Colour" }).fill("Ecru");
  await page.getByRole("textbox", { name: "Message to the mill" }).fill("For the spring.");
  expect(await place.count()).toBe(0);
  await page.getByRole("button", { name: "Request a quotation for 1 fabric" }).click();
  await soon(() => pathOf(person)).toBe("/mySourcing");
  const quotation = await buyer.call(getRfq, { rfqId: queryOf(person).rfqId! });
  expect(quotation).toMatchObject({ status: "requested", note: "For the spring." });
  expect(quotation.lines.map((line) => [line.product.productId, line.productNum, line.color])).toEqual([[open, 30, "Ecru"]]);
  await page.getByRole("heading", { level: 1, name: quotation.rfqNo }).waitFor();
  await soon(() => buyer.call(cartList, {})).toEqual([]);
  expect(await ordersNow()).toBe(1);
});

const CHANGED = "Something has changed. Check it and place the order again.";

test("a price that changed after it was shown is said beside the old one and nothing is ordered; the next press orders at the new one", async () => {
  const productId = await sell(portal(), 0);
  const { page, place } = await atCheckout([{ productId, productNum: 40 }]);
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  const before = await ordersNow();
  await sell(portal(), 0, { price_amount: 510 });
  person.expectsFailure(409, "/front/member/addOrder");
  await place.click();
  const said = page.getByRole("alert").filter({ hasText: CHANGED });
  await said.getByText("4.85 USD became 5.10 USD").waitFor();
  await said.getByText("194.00 USD became 204.00 USD").waitFor();
  expect(await ordersNow()).toBe(before);
  await person.accessible("a changed price");
  await person.picture("checkout-changed-desk-en");
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  await place.click();
  await page.getByRole("heading", { name: "Thank you. Your order is placed." }).waitFor();
  const [row] = ((await buyer.call(myOrder, {})) as OrderPage).list;
  expect(row!.total).toEqual({ amount: 40 * 510, currency: "USD" });
  expect(await ordersNow()).toBe(before + 1);
});

test("metres that others took meanwhile are said and none are ordered until the customer has chosen how many", async () => {
  const warehouse = { stock: "ready", lead_days: 20 } as const;
  const productId = await sell(portal(), 1, { ...warehouse, stock_metres: 100 });
  const { page, lines, place } = await atCheckout([{ productId, productNum: 80 }]);
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  const before = await ordersNow();
  await sell(portal(), 1, { ...warehouse, stock_metres: 30 });
  person.expectsFailure(409, "/front/member/addOrder");
  await place.click();
  await page.getByRole("alert").filter({ hasText: CHANGED }).getByText("Requested 80, in stock 30").waitFor();
  await lines.getByText("There are 30 m in stock.").waitFor();
  expect(await place.getAttribute("aria-disabled")).toBe("true");
  expect(await ordersNow()).toBe(before);
  await lines.getByRole("button", { name: "Set to 30 m" }).click();
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  await place.click();
  await page.getByRole("heading", { name: "Thank you. Your order is placed." }).waitFor();
  const [row] = ((await buyer.call(myOrder, {})) as OrderPage).list;
  const { lines: ordered } = (await buyer.call(myOrder, { orderId: row!.orderId })) as Order;
  expect(ordered.map(({ productNum, supply }) => [productNum, supply])).toEqual([[30, "stock"]]);
});

test("another price that comes with a newer offer is said before anything is pressed", async () => {
  const [first, second] = [await sell(portal(), 0), await sell(portal(), 1)];
  const { page, lines, place } = await atCheckout([
    { productId: first, productNum: 40 },
    { productId: second, productNum: 30 },
  ]);
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  await sell(portal(), 0, { price_amount: 510 });
  const count = lines.filter({ hasText: await codeOf(second) }).getByLabel("Quantity");
  await count.fill("35");
  await count.press("Enter");
  const said = page.getByRole("alert").filter({ hasText: CHANGED });
  await said.getByText(await codeOf(first)).waitFor();
  await said.getByText("4.85 USD became 5.10 USD").waitFor();
  // Only the price of the other line: this one's count was changed by the customer.
  expect(await said.getByRole("listitem").count()).toBe(1);
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  await place.click();
  await page.getByRole("heading", { name: "Thank you. Your order is placed." }).waitFor();
  const [row] = ((await buyer.call(myOrder, {})) as OrderPage).list;
  expect(row!.total).toEqual({ amount: 40 * 510 + 35 * 485, currency: "USD" });
});

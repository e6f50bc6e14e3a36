import { addAddress, addCart, addOrder, getMenuFabrics, getStepTimes, moveOrder, myOrder, type Order } from "@selvedge/contract";
import { expect, test } from "vitest";
import { testLong } from "../run/test-long.ts";
import { customers, pathOf, queryOf, sideways } from "./customers.ts";
import { letIn, PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta Conti", tel: "+39 02 555 0100", country: "IT", city: "Milano", streetName: "Via Brera 12" };
const { buyer, customer, stranger } = customers();

/** A fabric that is made for the order at a price, with its least quantity. */
async function madeFabric() {
  const { list } = await buyer().call(getMenuFabrics, { pageSize: 96 });
  const fabric = list.find(({ stock, price, moq }) => stock === "order" && price && moq?.unit === "m")!;
  return { ...fabric, least: fabric.moq!.value };
}
const orderOf = async (orderId: string) => (await buyer().call(myOrder, { orderId })) as Order;

test("what is checked in the cart is ordered on one page: too little is said with what can be had, and the order is followed by its number", async () => {
  const { productId, productCode, least } = await madeFabric();
  await buyer().call(addAddress, HOME);
  await buyer().call(addCart, { items: [{ productId, productNum: Math.max(1, least - 1) }], mode: "replace" });
  const person = await customer();
  const { page } = person;
  await person.go("/checkout");
  const line = page.getByRole("list", { name: "Fabrics of the order" }).getByRole("listitem").filter({ hasText: productCode });
  await line.getByText("The minimum is", { exact: false }).waitFor();
  const place = page.getByRole("button", { name: "Place the order" });
  expect(await place.getAttribute("aria-disabled")).toBe("true");
  await line.getByRole("button", { name: /^Set to / }).click();
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  await page.getByRole("textbox", { name: "PO number" }).fill("CB-2201");
  await page.getByRole("textbox", { name: "Message to the mill" }).fill("One dye lot, please.");
  await person.accessible("the checkout");
  await person.picture("checkout-desk-en");
  await place.click();
  await page.getByRole("heading", { name: "Thank you. Your order is placed." }).waitFor();
  await person.picture("checkout-placed-desk-en");
  await page.getByRole("link", { name: "Track the order" }).click();
  await soon(() => pathOf(person)).toBe("/myOrder");
  const order = await orderOf(queryOf(person).orderId!);
  expect(order).toMatchObject({ status: "submitted", poNumber: "CB-2201", message: "One dye lot, please." });
  expect(order.lines.map(({ product, productNum }) => [product?.productCode, productNum])).toEqual([[productCode, least]]);
  const shown = page.getByRole("region", { name: `Order ${order.orderNo}` });
  await shown.getByText("One dye lot, please.").first().waitFor();
  await person.accessible("an order");
  await person.picture("my-order-desk-en");
});

testLong("in Arabic on a phone the checkout and the orders fit their screen", async () => {
  const { productId, productCode, least } = await madeFabric();
  await buyer().call(addCart, { items: [{ productId, productNum: least }], mode: "replace" });
  const person = await customer({ language: "arab", viewport: PHONE, touch: true });
  await person.go("/checkout");
  await person.page.getByRole("main").getByText(productCode).first().waitFor();
  await soon(() => sideways(person)).toBeLessThanOrEqual(0);
  await person.accessible("the checkout in Arabic");
  await person.picture("checkout-phone-arab");
  await person.go("/myOrder");
  await person.page.getByRole("main").getByRole("button", { expanded: false }).first().waitFor();
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await person.picture("my-order-phone-arab");
});

test("at the mill an order is confirmed and a step reported on the phone while the server is away; it is sent when it is back", async () => {
  const { productId, least } = await madeFabric();
  const { addressId } = await buyer().call(addAddress, HOME);
  const { orderId, orderNo } = await buyer().call(addOrder, { addressId, items: [{ productId, productNum: least }] });
  const mill = await session(SALES);
  const { version } = (await mill.call(myOrder, { orderId })) as Order;
  await mill.call(moveOrder, { orderId, to: "confirmed", version });
  const person = await stranger({ viewport: PHONE, touch: true });
  await letIn(person, mill);
  const { page } = person;
  await person.go("/wapErp/nav");
  await page.getByRole("heading", { name: "Due first" }).waitFor();
  await person.accessible("the front of the mill");
  await person.picture("erp-nav-phone-en");
  await person.go(`/wapErp/view?kind=order&id=${orderId}`);
  await page.getByRole("heading", { level: 1, name: orderNo }).waitFor();
  await page.route("**/erp/reportStep", (route) => route.fulfill({ status: 503, body: "away" }));
  person.expectsFailure(503, "/erp/reportStep");
  await page.getByRole("button", { name: "Report: Technology" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Report", exact: true }).click();
  await page.getByText("1 entry waiting to be sent").waitFor();
  const stateNow = async () => (await mill.call(getStepTimes, { orderId }))[0]!.steps[0]!.state;
  expect(await stateNow()).toBe("pending");
  await person.picture("erp-waiting-phone-en");
  // Pressed while the server is still away: once it is back the page's own next try may come first, and takes the button with it.
  await Promise.all([page.waitForResponse("**/erp/reportStep"), page.getByRole("button", { name: "Send now" }).click()]);
  await page.getByText("1 entry waiting to be sent").waitFor();
  expect(await stateNow()).toBe("pending");
  await page.unroute("**/erp/reportStep");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await soon(stateNow).toBe("active");
  await soon(() => page.getByText("1 entry waiting to be sent").count()).toBe(0);
  expect(await orderOf(orderId)).toMatchObject({ status: "inProduction" });
});

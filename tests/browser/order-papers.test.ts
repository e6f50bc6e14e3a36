import {
  addAddress,
  addCart,
  getMenuFabrics,
  moveOrder,
  myLapDip,
  myOrder,
  type Order,
  type OrderPage,
  orderPdf,
} from "@selvedge/contract";
import { expect, test } from "vitest";
import { customers, pathOf, queryOf } from "./customers.ts";
import { arriveAgain, letIn, PHONE, portalUrl, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta Conti", tel: "+39 02 555 0100", country: "IT", city: "Milano", streetName: "Via Brera 12" };
const { buyer, customer, stranger } = customers();

const ordersNow = async () => ((await buyer().call(myOrder, {})) as OrderPage).total;
const orderOf = async (orderId: string) => (await buyer().call(myOrder, { orderId })) as Order;

/** A fabric that is made for the order at a price, alone in the buyer's cart. */
async function inCart() {
  const { list } = await buyer().call(getMenuFabrics, { pageSize: 96 });
  const { productId, moq } = list.find(({ stock, price, moq }) => stock === "order" && price && moq?.unit === "m")!;
  await buyer().call(addAddress, HOME);
  await buyer().call(addCart, { items: [{ productId, productNum: moq!.value }], mode: "replace" });
}

test("an order that was placed is shown again by Reload and Forward and placed once; its documents follow the mill, and a lap-dip is asked for from its line", async () => {
  await inCart();
  const before = await ordersNow();
  const person = await customer();
  const { page } = person;
  await person.go("/myOrder");
  await page.getByRole("heading", { level: 1, name: "My Order" }).waitFor();
  await person.go("/checkout");
  await page.getByRole("textbox", { name: "Colour" }).fill("Harbour navy");
  const place = page.getByRole("button", { name: "Place the order" });
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  await place.click();
  const thanks = page.getByRole("heading", { name: "Thank you. Your order is placed." });
  await thanks.waitFor();
  await soon(() => thanks.evaluate((heading) => heading === document.activeElement)).toBe(true);
  const orderId = queryOf(person).orderId!;
  const { orderNo } = await orderOf(orderId);
  const paper = page.getByRole("link", { name: "Order as PDF" });
  expect(await paper.getAttribute("href")).toContain(`${orderPdf.path}?orderId=${orderId}&lang=en`);
  await person.accessible("an order that was placed");
  await arriveAgain(page);
  await thanks.waitFor();
  await page.getByText(orderNo).first().waitFor();
  await page.goBack({ waitUntil: "commit" });
  await soon(() => pathOf(person)).toBe("/myOrder");
  // Both are loaded whole: until the one is there, the browser has no page to go on from.
  await page.getByRole("heading", { level: 1, name: "My Order" }).waitFor();
  await page.goForward({ waitUntil: "commit" });
  await thanks.waitFor();
  expect(await ordersNow()).toBe(before + 1);

  await page.getByRole("link", { name: "Track the order" }).click();
  const shown = page.getByRole("region", { name: `Order ${orderNo}` });
  const papers = shown.getByRole("list", { name: "Documents" });
  await papers.getByText("Order as placed", { exact: false }).waitFor();
  await shown.getByText("The confirmation appears here once the mill has confirmed the order.").waitFor();
  const mill = await session(SALES);
  const { version } = await orderOf(orderId);
  await mill.call(moveOrder, { orderId, to: "confirmed", version });
  await papers.getByText("Order confirmation", { exact: false }).waitFor();
  const href = await papers.getByRole("link", { name: `${orderNo}.pdf` }).getAttribute("href");
  const file = await page.context().request.get(`${portalUrl()}${href}`);
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await shown.getByRole("button", { name: "Request a lap-dip" }).click();
  const dialog = page.getByRole("dialog");
  await soon(() => dialog.getByLabel("Name or code of the colour").inputValue()).toBe("Harbour navy");
  await person.accessible("asking for a lap-dip of an order");
  await dialog.getByRole("button", { name: "Request lap-dip" }).click();
  const [lapDip] = await lapDipsOf(orderId);
  expect(lapDip).toMatchObject({ orderNo, standard: { name: "Harbour navy" } });
  await shown.getByRole("link", { name: `Lap-dip ${lapDip!.lapDipNo}`, exact: false }).click();
  await page.getByRole("heading", { level: 1, name: lapDip!.lapDipNo }).waitFor();
  await page.getByRole("main").getByRole("link", { name: orderNo }).waitFor();
});

/** The lap-dips of an order as soon as there is one. */
async function lapDipsOf(orderId: string) {
  const list = async () => (await buyer().call(myLapDip, { orderId })).list;
  await soon(async () => (await list()).length).toBe(1);
  return list();
}

test("at the mill a list of orders is narrowed to a state and a customer, and stands so again after Back", async () => {
  const mill = await session(SALES);
  const person = await stranger({ viewport: PHONE, touch: true });
  await letIn(person, mill);
  const { page } = person;
  await person.go("/wapErp/manage?kind=order");
  const choose = async (name: string, option: RegExp) => {
    await page.getByRole("combobox", { name }).click();
    await page.getByRole("option", { name: option }).click();
    await page.getByRole("listbox").waitFor({ state: "hidden" });
  };
  await choose("Status", /^In production/);
  await choose("Customer", /^Casa Brera/);
  await soon(() => queryOf(person)).toMatchObject({ kind: "order", state: "inProduction" });
  const rows = page.getByRole("main").getByRole("listitem");
  await soon(async () => {
    const texts = await rows.allTextContents();
    return texts.length > 0 && texts.every((text) => text.includes("Casa Brera") && text.includes("In production"));
  }).toBe(true);
  const narrowed = queryOf(person);
  const numbers = await rows.allTextContents();
  await person.accessible("a narrowed worklist");
  await person.picture("erp-manage-narrowed-phone-en");
  await rows.first().getByRole("link").click();
  await soon(() => pathOf(person)).toBe("/wapErp/view");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await soon(() => rows.allTextContents()).toEqual(numbers);
  expect(queryOf(person)).toEqual(narrowed);
});

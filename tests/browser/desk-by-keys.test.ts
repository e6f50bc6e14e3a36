import { addAddress, addCart, addOrder, getMenuFabrics, getStepTimes, moveOrder, myOrder, type Order } from "@selvedge/contract";
import { expect, test } from "vitest";
import { customers, isFocused, pathOf, queryOf, tabTo } from "./customers.ts";
import { arriveAgain, letIn, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };
const { buyer, customer, stranger } = customers();
const orderNow = async (orderId: string) => (await buyer().call(myOrder, { orderId })) as Order;

/** An order of a fabric that is made for it, in a colour. */
async function anOrder(color = "") {
  const { list } = await buyer().call(getMenuFabrics, { pageSize: 96 });
  const { productId, moq } = list.find(({ stock, price, moq }) => stock === "order" && price && moq?.unit === "m")!;
  const { addressId } = await buyer().call(addAddress, HOME);
  const { orderId } = await buyer().call(addOrder, { addressId, items: [{ productId, productNum: moq!.value, color }] });
  return orderNow(orderId);
}

test("by keys alone from the mill's worklist to an order, into its charge, and to a step that is reported", async () => {
  const mill = await session(SALES);
  const { orderId, orderNo, version } = await anOrder();
  await mill.call(moveOrder, { orderId, to: "confirmed", version });
  const person = await stranger();
  await letIn(person, mill);
  const { page } = person;
  const { keyboard } = page;
  await person.go("/wapErp/manage?kind=order");
  await tabTo(person, page.getByRole("searchbox", { name: "Number, customer or fabric" }));
  await keyboard.type(orderNo);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: orderNo }).getByRole("link");
  await soon(() => queryOf(person).keyword).toBe(orderNo);
  await tabTo(person, row);
  await keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: orderNo }).waitFor();

  const charge = page.getByRole("combobox", { name: "In charge" });
  await tabTo(person, charge);
  await keyboard.press("Enter");
  await page.getByRole("option", { name: "Lin Wei (you)" }).waitFor();
  await keyboard.press("ArrowDown");
  await soon(() => isFocused(page.getByRole("option", { name: "Lin Wei (you)" }))).toBe(true);
  await keyboard.press("Enter");
  await soon(() => charge.textContent()).toContain("Lin Wei");

  const report = page.getByRole("button", { name: "Report: Technology" });
  await tabTo(person, report);
  await keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Technology" });
  await tabTo(person, sheet.getByRole("textbox", { name: "Remark" }));
  await keyboard.type("Drawn in.");
  await tabTo(person, sheet.getByRole("button", { name: "Report", exact: true }));
  await keyboard.press("Enter");
  await soon(() => sheet.count()).toBe(0);
  const technology = async () => (await mill.call(getStepTimes, { orderId }))[0]!.steps[0]!;
  await soon(async () => (await technology()).remark).toBe("Drawn in.");
  expect((await technology()).state).toBe("active");

  await person.go("/wapErp/manage?kind=order&mine=1");
  await row.waitFor();
  expect(await row.textContent()).toContain("Lin Wei");
  await person.accessible("a worklist of one's own");
});

test("by keys alone what was ordered before is ordered again, in the quantity and the colour of then", async () => {
  const { lines } = await anOrder("Ink 19-4024");
  const { product, productNum } = lines[0]!;
  await buyer().call(addCart, { items: [], mode: "replace" });
  const person = await customer();
  const { page } = person;
  const { keyboard } = page;
  await person.go("/myFabric?relation=ordered");
  await tabTo(person, page.getByRole("button", { name: `Order again: ${product!.productCode}` }));
  await keyboard.press("Enter");
  const cart = page.getByRole("dialog", { name: "Cart" });
  await tabTo(person, cart.getByRole("link", { name: "Go to checkout" }));
  await keyboard.press("Enter");
  await soon(() => pathOf(person)).toBe("/checkout");
  const line = page.getByRole("list", { name: "Fabrics of the order" }).getByRole("listitem");
  await line.filter({ hasText: product!.productCode }).waitFor();
  expect(await line.count()).toBe(1);
  await soon(() => line.getByRole("textbox", { name: "Colour" }).inputValue()).toBe("Ink 19-4024");
  await arriveAgain(page);
  await soon(() => line.getByRole("textbox", { name: "Colour" }).inputValue()).toBe("Ink 19-4024");
  const place = page.getByRole("button", { name: "Place the order" });
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  await tabTo(person, place);
  await keyboard.press("Enter");
  await page.getByRole("heading", { name: "Thank you. Your order is placed." }).waitFor();
  const placed = await orderNow(queryOf(person).orderId!);
  expect(placed.lines.map((one) => [one.product?.productId, one.productNum, one.color])).toEqual([
    [product!.productId, productNum, "Ink 19-4024"],
  ]);
});

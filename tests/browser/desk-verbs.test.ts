import {
  addAddress,
  addCart,
  addOrder,
  cartList,
  confirmSample,
  createSample,
  getContact,
  getMenuFabrics,
  type InputOf,
  myOrder,
  mySample,
  type Order,
  prepareSample,
  previewOrder,
  type Sample,
  sampleReceived,
  sendSample,
} from "@selvedge/contract";
import { expect, test } from "vitest";
import { styleNamed, T_SHIRT } from "../run/designs.ts";
import { customers, isFocused, pathOf, queryOf } from "./customers.ts";
import { letIn, PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };
const PROMISED = "2030-03-01";
/** As many as are looked through for a fabric that lies in the warehouse. */
const LOOKED_THROUGH = 20;
const { buyer, customer, stranger } = customers();

const orderNow = async (orderId: string) => (await buyer().call(myOrder, { orderId })) as Order;
const menuFabrics = async () => (await buyer().call(getMenuFabrics, { pageSize: 96 })).list;
/** Fabrics that are made for the order at a price. */
const madeFabrics = async () =>
  (await menuFabrics()).filter(({ stock, price, moq }) => stock === "order" && price && moq?.unit === "m");
const anAddress = async () => (await buyer().call(addAddress, HOME)).addressId;
const anOrder = async (items: InputOf<typeof addOrder>["items"]) =>
  orderNow((await buyer().call(addOrder, { addressId: await anAddress(), items })).orderId);

/** Somebody of the mill with a phone. */
async function atTheMill() {
  const person = await stranger({ viewport: PHONE, touch: true });
  await letIn(person, await session(SALES));
  return person;
}

/** A sample that its customer has in hand. */
async function aReceivedSample(of: Pick<InputOf<typeof createSample>, "kind" | "items">): Promise<Sample> {
  const mill = await session(SALES);
  const keyOf = ({ sampleId, version }: Sample) => ({ sampleId, version });
  const asked = await buyer().call(createSample, { ...of, addressId: await anAddress() });
  const confirmed = await mill.call(confirmSample, { ...keyOf(asked), promisedDate: PROMISED });
  const prepared = await mill.call(prepareSample, keyOf(confirmed));
  const sent = await mill.call(sendSample, { ...keyOf(prepared), courier: "DHL" });
  return buyer().call(sampleReceived, keyOf(sent));
}

test("a comment on a sample reaches the mill with how good the sample is", async () => {
  const { productId } = (await madeFabrics())[0]!;
  const { sampleId, sampleNo } = await aReceivedSample({ kind: "hanger", items: [{ productId }] });
  const person = await customer();
  const { page } = person;
  await person.go(`/mySample?keyword=${sampleNo}`);
  await page.getByRole("button", { name: "Comment on it" }).click();
  const dialog = page.getByRole("dialog", { name: `Comment on ${sampleNo}` });
  await dialog.getByRole("combobox", { name: "How good is it?" }).click();
  await page.getByRole("option", { name: "Very good" }).click();
  await page.getByRole("listbox").waitFor({ state: "hidden" });
  await dialog.getByRole("textbox", { name: "Comment" }).fill("Softer than the last one.");
  await person.accessible("a comment on a sample");
  await dialog.getByRole("button", { name: "Send the comment" }).click();
  await page.getByText("Thank you; the mill has your comment").waitFor();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: sampleNo });
  await row.getByText("5 of 5").waitFor();
  await row.getByText("Softer than the last one.").waitFor();
  expect(await row.getByRole("button", { name: "Comment on it" }).count()).toBe(0);
  expect((await buyer().call(mySample, { sampleId })).list[0]).toMatchObject({
    status: "commented",
    feedback: { rating: 5, text: "Softer than the last one." },
  });
  const sales = await atTheMill();
  await sales.go(`/wapErp/view?kind=sample&id=${sampleId}`);
  const said = sales.page.getByRole("definition").filter({ hasText: "Softer than the last one." });
  await said.filter({ hasText: "5 of 5" }).waitFor();
});

test("that another round of a garment is wanted is read at the mill, and the round is requested from the same row", async () => {
  const { id } = await styleNamed(buyer(), T_SHIRT);
  const { sampleId, sampleNo } = await aReceivedSample({ kind: "garment", items: [{ designId: id }] });
  const person = await customer();
  const { page } = person;
  await person.go(`/myGarmentSample?keyword=${sampleNo}`);
  await page.getByRole("button", { name: "Comment on it" }).click();
  const dialog = page.getByRole("dialog", { name: `Comment on ${sampleNo}` });
  await dialog.getByRole("radio", { name: "Another round" }).check();
  await dialog.getByRole("textbox", { name: "Comment" }).fill("The sleeve is 2 cm too long.");
  await person.accessible("a comment on a garment sample");
  await dialog.getByRole("button", { name: "Send the comment" }).click();
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: sampleNo });
  await row.getByText("Another round", { exact: true }).waitFor();
  expect(await row.getByRole("button", { name: "Order this garment" }).count()).toBe(0);
  const sales = await atTheMill();
  await sales.go(`/wapErp/view?kind=sample&id=${sampleId}`);
  const said = sales.page.getByRole("definition").filter({ hasText: "The sleeve is 2 cm too long." });
  await said.filter({ hasText: "Another round" }).waitFor();

  await row.getByRole("button", { name: "Request another round" }).click();
  await page.getByRole("dialog").getByRole("combobox", { name: "Send to" }).waitFor();
  await person.accessible("another round is requested");
});

test("an order is cancelled once that was confirmed, its cloth can be had again, and the mill sees that it is over", async () => {
  const inStock = (await menuFabrics()).filter(({ stock, price }) => stock === "ready" && price).slice(0, LOOKED_THROUGH);
  const items = inStock.map(({ productId, moq }) => ({ productId, productNum: moq?.value ?? 1 }));
  const { lines } = await buyer().call(previewOrder, { items });
  const { product, productNum, available } = lines.find(
    (line) => line.problem === null && (line.available ?? 0) > 2 * line.productNum,
  )!;
  const item = { productId: product.productId, productNum };
  const availableNow = async () => (await buyer().call(previewOrder, { items: [item] })).lines[0]!.available;
  const { orderId, orderNo } = await anOrder([item]);
  expect(await availableNow()).toBe(available! - productNum);
  const person = await customer();
  const { page } = person;
  await person.go(`/myOrder?orderId=${orderId}`);
  const shown = page.getByRole("region", { name: `Order ${orderNo}` });
  const question = page.getByRole("dialog", { name: `Cancel order ${orderNo}?` });
  const keep = question.getByRole("button", { name: "Keep the order" });
  await shown.getByRole("button", { name: "Cancel the order" }).click();
  await soon(() => isFocused(keep)).toBe(true);
  await person.accessible("an order is cancelled");
  await keep.click();
  await question.waitFor({ state: "detached" });
  expect(await orderNow(orderId)).toMatchObject({ status: "submitted" });
  await shown.getByRole("button", { name: "Cancel the order" }).click();
  await question.getByRole("button", { name: "Cancel the order" }).click();
  await page.getByText("The order is cancelled").waitFor();
  await shown.getByRole("button", { name: "Cancel the order" }).waitFor({ state: "detached" });
  await shown.getByRole("button", { name: "Order again" }).waitFor();
  expect(await orderNow(orderId)).toMatchObject({ status: "cancelled" });
  expect(await availableNow()).toBe(available);
  const sales = await atTheMill();
  await sales.go(`/wapErp/view?kind=order&id=${orderId}`);
  await sales.page
    .getByRole("definition")
    .filter({ hasText: /^Cancelled$/ })
    .waitFor();
});

test("an order in several colours is ordered again in all its metres, and its colours are asked for, not made up", async () => {
  const [mixed, plain] = await madeFabrics();
  const [{ value: mixedLeast }, { value: plainLeast }] = [mixed!.moq!, plain!.moq!];
  const { orderId, orderNo } = await anOrder([
    { productId: mixed!.productId, productNum: mixedLeast, color: "Ink" },
    { productId: mixed!.productId, productNum: mixedLeast, color: "Chalk" },
    { productId: plain!.productId, productNum: plainLeast, color: "Ecru" },
  ]);
  await buyer().call(addCart, { items: [], mode: "replace" });
  // Where a cart that opens lies over the foot of the window.
  const person = await customer({ viewport: PHONE, touch: true });
  const { page } = person;
  await person.go(`/myOrder?orderId=${orderId}`);
  const shown = page.getByRole("region", { name: `Order ${orderNo}` });
  await shown.getByRole("button", { name: "Order again" }).click();
  const said = page.getByRole("status").filter({
    hasText: "A fabric was ordered in several colours: name its colours at the checkout.",
  });
  await said.getByRole("button", { name: "Open the cart" }).click();
  const inCart = async () =>
    (await buyer().call(cartList, {})).map(({ productCode, productNum }) => `${productCode} ${productNum}`).sort();
  const [mixedAgain, plainAgain] = [`${mixed!.productCode} ${2 * mixedLeast}`, `${plain!.productCode} ${plainLeast}`];
  await soon(inCart).toEqual([mixedAgain, plainAgain].sort());
  await page.getByRole("dialog", { name: "Cart" }).getByRole("link", { name: "Go to checkout" }).click();
  await soon(() => pathOf(person)).toBe("/checkout");
  const colourOf = (code: string) =>
    page
      .getByRole("list", { name: "Fabrics of the order" })
      .getByRole("listitem")
      .filter({ hasText: code })
      .getByRole("textbox", { name: "Colour" });
  await soon(() => colourOf(plain!.productCode).inputValue()).toBe("Ecru");
  expect(await colourOf(mixed!.productCode).inputValue()).toBe("");
  await colourOf(mixed!.productCode).fill("Ink and Chalk, half of each");
  const place = page.getByRole("button", { name: "Place the order" });
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  await place.click();
  await page.getByRole("heading", { name: "Thank you. Your order is placed." }).waitFor();
  const placed = await orderNow(queryOf(person).orderId!);
  const ordered = placed.lines.map(({ product, productNum, color }) => `${product?.productCode} ${productNum} ${color}`);
  expect(ordered.sort()).toEqual([`${mixedAgain} Ink and Chalk, half of each`, `${plainAgain} Ecru`].sort());
});

test("where no mail server is set up a copy by e-mail is kept and the page says that it is not sent", async () => {
  const person = await customer();
  const { page } = person;
  const contact = await buyer().call(getContact, {});
  await person.go("/history");
  await page.getByRole("button", { name: "Ask the mill" }).click();
  const dialog = page.getByRole("dialog");
  await soon(() => dialog.getByLabel("Customer e-mail").inputValue()).toContain("@");
  await dialog.getByLabel("Leave message").fill("How wide is the poplin?");
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await dialog.getByText("The mill has your message").waitFor();
  await soon(() => dialog.getByRole("combobox", { name: "Also by e-mail to" }).textContent()).toContain(contact!.mail);
  await person.accessible("a copy by e-mail");
  await dialog.getByRole("button", { name: "Send the e-mail" }).click();
  await dialog.getByText(`No mail server is set up here: the e-mail to ${contact!.mail} is kept and not sent.`).waitFor();
  expect(await dialog.getByRole("button", { name: "Send the e-mail" }).count()).toBe(0);
  await person.accessible("a copy by e-mail that is not sent");
});

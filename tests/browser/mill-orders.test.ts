import {
  addAddress,
  addOrder,
  getMenuFabrics,
  getStepTimes,
  type InputOf,
  inspectionLimits,
  listInspections,
  moveOrder,
  myOrder,
  type Order,
  orderDocuments,
  reportStep,
  STEP_KEYS,
  setInspectionLimits,
} from "@selvedge/contract";
import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { testLong } from "../run/test-long.ts";
import { loseAnswer, sendsByHand } from "./at-work.ts";
import { customers, sideways } from "./customers.ts";
import { arriveAgain, DESK, letIn, PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };
const { buyer, customer, stranger } = customers();
const orderNow = async (orderId: string) => (await buyer().call(myOrder, { orderId })) as Order;

/** An order of the least quantity of a fabric that is made for it. */
async function anOrder() {
  const { list } = await buyer().call(getMenuFabrics, { pageSize: 96 });
  const { productId, moq } = list.find(({ stock, price, moq }) => stock === "order" && price && moq?.unit === "m")!;
  const { addressId } = await buyer().call(addAddress, HOME);
  const { orderId } = await buyer().call(addOrder, { addressId, items: [{ productId, productNum: moq!.value }] });
  return orderNow(orderId);
}
async function aConfirmedOrder(mill: Caller) {
  const { orderId, version } = await anOrder();
  return mill.call(moveOrder, { orderId, to: "confirmed", version });
}
async function report(mill: Caller, orderId: string, said: Omit<InputOf<typeof reportStep>, "noticeDetailId" | "version">) {
  const [line] = await mill.call(getStepTimes, { orderId });
  const { version } = line!.steps.find(({ step }) => step === said.step)!;
  return mill.call(reportStep, { noticeDetailId: line!.noticeDetailId, version, ...said });
}

/** Somebody of the mill with a phone, or at a desk. */
async function atTheMill(how: { language?: string; viewport?: typeof PHONE } = {}) {
  const mill = await session(SALES);
  const { viewport = PHONE } = how;
  const person = await stranger({ viewport, touch: viewport === PHONE, ...how });
  await sendsByHand(person);
  await letIn(person, mill);
  const { page } = person;
  const open = async ({ orderId, orderNo }: Pick<Order, "orderId" | "orderNo">) => {
    await person.go(`/wapErp/view?kind=order&id=${orderId}`);
    await page.getByRole("heading", { level: 1, name: orderNo }).waitFor();
  };
  return { mill, person, page, open };
}
/** The next time that the page calls this, with whatever answer. */
const tryOf = (page: Page, path: string) => page.waitForResponse(`**${path}`);
const away = (route: Route) => route.fulfill({ status: 503, body: "away" });
async function withReason(page: Page, verb: string, reason: string) {
  await page.getByRole("button", { name: verb }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill(reason);
  await page.getByRole("dialog").getByRole("button", { name: verb }).click();
}

test("an order is confirmed and held without a connection and resumed when it is back; the customer reads since when and why", async () => {
  const { person, page, open } = await atTheMill();
  const order = await anOrder();
  const { orderId, orderNo } = order;
  await open(order);
  await page.route("**/erp/moveOrder", away);
  person.expectsFailure(503, "/erp/moveOrder");
  await page.getByRole("button", { name: "Confirm the order" }).click();
  await person.accessible("the confirmation of an order");
  await person.picture("mill-order-confirm-phone-en");
  const tried = tryOf(page, "/erp/moveOrder");
  await page.getByRole("dialog").getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByText("Confirmed: waiting to be sent").waitFor();
  await tried;
  expect((await orderNow(orderId)).status).toBe("submitted");
  const triedAgain = tryOf(page, "/erp/moveOrder");
  await arriveAgain(page);
  await page.getByText("Confirmed: waiting to be sent").waitFor();
  await triedAgain;
  await page.unroute("**/erp/moveOrder");
  await page.getByRole("button", { name: "Send now" }).click();
  await soon(async () => (await orderNow(orderId)).status).toBe("confirmed");

  await page.getByRole("button", { name: "Put on hold" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Put on hold" }).click();
  await dialog.getByText("Please give a reason; the customer reads it.").waitFor();
  await dialog.getByLabel("Reason").fill("Loom 12 stands still");
  await person.accessible("the reason of a hold");
  await person.picture("mill-order-hold-phone-en");
  await page.route("**/erp/moveOrder", loseAnswer, { times: 1 });
  await dialog.getByRole("button", { name: "Put on hold" }).click();
  await soon(async () => (await orderNow(orderId)).status).toBe("onHold");
  await page.getByText("On hold: waiting to be sent").waitFor();
  expect(await page.getByRole("button", { name: "Report: Technology" }).count()).toBe(0);
  await page.getByRole("button", { name: "Send now" }).click();
  await soon(() => page.getByText("waiting to be sent").count()).toBe(0);
  await page.getByText(/^On hold since /).waitFor();
  expect((await orderNow(orderId)).history.filter(({ state }) => state === "onHold")).toHaveLength(1);
  await person.picture("mill-order-held-phone-en");

  const reader = await customer();
  await reader.go(`/myOrder?orderId=${orderId}`);
  const shown = reader.page.getByRole("region", { name: `Order ${orderNo}` });
  await shown.getByText(/^On hold since /).waitFor();
  await shown.getByText("Loom 12 stands still").first().waitFor();
  await shown
    .getByText(/^Plan /)
    .first()
    .waitFor();
  await reader.accessible("an order on hold");
  await reader.picture("my-order-held-desk-en");
  await page.getByRole("button", { name: "Resume production" }).click();
  await soon(async () => (await orderNow(orderId)).status).toBe("confirmed");
  await arriveAgain(reader.page);
  await shown.getByText("Resumed", { exact: true }).waitFor();
  await soon(() => shown.getByText(/^On hold since /).count()).toBe(0);

  await page.getByRole("button", { name: "Cancel the order" }).waitFor();
  await withReason(page, "Cancel the order", "The yarn does not come");
  await soon(async () => (await orderNow(orderId)).status).toBe("cancelled");
  await arriveAgain(reader.page);
  await shown.getByText(/^Cancelled on /).waitFor();
  await shown.getByText("The yarn does not come").first().waitFor();
  expect(await shown.getByText(/^Plan /).count()).toBe(0);
});

test("an order that a colleague has led on meanwhile is shown beside one's own word, and one of them is kept", async () => {
  const { mill, person, page, open } = await atTheMill();
  const order = await aConfirmedOrder(mill);
  const { orderId } = order;
  await open(order);
  await page.getByRole("button", { name: "Put on hold" }).click();
  await report(mill, orderId, { step: "technology", state: "active" });
  person.expectsFailure(409, "/erp/moveOrder");
  await page.getByRole("dialog").getByLabel("Reason").fill("The yarn is late");
  await page.getByRole("dialog").getByRole("button", { name: "Put on hold" }).click();
  await page.getByText("somebody has changed it in the meantime").waitFor();
  await page.getByText("On hold, The yarn is late").waitFor();
  await person.accessible("a conflict of an order");
  await person.picture("mill-order-conflict-phone-en");
  await page.getByRole("button", { name: "Send mine anyway" }).click();
  await soon(async () => (await orderNow(orderId)).status).toBe("onHold");
  await soon(() => page.getByText("in the meantime").count()).toBe(0);
});

test("rolls are inspected without a connection, with a fault and where it lies; a lost answer makes no second report", async () => {
  const { mill, person, page, open } = await atTheMill();
  const order = await aConfirmedOrder(mill);
  const { orderId } = order;
  await open(order);
  await page.getByRole("button", { name: "Enter an inspection" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Please give the lot's number.").waitFor();
  await dialog.getByLabel("Lot").fill("26-0412");
  await dialog.getByLabel("Length", { exact: true }).fill("50");
  await dialog.getByLabel("Usable width").fill("148");
  await dialog.getByRole("button", { name: "Add a fault to roll 1" }).click();
  const fault = dialog.getByRole("group", { name: "Roll 1, fault 1" });
  await fault.getByRole("combobox", { name: "Fault" }).click();
  await page.getByRole("option", { name: "Reed mark" }).click();
  await fault.getByLabel("Along").fill("12.4");
  await fault.getByLabel("Across").fill("30");
  await fault.getByLabel("Fault size").fill("60");
  await dialog.getByRole("button", { name: "Another roll" }).click();
  await dialog.getByLabel("Length", { exact: true }).last().fill("49.5");
  await page.keyboard.press("Tab");
  await dialog.getByText("Please give the length and the width.").waitFor({ state: "hidden" });
  await person.accessible("the inspection of rolls");
  await person.picture("mill-inspection-phone-en");
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await page.route("**/inspection/add", loseAnswer, { times: 1 });
  person.expectsFailure(503, "/inspection/add");
  await dialog.getByRole("button", { name: "Save" }).click();
  const reports = async () => (await buyer().call(listInspections, { orderId })).list;
  await soon(async () => (await reports()).length).toBe(1);
  await page.getByText("Inspection report 26-0412: waiting to be sent").waitFor();
  await page.getByRole("button", { name: "Send now" }).click();
  await soon(() => page.getByText("waiting to be sent").count()).toBe(0);
  expect(await reports()).toMatchObject([{ lotNo: "26-0412", rolls: 2, metres: 99.5, points: 1 }]);
  await page.getByText("Inspection report", { exact: true }).first().click();
  const rolls = page.getByRole("list", { name: "Rolls" });
  await soon(() => rolls.getByRole("listitem").count()).toBe(2);
  await rolls.getByText("002", { exact: true }).waitFor();
  await person.picture("mill-inspected-phone-en");
});

test("the inspection limit of a customer is agreed on an order", async () => {
  const { mill, person, page, open } = await atTheMill();
  const order = await anOrder();
  const { orderId } = order;
  const { limits: before, isUsual } = await mill.call(inspectionLimits, { orderId });
  await open(order);
  await page.getByRole("button", { name: "Change the limit" }).click();
  const sheet = page.getByRole("dialog", { name: /^Inspection limit of/ });
  await sheet.getByLabel("Points of the lot").fill("15.5");
  await sheet.getByLabel("Points of the lot").press("Tab");
  await person.accessible("an inspection limit");
  await person.picture("mill-inspection-limit-phone-en");
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.waitFor({ state: "detached" });
  await page.getByText("Agreed limit: 15.5 for the lot").waitFor();
  const { limits } = await mill.call(inspectionLimits, { orderId });
  expect(limits).toEqual({ ...before, lot: 15.5 });
  await mill.call(setInspectionLimits, { orderId, limits: isUsual ? null : before, seen: limits });
});

test("what leaves the mill says its rolls, weight, carrier, number and arrival; with its packing list the customer has it", async () => {
  const { mill, person, page, open } = await atTheMill();
  const order = await aConfirmedOrder(mill);
  const { orderId, orderNo, lines } = order;
  for (const step of STEP_KEYS.slice(0, -1)) await report(mill, orderId, { step, state: "skipped" });
  await open(order);
  await page.getByRole("button", { name: "Report: Shipped" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Total done").fill(String(Math.ceil(lines[0]!.productNum / 2)));
  await page.keyboard.press("Tab");
  await dialog.getByLabel("Rolls").fill("3");
  await dialog.getByLabel("Gross weight").fill("41.5");
  await dialog.getByRole("button", { name: "DHL Express" }).click();
  await dialog.getByLabel("Tracking number").fill("JD0177");
  const arrival = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Expected arrival").fill(arrival);
  await person.accessible("what leaves the mill");
  await person.picture("mill-shipment-phone-en");
  await page.route("**/erp/reportStep", away);
  person.expectsFailure(503, "/erp/reportStep");
  const tried = tryOf(page, "/erp/reportStep");
  await dialog.getByRole("button", { name: "Report", exact: true }).click();
  await page.getByText("Reported, waiting to be sent").waitFor();
  await tried;
  await page.getByText("Once the waiting reports are sent", { exact: false }).waitFor();
  await page.unroute("**/erp/reportStep");
  await page.getByRole("button", { name: "Send now" }).click();
  await soon(async () => (await orderNow(orderId)).shipments).toMatchObject([
    { carrier: "DHL Express", trackingNo: "JD0177", rolls: 3, grossKg: 41.5, etaDate: arrival },
  ]);
  await page.getByRole("list", { name: "Shipments" }).getByText("JD0177").waitFor();

  await page.getByRole("button", { name: "Add a document" }).click();
  await dialog
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "Packing list.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n3 rolls") });
  await person.picture("mill-document-phone-en");
  await dialog.getByRole("button", { name: "Add it" }).click();
  await soon(async () => (await buyer().call(orderDocuments, { orderId })).list).toMatchObject([
    { kind: "confirmation" },
    { kind: "packingList", name: "Packing list.pdf" },
  ]);
  await page.getByRole("list", { name: "Documents" }).getByText("Packing list · ", { exact: false }).waitFor();
  await person.accessible("an order at the mill");
  await person.picture("mill-order-shipped-phone-en");

  const reader = await customer();
  await reader.go(`/myOrder?orderId=${orderId}`);
  const papers = reader.page.getByRole("region", { name: `Order ${orderNo}` }).getByRole("list", { name: "Documents" });
  await reader.page.getByRole("list", { name: "Shipments" }).getByText("JD0177").waitFor();
  await soon(() => papers.getByRole("listitem").filter({ hasText: "Packing list.pdf" }).textContent()).toMatch(
    /Packing list · .+ · 1\s?kB$/,
  );
  await reader.accessible("an order with a shipment and a document");
  await reader.picture("my-order-shipped-desk-en");
});

testLong.each([
  ["phone", PHONE, "arab"],
  ["desk", DESK, "arab"],
  ["desk", DESK, "en"],
] as const)("on a %s the sheets of an order fit their screen (%s, %s)", async (name, viewport, language) => {
  const { mill, person, page, open } = await atTheMill({ viewport, language });
  const order = await aConfirmedOrder(mill);
  for (const step of STEP_KEYS.slice(0, -1)) await report(mill, order.orderId, { step, state: "skipped" });
  await open(order);
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await person.accessible(`an order at the mill, ${language}`);
  await person.picture(`mill-order-${name}-${language}`);
  const main = page.getByRole("main");
  const sheet = page.getByRole("dialog");
  const verbs =
    language === "arab" ? ["تعليق الطلب", "إدخال فحص", "إضافة مستند"] : ["Put on hold", "Enter an inspection", "Add a document"];
  for (const [i, verb] of verbs.entries()) {
    await main.getByRole("button", { name: verb, exact: true }).click();
    await sheet.waitFor();
    expect(await sideways(person)).toBeLessThanOrEqual(0);
    await person.accessible(`${verb}, ${language}`);
    await person.picture(`mill-order-sheet-${i + 1}-${name}-${language}`);
    await sheet.getByRole("button").first().click();
    await sheet.waitFor({ state: "detached" });
  }
});

import {
  addAddress,
  addOrder,
  createLapDip,
  createRfq,
  getMenuFabrics,
  getRfq,
  getStepTimes,
  moveOrder,
  myLapDip,
  myOrder,
  type Order,
  quote,
  reportStep,
  type StepKey,
  sendLapDipRound,
  startLapDip,
} from "@selvedge/contract";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { reflectanceOf } from "../../demo/desk/dyes.ts";
import type { Caller } from "../run/caller.ts";
import { frames } from "../run/waits.ts";
import { customers, isFocused, pathOf, queryOf, tabTo } from "./customers.ts";
import { type BrowserUser, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };
const STONE = { navy: 0.09, yellow: 0.075, red: 0.045 };
const VALID_UNTIL = "2030-03-01";
const { buyer, customer } = customers();

const orderNow = async (orderId: string) => (await buyer().call(myOrder, { orderId })) as Order;
/** A fabric that is made for the order at a price. */
async function madeFabric() {
  const { list } = await buyer().call(getMenuFabrics, { pageSize: 96 });
  const fabric = list.find(({ stock, price, moq }) => stock === "order" && price && moq?.unit === "m")!;
  return { ...fabric, least: fabric.moq!.value };
}

/** Goes on to it by Tab and presses Enter. */
async function press(person: BrowserUser, wanted: Locator) {
  await tabTo(person, wanted);
  await person.page.keyboard.press("Enter");
}

/** Goes on to a list by Tab, opens it, and takes one of its choices by the arrow keys. */
async function choose(person: BrowserUser, list: Locator, choice: string) {
  const { page } = person;
  await press(person, list);
  const options = page.getByRole("option");
  const wanted = page.getByRole("option", { name: choice, exact: true });
  await wanted.waitFor();
  const isReached = async () => {
    if (await isFocused(wanted)) return true;
    const names = await options.allTextContents();
    const place = await options.evaluateAll((all) => all.findIndex((one) => one === document.activeElement));
    await page.keyboard.press(place > names.indexOf(choice) ? "ArrowUp" : "ArrowDown");
    await frames(page, 3);
    return false;
  };
  await soon(isReached).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor({ state: "hidden" });
  await soon(() => list.textContent()).toContain(choice);
}

/** Sends the customer a round of two options. */
async function sendRound(mill: Caller, lapDipId: string, round: number) {
  const { version } = (await mill.call(myLapDip, { lapDipId })).list[0]!;
  const taken = await mill.call(startLapDip, {
    lapDipId,
    version,
    ...(round === 1 && { standardSpectrum: reflectanceOf(STONE) }),
  });
  const options = (["A", "B"] as const).map((label, index) => ({
    label,
    recipeNo: `R${round}-${label}`,
    spectrum: reflectanceOf({ ...STONE, red: STONE.red * (1 + (index + 0.2) / round) }),
  }));
  await mill.call(sendLapDipRound, { lapDipId, version: taken.version, options });
}

test("by keys alone a lap-dip is seen under another light, rejected with the reason, and approved in its next round", async () => {
  const mill = await session(SALES);
  const { productId } = await madeFabric();
  const standard = { kind: "physical" as const, name: "Stone" };
  const { lapDipId } = await buyer().call(createLapDip, { productId, standard, lightSources: ["D65", "A"] });
  const lapDipNow = async () => (await buyer().call(myLapDip, { lapDipId })).list[0]!;
  const person = await customer();
  const { page } = person;
  const { keyboard } = page;
  const decision = (label: string) => page.getByRole("combobox", { name: `Decision on ${label}` });
  const send = page.getByRole("button", { name: "Send the decision" });

  await sendRound(mill, lapDipId, 1);
  await person.go(`/myLapDip?lapDipId=${lapDipId}`);
  await tabTo(person, page.getByRole("radio", { name: "D65", exact: true }));
  await keyboard.press("ArrowRight");
  await soon(() => page.getByRole("radio", { name: "A", exact: true }).isChecked()).toBe(true);
  await press(person, page.getByRole("button", { name: "Confirm receipt" }));
  await choose(person, decision("A"), "Rejected");
  await choose(person, decision("B"), "Rejected");
  await tabTo(person, page.getByRole("textbox", { name: "Why is none of them right?" }));
  await keyboard.type("Too red under lamp A");
  await person.accessible("a lap-dip that is judged by keys");
  await press(person, send);
  await send.waitFor({ state: "detached" });
  expect(await lapDipNow()).toMatchObject({ status: "rejected", rounds: [{ reason: "Too red under lamp A" }] });

  await sendRound(mill, lapDipId, 2);
  await person.go(`/myLapDip?lapDipId=${lapDipId}`);
  await press(person, page.getByRole("button", { name: "Confirm receipt" }));
  await choose(person, decision("A"), "Approved with comment");
  await tabTo(person, page.getByRole("textbox", { name: "Comment on A" }));
  await keyboard.type("Keep it this dark.");
  await press(person, send);
  await send.waitFor({ state: "detached" });
  const { status, rounds } = await lapDipNow();
  expect([status, rounds.length]).toEqual(["approved", 2]);
  expect(rounds[1]!.options[0]).toMatchObject({ decision: "approvedWithComment", comment: "Keep it this dark." });
});

test("by keys alone a quotation is accepted, and its order is opened", async () => {
  const mill = await session(SALES);
  await buyer().call(addAddress, HOME);
  const { productId } = await madeFabric();
  const { rfqId, version, currency, lines } = await buyer().call(createRfq, { items: [{ productId, productNum: 300 }] });
  const prices = lines.map(({ lineId }) => ({ lineId, price: { amount: 470, currency }, leadDays: 28 }));
  await mill.call(quote, { rfqId, version, lines: prices, validUntil: VALID_UNTIL });
  const person = await customer();
  const { page } = person;
  await person.go(`/mySourcing?rfqId=${rfqId}`);
  await press(person, page.getByRole("button", { name: "Accept and order" }));
  const dialog = page.getByRole("dialog", { name: /^Accept RQ-/ });
  await dialog.getByRole("combobox", { name: "Send to" }).waitFor();
  await tabTo(person, dialog.getByRole("textbox", { name: "PO number, if you have one" }));
  await page.keyboard.type("PO 4712");
  await press(person, dialog.getByRole("button", { name: "Place the order" }));
  await dialog.waitFor({ state: "detached" });
  await page.getByText("Ordered as").waitFor();
  const orderId = (await buyer().call(getRfq, { rfqId })).orderId!;
  const { orderNo, ...order } = await orderNow(orderId);
  expect(order).toMatchObject({ poNumber: "PO 4712", status: "submitted", total: { amount: 300 * 470, currency } });
  await press(person, page.getByRole("main").getByRole("link", { name: orderNo }));
  await soon(() => pathOf(person)).toBe("/myOrder");
  expect(queryOf(person).orderId).toBe(orderId);
});

/** An order that has left the mill whole. */
async function aShippedOrder(mill: Caller): Promise<Order> {
  const { productId, least } = await madeFabric();
  const { addressId } = await buyer().call(addAddress, HOME);
  const { orderId } = await buyer().call(addOrder, { addressId, items: [{ productId, productNum: least }] });
  const { version } = await orderNow(orderId);
  const { lines } = await mill.call(moveOrder, { orderId, to: "confirmed", version });
  const report = async (step: StepKey, state: "active" | "done") => {
    const [line] = await mill.call(getStepTimes, { orderId });
    const now = line!.steps.find((one) => one.step === step)!;
    const isLast = step === "shipped" && state === "done";
    const left = { quantityDone: least, shipment: { carrier: "DHL", trackingNo: "7313", rolls: 3 } };
    const said = { noticeDetailId: line!.noticeDetailId, step, state, version: now.version };
    await mill.call(reportStep, { ...said, ...(isLast && left) });
  };
  for (const { step, state } of lines[0]!.steps) {
    if (state === "skipped") continue;
    await report(step, "active");
    await report(step, "done");
  }
  return orderNow(orderId);
}

test("by keys alone an order is opened in the list and its receipt confirmed", async () => {
  const mill = await session(SALES);
  const { orderId, orderNo, status } = await aShippedOrder(mill);
  expect(status).toBe("shipped");
  const person = await customer();
  const { page } = person;
  await person.go(`/myOrder?keyword=${orderNo}`);
  await press(person, page.getByRole("button", { name: `Order ${orderNo}` }));
  await soon(() => queryOf(person).orderId).toBe(orderId);
  const shown = page.getByRole("region", { name: `Order ${orderNo}` });
  const receive = shown.getByRole("button", { name: "Confirm receipt" });
  await press(person, receive);
  await page.getByText("Thank you. The order is completed.").waitFor();
  await receive.waitFor({ state: "detached" });
  expect(await orderNow(orderId)).toMatchObject({ status: "completed" });
  await tabTo(person, shown.getByRole("button", { name: "Order again" }));
  await person.accessible("an order that was received by keys");
});

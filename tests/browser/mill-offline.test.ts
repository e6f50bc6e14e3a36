import {
  addAddress,
  addOrder,
  getMenuFabrics,
  getStepTimes,
  moveOrder,
  myOrder,
  type Order,
  PREFIX,
  reportStep,
} from "@selvedge/contract";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { customers } from "./customers.ts";
import { arrive, type BrowserUser, letIn, PHONE, portalUrl, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };
const AWAY = "No connection. What you do is kept here and sent later.";
const { buyer, stranger } = customers();

/** An order whose first step the mill may report on, and somebody with a phone who looks at it. */
async function atTheOrder() {
  const { list } = await buyer().call(getMenuFabrics, { pageSize: 96 });
  const { productId, moq } = list.find(({ stock, price, moq }) => stock === "order" && price && moq?.unit === "m")!;
  const { addressId } = await buyer().call(addAddress, HOME);
  const { orderId, orderNo } = await buyer().call(addOrder, { addressId, items: [{ productId, productNum: moq!.value }] });
  const mill = await session(SALES);
  const { version } = (await mill.call(myOrder, { orderId })) as Order;
  await mill.call(moveOrder, { orderId, to: "confirmed", version });
  const person = await stranger({ viewport: PHONE, touch: true });
  await letIn(person, mill);
  const path = `/wapErp/view?kind=order&id=${orderId}`;
  await person.go(path);
  await person.page.getByRole("heading", { level: 1, name: orderNo }).waitFor();
  await person.page.getByRole("button", { name: "Report: Technology" }).waitFor();
  return { person, path, stepNow: async () => (await mill.call(getStepTimes, { orderId }))[0]!.steps[0]! };
}

/** How often a report has reached the server, and what it answered. */
function answersOf({ context }: BrowserUser): number[] {
  const answers: number[] = [];
  context.on("response", (response) => {
    if (new URL(response.url()).pathname === PREFIX + reportStep.path) answers.push(response.status());
  });
  return answers;
}

/** Reports that the first step has begun, with a remark; the page says that it waits. */
async function reportBegun(page: Page, remark: string) {
  await page.getByRole("button", { name: "Report: Technology" }).click();
  const sheet = page.getByRole("dialog", { name: "Technology" });
  await sheet.getByRole("textbox", { name: "Remark" }).fill(remark);
  await sheet.getByRole("button", { name: "Report", exact: true }).click();
  // It is on the device once that is said.
  await page.getByText("The report is kept and goes to the customer as soon as there is a connection.").waitFor();
  await page.getByText("1 entry waiting to be sent").waitFor();
  await page.getByText("Reported, waiting to be sent").waitFor();
  await page.getByText(AWAY).waitFor();
}

/** The browser's own lines about an absent network are expected. */
function expectAbsence(person: BrowserUser) {
  const others = person.troubles.splice(0).filter((line) => !line.includes("net::ERR_"));
  person.troubles.push(...others);
}

test("a step that is reported without a connection is sent once as soon as there is one, and nobody has to press for it", async () => {
  const { person, stepNow } = await atTheOrder();
  const { page, context } = person;
  const answers = answersOf(person);
  const before = await stepNow();
  await context.setOffline(true);
  await reportBegun(page, "Drawn in.");
  await person.accessible("a report waits for a connection");
  await person.picture("mill-report-offline-phone-en");
  await page.getByRole("button", { name: "Send now" }).click();
  await page.getByText("1 entry waiting to be sent").waitFor();
  expect(await stepNow()).toEqual(before);
  await context.setOffline(false);
  await soon(() => page.getByText("waiting to be sent").count()).toBe(0);
  await soon(() => page.getByText(AWAY).count()).toBe(0);
  expect(await stepNow()).toMatchObject({ state: "active", remark: "Drawn in.", version: before.version + 1 });
  expect(answers).toEqual([200]);
  expectAbsence(person);
});

test("a report survives the page that it was written on: opened anew with a connection, the next page sends it once", async () => {
  const { person, path, stepNow } = await atTheOrder();
  const { page, context } = person;
  const answers = answersOf(person);
  const before = await stepNow();
  await context.setOffline(true);
  await reportBegun(page, "Warped.");
  await page.close();
  expect(await stepNow()).toEqual(before);
  await context.setOffline(false);
  const next = await context.newPage();
  await arrive(next, portalUrl() + path);
  await next.getByRole("button", { name: "Report: Technology" }).waitFor();
  await soon(async () => (await stepNow()).state).toBe("active");
  await soon(() => next.getByText("waiting to be sent").count()).toBe(0);
  expect(await stepNow()).toMatchObject({ remark: "Warped.", version: before.version + 1 });
  expect(answers).toEqual([200]);
  expectAbsence(person);
});

import { addAddress, addCart, getStepTimes, type InputOf, moveOrder, myOrder, type Order, reportStep } from "@selvedge/contract";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import type { Download } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DIST } from "../../server/platform/http/pages/build-pages.ts";
import { builtPages } from "../../server/platform/http/pages/pages.ts";
import { BUYER, type Client, SALES, type TestApp } from "../api/harness.ts";
import { startMill } from "../api/mill.ts";
import { HOME, sell } from "../api/orders.ts";
import { freePort } from "../run/portal.ts";
import { pathOf, queryOf } from "./customers.ts";
import { type BrowserUser, browserUser, letIn, openBrowser, soon, type TestBrowser } from "./house.ts";

const HOST = "127.0.0.1";
let portal: TestApp;
let mill: Client;
let buyer: Client;
let browser: TestBrowser;
let person: BrowserUser;

/** A mill of its own, whose plans can be moved: a step is late when its day has passed. */
beforeAll(async () => {
  portal = await startMill({
    clock: { now: () => new Date(), move: () => {} },
    pages: builtPages(DIST),
    limits: { rates: false },
  });
  const port = await freePort();
  await portal.app.listen({ host: HOST, port });
  await sell(portal, 0, { lead_days: 20 });
  mill = await portal.signIn(SALES.username);
  buyer = await portal.signIn(BUYER.username);
  browser = await openBrowser();
  person = await browserUser(browser, { url: `http://${HOST}:${port}` });
});
afterAll(async () => {
  await browser?.close();
  await portal?.close();
});

const orderNow = async (orderId: string) => (await buyer.call(myOrder, { orderId })) as Order;
async function report(orderId: string, said: Omit<InputOf<typeof reportStep>, "noticeDetailId" | "version">) {
  const [line] = await mill.call(getStepTimes, { orderId });
  const { version } = line!.steps.find(({ step }) => step === said.step)!;
  await mill.call(reportStep, { noticeDetailId: line!.noticeDetailId, version, ...said });
}
const filesIn = async (download: Download) => {
  const parts: Uint8Array[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Uint8Array);
  return unzipSync(new Uint8Array(Buffer.concat(parts)));
};

test("from the cart to received: a late step is seen and asked about, two shipments come, and nobody loads the page anew", async () => {
  const { page } = person;
  const productId = await sell(portal, 0, { lead_days: 20 });
  await buyer.call(addAddress, HOME);
  await buyer.call(addCart, { items: [{ productId, productNum: 400 }], mode: "replace" });
  const [name, value] = [...buyer.cookies][0]!;
  await letIn(person, { cookie: { name, value } });

  let isLive = false;
  page.on("response", (answer) => {
    isLive ||= new URL(answer.url()).pathname.endsWith("/events");
  });
  await person.go("/checkout");
  const place = page.getByRole("button", { name: "Place the order" });
  await soon(() => place.getAttribute("aria-disabled")).toBeNull();
  await page.getByRole("textbox", { name: "PO number" }).fill("PO 4711");
  await place.click();
  await page.getByRole("heading", { name: "Thank you. Your order is placed." }).waitFor();
  await page.getByRole("link", { name: "Track the order" }).click();
  await soon(() => pathOf(person)).toBe("/myOrder");
  const orderId = queryOf(person).orderId!;
  const { orderNo, version } = await orderNow(orderId);
  const shown = page.getByRole("region", { name: `Order ${orderNo}` });
  await shown.getByText("The steps are planned when the mill confirms the order.").waitFor();
  await soon(() => isLive).toBe(true);

  await mill.call(moveOrder, { orderId, to: "confirmed", version });
  await shown.getByText("On plan").waitFor();
  await report(orderId, { step: "technology", state: "active" });
  await shown.getByText(/^since /).waitFor();
  expect(await orderNow(orderId)).toMatchObject({ status: "inProduction" });

  // Of twenty days the recipe has one; planned four days earlier it is three days late.
  await portal.db
    .updateTable("production_steps")
    .set({ planned_start: sql`planned_start - 4`, planned_end: sql`planned_end - 4` })
    .execute();
  await report(orderId, { step: "technology", state: "blocked", remark: "The yarn is late." });
  await shown.getByText("The yarn is late.").first().waitFor();
  await shown.getByText("stopped", { exact: true }).first().waitFor();
  await shown.getByText("3 days late").first().waitFor();
  expect(await orderNow(orderId)).toMatchObject({ lateDays: 3 });
  await shown.getByRole("button", { name: "Ask about Technology" }).focus();
  await page.keyboard.press("Enter");
  const message = page.getByLabel("Your message");
  await soon(() => message.inputValue()).toMatch(/^About Technology of /);
  await message.press("End");
  await page.keyboard.type("when does it come?");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("list", { name: "Messages" }).getByText("when does it come?").waitFor();
  await person.accessible("an order with a late step");
  await person.picture("order-late-desk-en");

  await report(orderId, { step: "technology", state: "active" });
  for (const step of ["technology", "dyeing", "sizing", "inspectGreige", "finishing", "inspectionPacking"] as const) {
    const steps = (await orderNow(orderId)).lines[0]!.steps;
    if (steps.find((one) => one.step === step)!.state === "skipped") continue;
    if (step !== "technology") await report(orderId, { step, state: "active" });
    await report(orderId, { step, state: "done" });
  }
  await report(orderId, {
    step: "shipped",
    state: "active",
    quantityDone: 150,
    shipment: { carrier: "DHL", trackingNo: "7310", rolls: 3 },
  });
  await shown.getByText("7310").waitFor();
  expect(await orderNow(orderId)).toMatchObject({ status: "partShipped", delivered: { value: 150 } });
  await report(orderId, {
    step: "shipped",
    state: "done",
    quantityDone: 400,
    shipment: { carrier: "DHL", trackingNo: "7311", rolls: 5 },
  });
  await shown.getByText("7311").waitFor();
  await shown.getByRole("button", { name: "Confirm receipt" }).click();
  await shown.getByRole("button", { name: "Confirm receipt" }).waitFor({ state: "detached" });
  const received = await orderNow(orderId);
  expect(received).toMatchObject({ status: "completed", delivered: { value: 400 }, poNumber: "PO 4711" });
  expect(received.shipments.map(({ quantity }) => quantity.value).sort()).toEqual([150, 250]);
  await person.accessible("an order that is completed");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export to Excel" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Orders .*\.xlsx$/);
  const texts = Object.values(await filesIn(download))
    .map((bytes) => Buffer.from(bytes).toString())
    .join();
  for (const word of [orderNo, "PO 4711", "Completed", "Days late"]) expect(texts).toContain(word);
  await page.getByRole("combobox", { name: "Sort" }).click();
  await page.getByRole("option", { name: "Most overdue first" }).click();
  await soon(() => new URL(page.url()).searchParams.get("sort")).toBe("late");
  expect(person.troubles).toEqual([]);
});

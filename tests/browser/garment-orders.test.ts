import {
  addAddress,
  confirmSample,
  createSample,
  GARMENT_STEP_KEYS,
  getStepTimes,
  type InputOf,
  moveOrder,
  myOrder,
  type Order,
  type OrderPage,
  prepareSample,
  reportStep,
  type Sample,
  sampleFeedback,
  sampleReceived,
  saveProposal,
  sendSample,
} from "@selvedge/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DIST } from "../../server/platform/http/pages/build-pages.ts";
import { builtPages } from "../../server/platform/http/pages/pages.ts";
import { BUYER, type Client, SALES, type TestApp } from "../api/harness.ts";
import { aDocument, startMill, styleIdOf } from "../api/mill.ts";
import { HOME } from "../api/orders.ts";
import { freePort } from "../run/portal.ts";
import { testLong } from "../run/test-long.ts";
import { pathOf, queryOf, sideways } from "./customers.ts";
import { type BrowserUser, browserUser, openBrowser, PHONE, soon, type TestBrowser } from "./house.ts";

const HOST = "127.0.0.1";
let portal: TestApp;
let mill: Client;
let buyer: Client;
let browser: TestBrowser;
let url: string;
let sizes: string[];

/** A mill of its own with one garment sample that the customer approved, and a design of its style in two colourways. */
beforeAll(async () => {
  portal = await startMill({
    clock: { now: () => new Date(), move: () => {} },
    pages: builtPages(DIST),
    limits: { rates: false },
  });
  const port = await freePort();
  url = `http://${HOST}:${port}`;
  await portal.app.listen({ host: HOST, port });
  [mill, buyer] = [await portal.signIn(SALES.username), await portal.signIn(BUYER.username)];
  const designId = await styleIdOf(portal);
  ({ sizes } = await portal.db.selectFrom("styles").select("sizes").where("id", "=", designId).executeTakeFirstOrThrow());
  const { addressId } = await buyer.call(addAddress, HOME);
  const document = await aDocument(portal, buyer);
  const ids = ["a", "b"].map((letter) => letter.repeat(32));
  const colourways = Object.fromEntries(
    ["Ink", "Ecru"].map((name, i) => [ids[i]!, { id: ids[i]!, name, pieces: document.pieces }]),
  );
  await buyer.call(saveProposal, { designId, name: "For the shops", document: { ...document, colourways } });
  const keyOf = ({ sampleId, version }: Sample) => ({ sampleId, version });
  const asked = await buyer.call(createSample, { kind: "garment", items: [{ designId }], addressId });
  const confirmed = await mill.call(confirmSample, { ...keyOf(asked), promisedDate: "2030-01-01" });
  const sent = await mill.call(sendSample, { ...keyOf(await mill.call(prepareSample, keyOf(confirmed))), courier: "DHL" });
  const received = await buyer.call(sampleReceived, keyOf(sent));
  await buyer.call(sampleFeedback, { ...keyOf(received), rating: 5, verdict: "approved" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await portal?.close();
});

async function customer(how: Parameters<typeof browserUser>[1] = {}): Promise<BrowserUser> {
  const person = await browserUser(browser, { url, ...how });
  const [name, value] = [...buyer.cookies][0]!;
  await person.context.addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
  return person;
}
const orderNow = async (orderId: string) => (await buyer.call(myOrder, { orderId })) as Order;
async function report(orderId: string, said: Omit<InputOf<typeof reportStep>, "noticeDetailId" | "version">) {
  const [line] = await mill.call(getStepTimes, { orderId });
  const { version } = line!.steps.find(({ step }) => step === said.step)!;
  await mill.call(reportStep, { noticeDetailId: line!.noticeDetailId, version, ...said });
}

test("an approved sample is ordered in sizes and colours, confirmed with price and day, and leaves the mill in two parts", async () => {
  const person = await customer();
  const { page } = person;
  await person.go("/myGarmentSample");
  await page.getByRole("button", { name: "Order this garment" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Design" }).click();
  await page.getByRole("option", { name: "For the shops" }).click();
  await soon(() => dialog.getByRole("textbox", { name: "Colour 2" }).inputValue()).toBe("Ecru");
  for (const [colour, size, pieces] of [
    ["Ink", 0, "30"],
    ["Ink", 1, "50"],
    ["Ecru", 0, "10"],
  ] as const)
    await dialog.getByRole("textbox", { name: `${colour}, ${sizes[size]}` }).fill(pieces);
  await dialog.getByRole("textbox", { name: "PO number" }).fill("PO 8122");
  await dialog.getByText("6 cartons · 90 pc").waitFor();
  await person.accessible("the order of a garment");
  await person.picture("garment-order-dialog-desk-en");
  await dialog.getByRole("button", { name: "Send the order" }).click();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await soon(() => pathOf(person)).toBe("/myGarmentOrder");
  const orderId = queryOf(person).orderId!;
  const placed = await orderNow(orderId);
  expect(placed).toMatchObject({ kind: "garment", poNumber: "PO 8122", quantity: { value: 90 }, total: null });
  expect(placed.garment!.proposal!.name).toBe("For the shops");
  const shown = page.getByRole("region", { name: `Order ${placed.orderNo}` });
  await shown.getByText("The steps are planned when the mill confirms the order.").waitFor();

  const prices = [{ lineId: placed.lines[0]!.lineId, price: { amount: 2_345, currency: "USD" } }];
  const promisedDate = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await mill.call(moveOrder, { orderId, to: "confirmed", version: placed.version, promisedDate, prices });
  await shown.getByText("On plan").waitFor();
  await shown.getByText("Cutting out", { exact: true }).waitFor();
  await page.getByText("2,110.50").first().waitFor();
  const matrix = shown.getByRole("group", { name: "Sizes and colours, pieces" });
  await soon(() => matrix.getByRole("row").allInnerTexts()).toContainEqual(expect.stringMatching(/^Ink\s+30\s+50\s+80$/));
  for (const word of ["Chest", "Length"]) await shown.getByRole("rowheader", { name: word }).waitFor();

  for (const step of GARMENT_STEP_KEYS.slice(0, -1))
    for (const state of ["active", "done"] as const) await report(orderId, { step, state });
  const cells = [{ size: sizes[0]!, colour: "Ink", quantity: 12 }];
  await report(orderId, {
    step: "shipped",
    state: "active",
    shipment: { carrier: "DHL", trackingNo: "7312", cartons: 1, cells },
  });
  await shown.getByText("7312").waitFor();
  await soon(() => matrix.getByRole("row").allInnerTexts()).toContainEqual(
    expect.stringMatching(/^Ink\s+30\s+Delivered\s+12\s+50\s+Delivered\s+0\s+80\s+Delivered\s+12$/),
  );
  await shown.getByText("Contents").click();
  await shown.getByText(`${sizes[0]} × 12`).waitFor();
  await person.accessible("a garment order that is shipped in part");
  await person.picture("garment-order-desk-en");

  // A link that was written for orders of fabrics leads to the garments.
  await person.go(`/myOrder?orderId=${orderId}`);
  await soon(() => pathOf(person)).toBe("/myGarmentOrder");
  expect(queryOf(person).orderId).toBe(orderId);
  expect(((await buyer.call(myOrder, { kind: "fabric" })) as OrderPage).total).toBe(0);
  await report(orderId, { step: "shipped", state: "done" });
  await shown.getByRole("button", { name: "Confirm receipt" }).click();
  await soon(async () => (await orderNow(orderId)).status).toBe("completed");
  await shown.getByRole("button", { name: "Order again" }).click();
  await soon(() =>
    page
      .getByRole("dialog")
      .getByRole("textbox", { name: `Ink, ${sizes[1]}` })
      .inputValue(),
  ).toBe("50");
  expect(person.troubles).toEqual([]);
});

testLong("on a phone in Arabic the order stands in one column, its table is scrolled in its place", async () => {
  const person = await customer({ viewport: PHONE, language: "arab", touch: true });
  const { page } = person;
  const { list } = (await buyer.call(myOrder, { kind: "garment" })) as OrderPage;
  await person.go(`/myGarmentOrder?orderId=${list[0]!.orderId}`);
  await page.getByRole("group", { name: "المقاسات والألوان، بالقطعة" }).waitFor();
  await page.getByText("القص", { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
  expect(await sideways(person)).toBe(0);
  await person.accessible("a garment order on the phone");
  await person.picture("garment-order-phone-ar");
  await page.getByRole("button", { name: "اطلب مجددًا" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: "المقاسات والألوان، بالقطعة" }).waitFor();
  await person.accessible("the order of a garment on the phone");
  await person.picture("garment-order-dialog-phone-ar");
  const { width } = (await dialog.boundingBox())!;
  expect(await dialog.evaluate((sheet) => sheet.scrollWidth)).toBeLessThanOrEqual(Math.ceil(width));
  expect(person.troubles).toEqual([]);
});

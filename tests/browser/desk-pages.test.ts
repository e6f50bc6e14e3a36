import {
  addAddress,
  addCart,
  addInspection,
  addOrder,
  createLapDip,
  createRfq,
  createSample,
  getCustomerById,
  getMenuFabrics,
  getThread,
  insertBrowseLog,
  moveOrder,
  myOrder,
  type Order,
  type OrderPage,
  postToThread,
  quote,
  sendLapDipRound,
  setConsent,
  startLapDip,
} from "@selvedge/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reflectanceOf } from "../../demo/desk/dyes.ts";
import type { Caller } from "../run/caller.ts";
import { daily } from "../run/circle.ts";
import { complete } from "../run/waits.ts";
import { sideways } from "./customers.ts";
import { type BrowserUser, BUYER, browserUser, DESK, letIn, openBrowser, PHONE, session, type TestBrowser } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = { userName: "Marta", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };
const STONE = { navy: 0.09, yellow: 0.075, red: 0.045 };
const VALID_UNTIL = "2030-03-01";

let browser: TestBrowser;
let buyer: Caller;
let mill: Caller;
/** One record of each kind, as the pages show it. */
let records: Awaited<ReturnType<typeof recordsOfEachKind>>;
beforeAll(async () => {
  [browser, buyer, mill] = [await openBrowser(), await session(BUYER), await session(SALES)];
  records = await recordsOfEachKind();
});
afterAll(() => browser.close());

async function recordsOfEachKind() {
  const { list } = await buyer.call(getMenuFabrics, { pageSize: 96 });
  const { productId, productCode, moq } = list.find(({ stock, price, moq }) => stock === "order" && price && moq?.unit === "m")!;
  const { addressId } = await buyer.call(addAddress, HOME);
  const items = [{ productId, productNum: moq!.value }];
  const { orderId, orderNo } = await buyer.call(addOrder, { addressId, items });
  // What is ordered leaves the cart.
  await buyer.call(addCart, { items, mode: "replace" });
  const { version } = (await buyer.call(myOrder, { orderId })) as Order;
  await mill.call(moveOrder, { orderId, to: "confirmed", version });
  const subject = { kind: "order", id: orderId } as const;
  await buyer.call(postToThread, { subject, content: "One dye lot, please." });
  await buyer.call(setConsent, { allow: true });
  await buyer.call(insertBrowseLog, { productId, remainTime: 42_000 });
  const { threadId } = await buyer.call(getThread, { subject });
  const garments = (await buyer.call(myOrder, { kind: "garment", pageSize: 1 })) as OrderPage;
  const { sampleId } = await buyer.call(createSample, { kind: "hanger", items: [{ productId }], addressId });
  return {
    productCode,
    orderId,
    orderNo,
    threadId,
    sampleId,
    garmentOrder: garments.list[0]!,
    lapDipId: await aLapDip(productId),
    rfqId: await aQuotation(productId),
    reportId: await aReport(productId),
  };
}

/** One whose first round of two options has been sent. */
async function aLapDip(productId: string): Promise<string> {
  const standard = { kind: "physical" as const, name: "Stone" };
  const { lapDipId } = await buyer.call(createLapDip, { productId, standard });
  const { version } = await mill.call(startLapDip, { lapDipId, version: 1, standardSpectrum: reflectanceOf(STONE) });
  const options = (["A", "B"] as const).map((label, index) => ({
    label,
    recipeNo: `R1-${label}`,
    spectrum: reflectanceOf({ ...STONE, red: STONE.red * (1.1 + index / 10) }),
  }));
  await mill.call(sendLapDipRound, { lapDipId, version, options });
  return lapDipId;
}

/** One that the mill has named its price for. */
async function aQuotation(productId: string): Promise<string> {
  const { rfqId, version, currency, lines } = await buyer.call(createRfq, { items: [{ productId, productNum: 300 }] });
  const prices = lines.map(({ lineId }) => ({ lineId, price: { amount: 470, currency }, leadDays: 28 }));
  await mill.call(quote, { rfqId, version, lines: prices, validUntil: VALID_UNTIL });
  return rfqId;
}

/** One of a roll with a fault, and a test. */
async function aReport(productId: string): Promise<string> {
  const { customerId: companyId } = await buyer.call(getCustomerById, {});
  const defects = [{ code: "hole" as const, direction: "hole" as const, sizeMm: 30, positionM: 41.2, acrossMm: 1_480 }];
  const { reportId } = await mill.call(addInspection, {
    companyId,
    productId,
    lotNo: "Pages 1",
    rolls: [{ rollNo: "001", lengthM: 50, widthMm: 1_500, defects }],
    tests: [{ name: "Pilling", method: "ISO 12945-2", required: "4", result: "4", passed: true }],
  });
  return reportId;
}

const main = (page: Page) => page.getByRole("main");
const listed = (page: Page) => main(page).getByRole("listitem").first().waitFor();
/** A record of the mill with who is in charge of it. */
const inCharge = (page: Page) => main(page).getByRole("combobox").first().waitFor();

/** A page of the desk and what is on it when it is there; those that are `everyDay` are looked at in the daily circle too. */
type DeskPage = {
  readonly name: string;
  readonly path: () => string;
  readonly there: (page: Page) => Promise<unknown>;
  readonly everyDay?: true;
};

const OF_THE_CUSTOMER: readonly DeskPage[] = [
  {
    name: "checkout",
    path: () => "/checkout",
    there: (page) => main(page).getByText(records.productCode).first().waitFor(),
  },
  {
    name: "my-order-opened",
    path: () => `/myOrder?orderId=${records.orderId}`,
    there: (page) => main(page).getByRole("region", { name: records.orderNo }).waitFor(),
    everyDay: true,
  },
  {
    name: "my-garment-order-opened",
    path: () => `/myGarmentOrder?orderId=${records.garmentOrder.orderId}`,
    there: (page) => main(page).getByRole("region", { name: records.garmentOrder.orderNo }).waitFor(),
  },
  { name: "my-garment-sample", path: () => "/myGarmentSample", there: listed },
  { name: "my-sample", path: () => "/mySample", there: listed },
  { name: "my-sample-opened", path: () => `/mySample?sampleId=${records.sampleId}`, there: listed },
  { name: "my-lap-dip", path: () => "/myLapDip", there: listed },
  {
    name: "my-lap-dip-opened",
    path: () => `/myLapDip?lapDipId=${records.lapDipId}`,
    there: (page) => main(page).getByRole("img", { name: /ΔE/ }).first().waitFor(),
  },
  { name: "my-sourcing", path: () => "/mySourcing", there: listed },
  {
    name: "my-sourcing-opened",
    path: () => `/mySourcing?rfqId=${records.rfqId}`,
    there: (page) => main(page).getByText(records.productCode).first().waitFor(),
  },
  {
    name: "my-fabric",
    path: () => "/myFabric",
    there: (page) => main(page).locator('a[href^="/myOrder?productId="]').first().waitFor(),
  },
  { name: "inspection-reports", path: () => "/inspectionReport", there: listed },
  {
    name: "inspection-report-opened",
    path: () => `/inspectionReport?reportId=${records.reportId}`,
    there: (page) => main(page).getByRole("table").first().waitFor(),
  },
  { name: "user-info", path: () => "/userInfo", there: (page) => main(page).locator("form").first().waitFor() },
  { name: "user-info-addresses", path: () => "/userInfo?tab=addresses", there: listed },
  {
    name: "user-info-colleagues",
    path: () => "/userInfo?tab=colleagues",
    there: (page) => main(page).getByText(BUYER.username).first().waitFor(),
  },
  { name: "setting", path: () => "/setting", there: listed, everyDay: true },
  { name: "history", path: () => "/history", there: listed },
  {
    name: "history-opened",
    path: () => `/history?threadId=${records.threadId}`,
    there: (page) => main(page).getByRole("region").getByRole("listitem").first().waitFor(),
  },
  { name: "comment", path: () => "/comment", there: (page) => main(page).getByRole("checkbox").first().waitFor() },
];

const OF_THE_MILL: readonly DeskPage[] = [
  { name: "erp-nav", path: () => "/wapErp/nav", there: listed, everyDay: true },
  {
    name: "erp-scan",
    path: () => "/wapErp/nav",
    there: async (page) => {
      await main(page).locator("search button").last().click();
      await page.getByRole("dialog").getByRole("textbox").waitFor();
    },
  },
  ...(["order", "rfq", "lapDip", "sample", "thread"] as const).map((kind) => ({
    name: `erp-manage-${kind}`,
    path: () => `/wapErp/manage?kind=${kind}`,
    there: listed,
  })),
  { name: "erp-view-order", path: () => `/wapErp/view?kind=order&id=${records.orderId}`, there: inCharge },
  { name: "erp-view-rfq", path: () => `/wapErp/view?kind=rfq&id=${records.rfqId}`, there: inCharge },
  { name: "erp-view-lap-dip", path: () => `/wapErp/view?kind=lapDip&id=${records.lapDipId}`, there: inCharge },
  { name: "erp-view-sample", path: () => `/wapErp/view?kind=sample&id=${records.sampleId}`, there: inCharge },
  {
    name: "erp-view-thread",
    path: () => `/wapErp/view?kind=thread&id=${records.threadId}`,
    there: (page) => main(page).getByText("One dye lot, please.").first().waitFor(),
  },
  { name: "erp-warning", path: () => "/wapErp/warning", there: listed, everyDay: true },
];

const chosen = (pages: readonly DeskPage[], isDaily: boolean) =>
  isDaily
    ? daily(
        pages.filter(({ everyDay }) => everyDay),
        ...pages.filter(({ everyDay }) => !everyDay),
      )
    : pages;

/** Every page in both; in the daily circle Arabic on a phone and Chinese at the desk. */
const PLACES = daily(
  [
    { language: "arab", place: "phone", isDaily: true },
    { language: "cn", place: "desk", isDaily: true },
  ],
  { language: "arab", place: "desk", isDaily: false },
  { language: "cn", place: "phone", isDaily: false },
);

describe.each(PLACES)("in $language, at the $place", ({ language, place, isDaily }) => {
  let customer: BrowserUser;
  let staff: BrowserUser;
  beforeAll(async () => {
    const how = { language, viewport: place === "phone" ? PHONE : DESK, touch: place === "phone" };
    [customer, staff] = [await browserUser(browser, how), await browserUser(browser, how)];
    await letIn(customer, buyer);
    await letIn(staff, mill);
  });
  afterAll(async () => {
    await customer.context.close();
    await staff.context.close();
  });

  /** The page is of its language, fits its window, has one title, is accessible and has its picture taken. */
  async function isSound(person: BrowserUser, { name, path, there }: DeskPage) {
    const { page } = person;
    await person.go(path());
    await there(page);
    await complete(page);
    await person.picture(`desk-${name}-${place}-${language}`);
    const { dir, lang } = await page.evaluate(() => ({ dir: document.documentElement.dir, lang: document.documentElement.lang }));
    expect([dir, lang]).toEqual(language === "arab" ? ["rtl", "ar"] : ["ltr", "zh-CN"]);
    expect(await sideways(person)).toBeLessThanOrEqual(0);
    expect(await page.locator("h1").count()).toBe(1);
    await person.accessible(name);
    expect(person.troubles).toEqual([]);
  }

  test.each(chosen(OF_THE_CUSTOMER, isDaily))("$name of the customer fits, has one title and is accessible", (one) =>
    isSound(customer, one),
  );

  test.each(chosen(OF_THE_MILL, isDaily))("$name of the mill fits, has one title and is accessible", (one) =>
    isSound(staff, one),
  );
});

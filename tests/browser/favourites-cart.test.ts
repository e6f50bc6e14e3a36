/// <reference types="vite/client" />

import { readFileSync } from "node:fs";
import {
  addCart,
  addFavorite,
  addFavoriteGroup,
  batchDeleteFabric,
  cartList,
  deleteFavoriteGroup,
  getFavoriteGroup,
  getFavoriteList,
  listRfq,
  searchTexturedProducts,
} from "@selvedge/contract";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testLong } from "../run/test-long.ts";
import { complete } from "../run/waits.ts";
import {
  arrive,
  type BrowserUser,
  BUYER,
  browserUser,
  letIn,
  openBrowser,
  PHONE,
  session,
  soon,
  type TestBrowser,
} from "./house.ts";

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Fabric = { productId: string; productCode: string; productName: string; productImg: string };
let fabrics: Fabric[];

/** The buyer keeps two fabrics in a default group and has a group of their own that is empty; the cart is empty. */
beforeEach(async () => {
  const buyer = await session(BUYER);
  for (const group of await buyer.call(getFavoriteGroup, {})) {
    if (!group.isDefault) await buyer.call(deleteFavoriteGroup, { groupId: group.groupId, force: true });
  }
  const kept = await buyer.call(getFavoriteList, { pageSize: 100 });
  if (kept.total > 0) await buyer.call(batchDeleteFabric, { itemIds: kept.list.map(({ itemId }) => itemId) });
  await buyer.call(addCart, { items: [], mode: "replace" });
  fabrics = (await buyer.call(searchTexturedProducts, { pageSize: 3 })).list;
  await buyer.call(addFavorite, { productIds: fabrics.slice(0, 2).map(({ productId }) => productId) });
  await buyer.call(addFavoriteGroup, { groupName: "Spring" });
});

const counts = (page: Page): Promise<[string, number, string][]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem("buyCart") ?? "[]") as { productCode: string; productNum: number; checked: string }[]).map(
      ({ productCode, productNum, checked }) => [productCode, productNum, checked] as [string, number, string],
    ),
  );
const cartButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Cart/ });

async function atFavourites(person: BrowserUser): Promise<void> {
  await letIn(person, await session(BUYER));
  await person.go("/favorite?menuType=fabric");
  await person.page.getByRole("heading", { name: "Default group" }).waitFor();
}

test("a buyer annotates a favourite, moves it, brings a removed one back and takes the group home as a sheet with pictures", async () => {
  const person = await browserUser(browser);
  const { page } = person;
  await atFavourites(person);
  const [first, second] = fabrics as [Fabric, Fabric];
  const row = (code: string) => page.getByRole("listitem").filter({ hasText: code });
  await row(first.productCode).getByLabel(`Note on ${first.productCode}`).fill("softer");
  await page.keyboard.press("Enter");
  await row(first.productCode)
    .getByLabel(/^Own sale price/)
    .fill("12,90");
  await page.keyboard.press("Enter");
  const buyer = await session(BUYER);
  const kept = async () =>
    (await buyer.call(getFavoriteList, {})).list.map(({ product, note, salePrice }) => [
      product?.productCode,
      note,
      salePrice?.amount,
    ]);
  await soon(kept).toContainEqual([first.productCode, "softer", 1290]);
  await person.accessible("favorites");
  await person.picture("favorites");

  await row(second.productCode).getByRole("checkbox").check();
  await page.getByRole("toolbar").getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("menuitem", { name: /^Spring/ }).click();
  await page.getByText("Moved to “Spring”: 1").waitFor();
  await soon(() => row(second.productCode).count()).toBe(0);

  await page.getByRole("button", { name: `Remove ${first.productCode}` }).click();
  await page.getByText("This group is empty").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await row(first.productCode).waitFor();
  await soon(kept).toContainEqual([first.productCode, "softer", 1290]);

  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export to Excel" }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/^Default group \d{4}-\d\d-\d\d\.xlsx$/);
  const parts = Object.keys(unzipSync(readFileSync(await sheet.path())));
  expect(parts.filter((name) => name.startsWith("xl/media/"))).toHaveLength(1);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("the cart is the same in two tabs, one less of one takes the line out, and who signs out leaves no cart behind", async () => {
  const person = await browserUser(browser);
  const { page } = person;
  await atFavourites(person);
  const [first, second] = fabrics as [Fabric, Fabric];
  const other = await person.context.newPage();
  await arrive(other, page.url());
  await cartButton(other).waitFor();

  const put = (code: string) => page.getByRole("button", { name: `Add to cart: ${code}` }).click();
  await put(first.productCode);
  await put(first.productCode);
  await put(second.productCode);
  const both = [
    [first.productCode, 2, "1"],
    [second.productCode, 1, "1"],
  ];
  await soon(() => counts(page)).toEqual(both);
  await soon(() => cartButton(other).getAttribute("aria-label")).toBe("Cart: 2");
  await cartButton(other).click();
  const drawer = other.getByRole("dialog", { name: "Cart" });
  await drawer.getByText("Total").waitFor();
  await person.accessible("cart", other);
  await person.picture("cart", other);
  await drawer.getByRole("button", { name: `Less of ${second.productCode}` }).click();
  await drawer.getByRole("button", { name: `Less of ${first.productCode}` }).click();
  await soon(() => counts(page)).toEqual([[first.productCode, 1, "1"]]);
  await drawer.getByRole("checkbox", { name: "All" }).uncheck();
  await soon(() => counts(page)).toEqual([[first.productCode, 1, "0"]]);
  await soon(() => cartButton(page).getAttribute("aria-label")).toBe("Cart: 1");

  await drawer.getByRole("checkbox", { name: "All" }).check();
  await drawer.getByRole("button", { name: "Request a quotation" }).click();
  const asking = other.getByRole("dialog", { name: "Request a quotation" });
  await asking.getByText(first.productCode, { exact: true }).waitFor();
  await person.accessible("a quotation is requested from the cart", other);
  // Not now leads back to the cart.
  await asking.getByRole("button", { name: "Not now" }).click();
  await drawer.getByRole("button", { name: "Request a quotation" }).click();
  await asking.getByRole("button", { name: "Send the request" }).click();
  await other.waitForURL((address) => address.pathname === "/mySourcing" && address.searchParams.has("rfqId"));
  await other.getByRole("heading", { level: 1, name: /RQ-/ }).waitFor();
  const [request] = (await (await session(BUYER)).call(listRfq, { pageSize: 1 })).list;
  expect([request?.productCode, request?.status]).toEqual([first.productCode, "requested"]);
  // It would be ordered from the cart a second time, beside the accepted quotation.
  await soon(() => counts(page)).toEqual([]);
  // What it still asks for after the sign-out would be refused.
  await complete(other);

  await page.getByRole("banner").getByRole("button", { name: "Marta Conti" }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.waitForURL((address) => address.pathname === "/login");
  expect(await page.evaluate(() => ["buyCart", "commonTools", "userId"].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ]);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("what one tab changed the moment before another signs out is in the cart on the next device", async () => {
  const [first] = fabrics as [Fabric];
  const person = await browserUser(browser);
  const { page } = person;
  await atFavourites(person);
  const other = await person.context.newPage();
  await arrive(other, page.url());
  // What it still asks for after the sign-out would be refused.
  await complete(other);
  await page.getByRole("banner").getByRole("button", { name: "Marta Conti" }).click();
  await page.getByRole("menuitem", { name: "Log Out" }).waitFor();
  await other.getByRole("button", { name: `Add to cart: ${first.productCode}` }).click();
  await soon(() => counts(page)).toEqual([[first.productCode, 1, "1"]]);
  await page.getByRole("menuitem", { name: "Log Out" }).click();
  await page.waitForURL((address) => address.pathname === "/login");
  const { call } = await session(BUYER);
  expect((await call(cartList, {})).map(({ productCode, productNum }) => [productCode, productNum])).toEqual([
    [first.productCode, 1],
  ]);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

test("what was put in before on this device is merged with the other device's cart: the larger count wins", async () => {
  const [first, second] = fabrics as [Fabric, Fabric];
  const buyer = await session(BUYER);
  await buyer.call(addCart, { items: [{ productId: first.productId, productNum: 30 }], mode: "replace" });
  const person = await browserUser(browser);
  const line = ({ productId, productCode, productName, productImg }: Fabric, productNum: number) => ({
    ...{ productId, productCode, productName, productImg, groupName: "", checked: "1" },
    productNum,
  });
  await person.context.addInitScript(
    (cart) => {
      if (location.origin !== "null" && !localStorage.getItem("buyCartSynced")) localStorage.setItem("buyCart", cart);
    },
    JSON.stringify([line(first, 4), line(second, 7)]),
  );
  await atFavourites(person);
  await soon(async () => new Map((await counts(person.page)).map(([code, count]) => [code, count]))).toEqual(
    new Map([
      [first.productCode, 30],
      [second.productCode, 7],
    ]),
  );
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

testLong("in Arabic on a phone the favourites and the cart fit their screen, right to left", async () => {
  const person = await browserUser(browser, { viewport: PHONE, touch: true, language: "arab" });
  const { page } = person;
  await letIn(person, await session(BUYER));
  await person.go("/favorite?menuType=fabric");
  const [first] = fabrics as [Fabric];
  await page.getByRole("heading", { name: "المجموعة الافتراضية" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
  await page.getByRole("button", { name: `أضف إلى السلة: ${first.productCode}` }).click();
  await person.accessible("favorites in Arabic");
  await person.picture("favorites-arab-phone");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^السلة/ })
    .click();
  const drawer = page.getByRole("dialog", { name: "السلة" });
  await drawer.getByText("المجموع", { exact: true }).waitFor();
  await person.accessible("cart in Arabic");
  await person.picture("cart-arab-phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  expect(person.troubles).toEqual([]);
  await person.context.close();
});

import { getListByKeys, getMenuFabrics } from "@selvedge/contract";
import { expect, test } from "vitest";
import { testLong } from "../run/test-long.ts";
import { codesOf, customers, pathOf, queryOf, sideways } from "./customers.ts";
import { PHONE, soon } from "./house.ts";

const { buyer, customer } = customers();
const pagesOf = (total: number) => Math.ceil(total / 24);

test("a word with a typing error is corrected and said so; facet, order and page go into the address, and back brings the same list", async () => {
  const person = await customer();
  const { page } = person;
  await person.go("/home");
  await page.getByRole("combobox", { name: "Search fabrics" }).fill("cottno");
  await page.keyboard.press("Enter");
  await soon(() => pathOf(person) + new URL(page.url()).search).toBe("/goods?cid=cottno");
  await page.getByText("Showing “cotton”").waitFor();
  await person.accessible("/goods of a corrected word");
  await person.picture("finding-corrected-desk-en");

  await page
    .getByRole("complementary")
    .getByRole("checkbox", { name: /^Solid/i })
    .check();
  await soon(() => queryOf(person)).toEqual({ cid: "cottno", pattern: "solid" });
  await page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Price, lowest first" });
  await soon(() => queryOf(person)).toEqual({ cid: "cottno", pattern: "solid", sort: "price" });
  const wanted = await buyer().call(getListByKeys, {
    keys: "cottno",
    filters: { pattern: ["solid"] },
    sort: "price",
    pageNum: 2,
  });
  await page.getByText(`Page 1 of ${pagesOf(wanted.total)}`).waitFor();
  await page.getByRole("button", { name: "Next page" }).click();
  await soon(() => queryOf(person)).toEqual({ cid: "cottno", pattern: "solid", sort: "price", page: "2" });
  const secondPage = wanted.list.map(({ productCode }) => productCode);
  await soon(() => codesOf(person)).toEqual(secondPage);

  await page.getByRole("link", { name: "Selvedge", exact: true }).click();
  await page.waitForURL((address) => address.pathname === "/home");
  await page.goBack();
  await soon(() => queryOf(person)).toEqual({ cid: "cottno", pattern: "solid", sort: "price", page: "2" });
  await soon(() => codesOf(person)).toEqual(secondPage);

  await page.getByRole("button", { name: "Search for “cottno” anyway" }).click();
  await page.getByRole("heading", { name: "No fabric matches “cottno”" }).waitFor();
  expect(queryOf(person)).toMatchObject({ cid: "cottno", exact: "1" });
  await person.picture("finding-refused-desk-en");
});

test("the category bar is walked by arrow keys: a third-level category opens the list of its three ids, Escape closes", async () => {
  const person = await customer();
  const { page } = person;
  const { keyboard } = page;
  await person.go("/goods?primaryId=163&secondaryId=250");
  const bar = page.getByRole("navigation", { name: "Categories" });
  await bar.getByRole("button", { name: "Shirting" }).focus();
  await keyboard.press("ArrowDown");
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Yarn dyed");
  await person.picture("finding-categories-desk-en");
  await person.accessible("the open category bar");
  await keyboard.press("Escape");
  expect(await bar.getByRole("link", { name: "Checks" }).count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Shirting");
  await keyboard.press("ArrowDown");
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Yarn dyed");
  await keyboard.press("ArrowRight");
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Stripes");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await soon(() => queryOf(person)).toEqual({ primaryId: "163", secondaryId: "250", tertiaryId: "311" });
  await page.getByRole("heading", { level: 1, name: "Checks" }).waitFor();
  const steps = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  expect(await steps.allTextContents()).toEqual(["Fabrics", "Shirting", "Yarn dyed", "Checks"]);
  expect(await steps.last().getByRole("link").count()).toBe(0);
});

testLong(
  "on a Chinese phone the filters come from below, and the advanced search writes its thirteen values into the address",
  async () => {
    const person = await customer({ language: "cn", viewport: PHONE, touch: true });
    const { page } = person;
    await person.go("/goods?primaryId=163&secondaryId=250");
    await page.getByRole("button", { name: "筛选" }).click();
    const sheet = page.getByRole("dialog");
    await sheet
      .getByRole("checkbox", { name: /条纹|条/ })
      .first()
      .check();
    await soon(() => queryOf(person)).toEqual({ primaryId: "163", secondaryId: "250", pattern: "stripe" });
    const { total } = await buyer().call(getMenuFabrics, { primaryId: 163, secondaryId: 250, filters: { pattern: ["stripe"] } });
    await sheet.getByRole("button", { name: `显示 ${total} 款面料` }).waitFor();
    await person.accessible("the sheet of filters");
    await person.picture("finding-filters-phone-cn");
    await sheet.getByRole("button", { name: "高级搜索" }).click();
    await page.getByRole("combobox", { name: "成分" }).fill("棉");
    await page.keyboard.press("Tab");
    await page.getByRole("combobox", { name: "克重" }).fill("110-130");
    await page.keyboard.press("Tab");
    await person.accessible("the advanced search");
    await person.picture("finding-advanced-phone-cn");
    await page.getByRole("dialog").getByRole("button", { name: "高级搜索" }).click();
    const advcid = `Cotton @110-130${" @".repeat(12)}`;
    await soon(() => [pathOf(person), queryOf(person)]).toEqual(["/goodSearch", { advcid }]);
    await page.getByRole("button", { name: /成分.*移除此条件/ }).click();
    await soon(() => queryOf(person)).toEqual({ advcid: ` @110-130${" @".repeat(12)}` });
    expect(await sideways(person)).toBeLessThanOrEqual(0);
  },
);

test("a search without a fabric is no wall, on an Arabic phone either: one condition is left out, or the mill is asked", async () => {
  const person = await customer({ language: "arab", viewport: PHONE, touch: true });
  const { page } = person;
  await person.go("/goods?cid=denim&pattern=paisley");
  const offer = page
    .getByRole("main")
    .getByRole("button", { name: /دنيم|denim|paisley|بيزلي/ })
    .first();
  await offer.waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await person.accessible("a list without a fabric");
  await person.picture("finding-nothing-phone-arab");
  expect(await page.getByRole("link", { name: "كل الأقمشة" }).getAttribute("href")).toBe("/goods");
  await offer.click();
  await page.locator("[data-code]").first().waitFor();
  await person.picture("finding-list-phone-arab");
});

test("a list asked to refresh takes its own place with the same query and another r", async () => {
  const person = await customer();
  await person.go("/goods?cid=linen");
  await person.page.locator("[data-code]").first().waitFor();
  await person.go("/refreshsearch?cid=linen");
  await soon(() => pathOf(person)).toBe("/goodSearch");
  expect(queryOf(person)).toEqual({ cid: "linen", r: expect.stringMatching(/^[0-9a-z]{4,}$/) });
  await person.page.goBack();
  await soon(() => [pathOf(person), queryOf(person)]).toEqual(["/goods", { cid: "linen" }]);
});

test("a list that fails says so with the request's number, keeps its filters and comes when it is tried again", async () => {
  const person = await customer();
  const { page, context } = person;
  const path = "/menu-product/getList";
  person.expectsFailure(500, path);
  let isBroken = true;
  await context.route(`**${path}`, (route) =>
    isBroken
      ? route.fulfill({
          status: 500,
          headers: { "x-request-id": "0badc0de0badc0de0badc0de" },
          json: { code: 50000, message: "Something went wrong.", data: null },
        })
      : route.fallback(),
  );
  await person.go("/goods?primaryId=166&view=table");
  const fault = page.getByRole("alert").filter({ hasText: "0badc0de0badc0de0badc0de" });
  await fault.waitFor();
  await person.picture("finding-failing-desk-en");
  isBroken = false;
  await fault.getByRole("button", { name: "Try again" }).click();
  await page.locator("tbody [data-code]").first().waitFor();
  await person.accessible("the table");
  await person.picture("finding-table-desk-en");
  expect(queryOf(person)).toEqual({ primaryId: "166", view: "table" });
});

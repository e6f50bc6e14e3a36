import { getStyleList } from "@selvedge/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../run/caller.ts";
import { fabricCoded } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { type BrowserUser, BUYER, browserUser, letIn, openBrowser, PHONE, session, soon, type TestBrowser } from "./house.ts";

let browser: TestBrowser;
let buyer: Caller;
let address: (style: string, fabricCode?: string) => Promise<string>;
beforeAll(async () => {
  [browser, buyer] = [await openBrowser(), await session(BUYER)];
  const { list } = await buyer.call(getStyleList, { pageNum: 1, pageSize: 100 });
  address = async (style, fabricCode) => {
    const { id } = list.find(({ name }) => name === style)!;
    const fabric = fabricCode && { productId: (await fabricCoded(buyer, fabricCode)).productId };
    return `/styleShow?${new URLSearchParams({ designId: id, ...fabric })}`;
  };
});
afterAll(() => browser.close());

async function customer(how: Parameters<typeof browserUser>[1] = {}): Promise<BrowserUser> {
  const person = await browserUser(browser, how);
  await letIn(person, buyer);
  return person;
}

const pattern = (page: Page) => page.locator("section[aria-labelledby=pattern]");
/** The figure that stands under a name, "1.37 m" as 1.37. */
const figure = async (page: Page, name: string) =>
  Number.parseFloat((await pattern(page).locator("dl div", { hasText: name }).locator("dd").textContent()) ?? "");
const areaOfAll = async (page: Page) =>
  Number.parseFloat((await pattern(page).locator("tfoot td").nth(1).textContent())!.replace(",", ""));

test("a shirt's pieces are counted and measured as they are cut, its sizes nested, its cloth laid out", async () => {
  const person = await customer({ webGl: false });
  const { page } = person;
  await person.go(await address("Button shirt"));
  await pattern(page).scrollIntoViewIfNeeded();
  await pattern(page).getByRole("row").nth(10).waitFor();
  expect(await pattern(page).locator("tfoot td").first().textContent()).toBe("14");
  expect(await pattern(page).getByRole("row", { name: "Collar" }).getByRole("cell").first().textContent()).toBe("2");
  const withAllowance = await areaOfAll(page);
  await pattern(page).getByLabel("Seam allowance").selectOption("0");
  await soon(() => areaOfAll(page)).toBeLessThan(withAllowance * 0.95);
  const file = await pattern(page).getByRole("link", { name: "To print, PDF A0" }).getAttribute("href");
  expect(file).toContain("format=pdf&paper=a0");
  await pattern(page).getByLabel("Seam allowance").selectOption("10");

  await pattern(page).getByRole("tab", { name: "Sizes" }).click();
  const front = pattern(page).getByRole("img", { name: "Front R in the sizes 38, 40, 42, 44" });
  expect(await front.locator("path").count()).toBe(4 + 1);

  await pattern(page).getByRole("tab", { name: "Fabric needed" }).click();
  await soon(() => pattern(page).locator("[aria-busy=false] dl").count()).toBe(1);
  const one = await figure(page, "Length, estimated");
  expect(one).toBeGreaterThan(1.1);
  expect(one).toBeLessThan(1.8);
  expect(await pattern(page).locator("figure g").count()).toBe(14);
  await pattern(page).getByLabel("42", { exact: true }).fill("1");
  await page.keyboard.press("Tab");
  await soon(() => pattern(page).locator("figure g").count()).toBe(28);
  await soon(() => pattern(page).locator("[aria-busy=false] dl").count()).toBe(1);
  expect(await figure(page, "Length, estimated")).toBeGreaterThan(1.6 * one);
  expect(await figure(page, "For each garment")).toBeLessThan(1.15 * one);
  await person.accessible("/styleShow, cloth needed", page);
  await person.picture("pattern-cloth-desk-en", page);
  expect(person.troubles).toEqual([]);
});

testLong(
  "a skirt wider than the cloth is said to be, and is laid across the grain on demand; on a phone in Arabic too",
  async () => {
    const person = await customer({ language: "arab", viewport: PHONE, touch: true, webGl: false });
    const { page } = person;
    await person.go(await address("A-line skirt"));
    await pattern(page).scrollIntoViewIfNeeded();
    await pattern(page).getByRole("tab").nth(2).click();
    const refusal = pattern(page).getByRole("alert");
    await refusal.waitFor();
    expect(await pattern(page).locator("dl").count()).toBe(0);
    await refusal.getByRole("button").click();
    await soon(() => pattern(page).locator("[aria-busy=false] dl").count()).toBe(1);
    expect(await pattern(page).locator("figure g").count()).toBe(2);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    await person.accessible("/styleShow, cloth needed", page);
    await person.picture("pattern-cloth-phone-arab", page);
    expect(person.troubles).toEqual([]);
  },
);

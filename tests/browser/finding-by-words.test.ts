import { getListByKeys, getSuggestKeys } from "@selvedge/contract";
import { expect, test } from "vitest";
import { testLong } from "../run/test-long.ts";
import { codesOf, customers, pathOf, queryOf, sideways, tabTo } from "./customers.ts";
import { PHONE, soon } from "./house.ts";

const { buyer, customer } = customers();

test("without a mouse: a suggested word, a filter, from card to card, a heart, the cart, and back to where one was", async () => {
  const person = await customer();
  const { page } = person;
  const { keyboard } = page;
  await person.go("/goods?primaryId=163&secondaryId=250");
  await page.locator("[data-code]").first().waitFor();
  const field = page.getByRole("combobox", { name: "Search fabrics" });
  await tabTo(person, field);
  await keyboard.type("popl");
  const options = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
  const offered = await buyer().call(getSuggestKeys, { queryKey: "popl" });
  expect(offered.length).toBeGreaterThan(0);
  await soon(() => options.allTextContents()).toEqual(offered);
  await keyboard.press("Escape");
  await soon(() => options.count()).toBe(0);
  await keyboard.type("i");
  const more = await buyer().call(getSuggestKeys, { queryKey: "popli" });
  await soon(() => options.allTextContents()).toEqual(more);
  await keyboard.press("ArrowDown");
  await person.accessible("suggestions");
  await person.picture("words-suggested-desk-en");
  await keyboard.press("Enter");
  await soon(() => queryOf(person)).toEqual({ cid: more[0] });

  const color = page.getByRole("complementary").getByRole("checkbox").first();
  await color.waitFor();
  await tabTo(person, color);
  await keyboard.press("Space");
  await soon(() => Object.keys(queryOf(person))).toHaveLength(2);
  const cards = page.locator("main [data-card]");
  await soon(() => cards.count()).toBeGreaterThan(1);
  await tabTo(person, cards.first());
  await keyboard.press("ArrowRight");
  await soon(() => cards.nth(1).evaluate((node) => node === document.activeElement)).toBe(true);
  const [, code = ""] = await codesOf(person);
  const list = page.url();
  const heart = page.getByRole("button", { name: `Favorite: ${code}` });
  expect(await heart.getAttribute("aria-pressed")).toBe("false");
  await tabTo(person, heart);
  await keyboard.press("Enter");
  await page.getByText("Saved to your favorites").waitFor();
  expect(await heart.getAttribute("aria-pressed")).toBe("true");
  await keyboard.press("Enter");
  await page.getByText("Removed from your favorites").waitFor();
  expect(await heart.getAttribute("aria-pressed")).toBe("false");
  await tabTo(person, page.getByRole("button", { name: `Add to cart: ${code}` }));
  await keyboard.press("Enter");
  const cart = page.getByRole("banner").getByRole("button", { name: /^Cart/ });
  await soon(() => cart.getAttribute("aria-label")).toMatch(/^Cart: \d+/);
  await cart.focus();
  await keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Cart" });
  await drawer.getByText(code).first().waitFor();
  await person.accessible("the cart opened by keys");
  const less = drawer.getByRole("button", { name: `Less of ${code}` });
  await tabTo(person, less);
  await keyboard.press("Escape");
  await soon(() => cart.evaluate((node) => node === document.activeElement)).toBe(true);

  await cards.nth(1).focus();
  await keyboard.press("Enter");
  await soon(() => pathOf(person)).toBe("/goodsDetails");
  await page.goBack();
  await soon(() => page.url()).toBe(list);
});

testLong("Chinese words are found without spaces between them, and are suggested in Chinese", async () => {
  const person = await customer({ language: "cn" });
  const { page } = person;
  await person.go("/goods?primaryId=163&secondaryId=250");
  const field = page.getByRole("combobox", { name: "搜索面料" });
  await field.fill("条");
  const options = page.getByRole("listbox", { name: "搜索建议" }).getByRole("option");
  await soon(() => options.count()).toBeGreaterThan(0);
  for (const text of await options.allTextContents()) expect(text).toMatch(/[\u4e00-\u9fff]|^SV-/);
  await field.fill("棉条纹");
  await page.keyboard.press("Enter");
  await soon(() => queryOf(person)).toEqual({ cid: "棉条纹" });
  const { list, total } = await buyer().call(getListByKeys, { keys: "棉条纹" });
  expect(total).toBeGreaterThan(10);
  for (const { attrs } of list) expect([attrs.pattern, attrs.composition]).toEqual(["stripe", expect.stringContaining("Cotton")]);
  await page.getByRole("heading", { level: 1, name: "棉条纹" }).waitFor();
  await soon(() => codesOf(person)).toEqual(list.map(({ productCode }) => productCode));
  await person.accessible("a list of Chinese words");
  await person.picture("words-found-desk-cn");
});

testLong("on an Arabic phone a misspelled Arabic word is corrected and said so, and can be taken as it is", async () => {
  const person = await customer({ language: "arab", viewport: PHONE, touch: true });
  const { page } = person;
  await person.go("/goods");
  const field = page.getByRole("combobox", { name: "البحث عن أقمشة" });
  await field.fill("بوبلبن");
  await page.keyboard.press("Enter");
  await soon(() => queryOf(person)).toEqual({ cid: "بوبلبن" });
  const hint = page.getByRole("main").getByText("بوبلين").first();
  await hint.waitFor();
  await page.locator("[data-code]").first().waitFor();
  await person.accessible("a corrected Arabic word");
  await person.picture("words-corrected-phone-arab");
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await page
    .getByRole("main")
    .getByRole("button", { name: /بوبلبن/ })
    .click();
  await soon(() => queryOf(person)).toMatchObject({ cid: "بوبلبن", exact: "1" });
});

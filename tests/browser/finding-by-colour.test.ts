import { searchByColour } from "@selvedge/contract";
import { expect, test } from "vitest";
import { daily } from "../run/circle.ts";
import { testLong } from "../run/test-long.ts";
import { codesOf, customers, queryOf, sideways } from "./customers.ts";
import { arriveAgain, PHONE, soon } from "./house.ts";

const { buyer, customer } = customers();
const near = async (asked: { hex?: string; code?: string; pn?: number; rn?: number }) =>
  (await buyer().call(searchByColour, asked)).list.map(({ productCode }) => productCode);

test("the fabrics near a colour are a list of pages, which says how far each is and is narrowed, sent and exported", async () => {
  const person = await customer();
  const { page } = person;
  const [first, second] = [await near({ hex: "#1f3a5f", rn: 24 }), await near({ hex: "#1f3a5f", rn: 24, pn: 1 })];
  await person.go("/goods");
  await page.getByRole("banner").getByRole("button", { name: "Search by picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Search by picture" });
  await dialog.getByRole("tab", { name: "By colour" }).click();
  await dialog.getByLabel("Colour value, name or code").fill("#1F3A5F");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: /^All \d+ in the list$/ }).click();
  await page.getByRole("heading", { level: 1, name: "Near your colour" }).waitFor();
  await soon(() => codesOf(person)).toEqual(first);
  expect(queryOf(person)).toEqual({ colour: "1f3a5f" });
  await page
    .getByText(/^ΔE2000 \d/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Export all to Excel" }).waitFor();
  await person.picture("colour-found-desk-en");
  await person.accessible("the fabrics near a colour");
  await page.getByRole("button", { name: "Next page" }).click();
  await soon(() => codesOf(person)).toEqual(second);
  await arriveAgain(page);
  await soon(() => codesOf(person)).toEqual(second);
});

testLong("in Chinese a colour is written as a value, and the list it leads to keeps it", async () => {
  const person = await customer({ language: "cn" });
  const { page } = person;
  await person.go("/goods?primaryId=163&secondaryId=250");
  await page.getByRole("banner").getByRole("button", { name: "以图搜索" }).click();
  const dialog = page.getByRole("dialog", { name: "以图搜索" });
  await dialog.getByRole("tab", { name: "按颜色" }).click();
  const field = dialog.getByLabel("色值、名称或色号");
  await field.fill("#1F3A5F");
  await page.keyboard.press("Enter");
  const navy = await near({ hex: "#1f3a5f" });
  const listed = await near({ hex: "#1f3a5f", rn: 24 });
  await soon(() => dialog.getByText(/^SV-/).allTextContents()).toEqual(navy);

  await person.picture("colour-search-desk-cn");
  await person.accessible("the colour search");

  await dialog.getByRole("button", { name: /^在列表中查看全部/ }).click();
  await page.getByRole("heading", { level: 1, name: "接近您的颜色" }).waitFor();
  expect(queryOf(person)).toEqual({ colour: "1f3a5f" });
  await arriveAgain(page);
  await soon(() => codesOf(person)).toEqual(listed);
  await person.picture("colour-found-desk-cn");
  await page.getByRole("button", { name: "您的颜色：再次用它搜索" }).click();
  await soon(() => field.inputValue()).toBe("#1f3a5f");
});

testLong("on a phone a colour is named, and one that nobody knows is said to be so", async () => {
  const person = await customer({ viewport: PHONE, touch: true });
  const { page } = person;
  await person.go("/goods");
  await page.getByRole("banner").getByRole("button", { name: "Search by picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Search by picture" });
  await dialog.getByRole("tab", { name: "By colour" }).click();
  const ask = async (text: string) => {
    await dialog.getByLabel("Colour value, name or code").fill(text);
    await dialog.getByRole("button", { name: "Search", exact: true }).click();
  };
  await ask("royal blue");
  const royal = await near({ code: "royal blue" });
  expect(royal).toHaveLength(20);
  await soon(() => dialog.getByText(/^SV-/).allTextContents()).toEqual(royal);
  await person.picture("colour-search-phone-en");
  await person.accessible("the colour search on a phone");
  expect(await sideways(person)).toBeLessThanOrEqual(0);
  await ask("no such colour at all");
  await dialog.getByText("The colour is not known.").waitFor();
});

const SENTENCES = [
  ["en", "3 fabrics were still being prepared for this search and may be missing."],
  ["cn", "搜索时仍有 3 款面料在准备中，可能未包含在结果里。"],
  ["arab", "كانت \u20663\u2069 أقمشة لا تزال قيد التجهيز لهذا البحث وقد لا تظهر هنا."],
] as const;
test.each(daily(SENTENCES.slice(0, 1), ...SENTENCES.slice(1)))(
  "a list that was found before every fabric was prepared says so over itself in %s",
  async (language, sentence) => {
    const person = await customer({ language });
    const { page } = person;
    const [first] = (await buyer().call(searchByColour, { hex: "#1f3a5f", rn: 1 })).list;
    await person.go(`/goods?products=${first!.productId}&colour=1f3a5f&pending=3`);
    await page.getByText(sentence, { exact: true }).waitFor();
    await person.picture(`colour-pending-desk-${language}`);
    await person.go(`/goods?products=${first!.productId}&colour=1f3a5f`);
    await soon(() => codesOf(person)).toEqual([first!.productCode]);
    expect(await page.getByText(sentence, { exact: true }).count()).toBe(0);
  },
);

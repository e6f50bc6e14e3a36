import { getMenuFabrics } from "@selvedge/contract";
import { expect, test } from "vitest";
import { codesOf, customers, pathOf, queryOf, sideways } from "./customers.ts";
import { soon } from "./house.ts";

const { buyer, customer } = customers();

test("at an Arabic desk: values, a range by arrow keys, the colours of a quality together, thirteen fields filled and emptied", async () => {
  const person = await customer({ language: "arab" });
  const { page } = person;
  await person.go("/goods?primaryId=163&secondaryId=250");
  const column = page.getByRole("complementary");
  const least = column.getByRole("slider", { name: "الوزن، من" });
  await least.focus();
  const before = Number(await least.inputValue());
  for (let press = 0; press < 12; press += 1) await page.keyboard.press("ArrowUp");
  await soon(() => queryOf(person).weight).toMatch(/^\d+(\.\d+)?-\d+(\.\d+)?$/);
  const [from = 0, to = 0] = (queryOf(person).weight ?? "").split("-").map(Number);
  expect(from).toBeGreaterThan(before);
  const filters = { weight: [from, to] as [number, number] };
  const asked = { primaryId: 163, secondaryId: 250, filters, sort: "newest" as const };
  const { list, total } = await buyer().call(getMenuFabrics, asked);
  for (const { attrs } of list) expect(attrs.weight).toBeGreaterThanOrEqual(from);
  await soon(() => codesOf(person)).toEqual(list.map(({ productCode }) => productCode));
  await person.accessible("a list narrowed by weight in Arabic");
  await person.picture("attributes-range-desk-arab");
  expect(await sideways(person)).toBeLessThanOrEqual(0);

  await page.getByRole("checkbox", { name: "ألوان الصنف معًا" }).check();
  await soon(() => queryOf(person).together).toBe("1");
  const together = await buyer().call(getMenuFabrics, { ...asked, together: true });
  expect(together).toMatchObject({ fabrics: total });
  expect(together.total).toBeLessThan(total);
  await soon(() => codesOf(person)).toEqual(together.list.map(({ productCode }) => productCode));
  await person.picture("attributes-together-desk-arab");

  await page.getByRole("banner").getByRole("button", { name: "بحث متقدم" }).click();
  const dialog = page.getByRole("dialog", { name: "بحث متقدم" });
  const fields = dialog.getByRole("combobox");
  await soon(() => fields.count()).toBe(13);
  for (let index = 0; index < 13; index += 1) {
    await fields.nth(index).fill(`${index}`);
    await page.keyboard.press("Tab");
  }
  await person.accessible("the advanced search in Arabic");
  await person.picture("attributes-advanced-desk-arab");
  await dialog.getByRole("button", { name: "إعادة الضبط" }).click();
  expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))).toEqual(Array(13).fill(""));
  expect(await dialog.getByRole("button", { name: "بحث متقدم", exact: true }).getAttribute("aria-disabled")).toBe("true");
  await fields.nth(1).fill("100-120");
  await page.keyboard.press("Tab");
  await dialog.getByRole("button", { name: "بحث متقدم", exact: true }).click();
  await soon(() => pathOf(person)).toBe("/goodSearch");
  expect(queryOf(person)).toEqual({ advcid: ` @100-120${" @".repeat(12)}` });
});

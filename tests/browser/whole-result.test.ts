import { readFileSync } from "node:fs";
import { getListByKeys } from "@selvedge/contract";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { daily } from "../run/circle.ts";
import { customers } from "./customers.ts";
import { PHONE } from "./house.ts";

const { buyer, customer } = customers();

/** The rows of a sheet's first page, its heading left out. */
const rowsOf = (path: string) => {
  const parts = unzipSync(readFileSync(path));
  const sheet = strFromU8(Object.entries(parts).find(([name]) => name.endsWith("sheet1.xml"))![1]);
  return [...sheet.matchAll(/<row\b/g)].length - 1;
};

test.each(daily([{ on: "a desk", how: {} }], { on: "a phone", how: { viewport: PHONE, touch: true } }))(
  "the whole result is exported as it is listed, not one page of it, on $on",
  async ({ how }) => {
    const filters = { pattern: ["stripe"] };
    const { total } = await buyer().call(getListByKeys, { keys: "cotton", filters, pageSize: 1 });
    expect(total).toBeGreaterThan(1);
    const person = await customer(how);
    const { page, go } = person;
    await go("/goods?cid=cotton&pattern=stripe&size=24");
    const button = page.getByRole("button", { name: "Export all to Excel" });
    await button.waitFor();
    await person.accessible("the head of a list with its export");
    const [sheet] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(sheet.suggestedFilename()).toMatch(/\.xlsx$/);
    expect(rowsOf(await sheet.path())).toBe(total);
  },
);

test("a list of more fabrics than a sheet holds gets a message, and nothing is asked for", async () => {
  const { page, go } = await customer();
  await page.route("**/menu-product/getList", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, fabrics: 5_001 } } });
  });
  await go("/goods?sort=weight");
  await page.getByRole("button", { name: "Export all to Excel" }).click();
  await page.getByText("A sheet holds at most 5,000 fabrics; these are 5,001. Narrow the list first.").waitFor();
});

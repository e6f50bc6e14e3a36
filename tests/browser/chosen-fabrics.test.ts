import { readFileSync } from "node:fs";
import {
  addFavorite,
  addFavoriteGroup,
  deleteFavoriteGroup,
  getFavoriteGroup,
  getFavoriteList,
  searchTexturedProducts,
} from "@selvedge/contract";
import { MAX_ON_SHEET } from "@selvedge/contract/swatch-sheet";
import { expect, test } from "vitest";
import { customers } from "./customers.ts";

const { buyer, customer } = customers();
const LIST = "/goods?primaryId=163&secondaryId=250";

test("chosen fabrics are saved to a group, asked about, and had as a sheet of swatches", async () => {
  const { page, go } = await customer();
  await go(LIST);
  const cards = page.locator("main [data-code]");
  await cards.nth(2).waitFor();
  const codes = (await cards.allTextContents()).slice(0, 3);
  for (const code of codes) {
    await page.getByRole("listitem").filter({ hasText: code }).first().hover();
    await page.getByRole("button", { name: `Choose ${code}` }).click();
  }
  const bar = page.getByRole("region", { name: "Chosen fabrics" });
  await bar.getByText("3 chosen").waitFor();

  await bar.getByRole("button", { name: "Save to a group" }).click();
  await page.getByRole("menuitem", { name: "New group…" }).click();
  await page.getByRole("dialog").getByLabel("Group name").fill("For the tannery");
  await page.keyboard.press("Enter");
  await page.getByText("Saved to “For the tannery”: 3").waitFor();
  const group = (await buyer().call(getFavoriteGroup, {})).find(({ groupName }) => groupName === "For the tannery")!;
  const { list } = await buyer().call(getFavoriteList, { menuType: "fabric", groupId: group.groupId });
  expect(list.map(({ product }) => product?.productCode).sort()).toEqual(codes.toSorted());

  await bar.getByRole("button", { name: "Ask the mill" }).click();
  const attached = page.getByRole("dialog").getByRole("list", { name: "Fabrics attached" });
  await attached.getByText(codes[2]!).waitFor();
  expect(await attached.getByRole("listitem").count()).toBe(3);
  await page.keyboard.press("Escape");

  const [sheet] = await Promise.all([
    page.waitForEvent("download"),
    bar.getByRole("button", { name: "Swatch sheet, PDF" }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    readFileSync(await sheet.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await buyer().call(deleteFavoriteGroup, { groupId: group.groupId, force: true });
});

test("a group of more fabrics than a sheet of swatches holds gets an error", async () => {
  const { call } = buyer();
  const { list } = await call(searchTexturedProducts, { pageSize: MAX_ON_SHEET + 1 });
  const { groupId } = await call(addFavoriteGroup, { groupName: "Nearly all" });
  await call(addFavorite, { productIds: list.map(({ productId }) => productId), groupId });
  const { page, go } = await customer();
  await go(`/favorite?menuType=fabric&groupId=${groupId}`);
  await page.getByRole("heading", { name: "Nearly all" }).waitFor();
  await page.getByRole("button", { name: "Swatch sheet, PDF" }).click();
  await page.getByText("A swatch sheet holds at most 60 fabrics; these are 61.").waitFor();
  await call(deleteFavoriteGroup, { groupId, force: true });
});

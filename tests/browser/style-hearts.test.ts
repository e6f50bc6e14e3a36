import { deleteFavoriteGroup, delStyleFavorite, getFavoriteGroup, getFavoriteSum } from "@selvedge/contract";
import { beforeEach, expect, test } from "vitest";
import { styleNamed, T_SHIRT } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { customers } from "./customers.ts";
import { PHONE, soon } from "./house.ts";

const { buyer, customer } = customers();

const kept = async () => (await buyer().call(getFavoriteSum, {})).style;
const styleGroups = () => buyer().call(getFavoriteGroup, { kind: "style" });

/** The buyer keeps no style. */
beforeEach(async () => {
  const { call } = buyer();
  const { id } = await styleNamed(buyer(), T_SHIRT);
  await call(delStyleFavorite, { designId: id });
  for (const group of await styleGroups())
    if (!group.isDefault) await call(deleteFavoriteGroup, { groupId: group.groupId, force: true });
});

test("the heart on a style’s card keeps it: on its presentation, in the editor and among the favourites it is set", async () => {
  const { page, go } = await customer({ webGl: false });
  const { id } = await styleNamed(buyer(), T_SHIRT);
  await go("/favoriteStyle");
  await page.getByRole("link", { name: "Browse styles" }).click();
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: T_SHIRT });
  const heart = page.getByRole("button", { name: `Favorite: ${T_SHIRT}` });
  await card.hover();
  await card.getByRole("button", { name: `Favorite: ${T_SHIRT}` }).click();
  await page.getByText("Saved to your favorites").waitFor();
  await soon(kept).toBe(1);

  await go(`/styleShow?designId=${id}`);
  await heart.and(page.locator("[aria-pressed=true]")).waitFor();
  await page.getByRole("button", { name: `Save to a group: ${T_SHIRT}` }).click();
  await page.getByRole("menuitem", { name: "New group…" }).click();
  await page.getByRole("dialog").getByLabel("Group name").fill("Basics");
  await page.keyboard.press("Enter");
  await page.getByText("Saved to “Basics”").waitFor();

  await go("/favorite?menuType=style");
  await page
    .getByRole("navigation", { name: "Groups" })
    .getByRole("button", { name: /^Basics/ })
    .click();
  await page.getByRole("main").getByRole("link", { name: T_SHIRT }).first().click();
  await page.waitForURL((address) => address.pathname === "/shapeDetails");
  await heart.and(page.locator("[aria-pressed=true]")).click();
  await page.getByText("Removed from your favorites").waitFor();
  await soon(kept).toBe(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await heart.and(page.locator("[aria-pressed=true]")).waitFor();
  await soon(kept).toBe(1);
});

testLong("on a phone the editor keeps the style from its menu, in the group that is ticked", async () => {
  const { page, go } = await customer({ viewport: PHONE, touch: true, webGl: false });
  const { id } = await styleNamed(buyer(), T_SHIRT);
  await go(`/shapeDetails?designId=${id}`);
  const choose = async (name: string) => {
    await page.getByRole("button", { name: "More" }).tap();
    await page.getByRole("menuitem", { name }).tap();
  };
  await choose("Favorite");
  await soon(kept).toBe(1);
  await choose("Save the style to a group…");
  const dialog = page.getByRole("dialog", { name: "Save to a group" });
  await dialog.getByRole("checkbox", { checked: true }).uncheck();
  await soon(kept).toBe(0);
  await dialog.getByRole("button", { name: "New group…" }).tap();
  await page.getByLabel("Group name").fill("Basics");
  await page.keyboard.press("Enter");
  await dialog.getByRole("checkbox", { name: "Basics" }).waitFor();
  await dialog.getByRole("button", { name: "Done" }).tap();
  await soon(async () => (await styleGroups()).map(({ groupName, itemCount }) => [groupName, itemCount])).toContainEqual([
    "Basics",
    1,
  ]);
  expect(await kept()).toBe(1);
});

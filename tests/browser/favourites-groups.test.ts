import {
  addFavorite,
  addFavoriteGroup,
  addStyleFavorite,
  batchDeleteFabric,
  deleteFavoriteGroup,
  ERRORS,
  getFavoriteGroup,
  getFavoriteList,
  getStyle,
  searchTexturedProducts,
} from "@selvedge/contract";
import { DEFAULT_PAGE_SIZE } from "@selvedge/contract/page-size";
import { beforeEach, expect, test } from "vitest";
import { styleNamed, T_SHIRT } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { customers, sideways } from "./customers.ts";
import { arrive, arriveAgain, type BrowserUser, PHONE, soon } from "./house.ts";

const { buyer, customer, stranger } = customers();
const KEPT = 4;
let codes: string[];
let ids: string[];

/** The buyer keeps four fabrics in a default group and nothing else. */
beforeEach(async () => {
  const { call } = buyer();
  for (const kind of ["fabric", "style"] as const)
    for (const group of await call(getFavoriteGroup, { kind }))
      if (!group.isDefault) await call(deleteFavoriteGroup, { groupId: group.groupId, force: true });
  const kept = await call(getFavoriteList, { pageSize: 100 });
  if (kept.total > 0) await call(batchDeleteFabric, { itemIds: kept.list.map(({ itemId }) => itemId) });
  const { list } = await call(searchTexturedProducts, { pageSize: KEPT });
  [codes, ids] = [list.map(({ productCode }) => productCode), list.map(({ productId }) => productId)];
  await call(addFavorite, { productIds: ids });
});

const groups = async () => (await buyer().call(getFavoriteGroup, {})).map(({ groupName, itemCount }) => [groupName, itemCount]);
const row = ({ page }: BrowserUser, code: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: code });

test("groups are made, renamed, put in order, filled by copying and moving, and deleted without losing what they hold", async () => {
  const person = await customer();
  const { page } = person;
  await person.go("/favorite?menuType=fabric");
  await page.getByRole("heading", { name: "Default group" }).waitFor();
  const make = async (name: string) => {
    await page.getByRole("button", { name: "New group" }).click();
    await page.getByRole("dialog").getByLabel("Group name").fill(name);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 2, name }).waitFor();
  };
  await make("Winter");
  await person.picture("favourites-empty-group-desk-en");
  await make("Oslo");
  await soon(groups).toEqual([
    ["Default group", 4],
    ["Winter", 0],
    ["Oslo", 0],
  ]);
  const menu = async (group: string, entry: string) => {
    await page.getByRole("button", { name: `More about ${group}` }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await menu("Winter", "Rename");
  await page.getByRole("dialog").getByLabel("Group name").fill("Winter 27");
  await page.keyboard.press("Enter");
  await soon(groups).toContainEqual(["Winter 27", 0]);
  await page.getByRole("button", { name: "Move Oslo: arrow keys up and down" }).focus();
  await page.keyboard.press("ArrowUp");
  await soon(groups).toEqual([
    ["Default group", 4],
    ["Oslo", 0],
    ["Winter 27", 0],
  ]);

  await page
    .getByRole("navigation", { name: "Groups" })
    .getByRole("button", { name: /^Default group/ })
    .click();
  const choose = async (...chosen: string[]) => {
    for (const code of chosen) await row(person, code).getByRole("checkbox").check();
  };
  const bring = async (how: "Copy to…" | "Move to…", group: string) => {
    await page.getByRole("toolbar").getByRole("button", { name: how }).click();
    await page.getByRole("menuitem", { name: group }).click();
  };
  const [one = "", two = "", three = ""] = codes;
  await choose(one, two);
  await bring("Copy to…", "Oslo");
  await soon(groups).toContainEqual(["Oslo", 2]);
  await choose(three);
  await person.accessible("favourites with a chosen one");
  await bring("Move to…", "Winter 27");
  await soon(groups).toEqual([
    ["Default group", 3],
    ["Oslo", 2],
    ["Winter 27", 1],
  ]);
  await soon(() => row(person, three).count()).toBe(0);

  await menu("Winter 27", "Delete the group");
  const dialog = page.getByRole("dialog", { name: "Delete “Winter 27”?" });
  await person.accessible("deleting a group");
  await dialog.getByRole("button", { name: "Delete the group" }).click();
  await soon(groups).toEqual([
    ["Default group", 4],
    ["Oslo", 2],
  ]);
  await soon(() => row(person, three).count()).toBe(1);
});

test("what is chosen while others are on their way to a group stays chosen, and a refused copy unchooses nothing", async () => {
  const person = await customer();
  const { page } = person;
  await buyer().call(addFavoriteGroup, { groupName: "Oslo" });
  const [first = "", second = ""] = codes;
  const answered = Promise.withResolvers<void>();
  await page.route("**/batchCopyFabric", async (route) => {
    await answered.promise;
    await route.continue();
  });
  await person.go("/favorite?menuType=fabric");
  const isChosen = (code: string) => row(person, code).getByRole("checkbox").isChecked();
  const copy = async () => {
    await page.getByRole("toolbar").getByRole("button", { name: "Copy to…" }).click();
    await page.getByRole("menuitem", { name: "Oslo" }).click();
  };
  await row(person, first).getByRole("checkbox").check();
  await copy();
  await row(person, second).getByRole("checkbox").check();
  answered.resolve();
  await soon(() => isChosen(first)).toBe(false);
  expect(await isChosen(second)).toBe(true);
  await page.getByText("Chosen: 1").waitFor();

  await page.unroute("**/batchCopyFabric");
  const { code, status, message } = ERRORS.stale;
  person.expectsFailure(status, "batchCopyFabric");
  await page.route("**/batchCopyFabric", (route) => route.fulfill({ status, json: { code, message, data: null } }));
  await copy();
  await page.getByText("This was changed elsewhere; you now see the latest version.").waitFor();
  expect(await isChosen(second)).toBe(true);
});

test("what is chosen on one page of a long group is chosen with what is on the next, and choosing nothing clears them all", async () => {
  const { call } = buyer();
  const { list } = await call(searchTexturedProducts, { pageSize: DEFAULT_PAGE_SIZE + 1 });
  const { groupId } = await call(addFavoriteGroup, { groupName: "Long" });
  await call(addFavorite, { productIds: list.map(({ productId }) => productId), groupId });
  await call(addFavoriteGroup, { groupName: "Oslo" });
  const kept = await call(getFavoriteList, { groupId, pageSize: 100 });
  const [first = "", last = ""] = [kept.list.at(0), kept.list.at(-1)].map((item) => item?.product?.productCode);
  const person = await customer();
  const { page } = person;
  await person.go(`/favorite?menuType=fabric&groupId=${groupId}`);
  const turn = (to: string) => page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: to }).click();
  const box = (code: string) => row(person, code).getByRole("checkbox");
  const choose = async () => {
    await box(first).check();
    await turn("Next page");
    await box(last).check();
    await page.getByText("Chosen: 2").waitFor();
  };
  await choose();
  await person.picture("favourites-chosen-desk-en");
  await page.getByRole("button", { name: "Clear selection" }).click();
  await soon(() => box(last).isChecked()).toBe(false);
  await turn("Previous page");
  await row(person, first).waitFor();
  await soon(() => box(first).isChecked()).toBe(false);
  expect(await page.getByRole("toolbar").count()).toBe(0);

  await choose();
  await page.getByRole("toolbar").getByRole("button", { name: "Copy to…" }).click();
  await page.getByRole("menuitem", { name: "Oslo" }).click();
  await soon(groups).toContainEqual(["Oslo", 2]);
  await soon(() => page.getByRole("toolbar").count()).toBe(0);
});

test("a fabric removed from its last group has an empty heart on a list that was loaded before, and a full one when it is brought back", async () => {
  const person = await customer();
  const { page } = person;
  const [code = ""] = codes;
  await person.go(`/goods?products=${ids.join(",")}`);
  const heart = page.getByRole("main").getByRole("button", { name: `Favorite: ${code}` });
  await soon(() => heart.getAttribute("aria-pressed")).toBe("true");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Favorites/ })
    .click();
  await page.getByRole("checkbox", { name: "All" }).check();
  await page.getByRole("toolbar").getByRole("button", { name: "Remove" }).click();
  await page.getByText("This group is empty").waitFor();
  await page.goBack();
  await soon(() => heart.getAttribute("aria-pressed")).toBe("false");
  await page.goForward();
  await page.getByRole("button", { name: "Undo" }).click();
  await row(person, code).waitFor();
  await page.goBack();
  await soon(() => heart.getAttribute("aria-pressed")).toBe("true");
  expect(await groups()).toEqual([["Default group", KEPT]]);
});

testLong(
  "on a Chinese phone a group is shared by a link, which a stranger opens without an account, prices and notes",
  async () => {
    const { groupId } = await buyer().call(addFavoriteGroup, { groupName: "奥斯陆" });
    await buyer().call(addFavorite, { productIds: ids, groupId });
    const person = await customer({ language: "cn", viewport: PHONE, touch: true });
    const { page } = person;
    await person.go(`/favorite?menuType=fabric&groupId=${groupId}`);
    await page.getByRole("main").getByRole("button", { name: "通过链接分享" }).first().click();
    const dialog = page.getByRole("dialog");
    await person.accessible("sharing a group on a phone");
    await person.picture("favourites-share-phone-cn");
    await dialog.getByRole("button", { name: "创建链接" }).click();
    const link = await dialog.getByRole("textbox", { name: "链接", exact: true }).inputValue();
    expect(new URL(link).searchParams.get("shareToken")).toMatch(/\S{16,}/);

    const guest = await stranger({ language: "arab", viewport: PHONE, touch: true });
    await arrive(guest.page, link);
    await guest.page.getByRole("heading", { level: 1, name: "奥斯陆" }).waitFor();
    await soon(() => guest.page.getByRole("main").getByText(/^SV-/).allTextContents()).toHaveLength(KEPT);
    expect(await guest.page.getByRole("main").textContent()).not.toMatch(/USD|EUR/);
    expect(await sideways(guest)).toBeLessThanOrEqual(0);
    await guest.accessible("a shared group");
    await guest.picture("shared-group-phone-arab");
  },
);

/** A group of one style, shared by the buyer from its menu on a phone; answers its link. */
async function sharedStyles(): Promise<{ person: BrowserUser; link: string; designId: string }> {
  const { id: designId } = await styleNamed(buyer(), T_SHIRT);
  const { groupId } = await buyer().call(addFavoriteGroup, { groupName: "Capsule", kind: "style" });
  await buyer().call(addStyleFavorite, { designId, groupId });
  const person = await customer({ viewport: PHONE, touch: true });
  const { page } = person;
  await person.go(`/favoriteStyle?groupId=${groupId}`);
  await page.getByRole("main").getByRole("button", { name: "More about Capsule" }).tap();
  await page.getByRole("menuitem", { name: "Share by link" }).tap();
  const dialog = page.getByRole("dialog", { name: "Share “Capsule”?" });
  await dialog.getByText("your company’s own among them").waitFor();
  await person.picture("favourite-styles-share-phone-en");
  await dialog.getByRole("button", { name: "Create link" }).tap();
  const link = await dialog.getByRole("textbox", { name: "The link", exact: true }).inputValue();
  return { person, link, designId };
}

testLong(
  "on a phone a group of styles is shared by a link, which shows a stranger each of them in 3D until it is withdrawn",
  async () => {
    const { person, link, designId } = await sharedStyles();
    const { sizes } = (await buyer().call(getStyle, { id: designId })).garment;
    const guest = await stranger({ viewport: PHONE, touch: true });
    const { page } = guest;
    await arrive(page, link);
    await page.getByRole("heading", { level: 1, name: "Capsule" }).waitFor();
    const card = page.getByRole("main").getByRole("link", { name: T_SHIRT });
    await card.getByText(sizes.join(" · ")).waitFor();
    expect(await page.locator("main [aria-pressed]").count()).toBe(0);
    expect(await sideways(guest)).toBeLessThanOrEqual(0);
    await guest.accessible("a shared group of styles");
    await guest.picture("shared-styles-phone-en");
    await card.tap();
    await page.getByRole("heading", { level: 1, name: T_SHIRT }).waitFor();
    await page.locator('[data-draw-calls][data-state="ready"]').waitFor();
    expect(await sideways(guest)).toBeLessThanOrEqual(0);
    expect(await page.getByRole("main").textContent()).not.toMatch(/USD|EUR/);
    await guest.accessible("a style of a shared group");
    await guest.picture("shared-style-phone-en");
    await page.getByRole("link", { name: "Back to “Capsule”" }).tap();
    await card.waitFor();

    await person.page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).tap();
    await soon(() => person.page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).count()).toBe(0);
    guest.expectsFailure(410, "/share/open");
    await arriveAgain(page);
    await page.getByRole("heading", { name: "This link is no longer valid" }).waitFor();
  },
);

testLong(
  "in Arabic too a shared group of styles, and a style of it, are read from the right and stay within a phone",
  async () => {
    const { link, designId } = await sharedStyles();
    const guest = await stranger({ language: "arab", viewport: PHONE, touch: true });
    const { page } = guest;
    await arrive(page, link);
    await page.getByRole("main").getByText("المقاسات").waitFor();
    expect(await sideways(guest)).toBeLessThanOrEqual(0);
    await guest.accessible("a shared group of styles in Arabic");
    await guest.picture("shared-styles-phone-arab");
    await page.locator(`main a[href*="designId=${designId}"]`).tap();
    await page.getByRole("link", { name: "العودة إلى «Capsule»" }).waitFor();
    await page.locator('[data-draw-calls][data-state="ready"]').waitFor();
    expect(await sideways(guest)).toBeLessThanOrEqual(0);
    await guest.accessible("a style of a shared group in Arabic");
    await guest.picture("shared-style-phone-arab");
  },
);

testLong("six fabrics are compared at a Chinese desk, a seventh is refused", async () => {
  const person = await customer({ language: "cn" });
  const { page } = person;
  await person.go("/goods?primaryId=163&secondaryId=250");
  const toggles = page.getByRole("main").getByRole("button", { name: /^比较: / });
  await toggles.nth(6).waitFor({ state: "attached" });
  for (let index = 0; index < 7; index += 1) {
    await toggles.nth(index).focus();
    await page.keyboard.press("Enter");
  }
  await page.getByText("最多可并排比较 6 款面料。").waitFor();
  await page.getByRole("region", { name: "比较", exact: true }).getByRole("button", { name: "比较 6 款" }).click();
  const table = page.getByRole("dialog").getByRole("region", { name: "比较表" });
  await soon(() => table.getByRole("columnheader").count()).toBe(7);
  await person.accessible("six fabrics side by side");
  await person.picture("compare-desk-cn");
  const rows = await table.getByRole("rowheader").count();
  await page.getByRole("dialog").getByRole("radio").nth(1).click();
  await soon(() => table.getByRole("rowheader").count()).toBeLessThan(rows);
});

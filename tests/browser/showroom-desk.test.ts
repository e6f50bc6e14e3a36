import {
  addFavorite,
  addFavoriteGroup,
  type ChanelShow,
  deleteChanel,
  deleteFavoriteGroup,
  getChanelRecord,
  getChanelShow,
  getListByKeys,
  listChanelRecords,
  saveChanel,
} from "@selvedge/contract";
import type { Locator } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { complete } from "../run/waits.ts";
import { customers, pathOf, queryOf, sideways } from "./customers.ts";
import { type BrowserUser, DESIGNER, letIn, PHONE, session, soon } from "./house.ts";

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const ROOM = "Winter for Casa Brera";
const KEPT = "Checks for Brera";
const { buyer, customer, stranger } = customers();

/** What these tests make is taken away again: other files count the rooms. */
afterEach(async () => {
  const mill = await session(SALES);
  const { list } = await mill.call(listChanelRecords, { keyword: ROOM });
  for (const { chanelId, version } of list) await mill.call(deleteChanel, { chanelId, version });
});

async function salesAt(how: Parameters<typeof stranger>[0] = {}): Promise<BrowserUser> {
  const person = await stranger(how);
  await letIn(person, await session(SALES));
  return person;
}

const hasFocus = (control: Locator) => control.evaluate((node) => node === document.activeElement);

/** The buyer's private room, made by call. */
async function aRoom() {
  const mill = await session(SALES);
  const { list } = await mill.call(getListByKeys, { keys: "poplin", pageSize: 2 });
  const { customerId } = (await buyer()
    .call(getChanelShow, {})
    .then((lists) => "private" in lists && lists.private[0]!)) as {
    customerId: string;
  };
  const room = { scope: "private" as const, customerId, name: { en: ROOM }, description: { en: "" } };
  const items = list.map(({ productId }) => ({ kind: "fabric" as const, productId }));
  return mill.call(saveChanel, { ...room, groups: [{ name: { en: "Plain" }, story: { en: "" }, items }] });
}

test("the mill makes a private room, fills it from a search and a favourites group, orders it by keyboard, previews and publishes it", async () => {
  const mill = await session(SALES);
  const { groupId } = await mill.call(addFavoriteGroup, { groupName: KEPT });
  const checks = await mill.call(getListByKeys, { keys: "check", pageSize: 2 });
  await mill.call(addFavorite, { groupId, productIds: checks.list.map(({ productId }) => productId) });

  const sales = await salesAt();
  const { page, go } = sales;
  await go("/chanels");
  await page.getByRole("link", { name: "Make and edit showrooms" }).click();
  await soon(() => pathOf(sales)).toBe("/admin/showrooms");
  await page.getByRole("link", { name: "New showroom" }).first().click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Please give the showroom a name.").waitFor();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(ROOM);
  await page.getByRole("radio", { name: "Private" }).check({ force: true });
  await page.getByText("Please choose whose showroom it is.").waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await soon(() => hasFocus(page.getByRole("combobox", { name: "Customer" }))).toBe(true);
  await sales.accessible("the editor of a showroom that was refused");
  await page.getByRole("combobox", { name: "Customer" }).click();
  await page.getByRole("option", { name: "Casa Brera" }).click();
  await page.getByText("The people of Casa Brera see it, and the mill.").waitFor();

  await page.getByRole("button", { name: "New group" }).click();
  await page.getByRole("textbox", { name: "Name of the group" }).fill("Cold days");
  const group = page.getByRole("region", { name: "Cold days" });
  await group.getByRole("button", { name: "Add fabrics, styles or designs" }).click();
  const drawer = page.getByRole("dialog", { name: "Add to “Cold days”" });
  await drawer.getByRole("searchbox", { name: "Search fabrics" }).fill("poplin");
  const { list: poplins } = await mill.call(getListByKeys, { keys: "poplin", pageSize: 1 });
  await drawer.getByRole("checkbox", { name: poplins[0]!.productCode }).check();
  await drawer.getByRole("tab", { name: "Favorites" }).click();
  await drawer.getByRole("combobox", { name: "Favorites group" }).click();
  await page.getByRole("option", { name: KEPT }).click();
  for (const { productCode } of checks.list) await drawer.getByRole("checkbox", { name: productCode }).check();
  await drawer.getByRole("button", { name: "Add 3" }).click();
  const rows = group.getByRole("list").last().getByRole("listitem");
  await soon(() => rows.count()).toBe(3);

  const grip = group.getByRole("button", { name: `Move ${poplins[0]!.productCode}: arrow keys up and down` });
  await grip.focus();
  await page.keyboard.press("ArrowDown");
  await page.getByText(`${poplins[0]!.productCode}: place 2 of 3`).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.getByText(`${poplins[0]!.productCode}: place 3 of 3`).waitFor();
  await soon(() => hasFocus(grip)).toBe(true);
  await complete(page);
  await sales.accessible("the editor of a showroom");

  await page.getByRole("button", { name: "Save" }).click();
  await soon(() => queryOf(sales).chanelId ?? "").toMatch(/^[0-9a-f]{32}$/);
  const chanelId = queryOf(sales).chanelId!;
  const stored = await mill.call(getChanelRecord, { chanelId });
  expect(stored.state).toBe("draft");
  expect(stored.groups[0]!.items.map(({ label }) => label)).toEqual([
    ...checks.list.map(({ productCode }) => productCode),
    poplins[0]!.productCode,
  ]);

  await page.getByRole("button", { name: "Preview as the customer" }).click();
  await page.getByText("As Casa Brera sees it.").waitFor();
  await page.getByText("They do not see it yet: it is a draft.").waitFor();
  await page.getByRole("region", { name: "Cold days" }).waitFor();
  expect(
    (
      await buyer()
        .call(getChanelShow, {})
        .then((lists) => JSON.stringify(lists))
    ).includes(chanelId),
  ).toBe(false);
  await page.getByRole("link", { name: "Back to editing" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText(`“${ROOM}” is published`).waitFor();

  const room = (await buyer().call(getChanelShow, { chanelId })) as ChanelShow;
  expect(room.groups[0]!.products).toHaveLength(3);
  const guest = await customer();
  await guest.go(`/commonChanel?chanelId=${chanelId}`);
  await guest.page.getByRole("heading", { level: 1, name: ROOM }).waitFor();
  const other = await stranger();
  await letIn(other, await session(DESIGNER));
  other.expectsFailure(403, "/chanel/getChanelShow");
  await other.go(`/commonChanel?chanelId=${chanelId}`);
  await other.page.getByRole("heading", { level: 1, name: "This showroom is private" }).waitFor();
  await mill.call(deleteFavoriteGroup, { groupId, force: true });
});

/** Drags a thing by its grip onto the place of another, as a hand does: a little way first, then there. */
async function dragOnto({ page }: BrowserUser, grip: Locator, target: Locator): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [(await grip.boundingBox())!, (await target.boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
}

test("groups and what hangs in them are put into order by dragging, with a line where it will lie", async () => {
  const mill = await session(SALES);
  const { list } = await mill.call(getListByKeys, { keys: "poplin", pageSize: 3 });
  const [first, second, third] = list.map(({ productCode }) => productCode) as [string, string, string];
  const items = list.map(({ productId }) => ({ kind: "fabric" as const, productId }));
  const groups = ["Ground", "Upper"].map((name, index) => ({
    name: { en: name },
    story: { en: "" },
    items: index === 0 ? items : items.slice(0, 1),
  }));
  const room = { scope: "vr" as const, customerId: null, name: { en: ROOM }, description: { en: "" }, groups };
  const { chanelId } = await mill.call(saveChanel, room);
  const sales = await salesAt();
  const { page } = sales;
  await sales.go(`/admin/showroom?chanelId=${chanelId}`);
  const gripOf = (name: string) => page.getByRole("button", { name: `Move ${name}: arrow keys up and down` });
  const [ground, upper] = ["Ground", "Upper"].map((name) => page.getByRole("region", { name })) as [Locator, Locator];
  const rows = ground.getByRole("list").last().getByRole("listitem");
  await soon(() => rows.count()).toBe(3);
  await complete(page);

  await dragOnto(sales, ground.getByRole("button", { name: `Move ${first}: arrow keys up and down` }), rows.nth(1));
  await soon(() => rows.nth(1).getAttribute("data-lands")).toBe("below");
  await sales.picture("showroom-dragged");
  await page.mouse.up();
  await soon(() => rows.evaluateAll((all) => all.map((row) => row.textContent ?? ""))).toEqual([
    expect.stringContaining(second),
    expect.stringContaining(first),
    expect.stringContaining(third),
  ]);
  expect(await ground.locator("[data-lands]").count()).toBe(0);

  await dragOnto(sales, gripOf("Upper"), rows.nth(2));
  await soon(() => ground.locator("xpath=..").getAttribute("data-lands")).toBe("above");
  await page.mouse.up();
  await soon(async () => {
    const [above, below] = [await upper.boundingBox(), await ground.boundingBox()];
    return above !== null && below !== null && above.y < below.y;
  }).toBe(true);
  await page.getByRole("button", { name: "Save" }).click();
  await soon(async () =>
    (await mill.call(getChanelRecord, { chanelId })).groups.map(({ name, items: hung }) => [
      name.en,
      hung.map(({ label }) => label),
    ]),
  ).toEqual([
    ["Upper", [first]],
    ["Ground", [second, first, third]],
  ]);
});

test("what somebody else saved in between is named, and what was typed still stands there; leaving it asks", async () => {
  const made = await aRoom();
  const sales = await salesAt();
  const { page, go } = sales;
  await go(`/admin/showroom?chanelId=${made.chanelId}`);
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.waitFor();
  const mill = await session(SALES);
  const { chanelId, version } = made;
  const customerId = made.customer!.customerId;
  await mill.call(saveChanel, {
    chanelId,
    version,
    scope: "private",
    customerId,
    name: { en: `${ROOM}, theirs` },
    description: { en: "" },
  });
  await name.fill(`${ROOM}, mine`);
  sales.expectsFailure(409, "/admin/saveChanel");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Nothing of yours is lost: it still stands here, and is not saved.").waitFor();
  await soon(() => name.inputValue()).toBe(`${ROOM}, mine`);
  await page.getByRole("link", { name: "All showrooms" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await soon(async () => (await mill.call(getChanelRecord, { chanelId })).name.en).toBe(`${ROOM}, mine`);
  expect((await mill.call(getChanelRecord, { chanelId })).groups[0]!.items).toHaveLength(2);
});

test("what is taken out comes back to its place with Undo, and the focus stays near it", async () => {
  const made = await aRoom();
  const sales = await salesAt();
  const { page, go } = sales;
  await go(`/admin/showroom?chanelId=${made.chanelId}`);
  const [first, second] = made.groups[0]!.items.map(({ label }) => label);
  const gripOf = (name: string) => page.getByRole("button", { name: `Move ${name}: arrow keys up and down`, exact: true });
  const group = page.getByRole("region", { name: "Plain", exact: true });
  const rows = group.getByRole("list").last().getByRole("listitem");
  await group.getByRole("button", { name: `Take out ${first}`, exact: true }).click();
  await page.getByText(`“${first}” was taken out`).waitFor();
  await soon(() => hasFocus(gripOf(second!))).toBe(true);
  await soon(() => rows.count()).toBe(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await soon(() => hasFocus(gripOf(first!))).toBe(true);
  await soon(async () => (await rows.first().textContent())?.includes(first!)).toBe(true);
  await page.getByRole("button", { name: "Take out the group “Plain”" }).click();
  await soon(() => hasFocus(page.getByRole("button", { name: "New group" }))).toBe(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await soon(() => hasFocus(gripOf("Plain"))).toBe(true);
  await soon(() => rows.count()).toBe(2);
});

test("a price that is typed for one customer is not agreed with the next one that is chosen", async () => {
  const made = await aRoom();
  const sales = await salesAt();
  const { page, go } = sales;
  await go(`/admin/showroom?chanelId=${made.chanelId}`);
  const price = page.getByRole("textbox", { name: `Agreed price of ${made.products[0]!.productCode}`, exact: true });
  await price.fill("4.85");
  await page.getByRole("combobox", { name: "Customer" }).click();
  await page.getByRole("option").filter({ hasNotText: made.customer!.name }).first().click();
  await soon(() => price.inputValue()).toBe("");
});

test("a showroom that somebody saved since it was listed is deleted only once that was said", async () => {
  const { chanelId, version, customer: company } = await aRoom();
  const sales = await salesAt();
  const { page, go } = sales;
  await go(`/admin/showrooms?keyword=${encodeURIComponent(ROOM)}`);
  await page.getByRole("button", { name: `Delete “${ROOM}”` }).click();
  const { customerId } = company!;
  const mill = await session(SALES);
  const theirs = { scope: "private" as const, customerId, name: { en: ROOM }, description: { en: "Theirs" } };
  await mill.call(saveChanel, { chanelId, version, ...theirs });
  sales.expectsFailure(409, "/admin/deleteChanel");
  const question = page.getByRole("dialog");
  await question.getByRole("button", { name: "Delete the showroom" }).click();
  await question.getByText("saved this showroom on").waitFor();
  await question.getByRole("button", { name: "Delete the showroom" }).click();
  await page.getByText(`“${ROOM}” was deleted`).waitFor();
  await soon(async () => (await mill.call(listChanelRecords, { keyword: ROOM })).total).toBe(0);
});

test("a showroom is found, duplicated and deleted after a question, on a phone without scrolling sideways", async () => {
  await aRoom();
  const sales = await salesAt({ viewport: PHONE, touch: true });
  const { page, go } = sales;
  await go(`/admin/showrooms?keyword=${encodeURIComponent(ROOM)}`);
  await page.getByRole("link", { name: ROOM }).waitFor();
  expect(await sideways(sales)).toBe(0);
  await sales.accessible("the mill’s showrooms on a phone");
  await page.getByRole("button", { name: `Duplicate “${ROOM}”` }).click();
  await soon(() => pathOf(sales)).toBe("/admin/showroom");
  await page.getByRole("heading", { level: 1, name: ROOM }).waitFor();
  expect(await sideways(sales)).toBe(0);
  // What its garments are made of is a long line.
  await go("/admin/showrooms?keyword=Yarn-dyed");
  await page.getByRole("link", { name: "Yarn-dyed shirting" }).click();
  await page.getByText("Style, Size 40, ", { exact: false }).first().waitFor();
  expect(await sideways(sales)).toBe(0);
  await go(`/admin/showrooms?keyword=${encodeURIComponent(ROOM)}`);
  await page
    .getByRole("button", { name: `Delete “${ROOM}”` })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete the showroom" }).click();
  await page.getByText(`“${ROOM}” was deleted`).waitFor();
  await soon(() => page.getByRole("link", { name: ROOM }).count()).toBe(1);
});

test("a customer is told plainly that the page is not for them", async () => {
  const person = await customer();
  await person.go("/admin/showrooms");
  await person.page.getByRole("heading", { level: 1, name: "This page is for the mill’s sales staff" }).waitFor();
  await person.accessible("the refusal of the mill’s page");
});

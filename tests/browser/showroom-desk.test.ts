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

/** The buyer's private room with two fabrics in each of its groups, made by call. */
async function aRoom(names: readonly string[] = ["Plain"]) {
  const mill = await session(SALES);
  const { list } = await mill.call(getListByKeys, { keys: "poplin", pageSize: 2 * names.length });
  const { customerId } = (await buyer()
    .call(getChanelShow, {})
    .then((lists) => "private" in lists && lists.private[0]!)) as {
    customerId: string;
  };
  const room = { scope: "private" as const, customerId, name: { en: ROOM }, description: { en: "" } };
  const groups = names.map((en, place) => ({
    name: { en },
    story: { en: "" },
    items: list.slice(2 * place, 2 * place + 2).map(({ productId }) => ({ kind: "fabric" as const, productId })),
  }));
  return mill.call(saveChanel, { ...room, groups });
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

const GRIP = ": arrow keys up and down";
const gripOf = ({ page }: BrowserUser, name: string) => page.getByRole("button", { name: `Move ${name}${GRIP}`, exact: true });

/** The groups and what hangs in them as the page has them, one below the other. */
const orderOn = ({ page }: BrowserUser) =>
  page
    .getByRole("button", { name: GRIP })
    .evaluateAll((grips, end) => grips.map((grip) => grip.getAttribute("aria-label")!.slice("Move ".length, -end.length)), GRIP);

/** The same as it is stored, read on a page that is opened anew. */
async function savedAs(sales: BrowserUser, chanelId: string, order: readonly string[]) {
  const mill = await session(SALES);
  await sales.page.getByRole("button", { name: "Save" }).click();
  await soon(async () => {
    const { groups } = await mill.call(getChanelRecord, { chanelId });
    return groups.flatMap(({ name, items }) => [name.en, ...items.map(({ label }) => label)]);
  }).toEqual(order);
  await sales.go(`/admin/showroom?chanelId=${chanelId}`);
  await soon(() => orderOn(sales)).toEqual(order);
}

/** The middle of what is seen of it, once it stands still in the window. */
async function middleOf(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** A room of two groups opened on the mill's page, and what it has by name. */
async function openedRoom(how: Parameters<typeof salesAt>[0] = {}) {
  const { chanelId, groups } = await aRoom(["Plain", "Fancy"]);
  const sales = await salesAt(how);
  await sales.go(`/admin/showroom?chanelId=${chanelId}`);
  const [plain, fancy] = groups.map(({ items }) => items.map(({ label }) => label));
  const first = ["Plain", ...plain!, "Fancy", ...fancy!];
  await soon(() => orderOn(sales)).toEqual(first);
  return { sales, chanelId, first, swapped: ["Fancy", ...fancy!, "Plain", ...plain!.toReversed()], items: plain! };
}

test("groups and what hangs in them are dragged into another order with a mouse, and moved back with the keyboard; Escape leaves them", async () => {
  const { sales, chanelId, first, swapped, items } = await openedRoom({ viewport: { width: 1440, height: 1400 } });
  const { page } = sales;
  const dragTo = async (name: string, onto: string) => {
    const from = await middleOf(gripOf(sales, name));
    const to = await middleOf(gripOf(sales, onto));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.locator("[data-drop]").waitFor();
  };
  await dragTo("Fancy", "Plain");
  await page.keyboard.press("Escape");
  await page.locator("[data-drop]").waitFor({ state: "detached" });
  await page.mouse.up();
  expect(await orderOn(sales)).toEqual(first);

  await dragTo("Fancy", "Plain");
  await page.mouse.up();
  await page.getByText("Fancy: place 1 of 2").waitFor();
  await dragTo(items[1]!, items[0]!);
  await page.mouse.up();
  await soon(() => orderOn(sales)).toEqual(swapped);
  await savedAs(sales, chanelId, swapped);

  await gripOf(sales, "Plain").press("ArrowUp");
  await soon(() => hasFocus(gripOf(sales, "Plain"))).toBe(true);
  await gripOf(sales, items[1]!).press("ArrowDown");
  await savedAs(sales, chanelId, first);
  expect(sales.troubles).toEqual([]);
});

test("a finger drags groups and what hangs in them, scrolls the page at its edge, and has buttons for a step", async () => {
  const { sales, chanelId, first, swapped, items } = await openedRoom({ viewport: PHONE, touch: true });
  const { page, context } = sales;
  const fingers = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
  const hold = async (name: string) => {
    const grip = await middleOf(gripOf(sales, name));
    await touch("touchStart", grip);
    await page.locator("[data-held]").waitFor();
    return grip;
  };
  const height = () => page.evaluate(() => scrollY);

  const item = await hold(items[1]!);
  const { y } = (await gripOf(sales, items[0]!).boundingBox())!;
  await touch("touchMove", { ...item, y: y + 10 });
  await touch("touchEnd");
  await page.getByText(`${items[1]}: place 1 of 2`).waitFor();

  // The group above is a window away: the finger rests at the edge until it comes.
  const { x } = await hold("Fancy");
  const before = await height();
  await touch("touchMove", { x, y: 20 });
  await soon(height).toBeLessThan(before);
  await page.locator('[data-drop="before"]').waitFor();
  await touch("touchEnd");
  await soon(() => orderOn(sales)).toEqual(swapped);
  await savedAs(sales, chanelId, swapped);

  await page.getByRole("button", { name: "Move Plain up", exact: true }).tap();
  await page.getByRole("button", { name: `Move ${items[1]} down`, exact: true }).tap();
  await savedAs(sales, chanelId, first);
  expect(await sideways(sales)).toBe(0);
  expect(sales.troubles).toEqual([]);
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

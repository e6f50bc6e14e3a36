import { listSavedSearches, MAX_SAVED_SEARCHES, saveSearch } from "@selvedge/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bringFabric } from "../api/catalogue.ts";
import { BUYER, type Client } from "../api/harness.ts";
import { daily } from "../run/circle.ts";
import { testLong } from "../run/test-long.ts";
import { pathOf, queryOf, sideways } from "./customers.ts";
import { type BrowserUser, type Person, PHONE, signIn, soon } from "./house.ts";
import { ownPortal } from "./own-portal.ts";

/** A portal of its own: fabrics that come into a catalogue would be found by other tests. */
const { portal, answerTracking, browserUser } = ownPortal({ fixture: "mill" });

let person: BrowserUser;
let buyer: Client;
const saved = async () => (await buyer.call(listSavedSearches, {})).map(({ name, fresh }) => [name, fresh]);
const save = (name: string, address = `cid=${name}`) =>
  buyer.call(saveSearch, { name, address, question: { keys: address.replace("cid=", "") } });

async function comesIn(how: Person = {}): Promise<BrowserUser["page"]> {
  person = await browserUser(how);
  await person.go("/login?redirect=%2Fgoods");
  await signIn(person, BUYER);
  await person.page.locator("main [data-code]").first().waitFor();
  return person.page;
}
beforeEach(async () => {
  await portal().db.deleteFrom("saved_searches").execute();
  await answerTracking();
  buyer = await portal().signIn(BUYER.username, BUYER.password);
});
afterEach(async () => {
  await person.context.close();
  expect(person.troubles).toEqual([]);
});

test("without a mouse: a search is saved, a new fabric is told beside it at the search field, and opening it takes the mark away", async () => {
  const page = await comesIn();
  const { keyboard } = page;
  await person.go("/goods?cid=quetzal&sort=price&page=1");
  const verb = page.getByRole("button", { name: "Save this search" });
  await verb.and(page.locator("[aria-pressed=false]")).focus();
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Save this search" });
  const name = dialog.getByLabel("Name of the search");
  await soon(() => name.inputValue()).toBe("quetzal");
  await person.accessible("naming a search");
  await name.fill(" ");
  await keyboard.press("Enter");
  await dialog.getByText("Please give the search a name.").waitFor();
  await name.fill("Spring quetzals");
  await keyboard.press("Enter");
  await page.getByText("“Spring quetzals” is saved").waitFor();
  await verb.and(page.locator("[aria-pressed=true]")).waitFor();
  expect(await saved()).toEqual([["Spring quetzals", 0]]);

  const code = await bringFabric(portal(), "Quetzal cloth");
  await person.go("/help");
  const field = page.getByRole("combobox", { name: "Search fabrics" });
  await field.focus();
  const options = page.getByRole("listbox", { name: "Saved searches" }).getByRole("option");
  await soon(() => options.allTextContents()).toEqual(["Spring quetzals1 new", "All saved searches"]);
  await person.accessible("saved searches below the empty field");
  await person.picture("saved-searches-field-desk-en");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await soon(() => [pathOf(person), queryOf(person)]).toEqual(["/goods", { cid: "quetzal", sort: "price" }]);
  await page.getByText("1 fabric is new since you last looked").waitFor();
  await soon(() => page.locator("main [data-code]").allTextContents()).toEqual([code]);
  await soon(saved).toEqual([["Spring quetzals", 0]]);
  await verb.and(page.locator("[aria-pressed=true]")).waitFor();

  await person.go("/help");
  await field.focus();
  await soon(() => options.allTextContents()).toEqual(["Spring quetzals", "All saved searches"]);
  await keyboard.press("Escape");
  await soon(() => options.count()).toBe(0);
});

test.each(daily([{ on: "a desk", how: {} }], { on: "a phone", how: { viewport: PHONE, touch: true } }))(
  "the drawer of the user menu opens, renames and deletes a search, and the deletion is undone, on $on",
  async ({ how, on }) => {
    await save("Ibis");
    await save("Heron");
    const page = await comesIn(how);
    await bringFabric(portal(), "Heron cloth");
    await page.getByRole("button", { name: on === "a phone" ? "Account" : "Marta Conti" }).click();
    await page.getByRole("menuitem", { name: "Saved searches" }).click();
    const drawer = page.getByRole("dialog", { name: "Saved searches" });
    const rows = drawer.getByRole("listitem");
    await soon(() => rows.count()).toBe(2);
    await rows.first().getByText("1 new").waitFor();
    await person.accessible(`saved searches on ${on}`);
    await person.picture(`saved-searches-drawer-${on === "a phone" ? "phone" : "desk"}-en`);
    expect(await sideways(person)).toBe(0);

    await drawer.getByRole("button", { name: "Rename “Ibis”" }).click();
    const field = page.getByLabel("Name of the search");
    await field.fill("heron");
    person.expectsFailure(409, "/search/saved/rename");
    await page.keyboard.press("Enter");
    await page.getByText("You have a saved search of this name already.").waitFor();
    await field.fill("White ibis");
    await page.keyboard.press("Enter");
    await drawer.getByRole("link", { name: /White ibis/ }).waitFor();

    await drawer.getByRole("button", { name: "Delete “White ibis”" }).click();
    await soon(() => rows.count()).toBe(1);
    expect(await saved()).toEqual([["Heron", 1]]);
    await drawer.getByText("“White ibis” is deleted").waitFor();
    const undo = drawer.getByRole("button", { name: "Undo", exact: true });
    await soon(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await undo.click();
    await soon(() => rows.count()).toBe(2);
    await soon(() => undo.count()).toBe(0);
    await drawer.getByRole("link", { name: /Heron/ }).click();
    await soon(() => queryOf(person)).toEqual({ cid: "Heron" });
    await soon(() => drawer.count()).toBe(0);
    await soon(saved).toEqual([
      ["Heron", 0],
      ["White ibis", 0],
    ]);
  },
);

test("a saved search is let go of where it was saved, and one too many is refused with what to do", async () => {
  await save("Ibis");
  const page = await comesIn();
  await person.go("/goods?cid=Ibis&view=table");
  const verb = page.getByRole("button", { name: "Save this search" });
  await verb.and(page.locator("[aria-pressed=true]")).click();
  await page.getByText("“Ibis” is deleted").waitFor();
  await verb.and(page.locator("[aria-pressed=false]")).waitFor();
  expect(await saved()).toEqual([]);
  for (let at = 0; at < MAX_SAVED_SEARCHES; at += 1) await save(`Search ${at}`, `cid=${at}`);
  await verb.click();
  person.expectsFailure(429, "/search/saved/add");
  await page.getByRole("button", { name: "Save the search" }).click();
  await page.getByText("You can save at most 50 searches. Delete one first.").waitFor();
});

testLong("without a saved search the drawer says how to come by one, and where it cannot be loaded it says so", async () => {
  const page = await comesIn();
  const open = async () => {
    await page.getByRole("button", { name: "Marta Conti" }).click();
    await page.getByRole("menuitem", { name: "Saved searches" }).click();
  };
  await open();
  await page.getByText("No saved searches yet").waitFor();
  await person.accessible("no saved searches");
  await page.getByRole("dialog").getByRole("link", { name: "Browse fabrics" }).click();
  await soon(() => page.getByRole("dialog").count()).toBe(0);
  await page.route("**/search/saved/list", (route) =>
    route.fulfill({ status: 500, json: { code: 50_000, message: "Wrong", data: null } }),
  );
  person.expectsFailure(500, "/search/saved/list");
  await person.go("/help");
  await open();
  await page.getByRole("dialog").getByRole("alert").waitFor();
  await page.unroute("**/search/saved/list");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("No saved searches yet").waitFor();
});

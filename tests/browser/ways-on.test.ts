import { addFavorite, searchTexturedProducts } from "@selvedge/contract";
import { expect, test } from "vitest";
import { fabricCoded, GINGHAM, styleNamed, T_SHIRT } from "../run/designs.ts";
import { atRest } from "../run/waits.ts";
import { customers, pathOf, queryOf } from "./customers.ts";
import { arriveAgain, type BrowserUser, soon } from "./house.ts";

const { buyer, customer } = customers();
const stands = (person: BrowserUser, path: string) => soon(() => pathOf(person)).toBe(path);

test("a customer’s own start page is reached from the user menu and from the start page", async () => {
  const person = await customer();
  const { page, go } = person;
  await go("/home");
  await page.getByRole("link", { name: "Recently seen and recommended" }).click();
  await stands(person, "/welcome");
  await go("/home");
  await page.getByRole("button", { name: /^Marta Conti/ }).click();
  await page.getByRole("menuitem", { name: "Welcome" }).click();
  await stands(person, "/welcome");
});

test("a secondary category’s landing is reached from the categories, and its list from there", async () => {
  const person = await customer();
  const { page, go } = person;
  await go("/goods?primaryId=163&secondaryId=250");
  const bar = page.getByRole("navigation", { name: "Categories" });
  await bar.getByRole("button", { name: "Shirting" }).click();
  await bar.getByRole("link", { name: "All of “Yarn dyed”" }).click();
  await stands(person, "/secondary");
  await page.getByRole("heading", { level: 1, name: "Yarn dyed" }).waitFor();
  await page.getByRole("link", { name: "See all fabrics" }).click();
  await stands(person, "/goods");
  expect(queryOf(person)).toMatchObject({ primaryId: "163", secondaryId: "250" });
});

test("a style is presented from its card and from the editor, and beside others from the library", async () => {
  const person = await customer({ webGl: false });
  const { page, go } = person;
  const { id } = await styleNamed(buyer(), T_SHIRT);
  await go("/designlist?parentId=4&id=125");
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: T_SHIRT }).first();
  await card.hover();
  await card.getByRole("link", { name: /^Style presentation: / }).click();
  await stands(person, "/styleShow");
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Styles side by side" }).click();
  await stands(person, "/styleShow2");
  await go(`/shapeDetails?designId=${id}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Style presentation" }).click();
  await stands(person, "/styleShow");
  expect(queryOf(person)).toEqual({ designId: id });
});

test("favourites of styles have their place, and a favourite fabric is found by its code", async () => {
  const person = await customer();
  const { page, go } = person;
  const { list } = await buyer().call(searchTexturedProducts, { pageSize: 5 });
  const gingham = await fabricCoded(buyer(), GINGHAM);
  await buyer().call(addFavorite, { productIds: [...list.map(({ productId }) => productId), gingham.productId] });
  await go("/favorite?menuType=fabric");
  await page.getByRole("searchbox", { name: "Code of a fabric in this group" }).fill(GINGHAM.slice(3));
  const rows = page.getByRole("main").getByRole("checkbox");
  await soon(() => rows.count()).toBe(2);
  await page.getByRole("main").getByRole("checkbox", { name: GINGHAM }).waitFor();
  await page.getByRole("tab", { name: /^Styles/ }).click();
  await stands(person, "/favoriteStyle");
  await page.getByRole("navigation", { name: "Personal Center" }).getByRole("link", { name: "Favorites" }).click();
  await stands(person, "/favorite");
});

test("a list leads back to its first page", async () => {
  const person = await customer();
  const { page, go } = person;
  await go("/goods?page=3");
  await page.getByText(/^Page 3 of/).waitFor();
  await page.getByRole("button", { name: "First page" }).click();
  await page.getByText(/^Page 1 of/).waitFor();
  expect(queryOf(person).page).toBeUndefined();
});

test("a page that is loaded whole opens at its top, and Back leads to where a list was left", async () => {
  const person = await customer();
  const { page, go } = person;
  const scrolled = () => page.evaluate(() => scrollY);
  const links = page.locator("a[data-card]");
  await go("/goods");
  await page.getByText(/^Page 1 of/).waitFor();
  await links.nth(12).hover();
  expect(await scrolled()).toBeGreaterThan(0);
  await go("/goods?page=2");
  await page.getByText(/^Page 2 of/).waitFor();
  await links.nth(12).waitFor();
  expect(await atRest(page, scrolled)).toBe(0);
  await go("/goods");
  await page.getByText(/^Page 1 of/).waitFor();
  await links.nth(12).waitFor();
  expect(await atRest(page, scrolled)).toBe(0);
  await links.nth(12).hover();
  const left = await scrolled();
  expect(left).toBeGreaterThan(0);
  await arriveAgain(page);
  await links.nth(12).waitFor();
  await soon(scrolled).toBe(left);
  await links.nth(12).click();
  await stands(person, "/goodsDetails");
  await soon(scrolled).toBe(0);
  await page.goBack();
  await page.getByText(/^Page 1 of/).waitFor();
  await soon(scrolled).toBe(left);
});

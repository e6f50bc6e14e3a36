import { type ChanelLists, delShowroomFavorite, getChanelShow, getFavoriteSum } from "@selvedge/contract";
import { beforeEach, expect, test } from "vitest";
import { complete } from "../run/waits.ts";
import { customers, pathOf, queryOf, sideways } from "./customers.ts";
import { DESIGNER, PHONE, session, soon } from "./house.ts";

const { buyer, customer } = customers();

const SHIRTING = "Yarn-dyed shirting";
const roomsOf = async (person = buyer()) => (await person.call(getChanelShow, {})) as ChanelLists;
const idOfShirting = async () => (await roomsOf()).public.find(({ name }) => name === SHIRTING)!.chanelId;

/** The buyer keeps no showroom. */
beforeEach(async () => {
  await buyer().call(delShowroomFavorite, { chanelId: await idOfShirting() });
});

test("the header’s tab leads to the showrooms, where one is found, kept and entered", async () => {
  const person = await customer();
  const { page, go } = person;
  await go("/home");
  const tab = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Public Showroom/ });
  await go((await tab.getAttribute("href"))!);
  await soon(() => pathOf(person)).toBe("/chanels");
  await page.getByRole("tab", { name: "Private 1" }).click();
  await page.getByRole("link", { name: "Casa Brera: tailoring" }).waitFor();
  expect(await page.getByText("Northlight Studio: spring").count()).toBe(0);
  await page.getByRole("tab", { name: "VR 3" }).click();
  await page.getByRole("link", { name: "Paris texworld" }).waitFor();
  await page.getByRole("searchbox", { name: "Search the showrooms" }).fill("chambray");
  await page.getByText("No showroom matches").waitFor();
  await page.getByRole("tab", { name: "Public 1" }).click();
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: SHIRTING });
  await card.hover();
  await card.getByRole("button", { name: `Favorite: ${SHIRTING}` }).click();
  await page.getByText("Saved to your favorites").waitFor();
  await soon(async () => (await buyer().call(getFavoriteSum, {})).showroom).toBe(1);
  await card.getByRole("link").click();
  await page.getByRole("heading", { level: 1, name: SHIRTING }).waitFor();
  await page
    .getByRole("button", { name: `Favorite: ${SHIRTING}` })
    .and(page.locator("[aria-pressed=true]"))
    .waitFor();
});

test("within a showroom a group is narrowed, kept and chosen, and a shirt opens in the editor with each of its fabrics laid", async () => {
  const person = await customer({ webGl: false });
  const { page, go } = person;
  await go(`/commonChanel?chanelId=${await idOfShirting()}`);
  const stripes = page.getByRole("region", { name: "Stripes" });
  await stripes.waitFor();
  await complete(page);
  await person.accessible("a showroom");
  await stripes.getByRole("button", { name: "Favorite the group" }).click();
  await page.getByText(/^In your favorites: \d+$/).waitFor();
  await page.getByRole("button", { name: "Pattern", exact: true }).click();
  await page.getByRole("checkbox", { name: /^check/i }).click();
  await stripes.waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Checks" }).getByRole("button", { name: "Choose the group" }).click();
  await page.getByRole("region", { name: "Chosen fabrics" }).getByRole("button", { name: "Compare" }).waitFor();
  await page.getByRole("button", { name: "Clear all" }).click();
  await stripes.getByRole("link", { name: /^Button shirt/ }).click();
  await soon(() => pathOf(person)).toBe("/shapeDetails");
  const laid = new Map(
    queryOf(person)
      .fabrics!.split(",")
      .map((piece) => piece.split(".") as [string, string]),
  );
  expect([...laid.keys()].toSorted()).toEqual(["*", "collar", "cuffL", "cuffR", "stand"]);
  expect(laid.get("collar")).not.toBe(laid.get("*"));
  // What is said of the cloth is of the last piece, which has the collar's.
  await page.getByText("SV-1101-01, all pieces").waitFor();
});

test("another company’s private showroom is refused in words, and one that is not there as well", async () => {
  const designer = await session(DESIGNER);
  const [theirs] = (await roomsOf(designer)).private;
  const person = await customer();
  const { page, go } = person;
  person.expectsFailure(403, "/chanel/getChanelShow");
  await go(`/commonChanel?chanelId=${theirs!.chanelId}`);
  await page.getByRole("heading", { level: 1, name: "This showroom is private" }).waitFor();
  expect(await page.getByText(theirs!.name).count()).toBe(0);
  await page.getByRole("link", { name: "All showrooms" }).click();
  await soon(() => pathOf(person)).toBe("/chanels");
  person.expectsFailure(404, "/chanel/getChanelShow");
  await go(`/commonChanel?chanelId=${"0".repeat(32)}`);
  await page.getByRole("heading", { level: 1, name: "There is no showroom at this address" }).waitFor();
});

test("one’s own private showroom shows the prices that were agreed, on a phone without scrolling sideways", async () => {
  const [mine] = (await roomsOf()).private;
  const person = await customer({ viewport: PHONE, touch: true });
  const { page, go } = person;
  await go(`/commonChanel?chanelId=${mine!.chanelId}`);
  await soon(() => pathOf(person)).toBe("/privateChanel");
  await page.getByText("Agreed price").first().waitFor();
  expect(await sideways(person)).toBe(0);
  await person.accessible("a private showroom on a phone");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Show the fabrics" }).click();
});

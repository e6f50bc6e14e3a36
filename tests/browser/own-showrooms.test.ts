import { type ChanelLists, type ChanelShow, changeShortList, getChanelShow, getShortList } from "@selvedge/contract";
import { beforeEach, expect, test } from "vitest";
import { complete } from "../run/waits.ts";
import { customers, pathOf } from "./customers.ts";
import { DESIGNER, session, soon } from "./house.ts";

const { buyer, customer } = customers();

const TAILORING = "Casa Brera: tailoring";
const idOfTailoring = async () =>
  ((await buyer().call(getChanelShow, {})) as ChanelLists).private.find(({ name }) => name === TAILORING)!.chanelId;
const firstOf = async (chanelId: string) =>
  ((await buyer().call(getChanelShow, { chanelId })) as ChanelShow).groups[0]!.products[0]!;

/** Nothing is on the short-list. */
beforeEach(async () => {
  const chanelId = await idOfTailoring();
  const { productIds } = await buyer().call(getShortList, { chanelId });
  if (productIds.length > 0) await buyer().call(changeShortList, { chanelId, productIds, chosen: false });
});

test("in a company’s own room a fabric goes on the short-list, is commented, and samples of all are asked for at once", async () => {
  const chanelId = await idOfTailoring();
  const { productCode: code } = await firstOf(chanelId);
  const person = await customer();
  const { page, go } = person;
  await go("/privateChanel");
  await page.getByRole("main").getByRole("link", { name: TAILORING }).click();
  await soon(() => pathOf(person)).toBe("/privateChanel");
  await page
    .getByRole("button", { name: `Short-list: ${code}` })
    .first()
    .click();
  const list = page.getByRole("region", { name: "Short-list" });
  await list.getByText(code).first().waitFor();
  expect((await buyer().call(getShortList, { chanelId })).productIds).toHaveLength(1);
  await complete(page);
  await person.accessible("a private showroom with a short-list");
  await list.getByRole("button", { name: "Request samples of all" }).click();
  await page.getByRole("dialog", { name: "Samples of fabrics: 1" }).getByRole("button", { name: "Not now" }).click();
  await list.getByRole("button", { name: `Comment on ${code}` }).click();
  const dialog = page.getByRole("dialog", { name: `Comment on ${code}` });
  await dialog.getByRole("textbox", { name: "Your message" }).waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Only the short-list" }).click();
  await page.getByRole("button", { name: "Show all" }).waitFor();
  await list.getByRole("button", { name: `Short-list: ${code}` }).click();
  await list.waitFor({ state: "detached" });
});

test("another company’s room is refused at its own address too", async () => {
  const [theirs] = ((await (await session(DESIGNER)).call(getChanelShow, {})) as ChanelLists).private;
  const person = await customer();
  person.expectsFailure(403, "/chanel/getChanelShow");
  await person.go(`/privateChanel?chanelId=${theirs!.chanelId}`);
  await person.page.getByRole("heading", { level: 1, name: "This showroom is private" }).waitFor();
});

test("the showrooms begin with the newest of each kind", async () => {
  const person = await customer();
  const { page, go } = person;
  await go("/chanelHome");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: TAILORING }).waitFor();
  await complete(page);
  await person.accessible("where the showrooms begin");
  await main.getByRole("link", { name: "Show all 1" }).first().click();
  await soon(() => pathOf(person)).toBe("/chanels");
});

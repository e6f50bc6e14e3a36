import {
  addAddress,
  addressList,
  type ChanelLists,
  type ChanelShow,
  changeShortList,
  getChanelShow,
  getShortList,
  getThread,
  mySample,
} from "@selvedge/contract";
import { beforeEach, expect, test } from "vitest";
import { complete } from "../run/waits.ts";
import { customers, pathOf } from "./customers.ts";
import { DESIGNER, letIn, session, soon } from "./house.ts";

const { buyer, customer, stranger } = customers();

const SALES = { username: "sales@selvedge.demo", password: "selvedge-demo" };
const HOME = {
  userName: "Marta Conti",
  tel: "+39 02 5550 0187",
  country: "IT",
  city: "Milano",
  streetName: "Via Solferino 22",
};
const TAILORING = "Casa Brera: tailoring";
const idOfTailoring = async () =>
  ((await buyer().call(getChanelShow, {})) as ChanelLists).private.find(({ name }) => name === TAILORING)!.chanelId;
const fabricsOf = async (chanelId: string) => {
  const { groups } = (await buyer().call(getChanelShow, { chanelId })) as ChanelShow;
  const ids = new Map(groups.flatMap(({ products }) => products.map(({ productId, productCode }) => [productId, productCode])));
  return [...ids].map(([productId, code]) => ({ productId, code }));
};
const chosenIn = async (chanelId: string) => (await buyer().call(getShortList, { chanelId })).productIds;

/** Nothing is on the short-list. */
beforeEach(async () => {
  const chanelId = await idOfTailoring();
  const { productIds } = await buyer().call(getShortList, { chanelId });
  if (productIds.length > 0) await buyer().call(changeShortList, { chanelId, productIds, chosen: false });
});

test("fabrics chosen one right after the other are on the short-list, and samples of all are asked for at once", async () => {
  if ((await buyer().call(addressList, {})).length === 0) await buyer().call(addAddress, HOME);
  const chanelId = await idOfTailoring();
  const [first, second] = await fabricsOf(chanelId);
  const person = await customer();
  const { page, go } = person;
  await go("/privateChanel");
  await page.getByRole("main").getByRole("link", { name: TAILORING }).click();
  await soon(() => pathOf(person)).toBe("/privateChanel");
  const list = page.getByRole("region", { name: "Short-list" });
  await list.getByText("Nothing is on the short-list yet.").waitFor();
  const choosing = (code: string) => page.getByRole("button", { name: `Short-list: ${code}` });
  await choosing(first!.code).last().click();
  await choosing(second!.code).last().click();
  await list.getByText(second!.code).first().waitFor();
  await soon(() => chosenIn(chanelId)).toHaveLength(2);
  await person.accessible("a private showroom with a short-list");
  await list.getByRole("button", { name: "Request samples of all" }).click();
  const dialog = page.getByRole("dialog", { name: "Samples of fabrics: 2" });
  await dialog.getByRole("combobox", { name: "Send to" }).waitFor();
  await dialog.getByRole("button", { name: "Request sample" }).click();
  await dialog.waitFor({ state: "detached" });
  const asked = (await buyer().call(mySample, { productId: second!.productId, status: ["requested"], pageSize: 1 })).list[0]!;
  expect(asked.items.map(({ product }) => product?.productId).toSorted()).toEqual(
    [first!.productId, second!.productId].toSorted(),
  );
});

test("the short-list alone keeps the focus until its last fabric is taken off", async () => {
  const chanelId = await idOfTailoring();
  const [first, second] = await fabricsOf(chanelId);
  await buyer().call(changeShortList, { chanelId, productIds: [first!.productId], chosen: true });
  await buyer().call(changeShortList, { chanelId, productIds: [second!.productId], chosen: true });
  const person = await customer();
  const { page, go } = person;
  await go(`/commonChanel?chanelId=${chanelId}`);
  await soon(() => pathOf(person)).toBe("/privateChanel");
  await page.getByRole("button", { name: "Only the short-list" }).click();
  await page.getByRole("button", { name: "Show all" }).waitFor();
  await page.getByRole("navigation", { name: "Groups" }).waitFor({ state: "detached" });
  const list = page.getByRole("region", { name: "Short-list" });
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);
  await list.getByRole("button", { name: `Short-list: ${first!.code}` }).press("Enter");
  await list.getByRole("button", { name: `Short-list: ${first!.code}` }).waitFor({ state: "detached" });
  await soon(focused).toBe(`Short-list: ${second!.code}`);
  await page.keyboard.press("Enter");
  await soon(focused).toBe("H2");
  await list.getByText("Nothing is on the short-list yet.").waitFor();
  await soon(() => chosenIn(chanelId)).toEqual([]);
});

test("a comment that was begun is there still when its dialog is opened again, and is sent", async () => {
  const chanelId = await idOfTailoring();
  const [{ productId, code }] = (await fabricsOf(chanelId)) as [{ productId: string; code: string }];
  const person = await customer();
  const { page, go } = person;
  await go(`/privateChanel?chanelId=${chanelId}`);
  const open = page.getByRole("button", { name: `Comment on ${code}` }).first();
  const dialog = page.getByRole("dialog", { name: `Comment on ${code}` });
  const field = dialog.getByRole("textbox", { name: "Your message" });
  await open.click();
  await field.fill("Two centimetres wider, please");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await open.click();
  await soon(() => field.inputValue()).toBe("Two centimetres wider, please");
  await dialog.getByRole("button", { name: "Send" }).click();
  await dialog.getByRole("list", { name: "Messages" }).getByText("Two centimetres wider, please").waitFor();
  await soon(() => field.inputValue()).toBe("");
  const { messages } = await buyer().call(getThread, { subject: { kind: "fabric", id: productId } });
  expect(messages.at(-1)).toMatchObject({ content: "Two centimetres wider, please", mine: true });
});

test("what was hung since the last visit is marked", async () => {
  const chanelId = await idOfTailoring();
  const [first] = await fabricsOf(chanelId);
  const person = await customer();
  const { page, go } = person;
  // A visit is over after two hours, which no test waits: the answer is what they would have brought.
  await page.route("**/chanel/visit", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data: { newProductIds: [first!.productId] } } });
  });
  await go(`/privateChanel?chanelId=${chanelId}`);
  const marked = page.getByRole("listitem").filter({ hasText: "New since your last visit" });
  await marked.first().getByText(first!.code).first().waitFor();
});

/** The addresses of a room, and the call that is refused there. */
const ROOM_ADDRESSES = [
  ["/privateChanel", "/chanel/getChanelShow"],
  ["/commonChanel", "/chanel/getChanelShow"],
  ["/VRChanel", "/chanel/getScene"],
] as const;

test("another company’s room is refused at each of its addresses in words that say why, and nothing of it is shown; half a link to it opens nothing", async () => {
  const theirs = ((await (await session(DESIGNER)).call(getChanelShow, {})) as ChanelLists).private[0]!;
  const person = await customer();
  const { page } = person;
  const isHidden = async () => expect(await page.locator("body").textContent()).not.toContain(theirs.name);
  for (const [path, call] of ROOM_ADDRESSES) {
    person.expectsFailure(403, call);
    await person.go(`${path}?chanelId=${theirs.chanelId}`);
    await page.getByRole("heading", { level: 1, name: "This showroom is private" }).waitFor();
    await page.getByText("It was made for another company.").waitFor();
    await page.getByRole("main").getByRole("link", { name: "All showrooms" }).waitFor();
    await isHidden();
    await person.accessible(`another company’s room at ${path}`);
  }
  await person.picture("own-showroom-refused");
  await person.go(`/shareChanel?chanelId=${theirs.chanelId}`);
  await page.getByRole("heading", { level: 1, name: "This link is not complete" }).waitFor();
  await isHidden();
});

test("the mill enters a company’s room and has no heart for it, which is its own people’s to keep", async () => {
  const chanelId = await idOfTailoring();
  const seller = await stranger();
  await letIn(seller, await session(SALES));
  for (const [person, hearts] of [
    [await customer(), 1],
    [seller, 0],
  ] as const) {
    const { page } = person;
    await person.go(`/privateChanel?chanelId=${chanelId}`);
    await page.getByRole("heading", { level: 1, name: TAILORING }).waitFor();
    await page.getByRole("button", { name: "Share this showroom" }).waitFor();
    expect(await page.getByRole("button", { name: `Favorite: ${TAILORING}` }).count()).toBe(hearts);
  }
});

test("the showrooms begin with those of each kind that were changed last", async () => {
  const person = await customer();
  const { page, go } = person;
  await go("/chanelHome");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: TAILORING }).waitFor();
  await complete(page);
  await person.accessible("where the showrooms begin");
  await main.getByRole("link", { name: "All showrooms" }).click();
  await soon(() => pathOf(person)).toBe("/chanels");
});

import { addAddress, addressList, createShare, mySample, productDet, type RoomScene } from "@selvedge/contract";
import { expect, test } from "vitest";
import { testLong } from "../run/test-long.ts";
import { customers, sideways } from "./customers.ts";
import { type BrowserUser, PHONE, soon } from "./house.ts";
import { addressOf, drawn, FAIR, figure, filled, placeOf, roomNamed, staysInBudget } from "./rooms.ts";

const { buyer, customer, stranger } = customers();

const HOME = { userName: "Marta Conti", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };

const inHand = (person: BrowserUser) => figure(person, "taken");
const seen = async (person: BrowserUser) => (await drawn(person).screenshot()).toString("base64");
const panelOf = ({ page }: BrowserUser) => page.getByRole("region", { name: "The hanger in hand" });
const focused = ({ page }: BrowserUser) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
const stopWithHangers = (room: RoomScene) => room.stands.findIndex(({ productIds }) => productIds.length > 2);
const codesAt = (room: RoomScene, stop: number) =>
  room.stands[stop]!.productIds.map((id) => room.products.find(({ productId }) => productId === id)!.productCode);

/** Presses Tab until what has the focus is called so. */
async function tabTo(person: BrowserUser, name: RegExp): Promise<void> {
  for (let step = 0; step < 60 && !name.test(await focused(person)); step += 1) await person.page.keyboard.press("Tab");
  expect(await focused(person)).toMatch(name);
}

/** Asks for a sample of what is in hand, by its panel. */
async function sampleAsked(person: BrowserUser, code: string): Promise<void> {
  const { page } = person;
  await panelOf(person).getByRole("button", { name: "Request a sample" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Sample of ${code}` });
  await dialog.getByRole("combobox", { name: "Send to" }).waitFor();
  await dialog.getByLabel("Requested date").fill("2030-03-01");
  await dialog.getByRole("button", { name: "Request sample" }).focus();
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
}

/** From the first stop that has three hangers, each of which is taken, and back to where one stood. */
async function takenByKeys(person: BrowserUser, room: RoomScene): Promise<void> {
  if ((await buyer().call(addressList, {})).length === 0) await buyer().call(addAddress, HOME);
  const stop = stopWithHangers(room);
  const [first, second, third] = codesAt(room, stop) as [string, string, string];
  const [firstId] = room.stands[stop]!.productIds;
  const { page } = person;
  const programs = await figure(person, "programs");
  await page.getByRole("button", { name: /^The room: arrow keys/ }).focus();
  await page.keyboard.press("Home");
  for (let before = 0; before < stop; before += 1) await page.keyboard.press("PageDown");
  await soon(() => placeOf(person)).toContain(`Stand ${stop + 1} of ${room.stands.length}`);
  await filled(person);
  const hung = await seen(person);
  await page.keyboard.press("Enter");
  await soon(() => placeOf(person)).toContain(`In hand: ${first}`);
  await soon(() => seen(person)).not.toBe(hung);
  await filled(person);
  const facing = await seen(person);
  await page.keyboard.press("ArrowRight");
  await soon(() => seen(person)).not.toBe(facing);
  await person.picture("room-hanger-in-hand");
  expect(await figure(person, "programs")).toBe(programs);
  await staysInBudget(person);
  await page.keyboard.press("ArrowDown");
  await soon(() => placeOf(person)).toContain(`In hand: ${second}`);
  await page.keyboard.press("ArrowUp");
  await soon(() => placeOf(person)).toContain(`In hand: ${first}`);

  const panel = panelOf(person);
  await panel.getByRole("region", { name: "Construction" }).waitFor();
  await panel
    .getByText(/USD|EUR/)
    .first()
    .waitFor();
  await panel.getByRole("region", { name: "Similar fabrics" }).waitFor();
  await person.accessible("a hanger in hand");
  await tabTo(person, /^Favorite: /);
  const heart = panel.getByRole("button", { name: `Favorite: ${first}` });
  const was = await heart.getAttribute("aria-pressed");
  await page.keyboard.press("Enter");
  await soon(() => heart.getAttribute("aria-pressed")).toBe(was === "true" ? "false" : "true");
  await soon(async () => String((await buyer().call(productDet, { productId: firstId! })).isFavorite)).not.toBe(was);
  await sampleAsked(person, first);
  for (const [index, code] of [second, third].entries()) {
    await panel.getByRole("button", { name: "Next hanger" }).focus();
    await page.keyboard.press("Enter");
    await soon(() => placeOf(person)).toContain(`In hand: ${code}`);
    await sampleAsked(person, code);
    const productId = room.stands[stop]!.productIds[index + 1];
    expect((await buyer().call(mySample, { productId, status: ["requested"], pageSize: 1 })).list).toHaveLength(1);
  }
  expect((await buyer().call(mySample, { productId: firstId, status: ["requested"], pageSize: 1 })).list).toHaveLength(1);
  await panel.getByRole("button", { name: "Put back" }).focus();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  expect(await inHand(person)).toBe("-1");
  await soon(() => focused(person)).toMatch(/^The room: /);
}

/** By its line, laid on the garment that stands by it, and put back to where it was taken. */
async function takenFromTheList(person: BrowserUser, room: RoomScene): Promise<void> {
  const form = room.garments.find(({ width, hand }) => width === null && hand !== null)!;
  const groupId = room.stands.find(({ standId }) => standId === form.standId)!.groupId;
  const stand = room.stands.find((one) => one.groupId === groupId && one.productIds.length > 0)!;
  const stop = room.stands.indexOf(stand);
  const [code] = codesAt(room, stop);
  const { page } = person;
  const line = page.locator(`[data-stop="${stand.number}"]`).getByRole("button", { name: `Take in hand: ${code}` });
  await line.click();
  const panel = panelOf(person);
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
  await filled(person);
  const before = await seen(person);
  const lay = panel.getByRole("button", { name: `Lay on ${form.design.name}` });
  await lay.click();
  await soon(() => seen(person)).not.toBe(before);
  await filled(person);
  await person.picture("room-hanger-laid");
  await panel.getByRole("button", { name: `Take it off ${form.design.name}` }).waitFor();
  await panel.getByRole("button", { name: "Write a note" }).click();
  await panel.getByRole("textbox", { name: "Your message" }).fill("Is it there in navy?");
  await panel.getByRole("button", { name: "Send" }).click();
  await panel.getByText("Is it there in navy?").waitFor();
  await panel.getByRole("button", { name: "Put back" }).click();
  await panel.waitFor({ state: "detached" });
  await soon(() => focused(person)).toBe(`Take in hand: ${code}`);
}

test("a hanger is taken in hand, turned, kept, asked for as a sample and put back by the keyboard alone; one from the list is laid on the garment that stands by it", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer();
  await person.go(addressOf(room));
  await filled(person);
  await takenByKeys(person, room);
  await takenFromTheList(person, room);
});

test("without WebGL the list takes a hanger in hand as well, and Escape puts it back", async () => {
  const room = await roomNamed(FAIR, buyer());
  const [code] = codesAt(room, stopWithHangers(room));
  const person = await customer({ webGl: false });
  const { page } = person;
  await person.go(addressOf(room));
  await page
    .getByRole("button", { name: `Take in hand: ${code}` })
    .first()
    .click();
  const panel = panelOf(person);
  await panel.getByRole("region", { name: "Construction" }).waitFor();
  await soon(() => placeOf(person)).toContain(`In hand: ${code}`);
  expect(await panel.getByRole("button", { name: /^Lay on/ }).count()).toBe(0);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await soon(() => focused(person)).toBe(`Take in hand: ${code}`);
});

testLong("behind a link one walks through the room and takes a hanger in hand, without any price, stock or heart", async () => {
  const { chanelId } = await roomNamed(FAIR, buyer());
  const { url } = await buyer().call(createShare, { kind: "chanel", id: chanelId });
  const guest = await stranger({ viewport: PHONE, touch: true });
  const { page } = guest;
  await guest.go(url);
  await page.getByRole("link", { name: "Walk through the room" }).tap();
  await filled(guest);
  await page
    .getByRole("button", { name: /^Take in hand: / })
    .first()
    .tap();
  const panel = panelOf(guest);
  await panel.getByRole("region", { name: "Construction" }).waitFor();
  expect(await panel.textContent()).not.toMatch(/USD|EUR|In stock|Out of stock/);
  expect(await panel.getByRole("button", { name: /^Favorite|Add to cart|Request a sample|Write a note/ }).count()).toBe(0);
  expect(await sideways(guest)).toBe(0);
  await guest.accessible("a hanger in hand behind a link");
  await guest.picture("room-hanger-by-link-phone");
  await panel.getByRole("button", { name: "Put back" }).tap();
  await panel.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Show as a list of groups" }).tap();
  await page.getByRole("link", { name: "Walk through the room" }).waitFor();
});

testLong("in Arabic on a phone the panel comes from below, and the next hanger is taken there", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer({ viewport: PHONE, touch: true, language: "arab" });
  const { page } = person;
  await person.go(addressOf(room));
  await filled(person);
  await page.locator("[data-hanger]").first().tap();
  const panel = page.getByRole("region", { name: "العلّاقة التي في اليد" });
  await panel.getByRole("button", { name: "أعِد تعليقها" }).waitFor();
  const { y, height } = (await panel.boundingBox())!;
  expect(Math.round(y + height)).toBe(PHONE.height);
  const taken = await inHand(person);
  await panel.getByRole("button", { name: "العلّاقة التالية" }).tap();
  await soon(() => inHand(person)).not.toBe(taken);
  await filled(person);
  expect(await sideways(person)).toBe(0);
  await person.accessible("a hanger in hand in Arabic on a phone");
  await person.picture("room-hanger-phone-arab");
});

import { type ChanelLists, getChanelShow, getRoomPicture, type RoomScene } from "@selvedge/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testLong } from "../run/test-long.ts";
import { customers, pathOf, sideways } from "./customers.ts";
import { type BrowserUser, DESIGNER, PHONE, session, soon } from "./house.ts";
import { addressOf, drawn, FAIR, figure, filled, placeOf, roomNamed, staysInBudget, stopsOf } from "./rooms.ts";

const { buyer, customer } = customers();

/** Its fabrics have the longest names. */
const SEASON = "Season room, SS";

/** By the keyboard alone, within what a view may cost, until one is close to a cloth. */
async function walksByKeys(person: BrowserUser, room: RoomScene): Promise<void> {
  const { page } = person;
  await person.picture("room-start");
  const programs = await figure(person, "programs");
  const canvas = page.getByRole("button", { name: /^The room: arrow keys/ });
  await canvas.focus();
  for (const { number } of room.stands) {
    await page.keyboard.press("Tab");
    await soon(() => placeOf(person)).toContain(`Stand ${number} of ${room.stands.length}`);
    await filled(person);
    await staysInBudget(person);
    await person.picture(`room-stop-${number}`);
  }
  expect(await figure(person, "programs")).toBe(programs);
  const first = room.stands.findIndex(({ productIds }) => productIds.length > 0);
  await canvas.focus();
  await page.keyboard.press("Home");
  for (let stop = 0; stop < first; stop += 1) await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  const { productCode } = room.products.find(({ productId }) => productId === room.stands[first]!.productIds[0])!;
  await soon(() => placeOf(person)).toContain(productCode);
  await filled(person);
  await person.picture("room-close");
  await page.keyboard.press("Escape");
  await soon(() => placeOf(person)).not.toContain(productCode);
  const frames = Number(await figure(person, "frames"));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("KeyA");
  await soon(async () => Number(await figure(person, "frames"))).toBeGreaterThan(frames);
}

test("a customer walks from stop to stop by the keyboard alone and comes close to a cloth; the list beside it has what the room has, leads there and out of it", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer();
  const { page, go } = person;
  await go(addressOf(room));
  const list = page.getByRole("region", { name: "What stands in the room" });
  await list.waitFor();
  for (const { number, name, productIds } of room.stands) {
    const stop = list.locator(`[data-stop="${number}"]`);
    await stop.getByRole("heading", { name }).waitFor();
    const codes = productIds.map((id) => room.products.find(({ productId }) => productId === id)!.productCode);
    for (const code of codes) await stop.getByText(code, { exact: true }).first().waitFor({ state: "attached" });
  }
  await filled(person);
  await person.accessible("a room to walk through");
  await walksByKeys(person, room);
  const last = room.stands.at(-1)!;
  await list.getByRole("button", { name: `Go there: Stand ${last.number} of ${room.stands.length}` }).click();
  await soon(() => stopsOf(person).locator("[aria-current=step]").textContent()).toBe(String(last.number));
  await list.getByRole("link").first().click();
  await soon(() => pathOf(person)).not.toBe("/VRChanel");
});

testLong("on a phone in Arabic the room stands above its list, and a tap on a stop leads there", async () => {
  const room = await roomNamed(SEASON, buyer());
  const person = await customer({ viewport: PHONE, touch: true, language: "arab" });
  const { page, go } = person;
  await go(addressOf(room));
  await filled(person);
  await soon(() => spreadOnTop(person)).toBeGreaterThan(1);
  expect(await sideways(person)).toBe(0);
  await person.accessible("a room in Arabic on a phone");
  await page.getByRole("navigation", { name: "محطات القاعة" }).getByRole("button").nth(1).tap();
  await soon(() => placeOf(person)).toContain(`المحطة 2 من ${room.stands.length}`);
  await filled(person);
  await person.picture("room-phone-arab");
});

/** How much the uppermost strip of the room's picture varies, as it is seen: nothing where the strip was left out. */
async function spreadOnTop(person: BrowserUser) {
  const { page } = person;
  const { y, width } = (await drawn(person).locator("canvas").boundingBox())!;
  const seen = await sharp(await page.screenshot({ scale: "css" }))
    .extract({ left: 0, top: Math.ceil(y), width, height: 60 })
    .toBuffer();
  const { channels } = await sharp(seen).stats();
  return channels[0]!.stdev;
}

test("without WebGL the list is the page", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer({ webGl: false });
  const { page, go } = person;
  await go(addressOf(room));
  await page.getByText("This browser cannot draw in 3D. Here is everything that stands in the room.").waitFor();
  await page.getByRole("region", { name: "What stands in the room" }).locator(`[data-stop="${room.stands.length}"]`).waitFor();
  expect(await drawn(person).count()).toBe(0);
});

test("rooms to walk through are listed, and another company’s private room is refused in words", async () => {
  const { private: theirs } = (await (await session(DESIGNER)).call(getChanelShow, {})) as ChanelLists;
  const person = await customer();
  const { page, go } = person;
  await go("/vrShowroom");
  const card = page.getByRole("link", { name: FAIR });
  const { chanelId } = await roomNamed(FAIR, buyer());
  const { pictureUrl } = await buyer().call(getRoomPicture, { chanelId });
  await soon(() => card.locator("img").getAttribute("src")).toBe(pictureUrl);
  await soon(() => card.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1_200);
  await person.picture("rooms-to-walk-through");
  await person.accessible("rooms to walk through");
  person.expectsFailure(403, "/chanel/getScene");
  await go(addressOf(theirs[0]!));
  await page.getByRole("heading", { level: 1, name: "This showroom is private" }).waitFor();
  expect(await drawn(person).count()).toBe(0);
});

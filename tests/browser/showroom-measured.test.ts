import { getDrape, type RoomScene } from "@selvedge/contract";
import { ROOM_FOV } from "@selvedge/contract/room-view";
import { radiansOf } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { GINGHAM, GINGHAM_MM } from "../run/designs.ts";
import { testLong } from "../run/test-long.ts";
import { atRest, pictureAtRest, redrawn } from "../run/waits.ts";
import { customers } from "./customers.ts";
import { type BrowserUser, EXACT, soon } from "./house.ts";
import { type Area, differing, period, profile } from "./period.ts";
import { addressOf, drawn, filled, placeOf, roomNamed, stopsOf } from "./rooms.ts";

const { buyer, customer } = customers();

/** In this room the gingham hangs. */
const SHIRTINGS = "Shirting room";
/** Two in a hundred. */
const TOLERANCE_MM = GINGHAM_MM / 50;
/** A window in which a check is some twenty pixels. */
const TALL = { width: 1440, height: 1200 };
/** How near the cloth is brought. */
const HELD_MM = 1_000;
/** The making of a drape on a busy machine. */
const DRAPED_MS = 180_000;
/** A turn of the wheel by so much brings it a quarter nearer. */
const NOTCH_PX = 100;
const NOTCH = 1.25;

const heldMm = async (person: BrowserUser) => Number((await drawn(person).getAttribute("data-held-mm")) ?? Number.NaN);

/** A part of the cloth in hand as it is seen, in CSS pixels: shares of its width and drop from the middle of its upper edge. */
function partOf(room: Area, size: { width: number; drop: number }, pxPerMm: number, part: Area): Area {
  const [middle, upper] = [room.x + room.width / 2, room.y + room.height / 2 - (size.drop / 2) * pxPerMm];
  return {
    x: Math.round(middle + part.x * size.width * pxPerMm),
    y: Math.round(upper + part.y * size.drop * pxPerMm),
    width: Math.round(part.width * size.width * pxPerMm),
    height: Math.round(part.height * size.drop * pxPerMm),
  };
}

/** Where it is held flat, below its bar; and from there down into its folds, which only gather it across. */
const FLAT: Area = { x: -0.42, y: 0.08, width: 0.84, height: 0.16 };
const LONG: Area = { x: -0.3, y: 0.08, width: 0.6, height: 0.5 };

test("a check of 20 mm is 20 mm on a hanger in hand, which the wheel has brought to a metre from the eye", async () => {
  const room = await roomNamed(SHIRTINGS, buyer());
  const { productId } = room.products.find(({ productCode }) => productCode === GINGHAM)!;
  const hanger = room.hangers.find((one) => one.productId === productId)!;
  const person = await customer({ viewport: TALL, scale: EXACT });
  const { page } = person;
  await person.go(addressOf(room));
  await filled(person);
  await page
    .getByRole("button", { name: `Take in hand: ${GINGHAM}` })
    .first()
    .click();
  await soon(() => drawn(person).getAttribute("data-taken")).not.toBe("-1");
  await soon(() => heldMm(person)).toBeGreaterThan(HELD_MM);
  await page.evaluate(() => scrollTo(0, 0));
  const box = (await drawn(person).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const scrolled = () => page.evaluate(() => scrollY);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(NOTCH_PX / 2);
  // Rolled back the page would scroll; the cloth is as far off as it goes.
  await page.mouse.wheel(0, NOTCH_PX);
  expect(await atRest(page, scrolled)).toBe(0);
  await page.mouse.wheel(0, (-NOTCH_PX * Math.log((await heldMm(person)) / HELD_MM)) / Math.log(NOTCH));
  await soon(() => heldMm(person)).toBeCloseTo(HELD_MM, -1);
  await pictureAtRest(page, drawn(person));
  const pxPerMm = box.height / 2 / Math.tan(radiansOf(ROOM_FOV) / 2) / (await heldMm(person));
  const measured = async (part: Area, along: "x" | "y") => {
    const clip = partOf(box, hanger, pxPerMm, part);
    return period(profile(await page.screenshot({ clip }), along));
  };
  await person.picture("room-true-scale-in-hand");
  const [across, down] = [await measured(FLAT, "x"), await measured(LONG, "y")];
  expect(Math.min(across.lines, down.lines)).toBeGreaterThanOrEqual(8);
  expect(Math.abs(across.pixels / pxPerMm - GINGHAM_MM)).toBeLessThanOrEqual(TOLERANCE_MM);
  expect(Math.abs(down.pixels / pxPerMm - GINGHAM_MM)).toBeLessThanOrEqual(TOLERANCE_MM);
});

/** Until what stands on forms hangs as its cloth does: a drape that arrives between two visits would be another picture. */
async function draped({ garments }: RoomScene): Promise<void> {
  for (const { design, size, hand } of garments)
    if (hand !== null) {
      const stateOf = async () => (await buyer().call(getDrape, { id: design.id, size: size ?? undefined, hand })).state;
      // Asked once a second: of a session the call takes four a second at most.
      await expect.poll(stateOf, { interval: 1_000, timeout: DRAPED_MS }).not.toBe("making");
      expect(await stateOf()).toBe("ready");
    }
}

/** The room from its door and from its second stop, as a browser that has seen nothing of it draws it. */
async function openedOnce(room: RoomScene): Promise<readonly Uint8Array[]> {
  const person = await customer();
  const { page } = person;
  await person.go(addressOf(room));
  await filled(person);
  const pictures: Uint8Array[] = [];
  const take = async () => {
    await filled(person);
    await pictureAtRest(page, drawn(person));
    // Rest is some frames alike: a tile may still have been on its way.
    await filled(person);
    pictures.push(await drawn(person).screenshot());
  };
  await take();
  await redrawn(page, () => stopsOf(person).getByRole("button").nth(1).click());
  await soon(() => placeOf(person)).toContain("Stand 2 of");
  await take();
  return pictures;
}

testLong("a room that is opened twice is the same picture to the last pixel, from its door and from a stop", async () => {
  const room = await roomNamed(SHIRTINGS, buyer());
  await draped(room);
  const [first, second] = [await openedOnce(room), await openedOnce(room)];
  expect(first.map((picture, nth) => differing(picture, second[nth]!, 0).share)).toEqual([0, 0]);
  // From a stop one sees something else than from the door: nothing is compared with an empty picture.
  expect(differing(first[0]!, first[1]!, 8).share).toBeGreaterThan(0.1);
});

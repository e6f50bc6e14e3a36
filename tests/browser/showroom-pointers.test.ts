import type { RoomPoint, RoomScene } from "@selvedge/contract";
import { radiansOf } from "@selvedge/geometry-core";
import type { CDPSession } from "playwright-core";
import { expect, test } from "vitest";
import { piecesOf } from "../../src/showroom/cloth/pieces.ts";
import { directionOf, fovFor, poseAt } from "../../src/showroom/walk/pose.ts";
import { frames, pictureAtRest } from "../run/waits.ts";
import { customers, sideways } from "./customers.ts";
import { type BrowserUser, PHONE, soon } from "./house.ts";
import { addressOf, drawn, FAIR, figure, filled, placeOf, roomNamed, stopsOf } from "./rooms.ts";

const { buyer, customer } = customers();

type Spot = { readonly x: number; readonly y: number };

const taken = (person: BrowserUser) => figure(person, "taken");
const heldMm = async (person: BrowserUser) => Number(await figure(person, "held-mm"));
const seen = async (person: BrowserUser) => (await drawn(person).screenshot()).toString("base64");
const panelOf = ({ page }: BrowserUser) => page.getByRole("region", { name: "The hanger in hand" });
const scrolled = ({ page }: BrowserUser) => page.evaluate(() => [scrollY, visualViewport!.scale]);
const chosenStop = (person: BrowserUser) => stopsOf(person).locator("[aria-current=step]").count();

const across = ([ax, ay, az]: RoomPoint, [bx, by, bz]: RoomPoint) => ax * bx + ay * by + az * bz;

/** Where a point of the room is seen from before one of its stops, in the window. */
async function spotOf(person: BrowserUser, room: RoomScene, stop: number, [x, y, z]: RoomPoint): Promise<Spot> {
  const box = (await drawn(person).boundingBox())!;
  const aspect = box.width / box.height;
  const eye = poseAt(room.stands[stop]!, aspect);
  const ahead = directionOf(eye);
  const right: RoomPoint = [Math.cos(eye.yaw), 0, -Math.sin(eye.yaw)];
  const up: RoomPoint = [
    right[1] * ahead[2] - right[2] * ahead[1],
    right[2] * ahead[0] - right[0] * ahead[2],
    right[0] * ahead[1] - right[1] * ahead[0],
  ];
  const away: RoomPoint = [x - eye.place[0], y - eye.place[1], z - eye.place[2]];
  const half = across(away, ahead) * Math.tan(radiansOf(fovFor(aspect)) / 2);
  const [toRight, upwards] = [across(away, right) / (half * aspect), across(away, up) / half];
  return { x: box.x + (box.width * (1 + toRight)) / 2, y: box.y + (box.height * (1 - upwards)) / 2 };
}

/** A spot of the picture by its shares of it. */
async function spotAt(person: BrowserUser, [right, down]: readonly [number, number]): Promise<Spot> {
  const box = (await drawn(person).boundingBox())!;
  return { x: box.x + box.width * right, y: box.y + box.height * down };
}

/** Goes to a stop by its number, until everything is drawn that is seen from there. */
async function at(person: BrowserUser, room: RoomScene, stop: number, press: "click" | "tap" = "click"): Promise<void> {
  await stopsOf(person).getByRole("button").nth(stop)[press]();
  await soon(() => placeOf(person)).toContain(`Stand ${stop + 1} of ${room.stands.length}`);
  await filled(person);
  await pictureAtRest(person.page, drawn(person));
}

const withHangers = ({ stands }: RoomScene) => stands.findIndex(({ productIds }) => productIds.length > 2);
/** The hanger of a stop whose middle is nearest to where one looks. */
function hangerAt(room: RoomScene, stop: number) {
  const { standId, target } = room.stands[stop]!;
  const hung = piecesOf(room).filter((piece) => piece.kind === "hanger" && piece.standId === standId);
  const farFrom = ({ middle: [x, , z] }: (typeof hung)[number]) => Math.hypot(x - target[0], z - target[2]);
  return hung.toSorted((one, other) => farFrom(one) - farFrom(other))[0]!;
}
/** That what is in hand is a hanger of the stop, and is said to be. */
async function isInHand(person: BrowserUser, room: RoomScene, stop: number): Promise<void> {
  await soon(() => taken(person)).not.toBe("-1");
  const piece = piecesOf(room)[Number(await taken(person))]!;
  expect(piece).toMatchObject({ kind: "hanger", standId: room.stands[stop]!.standId });
  await soon(() => placeOf(person)).toContain(`In hand: ${piece.fabric.productCode}`);
  await filled(person);
  await pictureAtRest(person.page, drawn(person));
}

/** Presses, moves by so many pixels in steps, and lets go there. */
async function drag(
  { page }: BrowserUser,
  { x, y }: Spot,
  [right, down]: readonly [number, number],
  button: "left" | "right" = "left",
) {
  await page.mouse.move(x, y);
  await page.mouse.down({ button });
  await page.mouse.move(x + right, y + down, { steps: 6 });
  await page.mouse.up({ button });
}

/** From a stop with hangers: what a drag and another button do, and do not. */
async function looksRound(person: BrowserUser, room: RoomScene, stop: number): Promise<void> {
  const { page } = person;
  const hanger = await spotOf(person, room, stop, hangerAt(room, stop).middle);
  const [before, place] = [await seen(person), await placeOf(person)];
  await drag(person, hanger, [140, 30], "right");
  await frames(page, 3);
  expect(await seen(person)).toBe(before);
  await drag(person, hanger, [140, 30]);
  await soon(() => seen(person)).not.toBe(before);
  expect([await taken(person), await placeOf(person)]).toEqual(["-1", place]);
  expect(await stopsOf(person).locator("[aria-current=step]").textContent()).toBe(String(stop + 1));
}

/** Takes a hanger by a click, brings it nearer, turns it, lets go of it outside of the picture, and puts it back. */
async function handles(person: BrowserUser, room: RoomScene, stop: number): Promise<void> {
  const { page } = person;
  const hanger = await spotOf(person, room, stop, hangerAt(room, stop).middle);
  await page.mouse.click(hanger.x, hanger.y);
  await isInHand(person, room, stop);
  const [before, inHand, top] = [await heldMm(person), await taken(person), await scrolled(person)];
  const middle = await spotAt(person, [0.5, 0.5]);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -240);
  await soon(() => heldMm(person)).toBeLessThan(before);
  expect(await scrolled(person)).toEqual(top);
  await pictureAtRest(page, drawn(person));
  const facing = await seen(person);
  await drag(person, middle, [-160, 0]);
  await soon(() => seen(person)).not.toBe(facing);
  await drag(person, middle, [0, -page.viewportSize()!.height]);
  await page.mouse.move(middle.x, middle.y);
  await pictureAtRest(page, drawn(person));
  const turned = await seen(person);
  await page.mouse.move(middle.x + 90, middle.y + 40, { steps: 4 });
  await frames(page, 3);
  expect([await seen(person), await taken(person)]).toEqual([turned, inHand]);
  const beside = await spotAt(person, [0.04, 0.06]);
  await page.mouse.click(beside.x, beside.y);
  await soon(() => taken(person)).toBe("-1");
  await panelOf(person).waitFor({ state: "detached" });
  expect(await placeOf(person)).not.toContain("In hand");
}

test("by the mouse one looks round, takes a hanger in hand, brings it nearer, turns it and puts it back, and goes to a garment and over the floor", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer();
  const { page } = person;
  await person.go(addressOf(room));
  await filled(person);
  const stop = withHangers(room);
  await at(person, room, stop);
  await looksRound(person, room, stop);
  await at(person, room, stop);
  await handles(person, room, stop);

  const garment = room.garments.find(({ width, hand }) => width === null && hand !== null)!;
  const stand = room.stands.findIndex(({ standId }) => standId === garment.standId);
  await at(person, room, stand);
  const whole = await seen(person);
  const [x, y, z] = garment.place;
  const chest = await spotOf(person, room, stand, [x, y + 1_150, z]);
  await page.mouse.click(chest.x, chest.y);
  await soon(() => seen(person)).not.toBe(whole);
  expect(await placeOf(person)).toContain(`Stand ${stand + 1} of ${room.stands.length}`);
  expect(await taken(person)).toBe("-1");

  await at(person, room, stop);
  const there = await seen(person);
  const floor = await spotAt(person, [0.5, 0.97]);
  await page.mouse.click(floor.x, floor.y);
  await soon(() => chosenStop(person)).toBe(0);
  await soon(() => seen(person)).not.toBe(there);
  expect(await taken(person)).toBe("-1");
});

type Fingers = readonly Spot[];
const touch = (devtools: CDPSession, type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", fingers: Fingers) =>
  devtools.send("Input.dispatchTouchEvent", { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) });

/** Fingers go from some spots to others, and are lifted. */
async function go(devtools: CDPSession, from: Fingers, to: Fingers): Promise<void> {
  const steps = 6;
  await touch(devtools, "touchStart", from);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    const between = from.map(({ x, y }, index) => ({
      x: x + (to[index]!.x - x) * share,
      y: y + (to[index]!.y - y) * share,
    }));
    await touch(devtools, "touchMove", between);
  }
  await touch(devtools, "touchEnd", []);
}

/** Two fingers about a spot, so far from each other. */
const about = ({ x, y }: Spot, apart: number): Fingers => [
  { x: x - apart / 2, y },
  { x: x + apart / 2, y },
];

/** That the list has come to the part of a stop: it begins where the list does, or the list is at its end. */
const listIsAt = ({ page }: BrowserUser, stop: number) =>
  page.locator(`[data-stop="${stop + 1}"]`).evaluate((part) => {
    const list = part.parentElement!;
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
    return list.scrollHeight > list.clientHeight && (isAtEnd || Math.abs((part as HTMLElement).offsetTop - list.scrollTop) <= 1);
  });

test("on a phone a finger looks round and takes a hanger in hand, two bring it nearer and walk ahead, and the page neither zooms nor scrolls", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer({ viewport: PHONE, touch: true });
  const { page, context } = person;
  await person.go(addressOf(room));
  await filled(person);
  const devtools = await context.newCDPSession(page);
  const stop = withHangers(room);
  await at(person, room, stop, "tap");
  const [before, top] = [await seen(person), await scrolled(person)];
  const hanger = await spotOf(person, room, stop, hangerAt(room, stop).middle);
  await touch(devtools, "touchStart", [hanger]);
  await touch(devtools, "touchCancel", []);
  await frames(page, 3);
  expect(await taken(person)).toBe("-1");
  await go(devtools, [hanger], [{ x: hanger.x + 90, y: hanger.y - 60 }]);
  await soon(() => seen(person)).not.toBe(before);
  expect([await taken(person), await scrolled(person)]).toEqual(["-1", top]);
  expect(await placeOf(person)).toContain(`Stand ${stop + 1} of ${room.stands.length}`);

  await at(person, room, stop, "tap");
  const again = await spotOf(person, room, stop, hangerAt(room, stop).middle);
  await page.touchscreen.tap(again.x, again.y);
  await isInHand(person, room, stop);
  await panelOf(person).waitFor();
  const [far, inHand, [, zoom]] = [await heldMm(person), await taken(person), await scrolled(person)];
  const upper = await spotAt(person, [0.5, 0.3]);
  await go(devtools, about(upper, 60), about(upper, 140));
  await soon(() => heldMm(person)).toBeLessThan(far);
  expect([await taken(person), (await scrolled(person))[1]]).toEqual([inHand, zoom]);
  await person.picture("room-pointers-phone-in-hand");
  // Below the header, which stays over the picture.
  const corner = await spotAt(person, [0.04, 0.2]);
  await page.touchscreen.tap(corner.x, corner.y);
  await soon(() => taken(person)).toBe("-1");

  await at(person, room, stop, "tap");
  await go(devtools, about(upper, 60), about(upper, 160));
  await soon(() => chosenStop(person)).toBe(0);
  expect([await taken(person), (await scrolled(person))[1]]).toEqual(["-1", zoom]);
  expect(await sideways(person)).toBe(0);
});

test("on a phone the list comes to the stop that one goes to, without moving the page or the focus; from the list one comes back to the picture", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer({ viewport: PHONE, touch: true });
  const { page } = person;
  await person.go(addressOf(room));
  await filled(person);
  const stop = room.stands.length - 1;
  const button = stopsOf(person).getByRole("button").nth(stop);
  // At the edge of the window it lies below the bar: a tap there would move the page first.
  await button.evaluate((node) => node.scrollIntoView({ block: "center" }));
  const top = await scrolled(person);
  await button.tap();
  await soon(() => listIsAt(person, stop)).toBe(true);
  expect(await scrolled(person)).toEqual(top);
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
  await person.picture("room-pointers-phone-list");

  // Below the picture, as whoever reads the list has it.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const line = page.getByRole("button", { name: `Go there: Stand 2 of ${room.stands.length}` });
  await line.tap();
  await soon(() => listIsAt(person, 1)).toBe(true);
  const header = (await page.getByRole("banner").boundingBox())!;
  await soon(async () => Math.round((await drawn(person).boundingBox())!.y)).toBeGreaterThanOrEqual(Math.round(header.height));
  expect(await line.evaluate((node) => node === document.activeElement)).toBe(true);
});

import { type ChanelLists, getChanelShow, getScene, type RoomScene } from "@selvedge/contract";
import { isFree } from "@selvedge/contract/room-view";
import { expect, test } from "vitest";
import { piecesOf } from "../../src/showroom/cloth/pieces.ts";
import { goalsOf, spotOfGoal } from "../../src/showroom/headset/landing.ts";
import { customers } from "./customers.ts";
import {
  floorOf,
  headAt,
  isPresenting,
  plugInHeadset,
  pointFrom,
  press,
  push,
  rounded,
  standsAt,
  takeOff,
  turnOf,
} from "./headset.ts";
import { type BrowserUser, soon } from "./house.ts";

const { buyer, customer } = customers();

const FAIR = "Paris texworld";
/** What one view of a room may cost, both eyes together. */
const BUDGET = { "draw-calls": 100, triangles: 200_000, materials: 25, "texture-bytes": 128 * 1024 * 1024 } as const;

async function fairRoom(): Promise<RoomScene> {
  const { vr } = (await buyer().call(getChanelShow, {})) as ChanelLists;
  return buyer().call(getScene, { chanelId: vr.find(({ name }) => name === FAIR)!.chanelId });
}

const addressOf = ({ chanelId }: RoomScene) => `/VRChanel?chanelId=${chanelId}`;
const figure = ({ page }: BrowserUser, name: string) => page.locator("[data-room]").getAttribute(`data-${name}`);
const filled = (person: BrowserUser) => soon(() => figure(person, "state")).toBe("ready");
const placeOf = ({ page }: BrowserUser) => page.locator("[data-place]").textContent();
const barOf = ({ page }: BrowserUser, name: string) => page.getByRole("button", { name });
const heldAs = (person: BrowserUser, index: number) => soon(() => figure(person, "taken")).toBe(String(index));

/** Goes into the room and puts the headset on; how many programs the room was drawn by before. */
async function enter(person: BrowserUser, room: RoomScene): Promise<string | null> {
  await plugInHeadset(person);
  await person.go(addressOf(room));
  await filled(person);
  const programs = await figure(person, "programs");
  await barOf(person, "Enter VR").click();
  await soon(() => isPresenting(person)).toBe(true);
  await soon(() => figure(person, "origin")).not.toBeNull();
  return programs;
}

async function withinBudget(person: BrowserUser): Promise<void> {
  for (const [name, max] of Object.entries(BUDGET)) expect(Number(await figure(person, name))).toBeLessThanOrEqual(max);
}

/** Points at the mark of a stop from right above it, whatever stands between, and presses. */
async function goToStop(person: BrowserUser, room: RoomScene, index: number): Promise<void> {
  const goal = goalsOf(room).find(({ stand }) => stand === index)!;
  const [x, z] = spotOfGoal(goal);
  await pointFrom(person, index % 2 === 0 ? "right" : "left", [x, 1_000, z], [x + 60, 0, z]);
  await press(person, index % 2 === 0 ? "right" : "left", "trigger");
  await soon(() => standsAt(person)).toEqual(rounded([x, z]));
  await soon(() => placeOf(person)).toContain(`Stand ${index + 1} of ${room.stands.length}`);
}

test("in a headset one goes from stop to stop, takes three hangers, puts them back and leaves to where one stands", async () => {
  const room = await fairRoom();
  const pieces = piecesOf(room);
  const person = await customer();
  const programs = await enter(person, room);
  await filled(person);
  for (const index of room.stands.keys()) {
    await goToStop(person, room, index);
    await filled(person);
    await withinBudget(person);
  }
  await person.picture("headset-last-stop");

  const hangers = pieces.flatMap(({ kind, fabric, standId }, index) =>
    kind === "hanger" && fabric.texture && standId === pieces[0]!.standId ? [index] : [],
  );
  await goToStop(
    person,
    room,
    room.stands.findIndex(({ standId }) => standId === pieces[0]!.standId),
  );
  for (const [turn, hand] of (["right", "left", "right"] as const).entries()) {
    const index = hangers[turn % hangers.length]!;
    const { middle, turn: facing } = pieces[index]!;
    const [x, y, z] = middle;
    const angle = (facing * Math.PI) / 180;
    await pointFrom(person, hand, [x + Math.sin(angle) * 350, y, z + Math.cos(angle) * 350], middle);
    await press(person, hand, "trigger");
    await heldAs(person, index);
    await filled(person);
    await person.picture(`headset-hanger-${turn + 1}`);
    await withinBudget(person);
    await press(person, hand, turn < 2 ? "trigger" : "squeeze");
    await heldAs(person, -1);
  }
  expect(await figure(person, "programs")).toBe(programs);

  const stood = await placeOf(person);
  await takeOff(person);
  await soon(() => figure(person, "origin")).toBeNull();
  await barOf(person, "Enter VR").waitFor();
  expect(await placeOf(person)).toBe(stood);
  await filled(person);
  await person.picture("headset-left");
  await person.accessible("a room with a headset");
});

test("one turns by the thumbstick, sits down, lands before a rail and leaves by Escape", async () => {
  const room = await fairRoom();
  const person = await customer();
  await enter(person, room);
  const before = await turnOf(person);
  await push(person, "right", 1);
  await soon(async () => (before - (await turnOf(person)) + 360) % 360).toBe(30);
  await push(person, "left", -1);
  await soon(() => turnOf(person)).toBe(before);

  await headAt(person, 1.1);
  await press(person, "right", "a-button");
  await soon(() => floorOf(person)).toBe(500);
  await soon(() => person.page.getByRole("checkbox", { name: "Seated" }).isChecked()).toBe(true);

  // Below the hangers of a stand the floor is seen, and their rail stands on it or before the wall.
  const [hung] = piecesOf(room);
  const stop = room.stands.findIndex(({ standId }) => standId === hung!.standId);
  await goToStop(person, room, stop);
  const [x, z] = await standsAt(person);
  const [wallX, , wallZ] = room.stands[stop]!.target;
  await pointFrom(person, "left", [x, 1_200, z], [wallX, 0, wallZ]);
  await press(person, "left", "trigger");
  await soon(() => standsAt(person)).not.toEqual([x, z]);
  expect(isFree(room, ...(await standsAt(person)))).toBe(true);

  await person.page.keyboard.press("Escape");
  await soon(() => isPresenting(person)).toBe(false);
  await barOf(person, "Enter VR").waitFor();
});

test("a browser that refuses is told in the user’s language, and without a headset there is no way into one", async () => {
  const room = await fairRoom();
  const person = await customer({ language: "arab" });
  await plugInHeadset(person);
  await person.go(addressOf(room));
  await filled(person);
  await person.page.evaluate(() => {
    const { xr } = navigator as unknown as { xr: { requestSession: () => Promise<never> } };
    xr.requestSession = () => Promise.reject(new DOMException("Refused", "NotAllowedError"));
  });
  await barOf(person, "ادخل بالواقع الافتراضي").click();
  await person.page.getByText("لم يسمح المتصفح لهذه الصفحة بالدخول إلى النظارة. اسمح بذلك ثم ادخل مرة أخرى.").waitFor();
  await barOf(person, "ادخل بالواقع الافتراضي").waitFor();
  await person.picture("headset-refused-arab");

  const other = await customer();
  await other.go(addressOf(room));
  await filled(other);
  expect(await barOf(other, "Enter VR").count()).toBe(0);
});

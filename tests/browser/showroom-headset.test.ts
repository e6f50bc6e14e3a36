import { addAddress, addressList, cartList, mySample, productDet, type RoomScene } from "@selvedge/contract";
import { isFree } from "@selvedge/contract/room-view";
import { radiansOf } from "@selvedge/geometry-core";
import { expect, test } from "vitest";
import { piecesOf } from "../../src/showroom/cloth/pieces.ts";
import { BOARD_HEIGHT, BOARD_WIDTH, buttonsOn, PX_PER_MM } from "../../src/showroom/headset/buttons.ts";
import { goalsOf, spotOfGoal } from "../../src/showroom/headset/landing.ts";
import { daily } from "../run/circle.ts";
import { testLong } from "../run/test-long.ts";
import { customers } from "./customers.ts";
import {
  endsWhileEntering,
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
import { addressOf, FAIR, figure, filled, placeOf, roomNamed, staysInBudget } from "./rooms.ts";

const { buyer, customer } = customers();

const HOME = { userName: "Marta Conti", tel: "+39 02 5550 0187", country: "IT", city: "Milano", streetName: "Via Solferino 22" };

/** Heart, cart and sample. */
const BUTTONS = 3;

/** The headset has as many pixels as the page, and each costs twice here, once an eye. */
const SMALL = { viewport: { width: 640, height: 480 } };

/** What the room is called after it was changed. */
const CHANGED = "Paris in autumn";

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

/** The page hears that it missed too much, and asks for everything again. */
const renewAll = ({ page }: BrowserUser) =>
  page.evaluate(() => {
    const windows = new BroadcastChannel("live");
    windows.postMessage({ heard: { event: "reset" }, place: "" });
    windows.close();
  });

/** Points at the mark of a stop from right above it, whatever stands between, and presses. */
async function goToStop(person: BrowserUser, room: RoomScene, index: number): Promise<void> {
  const goal = goalsOf(room).find(({ stand }) => stand === index)!;
  const [x, z] = spotOfGoal(goal);
  await pointFrom(person, index % 2 === 0 ? "right" : "left", [x, 1_000, z], [x + 60, 0, z]);
  await press(person, index % 2 === 0 ? "right" : "left", "trigger");
  await soon(() => standsAt(person)).toEqual(rounded([x, z]));
  await soon(() => placeOf(person)).toContain(`Stand ${index + 1} of ${room.stands.length}`);
}

type Piece = ReturnType<typeof piecesOf>[number];

/** A hand's breadth before a piece, on the side it faces. */
function beforePiece({ middle: [x, y, z], turn }: Piece): readonly [number, number, number] {
  const angle = radiansOf(turn);
  return [x + Math.sin(angle) * 350, y, z + Math.cos(angle) * 350];
}

/** Goes to the stop of the first hanger that will do, and takes it with the left hand; which of the pieces it is. */
async function takeFirst(person: BrowserUser, room: RoomScene, willDo: (piece: Piece) => boolean): Promise<number> {
  const pieces = piecesOf(room);
  const index = pieces.findIndex((piece) => piece.kind === "hanger" && piece.fabric.texture && willDo(piece));
  const piece = pieces[index]!;
  await goToStop(
    person,
    room,
    room.stands.findIndex(({ standId }) => standId === piece.standId),
  );
  await pointFrom(person, "left", beforePiece(piece), piece.middle);
  await press(person, "left", "trigger");
  await heldAs(person, index);
  return index;
}

test("in a headset one goes from stop to stop, takes hangers with either hand, puts them back and leaves to where one stands", async () => {
  const room = await roomNamed(FAIR, buyer());
  const pieces = piecesOf(room);
  const person = await customer(SMALL);
  const programs = await enter(person, room);
  await filled(person);
  const [last = 0, ...others] = [...room.stands.keys()].reverse();
  for (const index of daily([last], ...others)) {
    await goToStop(person, room, index);
    await filled(person);
    await staysInBudget(person);
  }
  await person.picture("headset-stop");

  const hangers = pieces.flatMap(({ kind, fabric, standId }, index) =>
    kind === "hanger" && fabric.texture && standId === pieces[0]!.standId ? [index] : [],
  );
  await goToStop(
    person,
    room,
    room.stands.findIndex(({ standId }) => standId === pieces[0]!.standId),
  );
  const taken = daily<readonly ["left" | "right", "squeeze" | "trigger"]>(
    [["left", "trigger"]],
    ["right", "trigger"],
    ["right", "squeeze"],
  );
  for (const [turn, [hand, back]] of taken.entries()) {
    const index = hangers[turn % hangers.length]!;
    const piece = pieces[index]!;
    await pointFrom(person, hand, beforePiece(piece), piece.middle);
    await press(person, hand, "trigger");
    await heldAs(person, index);
    await filled(person);
    await person.picture(`headset-hanger-${turn + 1}`);
    await staysInBudget(person);
    await press(person, hand, back);
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

/** Points the right hand at a button of the board that is read, from before it, and presses. */
async function pressOnBoard(person: BrowserUser, button: number): Promise<void> {
  const [x = 0, y = 0, z = 0, yaw = 0] = ((await figure(person, "board")) ?? "").split(" ").map(Number);
  const { x: left, y: top, width, height } = buttonsOn(BUTTONS, false)[button]!;
  const [right, up] = [(left + width / 2 - BOARD_WIDTH / 2) / PX_PER_MM, (BOARD_HEIGHT / 2 - top - height / 2) / PX_PER_MM];
  const at = [x + Math.cos(yaw) * right, y + up, z - Math.sin(yaw) * right] as const;
  await pointFrom(person, "right", [at[0] + Math.sin(yaw) * 250, at[1], at[2] + Math.cos(yaw) * 250], at);
  await press(person, "right", "trigger");
}

testLong("what is in one hand is kept, laid into the cart and asked for as a sample with the other", async () => {
  if ((await buyer().call(addressList, {})).length === 0) await buyer().call(addAddress, HOME);
  const [address] = await buyer().call(addressList, {});
  const room = await roomNamed(FAIR, buyer());
  const person = await customer(SMALL);
  await enter(person, room);
  const index = await takeFirst(person, room, ({ fabric }) => fabric.stock !== "out");
  const { productId } = piecesOf(room)[index]!;
  await soon(() => figure(person, "board")).not.toBeNull();

  const kept = async () => (await buyer().call(productDet, { productId })).isFavorite;
  const was = await kept();
  await pressOnBoard(person, 0);
  await soon(kept).toBe(!was);
  const asked = async () => (await buyer().call(mySample, { productId, pageSize: 1 })).total;
  const others = await asked();
  // The first press says where it would be sent, and again after another button was pressed.
  const question = person.page.getByText(`One hanger to ${address!.city}? Press once more.`);
  await pressOnBoard(person, 2);
  await question.waitFor();
  await pressOnBoard(person, 1);
  await question.waitFor({ state: "detached" });
  await soon(async () => (await buyer().call(cartList, {})).some((line) => line.productId === productId)).toBe(true);
  await pressOnBoard(person, 2);
  await question.waitFor();
  expect(await asked()).toBe(others);
  await pressOnBoard(person, 2);
  await soon(asked).toBe(others + 1);
  await person.picture("headset-board");
  await heldAs(person, index);
});

testLong("one turns by the thumbstick, sits down, lands before a rail and leaves by Escape", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer(SMALL);
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

testLong("whatever changes in the room, one stands where one stood with what one holds, and goes on from there", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer(SMALL);
  let isChanged = false;
  await person.page.route("**/chanel/getScene*", async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: RoomScene };
    await route.fulfill({ response: answer, json: { ...rest, data: isChanged ? { ...data, name: CHANGED } : data } });
  });
  await enter(person, room);
  const index = await takeFirst(person, room, () => true);
  await filled(person);
  const [stood, turned, place] = [await standsAt(person), await turnOf(person), await placeOf(person)];
  // The other hand points at nothing: it would put back only what it holds.
  await pointFrom(person, "right", [stood[0], 1_200, stood[1]], [stood[0] + 10, 3_000, stood[1]]);

  isChanged = true;
  await renewAll(person);
  await person.page.getByRole("heading", { level: 1, name: CHANGED }).waitFor();
  await filled(person);
  await heldAs(person, index);
  await press(person, "right", "trigger");
  await heldAs(person, index);
  expect([await standsAt(person), await turnOf(person), await placeOf(person)]).toEqual([stood, turned, place]);
  await press(person, "left", "trigger");
  await heldAs(person, -1);
  await goToStop(person, room, room.stands.length - 1);
});

testLong("a headset that is taken off while it is entered is told of, and can be entered again", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer(SMALL);
  await plugInHeadset(person);
  await person.go(addressOf(room));
  await filled(person);
  await endsWhileEntering(person);
  await barOf(person, "Enter VR").click();
  await person.page.getByText("VR could not be started.").waitFor();
  await soon(() => isPresenting(person)).toBe(false);
  // The room on the page is drawn again.
  const frames = Number(await figure(person, "frames"));
  await person.page
    .getByRole("button", { name: `Stand 1 of ${room.stands.length}` })
    .first()
    .click();
  await soon(async () => Number(await figure(person, "frames"))).toBeGreaterThan(frames);
  await barOf(person, "Enter VR").click();
  await soon(() => isPresenting(person)).toBe(true);
  await soon(() => figure(person, "origin")).not.toBeNull();
});

test("a browser that refuses is told in the user’s language, and without a headset there is no way into one", async () => {
  const room = await roomNamed(FAIR, buyer());
  const person = await customer({ ...SMALL, language: "arab" });
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

  const other = await customer(SMALL);
  await other.go(addressOf(room));
  await filled(other);
  expect(await barOf(other, "Enter VR").count()).toBe(0);
});

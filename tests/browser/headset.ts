import { degreesOf } from "@selvedge/geometry-core";
import type { XRDevice } from "iwer";
import type { BrowserUser } from "./house.ts";
import { figure } from "./rooms.ts";

const EMULATOR = new URL("../../node_modules/iwer/build/iwer.min.js", import.meta.url).pathname;

type Handedness = "left" | "right";
type Point = readonly [x: number, y: number, z: number];
type Emulated = { IWER: { XRDevice: new (profile: object) => XRDevice; metaQuest3: object }; headset: XRDevice };

/** Plugs an emulated Quest 3 into this person's browser, from the next page on. It is brought by the test alone. */
export async function plugInHeadset({ context }: BrowserUser): Promise<void> {
  await context.addInitScript({ path: EMULATOR });
  await context.addInitScript(() => {
    const page = window as unknown as Emulated;
    page.headset = new page.IWER.XRDevice(page.IWER.metaQuest3);
    page.headset.installRuntime({ forceInstall: true });
  });
}

/** Waits until the session has drawn so many frames; fails if it ends before. */
const drawn = ({ page }: BrowserUser, count: number) =>
  page.evaluate(
    (frames) =>
      new Promise<void>((resolve, reject) => {
        const session = (window as unknown as Emulated).headset.activeSession;
        if (!session) return reject(new Error("No headset is worn"));
        session.addEventListener("end", () => reject(new Error("The headset was taken off")), { once: true });
        const next = (left: number) => {
          if (left === 0) resolve();
          else session.requestAnimationFrame(() => next(left - 1));
        };
        next(frames);
      }),
    count,
  );

/** How high the head is, metres above the floor where the person is. */
export const headAt = ({ page }: BrowserUser, metres: number) =>
  page.evaluate((y) => void (window as unknown as Emulated).headset.position.set(0, y, 0), metres);

export const isPresenting = ({ page }: BrowserUser) =>
  page.evaluate(() => (window as unknown as Emulated).headset.activeSession !== undefined);

/** Where the floor of the headset lies in the room, mm, and how it is turned. */
async function originOf(person: BrowserUser): Promise<{ readonly place: Point; readonly turn: number }> {
  const [x = 0, y = 0, z = 0, turn = 0] = ((await figure(person, "origin")) ?? "").split(" ").map(Number);
  return { place: [x, y, z], turn };
}

/** To whole millimetres; without the sign that a nought can have. */
export const rounded = ([x, z]: readonly [number, number]): readonly [x: number, z: number] => [
  Math.round(x) + 0,
  Math.round(z) + 0,
];

/** Where the head is in the room, mm, while it is right above where the headset measures from. */
export const standsAt = async (person: BrowserUser): Promise<readonly [x: number, z: number]> => {
  const { place } = await originOf(person);
  return rounded([place[0], place[2]]);
};

export const turnOf = async (person: BrowserUser): Promise<number> => Math.round(degreesOf((await originOf(person)).turn)) + 0;
export const floorOf = async (person: BrowserUser): Promise<number> => Math.round((await originOf(person)).place[1]);

/** Holds a hand at one point of the room and points it at another, mm. */
export async function pointFrom(person: BrowserUser, hand: Handedness, from: Point, to: Point): Promise<void> {
  const { place, turn } = await originOf(person);
  const own = ([x, y, z]: Point): Point => {
    const [dx, dy, dz] = [(x - place[0]) / 1_000, (y - place[1]) / 1_000, (z - place[2]) / 1_000];
    return [dx * Math.cos(turn) - dz * Math.sin(turn), dy, dx * Math.sin(turn) + dz * Math.cos(turn)];
  };
  const [start, end] = [own(from), own(to)];
  const [dx, dy, dz] = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
  const [yaw, pitch] = [Math.atan2(-dx, -dz), Math.atan2(dy, Math.hypot(dx, dz))];
  const [sy, cy, sp, cp] = [Math.sin(yaw / 2), Math.cos(yaw / 2), Math.sin(pitch / 2), Math.cos(pitch / 2)];
  await person.page.evaluate(
    ({ hand, start, turned }) => {
      const { position, quaternion } = (window as unknown as Emulated).headset.controllers[hand]!;
      position.set(...start);
      quaternion.set(...turned);
    },
    { hand, start, turned: [cy * sp, sy * cp, -sy * sp, cy * cp] as const },
  );
  await drawn(person, 2);
}

/** Presses a button of a hand and lets it go. */
export async function press(person: BrowserUser, hand: Handedness, button: "trigger" | "squeeze" | "a-button"): Promise<void> {
  for (const value of [1, 0]) {
    await person.page.evaluate(
      ({ hand, button, value }) => (window as unknown as Emulated).headset.controllers[hand]!.updateButtonValue(button, value),
      { hand, button, value },
    );
    await drawn(person, 2);
  }
}

/** Pushes the thumbstick of a hand to the side and lets it go. */
export async function push(person: BrowserUser, hand: Handedness, x: number): Promise<void> {
  for (const value of [x, 0]) {
    await person.page.evaluate(
      ({ hand, value }) => (window as unknown as Emulated).headset.controllers[hand]!.updateAxes("thumbstick", value, 0),
      { hand, value },
    );
    await drawn(person, 2);
  }
}

type Session = { requestReferenceSpace(type: string): Promise<unknown>; end(): Promise<void> };
type Requests = { requestSession(...wanted: unknown[]): Promise<Session> };

/** The next session ends while the page enters it, as when the headset is taken off at once. */
export const endsWhileEntering = ({ page }: BrowserUser) =>
  page.evaluate(() => {
    const { xr } = navigator as unknown as { xr: Requests };
    const request = xr.requestSession;
    xr.requestSession = async (...wanted) => {
      xr.requestSession = request;
      const session = await request.apply(xr, wanted);
      const spaceOf = session.requestReferenceSpace.bind(session);
      session.requestReferenceSpace = async (type: string) => {
        const space = await spaceOf(type);
        await session.end();
        return space;
      };
      return session;
    };
  });

/** Takes the headset off by its own button. */
export const takeOff = ({ page }: BrowserUser) =>
  page.evaluate(async () => {
    await (window as unknown as Emulated).headset.activeSession?.end();
  });

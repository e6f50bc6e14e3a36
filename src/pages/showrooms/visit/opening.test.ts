import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSession } from "../../../state/session.ts";
import { type Watched, watchRoom } from "./opening.ts";

const GROUP = { groupId: "0".repeat(31) + 1, part: 0 };
const FABRIC = "f".repeat(32);
const SECOND_MS = 1_000;

/** A window as far as it is watched, and what it sent. */
function aWindow() {
  const heard = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const place = { pathname: "/commonChanel", search: "" };
  const held: (() => void)[] = [];
  const sent: { chanelId: string; openingId: string; number: number; seconds: number; groups: object[]; fabrics: object[] }[] =
    [];
  let answer = { noted: true };
  let isHeld = false;
  const listeners = { count: 0 };
  vi.stubGlobal("addEventListener", (...args: Parameters<EventTarget["addEventListener"]>) => {
    listeners.count += 1;
    heard.addEventListener(...args);
  });
  vi.stubGlobal("removeEventListener", (...args: Parameters<EventTarget["removeEventListener"]>) => {
    listeners.count -= 1;
    heard.removeEventListener(...args);
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", place);
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    if (isHeld) await new Promise<void>((done) => held.push(done));
    return new Response(JSON.stringify({ data: answer }));
  });
  return {
    sent,
    place,
    listeners,
    hold: () => {
      isHeld = true;
    },
    answerAll: () => {
      isHeld = false;
      for (const done of held.splice(0)) done();
      return vi.advanceTimersByTimeAsync(0);
    },
    refuse: () => {
      answer = { noted: false };
    },
    touch: () => heard.dispatchEvent(new Event("pointermove")),
    close: () => heard.dispatchEvent(new Event("pagehide")),
    hide(isHidden: boolean) {
      page.visibilityState = isHidden ? "hidden" : "visible";
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

const goesBy = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND_MS);
const signsIn = (userId: string | null) => useSession.setState({ customer: userId === null ? null : ({ userId } as never) });
let shown: ReturnType<typeof aWindow>;
let watched: Watched[];
let rooms = 0;
/** A room; one that no test before opened, where none is named. */
function opens(named?: string) {
  rooms += 1;
  const chanelId = named ?? `room ${rooms}`;
  const room = watchRoom(chanelId, "page", () => ({ group: GROUP, productId: null }));
  watched.push(room);
  return { room, chanelId };
}
beforeEach(() => {
  vi.useFakeTimers();
  shown = aWindow();
  watched = [];
  signsIn("ada");
});
afterEach(async () => {
  shown.place.pathname = "/";
  for (const room of watched) room.leave();
  await shown.answerAll();
  await goesBy(1);
  signsIn(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a room is said to be opened at once, and what is looked at every twenty seconds", async () => {
  const { chanelId } = opens();
  await goesBy(0);
  expect(shown.sent).toMatchObject([{ chanelId, number: 0, seconds: 0 }]);
  await goesBy(20);
  expect(shown.sent[1]).toMatchObject({ number: 1, seconds: 20, groups: [{ ...GROUP, seconds: 20 }] });
});

test("each batch waits for the answer to the one before; a page that goes away waits for nothing", async () => {
  shown.hold();
  opens();
  await goesBy(45);
  expect(shown.sent.map(({ number }) => number)).toEqual([0]);
  shown.close();
  expect(shown.sent.map(({ number }) => number)).toEqual([0, 3]);
});

test("a page out of sight sends what it has, and counts nothing until it is back", async () => {
  opens();
  await goesBy(5);
  shown.hide(true);
  await goesBy(0);
  expect(shown.sent.at(-1)).toMatchObject({ number: 1, seconds: 5 });
  await goesBy(100);
  expect(shown.sent).toHaveLength(2);
  shown.hide(false);
  await goesBy(3);
  shown.close();
  expect(shown.sent.at(-1)).toMatchObject({ number: 2, seconds: 3 });
});

test("whoever touches nothing for a minute is not looking, until they touch something", async () => {
  opens();
  const seconds = () => shown.sent.reduce((sum, one) => sum + one.seconds, 0);
  await goesBy(100);
  expect(seconds()).toBe(60);
  shown.touch();
  await goesBy(20);
  expect(seconds()).toBe(80);
});

test("where the server keeps nothing, nothing more is sent; nor of somebody who signed out", async () => {
  shown.refuse();
  opens();
  await goesBy(60);
  expect(shown.sent).toHaveLength(1);
  opens();
  signsIn(null);
  await goesBy(60);
  expect(shown.sent).toHaveLength(1);
});

test("what is left ends, and hears of nothing any more; who is back soon goes on with it", async () => {
  const { room, chanelId } = opens();
  await goesBy(4);
  room.leave();
  await goesBy(0);
  expect(shown.sent.at(-1)).toMatchObject({ number: 1, seconds: 4 });
  expect(shown.listeners.count).toBe(0);
  await goesBy(29 * 60);
  opens(chanelId);
  await goesBy(20);
  expect(shown.sent.at(-1)).toMatchObject({ openingId: shown.sent[0]!.openingId, number: 2, seconds: 20 });
});

test("half an hour later it is opened anew, and so it is by somebody else", async () => {
  const { room, chanelId } = opens();
  await goesBy(0);
  room.leave();
  signsIn("bob");
  const other = opens(chanelId).room;
  await goesBy(0);
  other.leave();
  await goesBy(31 * 60);
  signsIn("ada");
  opens(chanelId);
  await goesBy(0);
  const first = shown.sent.filter(({ number }) => number === 0);
  expect(new Set(first.map(({ openingId }) => openingId)).size).toBe(3);
});

test("time goes on for a fabric that was opened from the room, until its own page is left", async () => {
  const { room } = opens();
  await goesBy(2);
  room.look(FABRIC);
  Object.assign(shown.place, { pathname: "/goodsDetails", search: `?productId=${FABRIC}` });
  room.leave();
  await goesBy(6);
  shown.place.pathname = "/goods";
  await goesBy(2);
  expect(shown.sent.at(-1)).toMatchObject({ groups: [], fabrics: [{ productId: FABRIC, looks: 0 }] });
  expect(shown.sent.at(-2)).toMatchObject({ groups: [{ ...GROUP, seconds: 2 }], fabrics: [{ productId: FABRIC, looks: 1 }] });
  const { length } = shown.sent;
  await goesBy(60);
  expect(shown.sent).toHaveLength(length);
  expect(shown.listeners.count).toBe(0);
});

import { BEAT_MS, NOWHERE, type Whereabouts } from "@selvedge/contract";
import { AxiosHeaders } from "axios";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connection as requests } from "../../../api/request.ts";
import type { Happening } from "../../../showroom/together/company.ts";
import { SIGNED_OUT } from "../../../state/session.ts";
import { AGAIN_MS, type Connection, connect, MAX_TRIES } from "./connection.ts";

const HELLO = { walkerId: "c".repeat(32), key: "k", name: "Ada", others: [] };
const HERE: Whereabouts = { ...NOWHERE, place: [0, 1_600, 0], stand: 0 };

/** The browser's connection, which says what the test has it say. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    Source.opened.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  says(event: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  /** The server refused, or the browser tries again by itself. */
  fails(isRefused: boolean) {
    this.readyState = isRefused ? Source.CLOSED : 0;
    this.onerror?.();
  }
}

/** What another window of this browser says comes at once. */
class Windows {
  static open: Windows[] = [];
  onmessage: ((said: { readonly data: unknown }) => void) | null = null;
  constructor() {
    Windows.open.push(this);
  }
  close() {
    this.onmessage = null;
  }
}

const source = () => Source.opened.at(-1)!;
const heard: string[] = [];
const open: Connection[] = [];
const sent: { readonly order: number; readonly stand: number }[] = [];
const adapter = requests.defaults.adapter;
let isTaken = true;
const walk = (more: Partial<Parameters<typeof connect>[0]> = {}): Connection => {
  const hear = ({ event }: Happening) => void heard.push(event);
  const one = connect({ chanelId: "a".repeat(32), name: "", linkKey: null, hear, beat: () => {}, ...more });
  open.push(one);
  return one;
};
const untilSaid = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Source);
  vi.stubGlobal("BroadcastChannel", Windows);
  requests.defaults.adapter = async (config) => {
    sent.push(JSON.parse(config.data));
    const data = { code: 20000, message: "", data: { isTaken } };
    return { data, status: 200, statusText: "", headers: new AxiosHeaders(), config };
  };
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
  requests.defaults.adapter = adapter;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  isTaken = true;
  for (const list of [heard, sent, Source.opened, Windows.open]) list.splice(0);
});

test("when the server asks, the page looks whether there is something to say", () => {
  const beat = vi.fn();
  walk({ beat });
  source().says("hello", HELLO);
  source().says("beat");
  expect(beat).toHaveBeenCalledOnce();
  expect(heard).toEqual(["hello"]);
});

test("what has changed is said at once and counted, one thing at a time; what was dropped is said again, who stands still says so seldom", async () => {
  const one = walk();
  one.say(HERE, "k");
  one.say({ ...HERE, stand: 1 }, "k");
  await untilSaid();
  one.say(HERE, "k");
  await untilSaid();
  expect(sent).toEqual([expect.objectContaining({ order: 1, stand: 0 })]);
  isTaken = false;
  one.say({ ...HERE, stand: 2 }, "k");
  await untilSaid();
  isTaken = true;
  one.say({ ...HERE, stand: 2 }, "k");
  await untilSaid();
  one.say({ ...HERE, stand: 2 }, "k");
  await vi.advanceTimersByTimeAsync(4 * BEAT_MS);
  one.say({ ...HERE, stand: 2 }, "k");
  await untilSaid();
  expect(sent.map(({ order, stand }) => [order, stand])).toEqual([
    [1, 0],
    [2, 2],
    [3, 2],
    [4, 2],
  ]);
});

test("who has not been here walks alone where the room is full or nobody answers; who was here comes again to the same room", async () => {
  walk();
  source().says("full");
  walk();
  source().fails(true);
  expect(heard.splice(0)).toEqual(["full", "unreachable"]);

  walk({ name: "Ines", linkKey: { shareToken: "t" } });
  const { address } = source();
  source().says("hello", HELLO);
  source().says("full");
  expect([heard, Source.opened.length]).toEqual([["hello", "lost"], 3]);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(source().address).toBe(address);
  source().says("hello", HELLO);
  source().fails(false);
  expect([heard, Source.opened.length]).toEqual([["hello", "lost", "hello", "lost"], 4]);
});

test("who was here is refused so often as a lost server's people are missed, and a place counts the tries anew", async () => {
  walk();
  source().says("hello", HELLO);
  for (const last of ["hello", null]) {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      source().fails(true);
      await vi.advanceTimersByTimeAsync(AGAIN_MS);
    }
    if (last) source().says(last, HELLO);
  }
  expect(heard).not.toContain("unreachable");
  const { length } = Source.opened;
  source().fails(true);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect([heard.at(-1), Source.opened.length]).toEqual(["unreachable", length]);
});

test("signing out in another window ends the walk of who is signed in, and not of who came by a link", () => {
  walk({ linkKey: { shareToken: "t" } });
  walk();
  for (const { onmessage } of Windows.open) onmessage?.({ data: SIGNED_OUT });
  expect(heard).toEqual(["ended"]);
  expect(Source.opened.map(({ readyState }) => readyState)).toEqual([1, Source.CLOSED]);
});

test("who is sent out, or leaves, does not come again", async () => {
  walk();
  source().says("hello", HELLO);
  source().says("ended");
  const left = walk();
  source().says("hello", HELLO);
  source().fails(true);
  left.close();
  await vi.advanceTimersByTimeAsync(2 * AGAIN_MS);
  expect([heard, Source.opened.length]).toEqual([["hello", "ended", "hello", "lost"], 2]);
});

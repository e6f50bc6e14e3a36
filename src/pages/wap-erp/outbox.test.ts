import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, Given } from "./outbox.ts";

/** What the browser keeps. A reading has what is kept when it begins, and answers when it is let. */
const kept = new Map<string, Entry>();
let answerReading: (() => void)[] = [];
let isReadingHeld = false;
vi.mock("idb-keyval", () => ({
  createStore: () => ({}),
  set: async (key: string, entry: Entry) => void kept.set(key, entry),
  del: async (key: string) => void kept.delete(key),
  values: async () => {
    const read = [...kept.values()];
    if (isReadingHeld) await new Promise<void>((answer) => answerReading.push(answer));
    return read;
  },
}));
const sent: string[] = [];
let answerSending: (() => void)[] = [];
let isSendingHeld = false;
let isRefused = false;
vi.mock("./errands.ts", () => ({
  ruleOf: () => ({
    changes: [],
    send: async ({ content }: { content: string }) => {
      if (isRefused) throw new Error("No");
      sent.push(content);
      if (isSendingHeld) await new Promise<void>((answer) => answerSending.push(answer));
    },
  }),
}));

/** Who is signed in at the device. */
let signedIn = "lin";
vi.mock("../../state/session.ts", () => ({ useSession: { getState: () => ({ customer: { userId: signedIn } }) } }));

const message = (content: string, userId = "lin") =>
  ({
    userId,
    kind: "order",
    recordId: "o",
    number: "SV-26-0001",
    errand: { what: "message", body: { content } },
  }) as Given;
const soon = (look: () => unknown) => expect.poll(look, { interval: 1 });
const shown = async () => {
  const { useOutbox } = await import("./outbox.ts");
  return useOutbox.getState().queue.map(({ errand }) => (errand.body as { content: string }).content);
};

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  sent.length = 0;
  [answerReading, answerSending, isReadingHeld, isSendingHeld, isRefused] = [[], [], false, false, false];
  signedIn = "lin";
});
afterEach(() => {
  vi.unstubAllGlobals();
  expect(kept.size).toBe(0);
});

test("what is given while the page reads what an earlier visit left stays in view and is sent", async () => {
  const { give, sendAll } = await import("./outbox.ts");
  isReadingHeld = true;
  void sendAll("lin");
  await soon(() => answerReading.length).toBe(1);
  const given = give(message("When is it cut?"));
  [isReadingHeld, isSendingHeld] = [false, true];
  answerReading[0]!();
  await soon(() => answerSending.length).toBe(1);
  expect(await shown()).toEqual(["When is it cut?"]);
  answerSending[0]!();
  await given;
  await soon(shown).toEqual([]);
});

test("what is given when everything before it is sent, but the sending is not yet over, is sent too", async () => {
  let isOver = () => {};
  const request = async (_: string, send: () => Promise<void>) => {
    await send();
    await new Promise<void>((over) => {
      isOver = over;
    });
  };
  vi.stubGlobal("navigator", { locks: { request } });
  const { give } = await import("./outbox.ts");
  await give(message("first"));
  await soon(() => kept.size).toBe(0);
  await give(message("second"));
  expect(sent).toEqual(["first"]);
  isOver();
  await soon(() => sent).toEqual(["first", "second"]);
  await soon(shown).toEqual([]);
});

test("what is taken away during a reading does not come back", async () => {
  const { forget, give, sendAll, useOutbox } = await import("./outbox.ts");
  isRefused = true;
  await give(message("not so"));
  await soon(() => useOutbox.getState().queue.map(({ state }) => state)).toEqual(["refused"]);
  isReadingHeld = true;
  const over = sendAll("lin");
  await soon(() => answerReading.length).toBe(1);
  await forget(useOutbox.getState().queue[0]!.key);
  answerReading[0]!();
  await over;
  expect(await shown()).toEqual([]);
});

test("a second person at the device sends what is theirs while what the first asked for is still to begin, and nothing of the first in their name", async () => {
  const { give, sendAll } = await import("./outbox.ts");
  isSendingHeld = true;
  await give(message("Lin's first"));
  await soon(() => answerSending.length).toBe(1);
  await give(message("Lin's second"));
  signedIn = "mara";
  await give(message("Mara's", "mara"));
  isSendingHeld = false;
  answerSending[0]!();
  await soon(() => sent).toEqual(["Lin's first", "Mara's"]);
  await soon(shown).toEqual(["Lin's second"]);
  signedIn = "lin";
  await sendAll("lin");
  expect(sent).toEqual(["Lin's first", "Mara's", "Lin's second"]);
});

test("when the connection is back, what is sent is of whoever is at the device now", async () => {
  const listeners: (() => void)[] = [];
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => void listeners.push(listener));
  vi.stubGlobal("setInterval", () => 0);
  const { sendAll, watchOutbox } = await import("./outbox.ts");
  watchOutbox("lin");
  signedIn = "mara";
  watchOutbox("mara");
  await sendAll("mara");
  expect(listeners).toHaveLength(1);
  kept.set("k", { ...message("Kept from before", "mara"), key: "k", at: 1, state: "waiting", files: [] } as unknown as Entry);
  listeners[0]!();
  await soon(() => sent).toEqual(["Kept from before"]);
  await soon(shown).toEqual([]);
});

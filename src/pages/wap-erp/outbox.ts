import type { WorkKind } from "@selvedge/contract";
import { createStore as createKept, del, set, type UseStore, values } from "idb-keyval";
import { create } from "zustand";
import { keyOf, upload } from "../../api/call.ts";
import { uploadImage } from "../../api/calls.ts";
import { queryClient } from "../../api/client.ts";
import { asApiError } from "../../api/error.ts";
import { newKey } from "../../api/keys.ts";
import { useSession } from "../../state/session.ts";
import { type Current, type Errand, onto, ruleOf } from "./errands.ts";

/** A file that goes with an errand; `place` says where it belongs, as the label of a lap-dip's option. */
export type Enclosed = { readonly blob: Blob; readonly place: string };

/** An errand given on this device that the server has not taken in yet. */
export type Entry = {
  readonly key: string;
  /** Who gave it: another person at the same device does not send it. */
  readonly userId: string;
  /** What it is about: the record, and its number for people. */
  readonly kind: WorkKind | "thread";
  readonly recordId: string;
  readonly number: string;
  readonly errand: Errand;
  /** Files that have not been sent yet. */
  readonly files: readonly Enclosed[];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly state: "waiting" | "changed" | "refused";
  /** Why it was refused, in the user's language. */
  readonly reason?: string;
  /** The record as somebody else has left it. */
  readonly current?: Current;
};
export type Given = Pick<Entry, "userId" | "kind" | "recordId" | "number" | "errand"> & { readonly files?: readonly Enclosed[] };

/** What waits on this device, oldest first. */
export const useOutbox = create<{ queue: readonly Entry[]; isSending: boolean }>(() => ({ queue: [], isSending: false }));

const RETRY_MS = 20_000;
let opened: UseStore | undefined;
const kept = () => {
  opened ??= createKept("selvedge-outbox", "errands");
  return opened;
};
/** Entries this browser could not keep: they live as long as the page. */
const unkept = new Set<string>();
/** Entries given, changed or taken away here since the last reading of what is kept began. */
let touched = new Set<string>();

const show = (queue: readonly Entry[]) => useOutbox.setState({ queue: queue.toSorted((a, b) => a.at - b.at) });

async function put(entry: Entry): Promise<void> {
  touched.add(entry.key);
  show([...useOutbox.getState().queue.filter(({ key }) => key !== entry.key), entry]);
  try {
    await set(entry.key, entry, kept());
    unkept.delete(entry.key);
  } catch (thrown) {
    unkept.add(entry.key);
    console.warn("What was done cannot be kept in this browser.", thrown);
  }
}

async function drop(key: string): Promise<void> {
  touched.add(key);
  show(useOutbox.getState().queue.filter((one) => one.key !== key));
  unkept.delete(key);
  await del(key, kept()).catch(console.warn);
}

/** Reads what is kept: another page of the same person may have added to it, or sent of it. What is touched here meanwhile stays as it is here. */
async function reload(): Promise<void> {
  touched = new Set();
  const all = await values<Entry>(kept()).catch(() => null);
  if (!all) return;
  const isOwn = ({ key }: Entry) => touched.has(key) || unkept.has(key);
  show([...all.filter((one) => !isOwn(one)), ...useOutbox.getState().queue.filter(isOwn)]);
}

/** Takes an errand in and sends it when the server can be reached. */
export async function give({ files = [], ...of }: Given): Promise<void> {
  await put({ ...of, files, key: newKey(), at: Date.now(), state: "waiting" });
  void sendAll(of.userId);
}

/** Forgets an errand that was refused, or that is not to be sent after all. */
export const forget = (key: string): Promise<void> => drop(key);

/** Sends an errand over what somebody else has done meanwhile. */
export async function sendAnyway(entry: Entry): Promise<void> {
  const { current, ...rest } = entry;
  if (!current) return;
  await put({ ...rest, state: "waiting", errand: onto(entry.errand, current) });
  void sendAll(entry.userId);
}

let underWay: Promise<void> = Promise.resolve();
/** What is still to begin, of each person who was at this device. */
const toBegin = new Map<string, Promise<void>>();

/**
 * Sends what a person has waiting, in its order and one page at a time; stops where the server is away and goes on later. Asked while it
 * sends, it sends once more after that. What one person asked for does not keep another at the same device from sending.
 */
export function sendAll(userId: string): Promise<void> {
  const known = toBegin.get(userId);
  if (known) return known;
  const next = underWay.then(() => {
    toBegin.delete(userId);
    return alone(() => sendWaiting(userId));
  });
  toBegin.set(userId, next);
  underWay = next.catch(() => undefined);
  return next;
}

/** Whether it is still they who are signed in: nobody's things are sent in somebody else's name. */
const isSignedIn = (userId: string): boolean => useSession.getState().customer?.userId === userId;

/** Only one page of the browser sends, where it has locks; where not, versions and keys keep a thing from being done twice. */
const alone = (work: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request("selvedge-outbox", work).then(() => undefined) : work();

async function sendWaiting(userId: string): Promise<void> {
  await reload();
  useOutbox.setState({ isSending: true });
  const tried = new Set<string>();
  try {
    for (;;) {
      const isNext = (one: Entry) => one.userId === userId && one.state === "waiting" && !tried.has(one.key);
      const next = useOutbox.getState().queue.find(isNext);
      if (!next || !isSignedIn(userId)) return;
      tried.add(next.key);
      if ((await send(next)) === "away") return;
    }
  } finally {
    useOutbox.setState({ isSending: false });
  }
}

/** "away" where nothing else need be tried now; an errand at which the server fails waits, and the next one goes. */
async function send(given: Entry): Promise<"away" | "through"> {
  const rule = ruleOf(given.errand);
  let entry = given;
  try {
    if (rule.withPicture)
      for (const { blob, place } of given.files) {
        const { imageId } = await upload(uploadImage, blob, { purpose: "message" });
        const body = rule.withPicture(entry.errand.body, imageId, place);
        entry = { ...entry, errand: { ...entry.errand, body } as Errand, files: entry.files.slice(1) };
        await put(entry);
      }
    await rule.send(entry.errand.body, { key: entry.key, file: entry.files[0]?.blob });
    await drop(entry.key);
    refresh(entry);
    return "through";
  } catch (thrown) {
    const failure = asApiError(thrown);
    if (failure.isOffline || failure.is("noSession") || failure.is("sessionExpired") || failure.is("tooMany")) return "away";
    if (failure.status >= 500) return "through";
    if (failure.is("stale") && failure.data) await meet(entry, failure.data as Current);
    else await put({ ...entry, state: "refused", reason: failure.reason });
    return "through";
  }
}

/** A record that is already as it was left here came through when the answer was lost; another one is somebody else's word. */
async function meet(entry: Entry, current: Current): Promise<void> {
  refresh(entry);
  const isDone = ruleOf(entry.errand).isDone?.(entry.errand.body, current) ?? false;
  await (isDone ? drop(entry.key) : put({ ...entry, state: "changed", current }));
}

function refresh({ errand }: Entry): void {
  for (const other of ruleOf(errand).changes) void queryClient.invalidateQueries({ queryKey: keyOf(other) });
}

let watchedFor: string | null = null;

/** Reads what an earlier visit of a person left, and sends when the connection is back; of several one after the other at a device it is the last one's. */
export function watchOutbox(userId: string): void {
  const isFirst = watchedFor === null;
  watchedFor = userId;
  void sendAll(userId);
  if (!isFirst) return;
  const again = () => void (watchedFor && sendAll(watchedFor));
  addEventListener("online", again);
  setInterval(again, RETRY_MS);
}

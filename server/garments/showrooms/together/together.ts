import { isDeepStrictEqual } from "node:util";
import { BEAT_MS, NOWHERE, SILENT_MS, type TogetherEvent, type Whereabouts } from "@selvedge/contract";
import type { Database, Db } from "../../../platform/db/open.ts";
import { newSecret } from "../../../platform/security/secret.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { openAllowance } from "./allowance.ts";
import { withoutRight } from "./rights.ts";
import { meets, type Present, type Right, walkerIdOf, withRoom } from "./walkers.ts";
import { openWire, type Wire, type Word } from "./wire.ts";

/** Another process that has not named somebody for so long does not run any more. */
const UNNAMED_MS = SILENT_MS + 2 * BEAT_MS;

type Out = { write(text: string): void; end(): void };
/** Who has come: into which room, by which right, shown as whom. */
type Coming = Omit<Present, "since" | "walker" | "holder" | "order"> &
  Pick<Present["walker"], "name" | "side"> & { readonly right: Right };
/** Somebody whose stream this process writes. */
type Own = Out & {
  readonly chanelId: string;
  readonly walkerId: string;
  readonly right: Right;
  movedAt: number;
  readonly seen: Set<string>;
};
type Known = { present: Present; namedAt: number };
/** Where somebody is, by which of their moves. */
type Move = { readonly order: number; readonly to: Whereabouts };

type State = {
  readonly db: Db;
  readonly clock: Clock;
  readonly failed: (error: unknown) => void;
  readonly wire: Wire;
  /** Everybody of whom this process knows, by room and by who they are. */
  readonly rooms: Map<string, Map<string, Known>>;
  readonly own: Map<string, Own>;
  beating: NodeJS.Timeout | null;
  /** A beat is at work: a slow database does not make two. */
  isInBeat: boolean;
  closed: boolean;
};

export type Together = {
  /** Lets somebody walk in a room who may enter it; returns what ends it. */
  join(coming: Coming, out: Out): () => void;
  /** Tells the others of a room where the one with this key is; whether it was taken. */
  move(chanelId: string, key: string, move: Move): Promise<boolean>;
  close(): Promise<void>;
};

const textOf = ({ event, data }: TogetherEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const peopleIn = ({ rooms }: State, chanelId: string): Present[] =>
  [...(rooms.get(chanelId)?.values() ?? [])].map(({ present }) => present);
const ownIn = ({ own }: State, chanelId: string): Own[] => [...own.values()].filter((one) => one.chanelId === chanelId);

/** Who walks together, in memory: this process's own people, and those that other processes name. */
export function openTogether(
  parts: Pick<State, "db" | "clock" | "failed"> & { listen: Database["listen"] | undefined },
): Together {
  const { db, clock, failed, listen } = parts;
  const wire = openWire({ db, listen, failed, heard: (word) => take(state, word) });
  const state: State = {
    db,
    clock,
    failed,
    wire,
    rooms: new Map(),
    own: new Map(),
    beating: null,
    isInBeat: false,
    closed: false,
  };
  const allowance = openAllowance();
  const now = () => clock.now().getTime();
  return {
    join(coming, out) {
      let isGone = state.closed;
      const walkerId = { current: "" };
      if (isGone) out.end();
      else
        comeIn(state, coming, out, () => isGone)
          .then((id) => {
            walkerId.current = id;
          })
          .catch((error: unknown) => {
            if (!state.closed) failed(error);
            out.end();
          });
      return () => {
        isGone = true;
        leave(state, walkerId.current);
      };
    },
    async move(chanelId, key, { order, to }) {
      // Somebody's stream may be another process's.
      await begin(state);
      allowance.sweep(now());
      const walkerId = walkerIdOf(key);
      const known = state.rooms.get(chanelId)?.get(walkerId);
      if (!known || order <= known.present.order || !allowance.takes(walkerId, now())) return false;
      tell(state, { word: "moved", chanelId, walkerId, to, order });
      return true;
    },
    async close() {
      state.closed = true;
      if (state.beating) clearInterval(state.beating);
      for (const one of [...state.own.values()]) {
        leave(state, one.walkerId);
        one.end();
      }
      await wire.close();
    },
  };
}

/** Says something to this process and to the others. */
function tell(state: State, word: Word): void {
  take(state, word);
  state.wire.say(word);
}

/** Hears of other processes' people from now on, and looks who has gone. */
async function begin(state: State): Promise<void> {
  if (state.closed) return;
  await state.wire.open();
  if (state.closed) return;
  state.beating ??= setInterval(() => void beat(state), BEAT_MS);
}

/** Makes somebody one of those in the room, and tells them of the others; empty for who has no room or has gone meanwhile. */
async function comeIn(state: State, coming: Coming, out: Out, isGone: () => boolean): Promise<string> {
  const { wire, clock } = state;
  await begin(state);
  const since = await wire.now();
  if (state.closed) out.end();
  if (isGone() || state.closed) return "";
  const { chanelId, companyId, shareId, name, side, right } = coming;
  const holder = right.share === null ? right.customer.userId : right.share.shareId;
  const key = newSecret(128);
  const walkerId = walkerIdOf(key);
  const walker = { walkerId, name, side, ...NOWHERE };
  const present: Present = { chanelId, since, companyId, shareId, holder, order: 0, walker };
  if (!withRoom([...peopleIn(state, chanelId), present]).includes(present)) {
    out.write(textOf({ event: "full", data: {} }));
    out.end();
    return "";
  }
  const others = withRoom(peopleIn(state, chanelId)).flatMap((other) => (meets(present, other) ? [other.walker] : []));
  const seen = new Set(others.map((other) => other.walkerId));
  state.own.set(walkerId, { ...out, chanelId, walkerId, right, movedAt: clock.now().getTime(), seen });
  out.write(textOf({ event: "hello", data: { walkerId, key, name, others } }));
  tell(state, { word: "here", present });
  return walkerId;
}

/** Somebody leaves, or is made to. */
function leave(state: State, walkerId: string): void {
  const own = state.own.get(walkerId);
  if (!own) return;
  state.own.delete(walkerId);
  tell(state, { word: "gone", chanelId: own.chanelId, walkerId });
}

/** Ends somebody's stream with a last word, unless they have left meanwhile. */
function evict(state: State, own: Own, last: TogetherEvent | null): void {
  if (state.own.get(own.walkerId) !== own) return;
  if (last) own.write(textOf(last));
  leave(state, own.walkerId);
  own.end();
}

function showTo({ rooms }: State, own: Own, other: Present): void {
  const self = rooms.get(own.chanelId)?.get(own.walkerId)?.present;
  if (!self || other.walker.walkerId === own.walkerId || !meets(self, other)) return;
  own.seen.add(other.walker.walkerId);
  own.write(textOf({ event: "here", data: other.walker }));
}

/** Shows those who meet somebody what is new of them, unless there is no room for them; where nothing is, those who have not seen them. */
function show(state: State, present: Present, before: Present | undefined): void {
  const { chanelId, walker } = present;
  if (!withRoom(peopleIn(state, chanelId)).some((one) => one.walker.walkerId === walker.walkerId)) return;
  const isNew = !isDeepStrictEqual(before?.walker, walker);
  for (const own of ownIn(state, chanelId)) if (isNew || !own.seen.has(walker.walkerId)) showTo(state, own, present);
}

/** Takes in what this or another process says. */
function take(state: State, word: Word): void {
  const namedAt = state.clock.now().getTime();
  if (word.word === "here") {
    const { chanelId, walker } = word.present;
    const people = state.rooms.get(chanelId) ?? new Map<string, Known>();
    const known = people.get(walker.walkerId)?.present;
    const present = known && known.order >= word.present.order ? known : word.present;
    state.rooms.set(chanelId, people.set(walker.walkerId, { present, namedAt }));
    // Two processes may have let in one each where there was room for one.
    const staying = new Set(withRoom(peopleIn(state, chanelId)).map((one) => one.walker.walkerId));
    for (const own of ownIn(state, chanelId)) if (!staying.has(own.walkerId)) evict(state, own, { event: "full", data: {} });
    show(state, present, known);
  } else if (word.word === "moved") {
    const known = state.rooms.get(word.chanelId)?.get(word.walkerId);
    if (!known) return;
    const own = state.own.get(word.walkerId);
    if (own) own.movedAt = namedAt;
    const before = known.present;
    if (word.order <= before.order) return;
    known.present = { ...before, order: word.order, walker: { ...before.walker, ...word.to } };
    show(state, known.present, before);
  } else if (word.word === "gone") forget(state, word.chanelId, word.walkerId);
  else for (const { walkerId, chanelId } of state.own.values()) announce(state, chanelId, walkerId);
}

function forget(state: State, chanelId: string, walkerId: string): void {
  const people = state.rooms.get(chanelId);
  people?.delete(walkerId);
  if (people?.size === 0) state.rooms.delete(chanelId);
  for (const own of ownIn(state, chanelId))
    if (own.seen.delete(walkerId)) own.write(textOf({ event: "gone", data: { walkerId } }));
}

/** Tells the other processes that somebody is here still. */
function announce({ rooms, wire }: State, chanelId: string, walkerId: string): void {
  const present = rooms.get(chanelId)?.get(walkerId)?.present;
  if (present) wire.say({ word: "here", present });
}

/** Looks who has lost the connection or the right to be there, and tells the other processes again who is here. */
async function beat(state: State): Promise<void> {
  if (state.isInBeat) return;
  state.isInBeat = true;
  try {
    await lookRound(state);
  } catch (error) {
    if (!state.closed) state.failed(error);
  } finally {
    state.isInBeat = false;
  }
}

async function lookRound(state: State): Promise<void> {
  const now = state.clock.now();
  for (const own of [...state.own.values()]) if (now.getTime() - own.movedAt > SILENT_MS) evict(state, own, null);
  for (const [chanelId, people] of [...state.rooms])
    for (const [walkerId, { namedAt }] of [...people])
      if (!state.own.has(walkerId) && now.getTime() - namedAt > UNNAMED_MS) forget(state, chanelId, walkerId);
  if (state.own.size === 0) return;
  for (const own of await withoutRight(state.db, [...state.own.values()], now)) evict(state, own, { event: "ended", data: {} });
  for (const { chanelId, walkerId, write } of state.own.values()) {
    write(textOf({ event: "beat", data: {} }));
    announce(state, chanelId, walkerId);
  }
}

import type { HandClass } from "@selvedge/contract";
import { HAND_CLASSES, SOLVER_VERSION } from "@selvedge/garment-core";
import type { Db } from "../../../platform/db/open.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import type { WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { makeIfMissing, ownHandOf, type Worn } from "./drapes.ts";

/** A style in the size somebody opened it in. */
type Opened = Omit<Worn, "hand">;
/** The classes it is still to be draped in; null until its turn comes. */
type Queued = Opened & { left: HandClass[] | null };

/** How many of them wait at most; the one opened longest ago is dropped. */
const MAX_WAITING = 40;

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly fault: (error: unknown, what: string) => void;
  /** For these drapes alone: what waits in a pool behind other work would be claimed without being made. */
  readonly workers: WorkerPool;
  /** Answers when nobody waits for anything. */
  readonly nobodyWaits: () => Promise<void>;
};

export type DrapesAhead = {
  /** Answers at once and never fails. */
  opened(garment: Opened): void;
  /** Ends the drape in hand as well; it is made when somebody asks for it. */
  stop(): Promise<void>;
};

/** For a portal that drapes nothing before somebody asks for it. */
export const NOTHING_AHEAD: DrapesAhead = { opened() {}, stop: async () => {} };

/**
 * Drapes a style that was opened in the other classes of cloth, in the same size, so that they are there before another cloth is
 * chosen. One at a time, what was opened last first, and none is begun while somebody waits. What waits here is not yet claimed:
 * who asks for it meanwhile has it made at once, and another process may make it.
 */
export function drapeOpened({ nobodyWaits, ...parts }: Parts): DrapesAhead {
  /** By style and size, what was opened last at the end. */
  const waiting = new Map<string, Queued>();
  let stopped = false;
  let working: Promise<void> | null = null;
  const work = async () => {
    while (waiting.size > 0) {
      await nobodyWaits();
      if (stopped) return;
      const [key, garment] = [...waiting].at(-1)!;
      try {
        garment.left ??= await missingHands(parts.db, garment);
        const hand = garment.left.shift();
        if (hand) await makeIfMissing(parts, { ...garment, hand });
        else waiting.delete(key);
      } catch (error) {
        waiting.delete(key);
        parts.fault(error, "an opened style could not be draped in other cloths");
      }
    }
    working = null;
  };
  return {
    opened(garment) {
      if (stopped) return;
      const key = `${garment.styleId} ${garment.size}`;
      const queued = waiting.get(key) ?? { ...garment, left: null };
      waiting.delete(key);
      waiting.set(key, queued);
      if (waiting.size > MAX_WAITING) waiting.delete(waiting.keys().next().value!);
      working ??= work();
    },
    async stop() {
      stopped = true;
      await parts.workers.end();
      await working;
    },
  };
}

/**
 * The classes that an opened style is not stored in, nearest to its own first: a cloth is sooner exchanged for one like it. Its own
 * comes last, because the page that opened it asks for that itself.
 */
async function missingHands(db: Db, { styleId, recipe, size }: Opened): Promise<HandClass[]> {
  const rows = await db
    .selectFrom("style_drapes")
    .select("hand")
    .where("style_id", "=", styleId)
    .where("size", "=", size)
    .where("solver", "=", SOLVER_VERSION)
    .execute();
  const stored = new Set(rows.map(({ hand }) => hand));
  const own = HAND_CLASSES.indexOf(ownHandOf(recipe));
  const rank = (hand: HandClass) => Math.abs(HAND_CLASSES.indexOf(hand) - own) || HAND_CLASSES.length;
  return HAND_CLASSES.filter((hand) => !stored.has(hand)).toSorted((a, b) => rank(a) - rank(b));
}

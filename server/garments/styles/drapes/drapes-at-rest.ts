import type { HandClass } from "@selvedge/contract";
import { HAND_CLASSES, SOLVER_VERSION } from "@selvedge/garment-core";
import type { Db } from "../../../platform/db/open.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import type { Traffic } from "../../../platform/http/traffic.ts";
import { WorkEnded, type WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { makeIfMissing, ownHandOf } from "./drapes.ts";
import type { Worn } from "./making/drape-work.ts";
import { presentDrapes } from "./stored/present.ts";
import { recipeHash } from "./stored/recipe-hash.ts";

/** How long there must have been no call before a drape is begun, and how often that is checked. */
const QUIET_MS = 240_000;
const LOOK_EVERY_MS = 20_000;

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly traffic: Traffic;
  readonly fault: (error: unknown, what: string) => void;
  /** Starts a pool of one thread, for one drape. */
  readonly startPool: () => WorkerPool;
  /** Draws what is another picture since a drape was stored. */
  readonly drawAnew: () => Promise<void>;
  readonly lookEveryMs?: number;
};

export type AtRest = { stop(): Promise<void> };

/**
 * While nobody asks for anything, drapes what the styles lack in their other sizes and in other classes of cloth, one after the
 * other in a thread of its own. A call ends the running drape at once; it is restarted when no calls come for a while.
 */
export function drapeAtRest(parts: Parts): AtRest {
  const { traffic, fault, startPool, drawAnew, lookEveryMs = LOOK_EVERY_MS, ...stores } = parts;
  let workers: WorkerPool | null = null;
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  /** A call came since the work was begun: it is begun anew once none came for a while. */
  let isInterrupted = false;
  const giveWay = () => {
    isInterrupted = true;
    void workers?.end();
  };
  const leave = traffic.onCall(giveWay);
  const work = async () => {
    isInterrupted = false;
    for (const worn of await missingDrapes(stores.db)) {
      if (isInterrupted) return;
      workers = startPool();
      try {
        await makeIfMissing({ ...stores, workers, fault }, worn);
      } finally {
        await workers.end();
        workers = null;
      }
      if (isInterrupted) return;
      await drawAnew();
    }
  };
  const look = () => {
    if (isBusy || traffic.quietMs() < QUIET_MS) return;
    isBusy = true;
    running = work()
      .catch((error: unknown) => {
        // What is drawn is given up when the portal is closed.
        if (!(error instanceof WorkEnded)) fault(error, "the drapes in other cloths could not be made");
      })
      .finally(() => {
        isBusy = false;
      });
  };
  const looking = setInterval(look, lookEveryMs).unref();
  return {
    async stop() {
      clearInterval(looking);
      leave();
      traffic.heard();
      giveWay();
      await running;
    },
  };
}

/**
 * What is neither stored nor failed: each size in the class of cloth a style is cut for, then the size it opens in class by class.
 * Of these first what hangs as the cloths they open in; newest style first.
 */
async function missingDrapes(db: Db): Promise<Worn[]> {
  const styles = await db
    .selectFrom("styles")
    .select(["id", "recipe", "default_size", "sizes"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const stored = await presentDrapes(
    db,
    styles.map(({ id }) => id),
  );
  const failed = await failedDrapes(db);
  const opening = await db
    .selectFrom("style_fabrics as f")
    .innerJoin("products as p", "p.id", "f.product_id")
    .select(["f.style_id", "p.hand"])
    .distinct()
    .execute();
  const keyOf = (styleId: string, size: string, hand: HandClass) => `${styleId} ${size} ${hand}`;
  const done = new Set([...stored, ...failed].map(({ styleId, size, hand }) => keyOf(styleId, size, hand)));
  const opensIn = ({ styleId, hand }: Worn) => opening.some((row) => row.style_id === styleId && row.hand === hand);
  const wornIn = ({ id, recipe }: (typeof styles)[number], size: string, hand: HandClass): Worn => ({
    styleId: id,
    recipe,
    size,
    hand,
  });
  const wanted = [
    ...styles.flatMap((style) => style.sizes.map((size) => wornIn(style, size, ownHandOf(style.recipe)))),
    ...HAND_CLASSES.flatMap((hand) =>
      styles.filter(({ recipe }) => hand !== ownHandOf(recipe)).map((style) => wornIn(style, style.default_size, hand)),
    ),
  ];
  const missing = wanted.filter(({ styleId, size, hand }) => !done.has(keyOf(styleId, size, hand)));
  return missing.toSorted((a, b) => Number(opensIn(b)) - Number(opensIn(a)));
}

/** What cannot be sewn as it is cut today. */
async function failedDrapes(db: Db): Promise<Pick<Worn, "styleId" | "size" | "hand">[]> {
  const rows = await db
    .selectFrom("drape_work as w")
    .innerJoin("styles as s", "s.id", "w.style_id")
    .select(["w.style_id", "w.size", "w.hand", "w.recipe_hash", "s.recipe"])
    .where("w.failed", "=", true)
    .where("w.solver", "=", SOLVER_VERSION)
    .execute();
  return rows
    .filter(({ recipe, size, recipe_hash }) => recipe_hash === recipeHash(recipe, size))
    .map(({ style_id, size, hand }) => ({ styleId: style_id, size, hand }));
}

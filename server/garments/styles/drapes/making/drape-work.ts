import type { HandClass } from "@selvedge/contract";
import { SOLVER_VERSION } from "@selvedge/garment-core";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import type { Tables } from "../../../../platform/db/tables.ts";
import type { Clock } from "../../../../platform/time/clock.ts";
import { recipeHash } from "../stored/recipe-hash.ts";

/** A garment of the library in a size and a class of cloth. */
export type Worn = { readonly styleId: string; readonly recipe: string; readonly size: string; readonly hand: HandClass };
type Parts = { readonly db: Db; readonly clock: Clock };

/** After how long without a touch the process that makes a drape counts as ended. */
const LEFT_AFTER_MS = 30_000;
/** What could not be sewn is tried again after this. */
const UNSEWABLE_FOR_MS = 3_600_000;
/** What went wrong otherwise is tried again after the first of these, each time after so many times longer, at last after the longest. */
const PAUSE_MS = { first: 5_000, times: 4, longest: 900_000 };

/** How long a drape that went wrong is left alone after having done so `tries` times before. */
const pauseAfter = (tries: number): number => Math.min(PAUSE_MS.longest, PAUSE_MS.first * PAUSE_MS.times ** tries);

/** What the makers of the drape of a garment have to say of it. */
export type Standing =
  | { readonly state: "making" }
  /** It cannot be sewn in such a cloth. */
  | { readonly state: "failed" }
  /** Something other than its pattern went wrong; it is tried again by whoever asks after so long. */
  | { readonly state: "delayed"; readonly pauseMs: number };

/** Whether this process may make the drape: nobody makes it, or whoever did has ended, or it went wrong and its pause is over. Answers how often it did; null where it may not. */
export async function claim({ db, clock }: Parts, { styleId, recipe, size, hand }: Worn): Promise<number | null> {
  const now = clock.now();
  const before = (ms: number) => sql<Date>`${new Date(now.getTime() - ms)}::timestamptz`;
  const own = { recipe_hash: recipeHash(recipe, size), solver: SOLVER_VERSION };
  const isSame = sql<boolean>`(drape_work.recipe_hash IS NOT DISTINCT FROM ${own.recipe_hash}::text AND drape_work.solver = ${own.solver}::integer)`;
  // What is said of the garment as another recipe cut it, or another solver hung it, is not said of this one.
  const mayBegin = sql<boolean>`CASE
    WHEN (drape_work.failed OR drape_work.try_after IS NOT NULL) AND NOT ${isSame} THEN true
    WHEN drape_work.failed THEN drape_work.touched_at < ${before(UNSEWABLE_FOR_MS)}
    WHEN drape_work.try_after IS NOT NULL THEN drape_work.try_after <= ${now}::timestamptz
    ELSE drape_work.touched_at < ${before(LEFT_AFTER_MS)} END`;
  const claimed = await db
    .insertInto("drape_work")
    .values({ style_id: styleId, size, hand, touched_at: now, failed: false, ...own })
    .onConflict((on) =>
      on
        .columns(["style_id", "size", "hand"])
        .doUpdateSet({
          touched_at: now,
          failed: false,
          try_after: null,
          tries: sql<number>`CASE WHEN ${isSame} THEN drape_work.tries ELSE 0 END`,
          ...own,
        })
        .where(mayBegin),
    )
    .returning("tries")
    .executeTakeFirst();
  return claimed ? claimed.tries : null;
}

/** Says that somebody still makes it. */
export const touch = ({ db, clock }: Parts, worn: Worn) => set(db, worn, { touched_at: clock.now() });

/** It cannot be sewn in such a cloth: the same recipe, size, class and solver come to the same end. */
export const giveUp = ({ db, clock }: Parts, worn: Worn) => set(db, worn, { failed: true, touched_at: clock.now() });

/** Something other than its pattern went wrong, as it had `tries` times before. */
export async function putOff({ db, clock }: Parts, worn: Worn, tries: number): Promise<void> {
  const now = clock.now();
  await set(db, worn, { tries: tries + 1, try_after: new Date(now.getTime() + pauseAfter(tries)), touched_at: now });
}

/** It is made, or left for whoever asks next. */
export async function release(db: Db, worn: Worn): Promise<void> {
  await db.deleteFrom("drape_work").where(isOf(worn)).execute();
}

export async function standing({ db, clock }: Parts, worn: Worn): Promise<Standing> {
  const work = await db.selectFrom("drape_work").select(["failed", "try_after"]).where(isOf(worn)).executeTakeFirst();
  if (work?.failed) return { state: "failed" };
  if (work?.try_after) return { state: "delayed", pauseMs: Math.max(0, work.try_after.getTime() - clock.now().getTime()) };
  return { state: "making" };
}

type Work = { readonly touched_at: Date; readonly failed?: true; readonly tries?: number; readonly try_after?: Date };

async function set(db: Db, worn: Worn, work: Work): Promise<void> {
  await db.updateTable("drape_work").set(work).where(isOf(worn)).execute();
}

/** The one row of a garment in a size and a class. */
const isOf =
  ({ styleId, size, hand }: Worn) =>
  (eb: ExpressionBuilder<Tables, "drape_work">) =>
    eb.and([eb("style_id", "=", styleId), eb("size", "=", size), eb("hand", "=", hand)]);

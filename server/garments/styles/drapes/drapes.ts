import type { DataOf, getDrape, HandClass, StoredDrape } from "@selvedge/contract";
import { ownClass, recipeOf, SOLVER_VERSION } from "@selvedge/garment-core";
import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import { WorkEnded, type WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { recipeKey } from "../pattern/pattern.ts";
import { styleFileUrl } from "../queries.ts";

/** How often the process that makes a drape touches its row, and after how long without a touch it counts as ended. */
const TOUCH_EVERY_MS = 8_000;
const LEFT_AFTER_MS = 30_000;
/** What could not be sewn is tried again after this. */
const TRIED_AGAIN_AFTER_MS = 3_600_000;
const RETRY_AFTER_MS = 700;

/** A garment of the library in a size and a class of cloth. */
export type Worn = { readonly styleId: string; readonly recipe: string; readonly size: string; readonly hand: HandClass };

type Parts = {
  readonly db: Db;
  readonly files: FileStore;
  readonly workers: WorkerPool;
  readonly clock: Clock;
  readonly fault: (error: unknown, what: string) => void;
};

/** How much is done of the drapes that this process is making. */
const shares = new Map<string, number>();
const nameOf = ({ styleId, size, hand }: Worn): string => `${styleId} ${size} ${hand}`;

/** The class of the cloth that a recipe is cut for. */
export const ownHandOf = (recipe: string): HandClass => ownClass(recipeOf(recipe).hand);

/** The drapes of a style, by size and class. */
export async function drapesOf(db: Db, styleId: string): Promise<StoredDrape[]> {
  const rows = await db
    .selectFrom("style_drapes as d")
    .innerJoin("styles as s", "s.id", "d.style_id")
    .select(["d.size", "d.hand", "d.file_hash", "s.company_id"])
    .where("d.style_id", "=", styleId)
    .orderBy("d.hand")
    .execute();
  return rows.map(storedDrape);
}

/** The file of a style's drape in the size it opens in and the cloth it is cut for; null while there is none. */
export async function ownDrape(db: Db, styleId: string): Promise<string | null> {
  const rows = await db
    .selectFrom("style_drapes as d")
    .innerJoin("styles as s", (join) => join.onRef("s.id", "=", "d.style_id").onRef("s.default_size", "=", "d.size"))
    .select(["d.file_hash", "d.hand", "s.recipe"])
    .where("s.id", "=", styleId)
    .execute();
  return rows.find(({ hand, recipe }) => hand === ownHandOf(recipe))?.file_hash ?? null;
}

/** The drape of a garment; where it is not there, this process begins to make it unless somebody does. */
export async function drapeOf(parts: Parts, worn: Worn): Promise<DataOf<typeof getDrape>> {
  const drape = await stored(parts.db, worn);
  if (drape) return { state: "ready", drape };
  if (await claim(parts, worn)) {
    // It may have been stored between the look and the claim.
    const made = await stored(parts.db, worn);
    if (made) {
      await release(parts.db, worn);
      return { state: "ready", drape: made };
    }
    make(parts, worn, { ahead: false }).catch((error: unknown) => parts.fault(error, "a drape could not be stored"));
  } else if (await hasFailed(parts.db, worn)) return { state: "failed" };
  return { state: "making", retryAfterMs: RETRY_AFTER_MS, share: shares.get(nameOf(worn)) ?? null };
}

/** Makes a drape if nobody does and it was never made; answers when it is stored, or could not be made. */
export async function makeIfMissing(parts: Parts, worn: Worn): Promise<void> {
  if (!(await claim(parts, worn))) return;
  if (await storedRow(parts.db, worn)) await release(parts.db, worn);
  else await make(parts, worn, { ahead: true });
}

async function make({ db, files, workers, clock, fault }: Parts, worn: Worn, how: { readonly ahead: boolean }): Promise<void> {
  const { recipe, size, hand } = worn;
  const touch = () => db.updateTable("drape_work").set({ touched_at: clock.now() }).where(isOf(worn)).execute();
  const name = nameOf(worn);
  const onShare = (share: number) => shares.set(name, share);
  const touching = setInterval(() => {
    touch().catch((error: unknown) => fault(error, "a drape in the making could not be touched"));
  }, TOUCH_EVERY_MS).unref();
  try {
    const { bytes, metrics } = await workers.do("drape", { recipe: recipeKey(recipe), size, hand }, { ...how, onShare });
    const { company_id } = await db
      .selectFrom("styles")
      .select("company_id")
      .where("id", "=", worn.styleId)
      .executeTakeFirstOrThrow();
    const file_hash = await (company_id ? files.putUpload(bytes) : files.put(bytes));
    const made = { solver: SOLVER_VERSION, file_hash, metrics: JSON.stringify(metrics) };
    await db
      .insertInto("style_drapes")
      .values({ style_id: worn.styleId, size, hand, ...made })
      .onConflict((on) => on.columns(["style_id", "size", "hand"]).doUpdateSet(made))
      .execute();
    await release(db, worn);
  } catch (error) {
    if (error instanceof WorkEnded) return await release(db, worn);
    fault(error, `${recipe} in size ${size} could not be draped in ${hand}`);
    await db.updateTable("drape_work").set({ failed: true, touched_at: clock.now() }).where(isOf(worn)).execute();
  } finally {
    clearInterval(touching);
    shares.delete(name);
  }
}

async function stored(db: Db, worn: Worn): Promise<StoredDrape | null> {
  const row = await storedRow(db, worn);
  return row ? storedDrape(row) : null;
}

const storedRow = (db: Db, worn: Worn) =>
  db
    .selectFrom("style_drapes")
    .select(["size", "hand", "file_hash"])
    .select((eb) => eb.selectFrom("styles as s").select("s.company_id").whereRef("s.id", "=", "style_id").as("company_id"))
    .where(isOf(worn))
    .where("solver", "=", SOLVER_VERSION)
    .executeTakeFirst();

const storedDrape = (row: { size: string; hand: HandClass; file_hash: string; company_id: string | null }): StoredDrape => ({
  size: row.size,
  hand: row.hand,
  url: styleFileUrl(row.company_id, row.file_hash),
  hash: row.file_hash,
});

/** Whether this process may make the drape: nobody makes it, or whoever did has ended, or it failed long ago. */
async function claim({ db, clock }: Pick<Parts, "db" | "clock">, { styleId, size, hand }: Worn): Promise<boolean> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const claimed = await db
    .insertInto("drape_work")
    .values({ style_id: styleId, size, hand, touched_at: now, failed: false })
    .onConflict((on) =>
      on
        .columns(["style_id", "size", "hand"])
        .doUpdateSet({ touched_at: now, failed: false })
        .where(
          "drape_work.touched_at",
          "<",
          sql<Date>`CASE WHEN drape_work.failed THEN ${before(TRIED_AGAIN_AFTER_MS)}::timestamptz ELSE ${before(LEFT_AFTER_MS)}::timestamptz END`,
        ),
    )
    .returning("size")
    .executeTakeFirst();
  return claimed !== undefined;
}

async function release(db: Db, worn: Worn): Promise<void> {
  await db.deleteFrom("drape_work").where(isOf(worn)).execute();
}

async function hasFailed(db: Db, worn: Worn): Promise<boolean> {
  const work = await db.selectFrom("drape_work").select("failed").where(isOf(worn)).executeTakeFirst();
  return work?.failed ?? false;
}

/** The one row of a garment in a size and a class. */
const isOf =
  ({ styleId, size, hand }: Worn) =>
  <Table extends "style_drapes" | "drape_work">(eb: ExpressionBuilder<Tables, Table>) =>
    eb.and([
      eb(sql.ref<string>("style_id"), "=", styleId),
      eb(sql.ref<string>("size"), "=", size),
      eb(sql.ref<string>("hand"), "=", hand),
    ]);

import type { DataOf, getDrape, HandClass, StoredDrape } from "@selvedge/contract";
import { ownClass, recipeOf, SOLVER_VERSION } from "@selvedge/garment-core";
import type { Db } from "../../../platform/db/open.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import { WorkEnded, type WorkerPool } from "../../../platform/jobs/pool/worker-pool.ts";
import type { Clock } from "../../../platform/time/clock.ts";
import { recipeKey } from "../pattern/pattern.ts";
import type { MadeDrape } from "./drape-job.ts";
import { claim, giveUp, putOff, release, standing, touch, type Worn } from "./making/drape-work.ts";
import { asStoredDrape, presentDrapes } from "./stored/present.ts";
import { recipeHash } from "./stored/recipe-hash.ts";

/** How often the process that makes a drape touches its row. */
const TOUCH_EVERY_MS = 8_000;
/** When a caller asks again: for a drape in the making, and at the latest for one that is tried again later, which another may make. */
const RETRY_AFTER_MS = 700;
const MAX_RETRY_AFTER_MS = 30_000;

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
export const drapesOf = async (db: Db, styleId: string): Promise<StoredDrape[]> =>
  (await presentDrapes(db, [styleId])).map(asStoredDrape);

/** The file of a style's drape in the size it opens in and the cloth it is cut for; null while there is none. */
export async function ownDrape(db: Db, styleId: string): Promise<string | null> {
  const drapes = await presentDrapes(db, [styleId]);
  const own = drapes.find(({ size, hand, recipe, defaultSize }) => size === defaultSize && hand === ownHandOf(recipe));
  return own?.fileHash ?? null;
}

/** The drape of a garment; where it is not there, this process begins to make it unless somebody does. */
export async function drapeOf(parts: Parts, worn: Worn): Promise<DataOf<typeof getDrape>> {
  const drape = await stored(parts.db, worn);
  if (drape) return { state: "ready", drape };
  const tries = await claim(parts, worn);
  if (tries === null) return answerOf(worn, await standing(parts, worn));
  // It may have been stored between the look and the claim.
  const made = await stored(parts.db, worn);
  if (made) {
    await release(parts.db, worn);
    return { state: "ready", drape: made };
  }
  make(parts, worn, { tries, ahead: false }).catch((error: unknown) => parts.fault(error, "a drape could not be stored"));
  return answerOf(worn, { state: "making" });
}

function answerOf(worn: Worn, work: Awaited<ReturnType<typeof standing>>): DataOf<typeof getDrape> {
  if (work.state === "failed") return { state: "failed" };
  if (work.state === "making") return { state: "making", retryAfterMs: RETRY_AFTER_MS, share: shares.get(nameOf(worn)) ?? null };
  return { state: "delayed", retryAfterMs: Math.min(MAX_RETRY_AFTER_MS, Math.max(RETRY_AFTER_MS, work.pauseMs)) };
}

/** Makes a drape if nobody does and it was never made; answers when it is stored, or could not be made. */
export async function makeIfMissing(parts: Parts, worn: Worn): Promise<void> {
  const tries = await claim(parts, worn);
  if (tries === null) return;
  if (await stored(parts.db, worn)) await release(parts.db, worn);
  else await make(parts, worn, { tries, ahead: true });
}

type How = { readonly ahead: boolean; readonly tries: number };

async function make(parts: Parts, worn: Worn, { ahead, tries }: How): Promise<void> {
  const { db, workers, fault } = parts;
  const { styleId, recipe, size, hand } = worn;
  const name = nameOf(worn);
  const onShare = (share: number) => shares.set(name, share);
  const touching = setInterval(() => {
    touch(parts, worn).catch((error: unknown) => fault(error, "a drape in the making could not be touched"));
  }, TOUCH_EVERY_MS).unref();
  const what = `style ${styleId} in size ${size}`;
  try {
    const made = await workers.do("drape", { recipe: recipeKey(recipe), size, hand }, { ahead, onShare });
    if ("unsewable" in made) {
      fault(new Error(made.unsewable), `${what} could not be draped in ${hand}`);
      return await giveUp(parts, worn);
    }
    await keep(parts, worn, made);
    await release(db, worn);
  } catch (error) {
    if (error instanceof WorkEnded) return await release(db, worn);
    fault(error, `${what} was not draped in ${hand}, which is tried again`);
    await putOff(parts, worn, tries);
  } finally {
    clearInterval(touching);
    shares.delete(name);
  }
}

/** Stores a drape in place of the one that another recipe or solver made. */
async function keep({ db, files }: Parts, { styleId, recipe, size, hand }: Worn, { bytes, metrics }: MadeDrape): Promise<void> {
  const { company_id } = await db.selectFrom("styles").select("company_id").where("id", "=", styleId).executeTakeFirstOrThrow();
  const file_hash = await (company_id ? files.putUpload(bytes) : files.put(bytes));
  const made = {
    solver: SOLVER_VERSION,
    recipe_hash: recipeHash(recipe, size),
    file_hash,
    metrics: JSON.stringify(metrics),
  };
  await db
    .insertInto("style_drapes")
    .values({ style_id: styleId, size, hand, ...made })
    .onConflict((on) => on.columns(["style_id", "size", "hand"]).doUpdateSet(made))
    .execute();
}

async function stored(db: Db, { styleId, size, hand }: Worn): Promise<StoredDrape | null> {
  const [drape] = await presentDrapes(db, [styleId], { size, hand });
  return drape ? asStoredDrape(drape) : null;
}

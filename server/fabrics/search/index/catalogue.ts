import { sql } from "kysely";
import type { Listening } from "../../../platform/db/listen.ts";
import type { Database, Db } from "../../../platform/db/open.ts";
import { unlessChanged } from "../../../platform/db/unless-changed.ts";
import { refuse } from "../../../platform/refuse.ts";
import { emptyIndex, type FabricIndex, isWorn, putFabric, removeFabric } from "./fabric-index.ts";
import { countFabrics, readAllFabrics, readFabrics } from "./read-fabrics.ts";

/**
 * How long a call waits for an index that is being built before it is refused with "try again". 100,000 fabrics take about 2 s of a
 * core; where the cores are busy, a list that comes late is better than a refusal.
 */
const PATIENCE_MS = 10_000;
/** More changed fabrics than this are read together with all others. */
const MAX_CHANGES = 5_000;
const FEW_CHANGES = 64;

type Kept = { readonly index: FabricIndex; stamp: string };

/** The index of one database in this process, and what is being done about it. */
type Catalogue = {
  kept: Kept | null;
  /** Share of the fabrics taken in while an index is being built, 0–1. */
  progress: number;
  work: Promise<Kept> | null;
};

const catalogues = new WeakMap<object, Catalogue>();

/**
 * The index of a database as fresh as its last committed change: costs one point read when nothing changed, and the changed fabrics
 * otherwise. Refuses with `indexBuilding` while there is none yet.
 */
export async function catalogueIndex(db: Db): Promise<FabricIndex> {
  const catalogue = catalogueOf(db);
  if (!catalogue.kept) return (await patiently(catalogue, bringUpToDate(db, catalogue))).index;
  if ((await catalogueStamp(db)) === catalogue.kept.stamp) return catalogue.kept.index;
  return (await patiently(catalogue, bringUpToDate(db, catalogue))).index;
}

/** The index as it is in this process now, without asking the database; null while there is none. */
export const peekCatalogue = (db: Db): FabricIndex | null => catalogues.get(db)?.kept?.index ?? null;

/** The channel on which the database says that fabrics have changed. */
const CATALOGUE_CHANNEL = "catalogue";

/**
 * Builds the index, and takes in changes of this or another process as soon as the database announces them, so that no call has to
 * wait for it. A call that comes before the announcement is still answered correctly: it compares the stamp.
 */
export async function keepCatalogueFresh({ db, listen }: Database, failed: (error: unknown) => void): Promise<Listening> {
  const catalogue = catalogueOf(db);
  let stopped = false;
  const freshen = () =>
    void bringUpToDate(db, catalogue).catch((error) => {
      if (!stopped) failed(error);
    });
  freshen();
  const listening = await listen(CATALOGUE_CHANNEL, freshen);
  return {
    async stop() {
      stopped = true;
      await listening.stop();
    },
  };
}

function catalogueOf(db: Db): Catalogue {
  const known = catalogues.get(db) ?? { kept: null, progress: 0, work: null };
  catalogues.set(db, known);
  return known;
}

/** One refresh at a time. A caller that comes meanwhile waits for the next one, because the running one may have read before its change. */
async function bringUpToDate(db: Db, catalogue: Catalogue): Promise<Kept> {
  const before = catalogue.work;
  const work = (before ? before.catch(() => null) : Promise.resolve(null)).then(() => refresh(db, catalogue));
  catalogue.work = work;
  try {
    return await work;
  } finally {
    if (catalogue.work === work) catalogue.work = null;
  }
}

async function refresh(db: Db, catalogue: Catalogue): Promise<Kept> {
  const { kept } = catalogue;
  if (!kept || isWorn(kept.index)) return build(db, catalogue);
  const changes = await readChanges(db, kept.stamp);
  if (changes.stamp === kept.stamp) return kept;
  if (!changes.ids) return build(db, catalogue);
  const fabrics = await readFabrics(db, changes.ids);
  // Sorting the codes once is cheaper than inserting many of them one by one.
  if (fabrics.length > FEW_CHANGES) kept.index.byCode = null;
  for (const id of changes.ids) removeFabric(kept.index, id);
  for (const fabric of fabrics) putFabric(kept.index, fabric);
  kept.stamp = changes.stamp;
  return kept;
}

/** Builds the whole index. The stamp is read first: what changes meanwhile is taken in by the next refresh. */
async function build(db: Db, catalogue: Catalogue): Promise<Kept> {
  const stamp = await catalogueStamp(db);
  const total = await countFabrics(db);
  const index = emptyIndex();
  catalogue.progress = 0;
  for await (const fabrics of readAllFabrics(db)) {
    for (const fabric of fabrics) putFabric(index, fabric);
    catalogue.progress = Math.min(1, index.count / Math.max(1, total));
  }
  catalogue.kept = { index, stamp };
  return catalogue.kept;
}

async function patiently(catalogue: Catalogue, work: Promise<Kept>): Promise<Kept> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refuse("indexBuilding", { progress: catalogue.progress })), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A number that moves with every committed change of what is shown of fabrics and their categories. */
export const catalogueStamp = (db: Db): Promise<string> =>
  unlessChanged(
    db,
    "catalogue stamp",
    async () => (await db.selectFrom("catalogue_stamp").select("value").executeTakeFirstOrThrow()).value,
  );

/** The stamp, and the fabrics that changed since another; null instead of them when too much has. */
async function readChanges(db: Db, since: string): Promise<{ readonly stamp: string; readonly ids: readonly string[] | null }> {
  const { rows } = await sql<{ stamp: string; kept: boolean; ids: string[] }>`
    SELECT value AS stamp, kept_from <= ${since}::bigint AS kept, array(
      SELECT DISTINCT product_id FROM catalogue_changes WHERE stamp > ${since}::bigint LIMIT ${MAX_CHANGES + 1}) AS ids
    FROM catalogue_stamp`.execute(db);
  const { stamp, kept, ids } = rows[0]!;
  return { stamp, ids: kept && ids.length <= MAX_CHANGES ? ids : null };
}

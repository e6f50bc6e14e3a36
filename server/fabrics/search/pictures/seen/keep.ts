import { DESCRIPTOR_VERSION, type FabricRecord } from "@selvedge/textile-core";
import { sql } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import { plainHashOf, readRecord } from "../../../../platform/files/record.ts";
import type { FileStore } from "../../../../platform/files/store.ts";
import type { WorkerPool } from "../../../../platform/jobs/pool/worker-pool.ts";
import type { Cloths } from "../../../cloths/store.ts";
import { drawingOf } from "./drawing.ts";
import type { ClothSeen, Seen } from "./views.ts";

type Parts = { readonly db: Db; readonly files: FileStore; readonly cloths: Cloths; readonly workers: WorkerPool };

/** Fabrics described in one batch, before the next is read from the database. */
const BATCH = 24;
/** How often the database is asked for fabrics that are new or have changed. */
const WATCH_MS = 15_000;

/** Fabrics without a descriptor of this version and of their present picture. */
export const unseen = (db: Db) =>
  db
    .selectFrom("products as p")
    .leftJoin("product_looks as l", "l.product_id", "p.id")
    .where((eb) =>
      eb.or([
        eb("l.product_id", "is", null),
        eb("l.version", "!=", DESCRIPTOR_VERSION),
        eb("l.source_hash", "!=", sql<string>`coalesce(p.cloth_hash, p.image_hash)`),
      ]),
    );

type Pictured = {
  cloth_hash: string | null;
  image_hash: string | null;
  albedo_hash: string | null;
  mm_width: number | null;
  mm_height: number | null;
};
type Unseen = Pictured & { id: string };

/** The stored pictures of a fabric; null when one is gone. */
async function picturesOf({ files, cloths }: Pick<Parts, "files" | "cloths">, fabric: Pictured): Promise<ClothSeen | null> {
  const { cloth_hash: record, mm_width: mmWidth, mm_height: mmHeight } = fabric;
  if (record) await cloths.prepare(record);
  const [shown, albedo] = record
    ? [await cloths.picture(record, "swatch"), await cloths.picture(record, "albedo")]
    : [await files.get(fabric.image_hash!), fabric.albedo_hash && (await files.get(fabric.albedo_hash))];
  if (!shown) return null;
  return { shown, albedo: albedo && mmWidth && mmHeight ? { bytes: albedo, mmWidth, mmHeight } : null };
}

async function drawingOfRecord(files: FileStore, hash: string | null): Promise<string | null> {
  const record = hash && (await files.get(hash));
  return record ? drawingOf(readRecord<FabricRecord>(record)) : null;
}

/** How a fabric looks in its pictures; null when it has none. */
export async function describeFabric(parts: Omit<Parts, "db">, fabric: Pictured): Promise<Seen | null> {
  const pictures = await picturesOf(parts, fabric);
  return pictures && parts.workers.do("describe", pictures, { ahead: true });
}

async function storeDescriptors(
  { db, files }: Pick<Parts, "db" | "files">,
  { id, cloth_hash, image_hash }: Unseen,
  { descriptors, meanLab, palette }: Seen,
): Promise<void> {
  const row = {
    version: DESCRIPTOR_VERSION,
    source_hash: (cloth_hash ?? image_hash)!,
    looks: Buffer.from(descriptors.buffer, descriptors.byteOffset, descriptors.length),
    drawing: await drawingOfRecord(files, cloth_hash),
    mean_lab: [...meanLab],
    palette: JSON.stringify(palette),
  };
  await db
    .insertInto("product_looks")
    .values({ product_id: id, ...row })
    .onConflict((on) => on.column("product_id").doUpdateSet(row))
    .execute();
}

/** Takes and stores the descriptor of a fabric; false when it has no picture. */
async function keepDescriptorsOf(parts: Parts, fabric: Unseen): Promise<boolean> {
  const seen = await describeFabric(parts, fabric);
  if (seen) await storeDescriptors(parts, fabric, seen);
  return seen !== null;
}

const COLUMNS = ["p.id", "p.cloth_hash", "p.image_hash", "p.albedo_hash", "p.mm_width", "p.mm_height"] as const;

/** Stores descriptors that were taken elsewhere, by the hash a cloth's record has without a salt, for the fabrics that have none or have changed. */
export async function keepKnownDescriptors(
  parts: Pick<Parts, "db" | "files">,
  known: (clothHash: string) => Seen | undefined,
): Promise<void> {
  for (const fabric of await unseen(parts.db).select(COLUMNS).where("p.cloth_hash", "is not", null).execute()) {
    const record = await parts.files.get(fabric.cloth_hash!);
    const seen = record && known(plainHashOf(record));
    if (seen) await storeDescriptors(parts, fabric, seen);
  }
}

/** Describes every fabric that is new or has changed, `atOnce` side by side, until `isStopped`. A picture that cannot be read is logged and left out. */
export async function keepDescriptors(parts: Parts, isStopped: () => boolean = () => false, atOnce = 1): Promise<void> {
  // Fabrics without a picture, or whose picture cannot be read: not tried again in this round.
  const left = new Set<string>();
  while (!isStopped()) {
    const fabrics: Unseen[] = await unseen(parts.db)
      .select(COLUMNS)
      .orderBy("p.code")
      .limit(BATCH + left.size)
      .execute();
    const next = fabrics.filter(({ id }) => !left.has(id)).slice(0, BATCH);
    if (next.length === 0) return;
    const describe = async (fabric: Unseen) => {
      try {
        if (!(await keepDescriptorsOf(parts, fabric))) left.add(fabric.id);
      } catch (error) {
        left.add(fabric.id);
        if (!isStopped()) console.error(`The look of fabric ${fabric.id} could not be taken:`, error);
      }
    };
    for (let i = 0; i < next.length; i += atOnce) {
      if (isStopped()) return;
      await Promise.all(next.slice(i, i + atOnce).map(describe));
    }
  }
}

/** Work that goes on until it is stopped. */
export type Watch = { stop(): Promise<void> };

/** Keeps the descriptors of the catalogue up to date from now on: all that is missing at once, later what changes. */
export function watchDescriptors(parts: Parts): Watch {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();
  const round = () => {
    work = keepDescriptors(parts, () => stopped)
      .catch((error) => {
        if (!stopped) console.error("The descriptors of the fabrics could not be kept:", error);
      })
      .then(() => {
        if (!stopped) timer = setTimeout(round, WATCH_MS).unref();
      });
  };
  round();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}

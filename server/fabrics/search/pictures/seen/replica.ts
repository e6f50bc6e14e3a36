import { DESCRIPTOR_SIZE, DESCRIPTOR_VERSION, type DescriptorTable, descriptorTable } from "@selvedge/textile-core";
import { sql } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import { refuse } from "../../../../platform/refuse.ts";
import type { PaletteColour } from "../tables.ts";

/** A fabric as picture search knows it. */
export type Pictured = {
  readonly id: string;
  readonly descriptors: Int8Array;
  readonly drawing: string | null;
  readonly meanLab: readonly [number, number, number];
  readonly palette: readonly PaletteColour[];
};

/** The descriptors of the catalogue in this process: fabric n has the rows of `table` from `begins[n]` to `begins[n + 1]`. */
export type PictureIndex = {
  readonly fabrics: readonly Pictured[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly table: DescriptorTable;
  readonly begins: Uint32Array;
};

type Replica = {
  readonly fabrics: Map<string, Pictured>;
  stamp: bigint;
  packed: PictureIndex | null;
  /** Set once nearly all fabrics had been looked at: later ones come one by one. */
  isComplete: boolean;
  work: Promise<void> | null;
};

/** Search begins when so much of the catalogue has been looked at. */
const COMPLETE_FROM = 0.95;
const replicas = new WeakMap<object, Replica>();

/** The descriptors of a database as of its last committed change. Refuses with `indexBuilding` and the progress while the catalogue is being described. */
export async function pictureIndex(db: Db): Promise<PictureIndex> {
  const replica = replicas.get(db) ?? { fabrics: new Map(), stamp: -1n, packed: null, isComplete: false, work: null };
  replicas.set(db, replica);
  replica.work ??= bringUpToDate(db, replica).finally(() => {
    replica.work = null;
  });
  await replica.work;
  if (!replica.isComplete) await refuseUntilComplete(db, replica);
  replica.packed ??= pack([...replica.fabrics.values()]);
  return replica.packed;
}

async function refuseUntilComplete(db: Db, replica: Replica): Promise<void> {
  const { fabrics } = await db.selectFrom("products").select(sql<number>`count(*)::int`.as("fabrics")).executeTakeFirstOrThrow();
  const progress = fabrics === 0 ? 1 : Math.min(1, replica.fabrics.size / fabrics);
  if (progress < COMPLETE_FROM) throw refuse("indexBuilding", { progress: Math.round(progress * 100) / 100 });
  replica.isComplete = true;
}

/** Takes in the rows that changed since, or all of them when some were removed: 0.6 s for 100,000. */
async function bringUpToDate(db: Db, replica: Replica): Promise<void> {
  const stamps = await db.selectFrom("look_stamp").select(["value", "whole_from"]).executeTakeFirstOrThrow();
  const now = BigInt(stamps.value);
  if (now === replica.stamp) return;
  if (replica.stamp < BigInt(stamps.whole_from)) {
    replica.fabrics.clear();
    replica.stamp = -1n;
  }
  const rows = await db
    .selectFrom("product_looks")
    .select(["product_id", "looks", "drawing", "mean_lab", "palette", "stamp"])
    .where("version", "=", DESCRIPTOR_VERSION)
    .where("stamp", ">", String(replica.stamp))
    .execute();
  for (const { product_id: id, looks, drawing, mean_lab, palette } of rows)
    replica.fabrics.set(id, {
      id,
      descriptors: new Int8Array(looks),
      drawing,
      meanLab: mean_lab as [number, number, number],
      palette,
    });
  // A row committed meanwhile has a higher number than the one read, so the next refresh takes it.
  replica.stamp = now;
  replica.packed = null;
}

/** Lays the descriptors of fabrics into one block. */
export function pack(fabrics: readonly Pictured[]): PictureIndex {
  const begins = new Uint32Array(fabrics.length + 1);
  fabrics.forEach(({ descriptors }, index) => {
    begins[index + 1] = begins[index]! + descriptors.length / DESCRIPTOR_SIZE;
  });
  const descriptors = new Int8Array(begins.at(-1)! * DESCRIPTOR_SIZE);
  fabrics.forEach((fabric, index) => {
    descriptors.set(fabric.descriptors, begins[index]! * DESCRIPTOR_SIZE);
  });
  return { fabrics, numberOf: new Map(fabrics.map(({ id }, index) => [id, index])), table: descriptorTable(descriptors), begins };
}

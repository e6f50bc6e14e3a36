import { sql } from "kysely";
import type { Db } from "../../../../platform/db/open.ts";
import { unseen } from "./keep.ts";

/** How many were pending at these stamps of the descriptors and the catalogue. */
type Counted = { readonly stamps: string; readonly pending: number };

const counted = new WeakMap<object, Counted>();

/** Fabrics whose picture has not been looked at as it is now. Recounted only after a change: 100,000 fabrics take 50 ms. */
export async function pendingDescriptors(db: Db): Promise<number> {
  const stamps = await stampsOf(db);
  const known = counted.get(db);
  if (known?.stamps === stamps) return known.pending;
  const { pending } = await unseen(db).select(sql<number>`count(*)::int`.as("pending")).executeTakeFirstOrThrow();
  counted.set(db, { stamps, pending });
  return pending;
}

async function stampsOf(db: Db): Promise<string> {
  const { looks, fabrics } = await db
    .selectFrom(["look_stamp", "catalogue_stamp"])
    .select(["look_stamp.value as looks", "catalogue_stamp.value as fabrics"])
    .executeTakeFirstOrThrow();
  return `${looks} ${fabrics}`;
}

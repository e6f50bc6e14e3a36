import type { GroupKind } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import type { Onlooker } from "./queries.ts";

type Asked = {
  readonly db: Db;
  readonly customer: SignedIn | null;
  readonly translate: (english: string) => string;
};

/** Who looks at these fabrics, and which of them they keep. */
export async function onlookerOf({ db, customer, translate }: Asked, productIds: readonly string[]): Promise<Onlooker> {
  const favourites = await favouriteIdsAmong(db, customer?.userId ?? null, "fabric", productIds);
  return { translate, signedIn: customer !== null, favourites };
}

/** Which of these a person keeps: the set hearts on cards. Costs one index scan; nothing for an empty list or nobody. */
export async function favouriteIdsAmong(
  db: Db,
  userId: string | null,
  kind: GroupKind,
  ids: readonly string[],
): Promise<Set<string>> {
  if (userId === null || ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("favourite_items")
    .select("target_id")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("target_id", "=", sql<string>`any(${[...new Set(ids)]})`)
    .where("removed_at", "is", null)
    .execute();
  return new Set(rows.map((row) => row.target_id));
}

import type { Db } from "../db/open.ts";
import { favouriteIdsAmong } from "../favourites/sums.ts";
import type { SignedIn } from "../registry.ts";
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

import { favouriteIdsAmong } from "../../customers/favourites/sums.ts";
import type { Db } from "../../platform/db/open.ts";
import type { SignedIn } from "../../platform/http/registry.ts";
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

import type { Db } from "../../platform/db/open.ts";
import type { SignedIn } from "../../platform/people/who.ts";
import type { Favourites } from "./favourites.ts";
import type { Viewer } from "./queries.ts";

type Asked = {
  readonly db: Db;
  readonly customer: SignedIn | null;
  readonly translate: (english: string) => string;
  readonly favourites: Favourites;
};

/** Who looks at these fabrics, and which of them they keep. */
export async function viewerOf({ db, customer, translate, favourites }: Asked, productIds: readonly string[]): Promise<Viewer> {
  const keeps = await favourites.among(db, customer?.userId ?? null, "fabric", productIds);
  return { translate, signedIn: customer !== null, favourites: keeps };
}

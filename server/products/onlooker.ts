import type { Db } from "../db/open.ts";
import type { SignedIn } from "../registry.ts";
import type { Onlooker } from "./queries.ts";

type Asked = {
  readonly db: Db;
  readonly customer: SignedIn | null;
  readonly translate: (english: string) => string;
};

/** Who looks at these fabrics. */
export async function onlookerOf({ customer, translate }: Asked, _productIds: readonly string[]): Promise<Onlooker> {
  return { translate, signedIn: customer !== null, favourites: new Set() };
}

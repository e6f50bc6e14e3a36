import type { productDet } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { readProducts } from "../product.ts";

/** Notes that somebody looked at a fabric, if they let it be noted. */
export type NoteVisit = (
  db: Db,
  customer: SignedIn,
  visit: { readonly productId: string; readonly source: string; readonly remainTime: number },
  now: Date,
) => Promise<unknown>;

export const productDetHandler =
  (noteVisit: NoteVisit): Handler<typeof productDet> =>
  async (asked) => {
    const { body, customer, db, clock } = asked;
    const [product] = await readProducts(asked, [body.productId]);
    if (!product) throw refuse("notFound");
    await noteVisit(db, customer, { productId: product.productId, source: "detail", remainTime: 0 }, clock.now());
    return product;
  };

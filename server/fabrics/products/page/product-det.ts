import type { productDet } from "@selvedge/contract";
import type { Db } from "../../../platform/db/open.ts";
import type { Handler } from "../../../platform/http/registry.ts";
import type { SignedIn } from "../../../platform/people/who.ts";
import { refuse } from "../../../platform/refuse.ts";
import { readProducts } from "../product.ts";

/** Notes soon that somebody looked at a fabric, if they let it be noted. */
export type NoteVisit = (
  db: Db,
  visit: {
    readonly customer: SignedIn;
    readonly productId: string;
    readonly source: string;
    readonly remainTime: number;
    readonly now: Date;
  },
  fault: (error: unknown, what: string) => void,
) => void;

export const productDetHandler =
  (noteVisit: NoteVisit): Handler<typeof productDet> =>
  async (asked) => {
    const { body, customer, db, clock, fault } = asked;
    const [product] = await readProducts(asked, [body.productId]);
    if (!product) throw refuse("notFound");
    noteVisit(db, { customer, productId: product.productId, source: "detail", remainTime: 0, now: clock.now() }, fault);
    return product;
  };

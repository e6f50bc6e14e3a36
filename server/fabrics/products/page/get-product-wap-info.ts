import type { getProductWapInfo } from "@selvedge/contract";
import type { Handler } from "../../../platform/http/registry.ts";
import { refuse } from "../../../platform/refuse.ts";
import { readProducts } from "../product.ts";
import type { SeenThrough } from "../seen-through.ts";
import { idOfCode } from "./by-code.ts";
import { similarTo } from "./similar.ts";

export const getProductWapInfoHandler =
  (seenThrough: SeenThrough): Handler<typeof getProductWapInfo> =>
  async (asked) => {
    const { body, db, share, favourites } = asked;
    const id = body.productId ?? (body.productCode === undefined ? null : await idOfCode(db, body.productCode));
    if (id === null || (share && !(await seenThrough(db, share)).productIds.has(id))) throw refuse("notFound");
    const [product] = await readProducts(asked, [id]);
    if (!product) throw refuse("notFound");
    // Behind a link to a showroom no quantity is told, on no card either.
    const untold = share?.kind === "chanel" ? { moq: null, leadDays: null } : {};
    if (share) return { ...product, ...untold, similar: [], groupIds: [] };
    const groupIds = [...(await favourites.groupsWith(db, asked.customer.userId, id))];
    return { ...product, similar: await similarTo(asked, id), groupIds };
  };

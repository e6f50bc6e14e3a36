import type { searchSimilar } from "@selvedge/contract";
import type { Db } from "../../../../platform/db/open.ts";
import type { Handler } from "../../../../platform/http/registry.ts";
import { Refusal, refuse } from "../../../../platform/refuse.ts";
import { likeColour } from "../by-colour.ts";
import { likeConstruction } from "../construction.ts";
import { rankDescriptors } from "../rank.ts";
import { pendingDescriptors } from "../seen/pending.ts";
import { type PictureIndex, pictureIndex } from "../seen/replica.ts";
import { cardsWith } from "./cards-with.ts";

/** The descriptors of the catalogue; while they are still being made, the share that is done. */
async function indexOrProgress(db: Db): Promise<PictureIndex | number> {
  try {
    return await pictureIndex(db);
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.key === "indexBuilding") return (thrown.data as { progress: number }).progress;
    throw thrown;
  }
}

export const searchSimilarHandler: Handler<typeof searchSimilar> = async (context) => {
  const { body, db } = context;
  if (body.by === "attributes") {
    const found = await likeConstruction(db, body.productId, body.rn);
    const list = await cardsWith(context, found, ({ score }) => ({ score, shares: null, deltaE: null }));
    return { list, pending: 0, progress: null };
  }
  const index = await indexOrProgress(db);
  const pending = await pendingDescriptors(db);
  if (typeof index === "number") return { list: [], pending, progress: index };
  const own = index.fabrics.get(body.productId);
  if (!own) {
    const isThere = await db.selectFrom("products").select("id").where("id", "=", body.productId).executeTakeFirst();
    if (!isThere) throw refuse("notFound");
    return { list: [], pending, progress: pending > 0 ? index.fabrics.size / (index.fabrics.size + pending) : null };
  }
  const others = (id: string) => id !== body.productId;
  if (body.by === "look") {
    const found = await rankDescriptors(index, own, { isAllowed: others });
    const list = await cardsWith(context, found.slice(0, body.rn), ({ score, shares }) => ({ score, shares, deltaE: null }));
    return { list, pending, progress: null };
  }
  const found = likeColour(index, own.meanLab, { isAllowed: others }).slice(0, body.rn);
  const list = await cardsWith(context, found, ({ deltaE }) => ({ score: 1 / (1 + deltaE / 5), shares: null, deltaE }));
  return { list, pending, progress: null };
};

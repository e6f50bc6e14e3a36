import { ALL_PIECES, type ChanelItem, type HandClass } from "@selvedge/contract";
import type { DesignDocument } from "@selvedge/editor-core";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import { ownHandOf } from "../../styles/drapes/drapes.ts";
import { type Room, textIn } from "../card.ts";
import type { GarmentToShow, GroupToShow, RoomRecord } from "../room/record.ts";
import { readHungGroups } from "./groups.ts";
import type { Looking } from "./looking.ts";
import { drawnOf } from "./room-designs.ts";

/** A showroom as its room is built from it, in the caller's language. */
export async function readRecord(looking: Omit<Looking, "agreedPrices">, room: Room): Promise<RoomRecord> {
  const { groups, hung } = await readHungGroups({ ...looking, agreedPrices: async () => new Map() }, room, {});
  const worn = new Map(hung.flatMap(({ id, frozen }) => (frozen ? [[id, drawnOf(frozen.document)] as const] : [])));
  const sized = groups.flatMap(({ items }) => items.map((item) => inSize(item, worn.get(item.itemId))));
  const hands = await hangingHands(looking.db, sized);
  const shown = (item: ChanelItem) => {
    const design = worn.get(item.itemId);
    return garmentOf(inSize(item, design), hands.get(item.itemId) ?? null, design ?? null);
  };
  return {
    chanelId: room.id,
    name: textIn(looking.lang, room.name, room.names),
    description: textIn(looking.lang, room.description, room.descriptions),
    updatedAt: room.updated_at.toISOString(),
    plan: room.plan,
    groups: groups.map(
      ({ groupId, name, story, items }): GroupToShow => ({
        ...{ groupId, name, story },
        fabrics: items.flatMap(({ itemId, productId }) => (productId ? [{ itemId, productId }] : [])),
        garments: items.flatMap((item) => shown(item) ?? []),
        missing: items.filter(({ missing }) => missing).map(({ itemId, label }) => ({ itemId, label })),
      }),
    ),
  };
}

/** A saved design is in the size that it was saved in. */
const inSize = (item: ChanelItem, worn: DesignDocument | undefined): ChanelItem => ({
  ...item,
  size: item.size ?? worn?.size ?? null,
});

function garmentOf(item: ChanelItem, hand: HandClass | null, worn: DesignDocument | null): GarmentToShow | null {
  const { itemId, label, design, size, fabrics, proposalId, revision, isOwn, pictureUrl } = item;
  if (!design) return null;
  return { itemId, label, design, size, fabrics, proposalId, revision, isOwn, hand, worn, pictureUrl };
}

/** The class of cloth that garments hang in, by their items: that of most of their pieces. Of a size that a style no longer comes in there is only a picture, and of a design on a style of a company's own, whose pattern not everybody may see who enters. */
async function hangingHands(db: Db, items: readonly ChanelItem[]): Promise<ReadonlyMap<string, HandClass>> {
  const dressed = items.flatMap((item) => (item.design && item.size ? [{ ...item, design: item.design, size: item.size }] : []));
  if (dressed.length === 0) return new Map();
  const worn = new Map(dressed.map((item) => [item.itemId, mostWorn(item.fabrics)]));
  const [hands, styles] = await Promise.all([
    handsOf(db, [...worn.values()]),
    db
      .selectFrom("styles")
      .select(["id", "recipe", "sizes", "company_id"])
      .where("id", "=", sql<string>`any(${dressed.map(({ design }) => design.id)})`)
      .execute(),
  ]);
  return new Map(
    dressed.flatMap(({ itemId, kind, design, size }): [string, HandClass][] => {
      const style = styles.find(({ id, sizes }) => id === design.id && sizes.includes(size));
      return style && (kind === "style" || style.company_id === null)
        ? [[itemId, hands.get(worn.get(itemId) ?? "") ?? ownHandOf(style.recipe)]]
        : [];
    }),
  );
}

/** The fabric of all pieces without one of their own, or that of most pieces. */
function mostWorn(fabrics: ChanelItem["fabrics"]): string | null {
  const all = fabrics.find(({ pieceKey }) => pieceKey === ALL_PIECES);
  if (all) return all.productId;
  const counts = Map.groupBy(fabrics, ({ productId }) => productId);
  return [...counts].reduce((most, one) => (one[1].length > most[1].length ? one : most), [null, []] as [
    string | null,
    unknown[],
  ])[0];
}

async function handsOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, HandClass>> {
  const rows = await db
    .selectFrom("products")
    .select(["id", "hand"])
    .where("id", "=", sql<string>`any(${ids.filter((id) => id !== null)})`)
    .where("hand", "is not", null)
    .execute();
  return new Map(rows.map(({ id, hand }) => [id, hand!]));
}

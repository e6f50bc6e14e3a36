import type { ChanelGroup, ChanelProduct, Lang } from "@selvedge/contract";
import { cardsOf } from "../../../fabrics/products/lists/listing.ts";
import type { Db } from "../../../platform/db/open.ts";
import { offsetOf } from "../../../platform/http/answer/page.ts";
import { type Room, textIn } from "../card.ts";
import { fabricsHung, type Hung, hungIn, logDamage } from "./hung.ts";
import { itemsShown } from "./items.ts";
import type { AgreedPrices, Looking } from "./looking.ts";

/** Which groups of a room are read: all, one, or a page of them. */
type Part = { readonly groupId?: string; readonly page?: { readonly pageNum: number; readonly pageSize: number } };

/** Groups of a room in their order, with all that hangs in them, for somebody who may enter, or who holds a link. */
export const readGroups = async (looking: Looking, room: Room, part: Part): Promise<ChanelGroup[]> =>
  (await readHungGroups(looking, room, part)).groups;

/** The same with what hangs in them as it is stored. */
export async function readHungGroups(
  looking: Looking,
  room: Room,
  part: Part,
): Promise<{ readonly groups: ChanelGroup[]; readonly hung: readonly Hung[] }> {
  const groups = await groupRows(looking.db, room.id, part);
  const hung = await hungIn(
    looking.db,
    groups.map(({ id }) => id),
  );
  logDamage(looking.fault, room.id, hung);
  const [products, items] = await Promise.all([productsOf(looking, room, fabricsHung(hung)), itemsShown(looking, hung)]);
  const { lang } = looking;
  const shown = groups.map((group) => {
    const here = hung.filter((item) => item.group_id === group.id);
    return {
      ...groupCard(group, lang),
      items: here.map(({ id }) => items.get(id)!),
      products: fabricsHung(here).flatMap((id) => products.get(id) ?? []),
    };
  });
  return { groups: shown, hung };
}

async function groupRows(db: Db, chanelId: string, { groupId, page }: Part) {
  let asked = db.selectFrom("chanel_groups").selectAll().where("chanel_id", "=", chanelId).orderBy("sort");
  if (groupId) asked = asked.where("id", "=", groupId);
  if (page) asked = asked.limit(page.pageSize).offset(offsetOf(page));
  return asked.execute();
}

const groupCard = (row: Awaited<ReturnType<typeof groupRows>>[number], lang: Lang) => ({
  groupId: row.id,
  chanelId: row.chanel_id,
  name: textIn(lang, row.name, row.names),
  story: textIn(lang, row.story, row.stories),
  sort: row.sort,
});

/** What was agreed for these fabrics with the company whose room it is, for who is signed in; nothing in a room of all and through a link. */
export const agreedIn = async (
  { customer, db, agreedPrices }: Pick<Looking, "customer" | "db" | "agreedPrices">,
  { scope, company_id }: Pick<Room, "scope" | "company_id">,
  productIds: readonly string[],
): ReturnType<AgreedPrices> =>
  customer && scope !== "public" && company_id ? agreedPrices(db, company_id, productIds) : new Map();

/** The fabrics as the room shows them, by their ids. */
async function productsOf(looking: Looking, room: Room, ids: readonly string[]): Promise<ReadonlyMap<string, ChanelProduct>> {
  const [cards, agreed] = await Promise.all([cardsOf(looking, ids), agreedIn(looking, room, ids)]);
  return new Map(cards.map((card) => [card.productId, { ...card, agreedPrice: agreed.get(card.productId) ?? null }]));
}

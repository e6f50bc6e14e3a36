import { type CHANEL_STATES, type ChanelRecord, LANGUAGES, RoomPlan } from "@selvedge/contract";
import { cardsOf } from "../../../fabrics/products/lists/listing.ts";
import type { Db } from "../../../platform/db/open.ts";
import { type Room, roomCover, textIn } from "../card.ts";
import { fabricsHung, hungIn, logDamage } from "../contents/hung.ts";
import { itemsShown } from "../contents/items.ts";
import type { Looking } from "../contents/looking.ts";
import type { OtherLanguages } from "../tables.ts";

/** Whether a room is not published, published, or past its last day. */
export function stateOf(
  { is_published, expires_at }: Pick<Room, "is_published" | "expires_at">,
  now: Date,
): (typeof CHANEL_STATES)[number] {
  if (!is_published) return "draft";
  return expires_at && expires_at <= now ? "closed" : "published";
}

/** Companies by their ids. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom("companies").select(["id", "name"]).where("id", "in", wanted).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A text in English, and in those other languages in which it can be read. */
const textsOf = (en: string, others: OtherLanguages | null) => {
  const read = LANGUAGES.map((lang) => [lang, textIn(lang, "", others)] as const);
  return { ...Object.fromEntries(read.filter(([, text]) => text !== "")), en };
};

/** A room with all its texts, as its makers edit it. */
export async function readChanelRecord(looking: Looking, room: Room, now: Date): Promise<ChanelRecord> {
  const { db } = looking;
  const groups = await db.selectFrom("chanel_groups").selectAll().where("chanel_id", "=", room.id).orderBy("sort").execute();
  const hung = await hungIn(
    db,
    groups.map(({ id }) => id),
  );
  logDamage(looking.fault, room.id, hung);
  const ids = fabricsHung(hung);
  const [items, products, agreed, companies, person] = await Promise.all([
    itemsShown(looking, hung),
    cardsOf(looking, ids),
    room.company_id ? looking.agreedPrices(db, room.company_id, ids) : new Map<string, never>(),
    namesOf(db, [room.company_id]),
    room.changed_by ? db.selectFrom("users").select("name").where("id", "=", room.changed_by).executeTakeFirst() : undefined,
  ]);
  const plan = RoomPlan.safeParse(room.plan);
  return {
    chanelId: room.id,
    version: room.version,
    scope: room.scope,
    state: stateOf(room, now),
    isPublished: room.is_published,
    customer: room.company_id ? { customerId: room.company_id, name: companies.get(room.company_id) ?? "" } : null,
    name: textsOf(room.name, room.names),
    description: textsOf(room.description, room.descriptions),
    coverUrl: roomCover(room),
    startsAt: room.starts_at?.toISOString() ?? null,
    expiresAt: room.expires_at?.toISOString() ?? null,
    plan: plan.success ? plan.data : null,
    groups: groups.map(({ id, name, names, story, stories }) => ({
      groupId: id,
      name: textsOf(name, names),
      story: textsOf(story, stories),
      items: hung.filter(({ group_id }) => group_id === id).map((item) => items.get(item.id)!),
    })),
    products: [...products],
    agreed: [...agreed].map(([productId, price]) => ({ productId, price })),
    changedBy: person?.name ?? null,
    updatedAt: room.updated_at.toISOString(),
  };
}

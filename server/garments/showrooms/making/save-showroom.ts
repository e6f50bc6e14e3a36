import type { BodyOf, saveChanel } from "@selvedge/contract";
import { sql } from "kysely";
import type { Db } from "../../../platform/db/open.ts";
import type { FileStore } from "../../../platform/files/store.ts";
import { newId } from "../../../platform/ids.ts";
import { type BadField, invalid } from "../../../platform/invalid.ts";
import { revokeLinksTo } from "../../share/revoke-links.ts";
import type { Room } from "../card.ts";
import { forgetPeople } from "../own/forget-people.ts";
import { writeGroups } from "./change-showroom.ts";
import type { Cover } from "./cover.ts";
import { openCover } from "./cover-file.ts";
import { columnsOf } from "./make-showroom.ts";

/** Agrees other prices with a company, within a transaction; the layer of the trade does it. */
export type ChangeAgreedPrices = (
  within: Db,
  companyId: string,
  changes: readonly { readonly productId: string; readonly amount: number | null }[],
) => Promise<void>;

type Body = BodyOf<typeof saveChanel>;

/** Refuses a room that cannot be, with what is wrong beside each field. */
export async function checkRoom(db: Db, body: Body, translate: (english: string) => string): Promise<void> {
  const faults: BadField[] = [];
  const { scope, customerId, startsAt, expiresAt, agreed } = body;
  if (scope === "private" && !customerId)
    faults.push({
      path: "customerId",
      rule: "required",
      message: "A private showroom is for one customer. Please choose whose it is.",
    });
  if (scope === "public" && customerId)
    faults.push({ path: "customerId", rule: "public", message: "A public showroom is for everybody. It has no customer." });
  if (customerId && !(await db.selectFrom("companies").select("id").where("id", "=", customerId).executeTakeFirst()))
    faults.push({ path: "customerId", rule: "notFound", message: "This customer is no longer there." });
  if (startsAt && expiresAt && new Date(startsAt) >= new Date(expiresAt))
    faults.push({ path: "expiresAt", rule: "order", message: "The last day is before the first." });
  if (agreed.length > 0 && !customerId)
    faults.push({
      path: "agreed",
      rule: "customer",
      message: "Prices are agreed with a customer. Please choose whose showroom it is.",
    });
  const priced = await pricedAmong(
    db,
    agreed.map(({ productId }) => productId),
  );
  for (const [index, { productId }] of agreed.entries())
    if (!priced.has(productId))
      faults.push({ path: `agreed.${index}.amount`, rule: "noPrice", message: "This fabric has no price of its own yet." });
  if (faults.length > 0) throw invalid(translate, ...faults);
}

/** Those of these fabrics that have a price, in whose currency another can be agreed. */
async function pricedAmong(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("products")
    .select("id")
    .where("id", "=", sql<string>`any(${[...ids]})`)
    .where("price_currency", "is not", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type Saving = {
  readonly within: Db;
  readonly files: FileStore;
  readonly now: Date;
  readonly translate: (english: string) => string;
  readonly personId: string;
  readonly changePrices: ChangeAgreedPrices;
};

/** A room as it was written, and the links to it that ended with that. */
type SavedRoom = { readonly room: Room; readonly endedLinks: readonly string[] };

/** Writes a room with all that hangs in it: a new one as a draft, one that is there in its next version. */
export async function saveWithin(saving: Saving, body: Body, before: Room | null, cover: Cover): Promise<SavedRoom> {
  const { within, files, now, translate, changePrices } = saving;
  const room = await writeRoom(saving, body, before, cover);
  const isGivenOn = before !== null && before.company_id !== room.company_id;
  if (isGivenOn) await forgetPeople(within, room.id);
  await writeGroups(within, { chanelId: room.id, companyId: room.company_id, isGivenOn, now, translate }, body.groups);
  if (room.company_id) await changePrices(within, room.company_id, body.agreed);
  if (room.scope === "public" && room.cover_hash) await openCover(within, files, room.cover_hash);
  // Whoever holds a link was shown another company's room. One that is opened to all companies shows them nothing that is not for them.
  const endedLinks = isGivenOn && room.company_id ? await revokeLinksTo(within, room.id, now) : [];
  return { room, endedLinks };
}

async function writeRoom({ within, now, personId }: Saving, body: Body, before: Room | null, cover: Cover): Promise<Room> {
  const [name, names] = columnsOf(body.name);
  const [description, descriptions] = columnsOf(body.description);
  const columns = {
    ...{ name, names, description, descriptions },
    ...cover,
    scope: body.scope,
    company_id: body.customerId,
    starts_at: body.startsAt ? new Date(body.startsAt) : null,
    expires_at: body.expiresAt ? new Date(body.expiresAt) : null,
    plan: body.plan ? JSON.stringify(body.plan) : null,
    updated_at: now,
    changed_by: personId,
  };
  return before
    ? within
        .updateTable("chanels")
        .set({ ...columns, version: before.version + 1 })
        .where("id", "=", before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : within
        .insertInto("chanels")
        .values({ ...columns, id: newId(now), is_published: false, created_at: now })
        .returningAll()
        .executeTakeFirstOrThrow();
}

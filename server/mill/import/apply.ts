import type { FabricAttrs } from "@selvedge/contract";
import type { Transaction } from "kysely";
import { clothColumns } from "../../fabrics/cloths/columns.ts";
import type { Cloths } from "../../fabrics/cloths/store.ts";
import type { FabricMenu } from "../../fabrics/menus/fabric-menu.ts";
import type { Db } from "../../platform/db/open.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { FileStore } from "../../platform/files/store.ts";
import type { WorkerPool } from "../../platform/jobs/pool/worker-pool.ts";
import type { Clock } from "../../platform/time/clock.ts";
import { hasWebhooks, setDown } from "../../platform/webhooks/announce.ts";
import { heldMetres } from "../../trade/orders/placing/stock.ts";
import { CannotImport } from "./cannot-import.ts";
import type { Appearance } from "./entry/entry.ts";
import { eachAtOnce } from "./pictures/at-once.ts";
import { takeIn } from "./pictures/take-in.ts";
import { type Change, type Plan, type Record, stockAfter } from "./plan.ts";

export type Stores = {
  readonly db: Db;
  readonly files: FileStore;
  readonly cloths: Cloths;
  /** The threads that read and measure pictures. */
  readonly workers: WorkerPool;
  readonly clock: Clock;
  /** Menus that take fabrics by what they are; those that are in the database are filled. */
  readonly menus: readonly FabricMenu[];
};

/** Cloths worked on at a time: enough for every core, few enough for the memory. */
const AT_ONCE = 8;
const EVERY = 10;
const NO_MAPS = { image_hash: null, albedo_hash: null, normal_hash: null, roughness_hash: null, height_hash: null };

/**
 * Carries out a plan: first all files, which nothing refers to yet, then every row in one transaction. Throws `CannotImport`, and
 * nothing is changed, when a fabric was changed by somebody else since the plan was made.
 */
export async function applyPlan(
  { db, files, cloths, workers, clock, menus: all }: Stores,
  plan: Plan,
  progress: (line: string) => void,
): Promise<void> {
  const appearances = new Map<Change, Awaited<ReturnType<typeof appearanceColumns>>>();
  const shown = plan.changes.flatMap((change) => (change.appearance ? [[change, change.appearance] as const] : []));
  await eachAtOnce(shown, AT_ONCE, async ([change, appearance]) => {
    appearances.set(change, await appearanceColumns(appearance, { files, cloths, workers }));
    if (appearances.size % EVERY === 0) progress(`${appearances.size} of ${shown.length} cloths made ready`);
  });
  const now = clock.now();
  if (plan.changes.length === 0) return;
  await db.transaction().execute(async (within) => {
    const menus = await knownMenus(within, all);
    const isSubscribed = await hasWebhooks(within);
    for (const change of plan.changes) {
      const columns = { ...recordColumns(change.record), ...appearances.get(change), updated_at: now };
      if (change.kind === "new") await insert(within, change, columns, now);
      else await update(within, change, { ...columns, ...(await stockNow(within, change)) });
      await layIntoMenus(within, change, menus);
      if (isSubscribed)
        await setDown(within, { type: "product.changed", companyId: null, data: { id: change.id, code: change.code } }, now);
    }
  });
}

const recordColumns = ({ attrs, ...record }: Record) => ({ ...record, attrs: JSON.stringify(attrs) });

const NO_CLOTH = {
  cloth_hash: null,
  anisotropy: null,
  anisotropy_angle: null,
  is_open: false,
  hand: null,
  colours: null,
  near_mm_width: null,
  near_mm_height: null,
};

/** The columns that say how a fabric is shown; its record or its pictures are stored. */
async function appearanceColumns(
  appearance: Appearance,
  { files, cloths, workers }: Pick<Stores, "files" | "cloths" | "workers">,
) {
  const construction = appearance.record === null ? null : JSON.stringify(appearance.record);
  if (appearance.kind === "pictures") return { ...(await takeIn(appearance, { files, workers })), ...NO_CLOTH, construction };
  const kept = await cloths.keep(appearance.record);
  return { ...NO_MAPS, construction, ...clothColumns(kept) };
}

type Columns = ReturnType<typeof recordColumns> &
  Partial<Awaited<ReturnType<typeof appearanceColumns>>> & { readonly updated_at: Date };

const changedMeanwhile = (code: string) =>
  new CannotImport(
    `${code} was changed by somebody else while this import was being looked through. Nothing was changed; start it again.`,
  );

async function insert(db: Transaction<Tables>, { id, code }: Change, columns: Columns, now: Date): Promise<void> {
  const made = await db
    .insertInto("products")
    .values({ id, code, created_at: now, ...columns })
    .onConflict((on) => on.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw changedMeanwhile(code);
}

async function update(db: Transaction<Tables>, change: Extract<Change, { kind: "changed" }>, columns: Columns): Promise<void> {
  const changed = await db
    .updateTable("products")
    .set({ ...columns, version: change.version + 1 })
    .where("id", "=", change.id)
    .where("version", "=", change.version)
    .returning("id")
    .executeTakeFirst();
  if (!changed) throw changedMeanwhile(change.code);
}

/** The stock as it is once the fabric is held: orders may have taken of it since the plan was made. */
async function stockNow(db: Transaction<Tables>, { id, record, said }: Extract<Change, { kind: "changed" }>) {
  const before = await db
    .selectFrom("products")
    .select(["stock", "stock_metres", "stock_short"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const held = (await heldMetres(db, [id])).get(id) ?? 0;
  return stockAfter(said.stockMetres, { stock: said.stock, before, held, leadDays: record.lead_days });
}

/** The menus of this portal that take fabrics by what they are. */
async function knownMenus(db: Transaction<Tables>, menus: readonly FabricMenu[]): Promise<readonly FabricMenu[]> {
  const known = new Set((await db.selectFrom("fabric_menus").select("id").execute()).map(({ id }) => id));
  return allOf(menus).filter(({ id, takes }) => takes !== undefined && known.has(id));
}

const allOf = (menus: readonly FabricMenu[]): readonly FabricMenu[] =>
  menus.flatMap((menu) => [menu, ...allOf(menu.children ?? [])]);

/** What a menu may ask of a fabric; one that asks less is a rule too. */
type Rule = (attrs: FabricAttrs, stock: string, tags: readonly string[]) => boolean;

/** Puts a fabric into the menus that take it and out of those that do no more; menus somebody filled by hand are left alone. */
async function layIntoMenus(db: Transaction<Tables>, { id, record }: Change, menus: readonly FabricMenu[]): Promise<void> {
  const takes = (menu: FabricMenu) => {
    const rule: Rule = menu.takes!;
    return rule(record.attrs, record.stock, record.tags);
  };
  const out = menus.filter((menu) => !takes(menu)).map((menu) => menu.id);
  const into = menus.filter(takes).map((menu) => ({ product_id: id, menu_id: menu.id }));
  if (out.length > 0) await db.deleteFrom("product_menus").where("product_id", "=", id).where("menu_id", "in", out).execute();
  if (into.length > 0)
    await db
      .insertInto("product_menus")
      .values(into)
      .onConflict((on) => on.doNothing())
      .execute();
}

import { clothColumns, type FabricMenu, idOf } from "@selvedge/server";
import { FABRICS, type FabricSeed, FEW_FABRICS } from "../fabrics/index.ts";
import { FABRIC_MENUS } from "../menus/menus.ts";
import { isWhole, type Scope, type Services } from "../scope.ts";

/** Fabrics of the light scope. */
const LIGHT_FABRICS = 3;

export const productId = (code: string) => idOf("product", code);

/** The fabrics a scope sets up. */
export const fabricsOf = (scope: Scope): readonly FabricSeed[] => OF_SCOPE[scope];

const OF_SCOPE: Readonly<Record<Scope, readonly FabricSeed[]>> = {
  full: FABRICS,
  small: FEW_FABRICS,
  light: FABRICS.slice(0, LIGHT_FABRICS),
  accounts: [],
};

/** Stores every fabric that is not there yet. Its pictures follow when somebody asks for them. */
export async function seedFabrics(services: Services): Promise<void> {
  const fabrics = fabricsOf(services.scope);
  const stored = new Set((await services.db.selectFrom("products").select("id").execute()).map((row) => row.id));
  const missing = fabrics.filter((fabric) => !stored.has(productId(fabric.code)));
  await Promise.all(missing.map((fabric) => storeFabric(services, fabric)));
  if (missing.length > 0 && isWhole(services.scope)) services.progress(`Catalogue of ${fabrics.length} fabrics`);
}

async function storeFabric({ db, cloths, clock }: Services, fabric: FabricSeed): Promise<void> {
  const kept = await cloths.keep(fabric.cloth);
  const id = productId(fabric.code);
  const now = clock.now();
  const row = {
    id,
    code: fabric.code,
    name: fabric.name,
    description: fabric.description,
    attrs: JSON.stringify(fabric.attrs),
    construction: JSON.stringify(fabric.cloth),
    tags: [...fabric.tags],
    stock: fabric.stock,
    stock_metres: fabric.stockMetres,
    moq_value: fabric.moq.value,
    moq_unit: fabric.moq.unit,
    lead_days: fabric.leadDays,
    price_amount: fabric.price.amount,
    price_currency: fabric.price.currency,
    ...clothColumns(kept),
    created_at: now,
    updated_at: now,
  };
  const menus = menusOf(fabric, FABRIC_MENUS).map((menu_id) => ({ product_id: id, menu_id }));
  await db.transaction().execute(async (within) => {
    await within
      .insertInto("products")
      .values(row)
      .onConflict((on) => on.doNothing())
      .execute();
    if (menus.length === 0) return;
    await within
      .insertInto("product_menus")
      .values(menus)
      .onConflict((on) => on.doNothing())
      .execute();
  });
}

/** The lowest menus that take a fabric. */
export function menusOf(fabric: FabricSeed, menus: readonly FabricMenu[]): number[] {
  return menus.flatMap((menu) => [
    ...(menu.takes?.(fabric.attrs, fabric.stock, fabric.tags) ? [menu.id] : []),
    ...menusOf(fabric, menu.children ?? []),
  ]);
}

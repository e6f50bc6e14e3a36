import { idOf } from "../ids.ts";
import type { ClothPictures } from "./cloth-job.ts";
import { FABRICS, type FabricSeed } from "./fabrics/index.ts";
import { FABRIC_MENUS, type FabricMenu } from "./menus.ts";
import type { Ground } from "./scope.ts";

/** Fabrics of the light scope, and the pixels of their tiles. */
const LIGHT_FABRICS = 3;
const LIGHT_PX = 128;
const SAY_EVERY = 10;

export const productId = (code: string) => idOf("product", code);

/** The fabrics a scope sets up. */
export const fabricsOf = (scope: Ground["scope"]): readonly FabricSeed[] =>
  scope === "light" ? FABRICS.slice(0, LIGHT_FABRICS) : FABRICS;

/** Renders and stores every fabric that is not there yet. One that was stored is complete. */
export async function seedFabrics(ground: Ground): Promise<void> {
  const fabrics = fabricsOf(ground.scope);
  const there = new Set((await ground.db.selectFrom("products").select("id").execute()).map((row) => row.id));
  const missing = fabrics.filter((fabric) => !there.has(productId(fabric.code)));
  let done = fabrics.length - missing.length;
  await Promise.all(
    missing.map(async (fabric) => {
      const pixels = ground.scope === "light" ? LIGHT_PX : null;
      await storeFabric(ground, fabric, await ground.crew.do("cloth", { cloth: fabric.cloth, pixels }));
      done += 1;
      if (done % SAY_EVERY === 0 || done === fabrics.length)
        ground.progress(`Fabrics rendered from their construction: ${done} of ${fabrics.length}`);
    }),
  );
}

async function storeFabric({ db, files, clock }: Ground, fabric: FabricSeed, pictures: ClothPictures): Promise<void> {
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
    image_hash: await files.put(pictures.swatch),
    albedo_hash: await files.put(pictures.albedo),
    normal_hash: await files.put(pictures.normal),
    roughness_hash: await files.put(pictures.roughness),
    height_hash: await files.put(pictures.height),
    mm_width: pictures.mmWidth,
    mm_height: pictures.mmHeight,
    dpi: pictures.dpi,
    roughness: pictures.material.roughness,
    sheen: pictures.material.sheen,
    sheen_roughness: pictures.material.sheenRoughness,
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
    ...(menu.takes?.(fabric.attrs, fabric.stock) ? [menu.id] : []),
    ...menusOf(fabric, menu.children ?? []),
  ]);
}

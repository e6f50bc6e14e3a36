import { menusOf } from "../../demo/catalogue/fabric-step.ts";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { qualityOf } from "../../demo/fabrics/selling.ts";
import { FABRIC_MENUS } from "../../demo/menus/menus.ts";
import { idOf } from "../../server/platform/ids.ts";
import type { TestApp } from "./harness.ts";

/** The other fabrics of the catalogue, with the pictures of the first: search looks at words only. */
export async function fillCatalogue({ db }: TestApp): Promise<void> {
  const stored = new Set((await db.selectFrom("products").select("code").execute()).map(({ code }) => code));
  const template = await db.selectFrom("products").selectAll().executeTakeFirstOrThrow();
  const missing = FABRICS.filter(({ code }) => !stored.has(code));
  const rows = missing.map((fabric) => ({
    ...template,
    id: idOf("product", fabric.code),
    code: fabric.code,
    quality: qualityOf(fabric.code),
    name: fabric.name,
    description: fabric.description,
    attrs: JSON.stringify(fabric.attrs),
    tags: [...fabric.tags],
    stock: fabric.stock,
    stock_metres: fabric.stockMetres,
    moq_value: fabric.moq.value,
    lead_days: fabric.leadDays,
    price_amount: fabric.price.amount,
    construction: null,
  }));
  await db.insertInto("products").values(rows).execute();
  const laid = missing.flatMap((fabric) =>
    menusOf(fabric, FABRIC_MENUS).map((menu_id) => ({ product_id: idOf("product", fabric.code), menu_id })),
  );
  await db.insertInto("product_menus").values(laid).execute();
}

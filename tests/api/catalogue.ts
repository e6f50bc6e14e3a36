import { menusOf } from "../../demo/catalogue/fabric-step.ts";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { qualityOf } from "../../demo/fabrics/selling.ts";
import { FABRIC_MENUS } from "../../demo/menus/menus.ts";
import { idOf } from "../../server/platform/ids.ts";
import type { TestApp } from "./harness.ts";

const HOUR_MS = 3_600_000;

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

let brought = 0;
/** Brings a fabric of that name into the catalogue, an hour after the newest and like it but for its words. Answers its code. */
export async function bringFabric({ db }: Pick<TestApp, "db">, name: string): Promise<string> {
  const newest = await db
    .selectFrom("products")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("code")
    .executeTakeFirstOrThrow();
  brought += 1;
  const code = `NEW-${brought}`;
  const at = new Date(newest.created_at.getTime() + HOUR_MS);
  const row = {
    ...newest,
    id: idOf("product", code),
    code,
    name,
    quality: null,
    attrs: JSON.stringify(newest.attrs),
    construction: newest.construction === null ? null : JSON.stringify(newest.construction),
    colours: newest.colours && JSON.stringify(newest.colours),
    created_at: at,
    updated_at: at,
  };
  await db.insertInto("products").values(row).execute();
  return code;
}

import { type CartItem, MAX_PRODUCT_NUM } from "@selvedge/contract";
import { sql } from "kysely";
import { productCard, readTextured, signedIn } from "../../fabrics/products/queries.ts";
import type { Db } from "../../platform/db/open.ts";
import { refuse } from "../../platform/refuse.ts";

export type SentLine = {
  readonly productId: string;
  readonly productNum: number;
  readonly groupName: string;
  readonly checked: "1" | "0";
};

/** A person's cart with price, minimum and stock as they are now. */
export async function readCart(db: Db, userId: string, translate: (english: string) => string): Promise<CartItem[]> {
  const lines = await db.selectFrom("cart_lines").selectAll().where("user_id", "=", userId).orderBy("sort").execute();
  const rows = await readTextured(
    db,
    lines.map((line) => line.product_id),
  );
  const products = new Map(rows.map((row) => [row.id, productCard(row, signedIn(translate))]));
  return lines.flatMap((line) => {
    const product = products.get(line.product_id);
    if (!product) return [];
    const { productId, productCode, productName, productImg, price, moq, stock } = product;
    return {
      productId,
      productCode,
      productName,
      productImg,
      groupName: line.group_name,
      productNum: line.product_num,
      checked: line.checked ? ("1" as const) : ("0" as const),
      unit: moq?.unit ?? ("m" as const),
      price,
      moq,
      stock,
    };
  });
}

/** Puts one fabric into the cart, or more of it. One that is out of stock cannot be put there. */
export async function addLine(db: Db, userId: string, line: SentLine, now: Date): Promise<void> {
  const product = await db
    .selectFrom("products")
    .select("stock")
    .where("id", "=", line.productId)
    .where("mm_width", "is not", null)
    .executeTakeFirst();
  if (!product) throw refuse("notFound");
  if (product.stock === "out") throw refuse("notOrderable", { productIds: [line.productId] });
  await db
    .insertInto("cart_lines")
    .values((eb) => ({
      user_id: userId,
      product_id: line.productId,
      product_num: line.productNum,
      group_name: line.groupName,
      checked: line.checked === "1",
      sort: eb.selectFrom("cart_lines").select(sql<number>`coalesce(max(sort), 0) + 1`.as("sort")).where("user_id", "=", userId),
      updated_at: now,
    }))
    .onConflict((on) =>
      on.columns(["user_id", "product_id"]).doUpdateSet({
        product_num: sql<number>`least(cart_lines.product_num + excluded.product_num, ${MAX_PRODUCT_NUM})`,
        updated_at: now,
      }),
    )
    .execute();
}

/** Brings a browser's cart: merged with what is there, the larger count winning, or in its place. Fabrics that are gone are left out. */
export function bringLines(db: Db, userId: string, sent: readonly SentLine[], mode: "add" | "replace", now: Date): Promise<void> {
  return db.transaction().execute(async (within) => {
    // Two tabs that bring their carts at once wait for each other here.
    await sql`SELECT pg_advisory_xact_lock(hashtext(${`cart ${userId}`}))`.execute(within);
    if (mode === "replace") await within.deleteFrom("cart_lines").where("user_id", "=", userId).execute();
    const { last } = await within
      .selectFrom("cart_lines")
      .select(sql<number>`coalesce(max(sort), 0)::int`.as("last"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    const known = new Set(
      (
        await readTextured(
          within,
          sent.map(({ productId }) => productId),
        )
      ).map((row) => row.id),
    );
    const lines = [
      ...new Map(sent.filter(({ productId }) => known.has(productId)).map((line) => [line.productId, line])).values(),
    ];
    if (lines.length === 0) return;
    await within
      .insertInto("cart_lines")
      .values(
        lines.map((line, place) => ({
          user_id: userId,
          product_id: line.productId,
          product_num: line.productNum,
          group_name: line.groupName,
          checked: line.checked === "1",
          sort: last + place + 1,
          updated_at: now,
        })),
      )
      .onConflict((on) =>
        on.columns(["user_id", "product_id"]).doUpdateSet({
          product_num: sql<number>`greatest(cart_lines.product_num, excluded.product_num)`,
          updated_at: now,
        }),
      )
      .execute();
  });
}

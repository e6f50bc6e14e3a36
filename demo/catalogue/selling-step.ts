import { sql } from "kysely";
import { sellingOf } from "../fabrics/selling.ts";
import type { Services } from "../scope.ts";
import { fabricsOf, productId } from "./fabric-step.ts";

/** Says of the demo mill's fabrics how they are sold and sampled, where nobody has said it yet; also of those that an earlier version set up. */
export async function seedSelling({ db, scope }: Pick<Services, "db" | "scope">): Promise<void> {
  const sold = fabricsOf(scope).map((fabric) => ({ id: productId(fabric.code), ...sellingOf(fabric) }));
  const rows = JSON.stringify(sold.map(({ id, quality, sampleMetres }) => ({ id, quality, metres: sampleMetres })));
  const tiers = JSON.stringify(sold.flatMap(({ id, tiers }) => tiers.map((tier) => ({ id, ...tier }))));
  await db.transaction().execute(async (within) => {
    await sql`
      UPDATE products SET quality = said.quality, sample_metres = said.metres
      FROM jsonb_to_recordset(${rows}::jsonb) AS said (id text, quality text, metres double precision)
      WHERE products.id = said.id AND products.quality IS NULL`.execute(within);
    await sql`
      INSERT INTO product_price_tiers (product_id, min_value, amount)
      SELECT said.id, said.min, said.amount
      FROM jsonb_to_recordset(${tiers}::jsonb) AS said (id text, min double precision, amount integer)
      JOIN products ON products.id = said.id
      WHERE NOT EXISTS (SELECT FROM product_price_tiers other WHERE other.product_id = said.id)`.execute(within);
  });
}

import type { Db } from "@selvedge/server";
import { sql } from "kysely";
import type { Services } from "../../scope.ts";
import { readOldNotices } from "../people.ts";
import { seedGarmentOrderRecords } from "./garment-order-step.ts";
import { seedInspections } from "./inspection-step.ts";
import { seedLapDips } from "./lap-dip-step.ts";
import { seedMessages } from "./message-step.ts";
import { seedQuotationRecords } from "./quotation-step.ts";
import { seedSamples } from "./sample-step.ts";

/** Fabrics of one colour, which a customer may have in another: what is dyed in the piece. */
async function dyedFabrics(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT min(id) AS id FROM products
    WHERE cloth_hash IS NOT NULL AND attrs ->> 'pattern' = 'solid'
    GROUP BY coalesce(quality, id) ORDER BY min(code)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Two years of lap-dips of the demo customers, made by walking the state tables. Under a second. */
export async function seedLapDipDesk({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await seedLapDips(db, clock.now(), await dyedFabrics(db));
  await readOldNotices(db, clock.now());
}

/** Two years of samples of the demo customers, made in the same way. Under a second. */
export async function seedSampleDesk({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const [fabrics, styles] = await Promise.all([
    db.selectFrom("products").select("id").where("cloth_hash", "is not", null).orderBy("code").execute(),
    db.selectFrom("styles").select("id").orderBy("name").execute(),
  ]);
  await seedSamples(db, clock.now(), { fabrics: fabrics.map(({ id }) => id), styles: styles.map(({ id }) => id) });
  await readOldNotices(db, clock.now());
}

/** A year of quotations of the demo customers, made in the same way. Under a second. */
export async function seedQuotations({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const fabrics = await db.selectFrom("products").select("id").where("cloth_hash", "is not", null).orderBy("code").execute();
  await seedQuotationRecords(
    db,
    clock.now(),
    fabrics.map(({ id }) => id),
  );
  await readOldNotices(db, clock.now());
}

/** The inspection reports of the demo's orders, which are there already. About a second. */
export async function seedInspectionDesk({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await seedInspections(db);
  await readOldNotices(db, clock.now(), 10);
}

/** Two years of garment orders of the demo customers, each out of a sample that was approved. About a second. */
export async function seedGarmentOrders({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const styles = await db.selectFrom("styles").select("id").where("company_id", "is", null).orderBy("name").execute();
  await seedGarmentOrderRecords(
    db,
    clock.now(),
    styles.map(({ id }) => id),
  );
  await readOldNotices(db, clock.now());
}

/** What was written about all of them. Under a second. */
export async function seedMessageDesk({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await seedMessages(db, clock.now());
  await readOldNotices(db, clock.now());
}

import { seedGarmentOrderRecords } from "../../demo/desk/steps/garment-order-step.ts";
import { seedInspections } from "../../demo/desk/steps/inspection-step.ts";
import { seedLapDips } from "../../demo/desk/steps/lap-dip-step.ts";
import { seedMessages } from "../../demo/desk/steps/message-step.ts";
import { seedQuotationRecords } from "../../demo/desk/steps/quotation-step.ts";
import { seedSamples } from "../../demo/desk/steps/sample-step.ts";
import { seedOrders } from "../../demo/orders/order-step.ts";
import type { TestApp } from "./harness.ts";
import { productIdsOf, styleIdOf } from "./mill.ts";
import { sell } from "./orders.ts";

/** The demo's lap-dips, samples, orders and messages, on the fabrics and the style of the light demo data. */
export async function fillDesk(portal: TestApp): Promise<void> {
  await sell(portal, 0, { stock: "ready", stock_metres: 5_000, lead_days: 21 });
  for (const place of [1, 2]) await sell(portal, place, { lead_days: 24 });
  const { db, clock } = portal;
  const fabrics = await productIdsOf(portal);
  await seedLapDips(db, clock.now(), fabrics);
  await seedSamples(db, clock.now(), { fabrics, styles: [await styleIdOf(portal)] });
  await seedOrders(portal);
  await seedMessages(db, clock.now());
  await seedGarmentOrderRecords(db, clock.now(), [await styleIdOf(portal)]);
}

/** The same with quotations and inspection reports: something of every kind, so that a body can name it. */
export async function everyRecord(portal: TestApp): Promise<void> {
  await fillDesk(portal);
  await seedQuotationRecords(portal.db, portal.clock.now(), await productIdsOf(portal));
  await seedInspections(portal.db);
}

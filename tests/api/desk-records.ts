import { createLapDip, createRfq, createSample } from "@selvedge/contract";
import { sql } from "kysely";
import type { RecordKind } from "../../server/trade/desk/move.ts";
import { type Known, TOMORROW } from "./desk-tries.ts";
import { BUYER, type Client, DESIGNER, HEAD, SALES, type TestApp } from "./harness.ts";
import { anAddress, order, sell } from "./orders.ts";

export const TABLES = { order: "orders", lapDip: "lap_dips", sample: "samples", quotation: "quotations" } as const;

/** One record of each kind, all the designer's, with the people around them: a colleague, a stranger and the mill. */
export type Desk = Known & {
  readonly portal: TestApp;
  readonly designer: Client;
  readonly head: Client;
  readonly other: Client;
  readonly mill: Client;
};

export async function openDesk(portal: TestApp): Promise<Desk> {
  const [designer, head, other, mill] = (await Promise.all(
    [DESIGNER, HEAD, BUYER, SALES].map(({ username }) => portal.signIn(username)),
  )) as [Client, Client, Client, Client];
  const productId = await sell(portal, 1);
  const addresses = new Map<Client, string>();
  for (const one of [designer, head, other, mill]) addresses.set(one, await anAddress(one));
  const orderId = await order(designer, [{ productId, productNum: 50 }]);
  const { lapDipId } = await designer.call(createLapDip, { productId, standard: { kind: "physical", name: "Rust" } });
  const { sampleId } = await designer.call(createSample, {
    kind: "a4",
    items: [{ productId }],
    addressId: addresses.get(designer)!,
  });
  const rfq = await designer.call(createRfq, { items: [{ productId, productNum: 300 }] });
  const ids = { order: orderId, lapDip: lapDipId, sample: sampleId, quotation: rfq.rfqId };
  return { portal, designer, head, other, mill, ids, addresses, lineOfQuotation: rfq.lines[0]!.lineId };
}

/** Puts a record into a state with what it has there: a round of a lap-dip, prices and a day of a quotation. */
export async function putRecord({ portal: { db }, ids }: Desk, kind: RecordKind, state: string): Promise<number> {
  if (kind === "quotation") {
    await sql`UPDATE orders SET quotation_id = NULL`.execute(db);
    await sql`UPDATE quotations SET valid_until = ${TOMORROW}::date`.execute(db);
    await sql`UPDATE quotation_lines SET quoted_amount = 500, lead_days = 20`.execute(db);
  }
  if (kind === "lapDip") {
    await sql`INSERT INTO lap_dip_rounds (lap_dip_id, round, sent_at) VALUES (${ids.lapDip}, 1, now()) ON CONFLICT DO NOTHING`.execute(
      db,
    );
    await sql`INSERT INTO lap_dip_options (lap_dip_id, round, label, recipe_no) VALUES (${ids.lapDip}, 1, 'A', 'R1')
      ON CONFLICT DO NOTHING`.execute(db);
    await sql`DELETE FROM lap_dip_rounds WHERE round > 1`.execute(db);
  }
  const { rows } = await sql<{ version: number }>`
    UPDATE ${sql.table(TABLES[kind])} SET status = ${state} WHERE id = ${ids[kind]} RETURNING version`.execute(db);
  return rows[0]!.version;
}

import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "../../server/platform/db/open.ts";
import { newId } from "../../server/platform/ids.ts";
import { beginSession } from "../../server/platform/security/sessions.ts";
import { Buyer } from "./buyer.ts";
import type { Fetching } from "./witness.ts";

/** Who orders, and what: a fabric of which so much lies in stock, and one that is made. */
export type OrderBook = {
  readonly buyers: readonly Buyer[];
  readonly stocked: string;
  readonly made: string;
  readonly stockMetres: number;
};

/** People with sessions and addresses, two fabrics, everybody notified of everything by mail, and a webhook for orders. */
export async function setUpBuyers(
  { db }: Database,
  { count, stockMetres, hooksUrl }: { readonly count: number; readonly stockMetres: number; readonly hooksUrl: string },
  fetching?: Fetching,
): Promise<OrderBook> {
  const now = new Date();
  const people = await db
    .selectFrom("users")
    .select("id")
    .where("role", "in", ["buyer", "buyerAdmin"])
    .orderBy("username")
    .execute();
  const buyers: Buyer[] = [];
  for (let i = 0; i < count; i++) {
    const userId = people[i % people.length]!.id;
    const { secret } = await beginSession(db, { userId, persistent: false, address: "127.0.0.1", userAgent: "crash" }, now);
    const id = newId(now);
    const place = { country: "GB", city: "London", street_name: "Calvert Avenue 12", tel: "+44 20 7946 0000" };
    await db
      .insertInto("addresses")
      .values({ id, user_id: userId, user_name: "Ada Fell", ...place, is_default: false, created_at: now })
      .execute();
    buyers.push(new Buyer(secret, id, fetching));
  }
  const [stocked, made] = (await db.selectFrom("products").select("id").orderBy("code").execute()).map(({ id }) => id) as [
    string,
    string,
  ];
  const sold = {
    moq_value: 1,
    moq_unit: "m" as const,
    order_multiple: 1,
    price_amount: 485,
    price_currency: "USD",
    lead_days: 20,
  };
  await db
    .updateTable("products")
    .set({ ...sold, stock: "ready", stock_metres: stockMetres })
    .where("id", "=", stocked)
    .execute();
  await db
    .updateTable("products")
    .set({ ...sold, stock: "order", stock_metres: null })
    .where("id", "=", made)
    .execute();
  await sql`INSERT INTO notice_settings (user_id, mail) SELECT id, 'each' FROM users ON CONFLICT (user_id) DO UPDATE SET mail = 'each'`.execute(
    db,
  );
  await db
    .insertInto("webhook_endpoints")
    .values({
      id: newId(now),
      company_id: null,
      url: hooksUrl,
      secret: "crash",
      types: ["order.*"],
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { buyers, stocked, made, stockMetres };
}

/** Every order that was answered is there once, whole, with all that follows from it, and none besides. */
export async function requireWholeOrders({ db }: Database, { buyers: all, stocked, stockMetres }: OrderBook): Promise<void> {
  expect(all.flatMap(({ doubled }) => doubled)).toEqual([]);
  expect(all.flatMap(({ unanswered }) => unanswered)).toEqual([]);
  const { rows } = await sql<{
    id: string;
    key: string;
    status: string;
    total: number;
    sum: number;
    lines: number;
    steps: number;
    happened: number;
    events: number;
    deliveries: number;
    told: number;
    threads: number;
  }>`
  SELECT o.id, k.key, o.status, o.total_amount::int AS total,
    (SELECT sum(price_amount * quantity)::int FROM order_lines WHERE order_id = o.id) AS sum,
    (SELECT count(*)::int FROM order_lines WHERE order_id = o.id) AS lines,
    (SELECT count(*)::int FROM production_steps s JOIN order_lines l ON l.id = s.line_id WHERE l.order_id = o.id) AS steps,
    (SELECT count(*)::int FROM desk_history WHERE record_id = o.id) AS happened,
    coalesce(e.events, 0) AS events, coalesce(e.deliveries, 0) AS deliveries,
    (SELECT count(*)::int FROM threads WHERE id = o.thread_id) AS threads,
    coalesce(n.told, 0) AS told
  FROM orders o JOIN once_keys k ON k.made = 'orders' AND k.record_id = o.id
  LEFT JOIN (SELECT v.data ->> 'id' AS id, count(DISTINCT v.id)::int AS events, count(DISTINCT (d.event_id, d.endpoint_id))::int AS deliveries
    FROM webhook_events v LEFT JOIN webhook_deliveries d ON d.event_id = v.id GROUP BY 1) e ON e.id = o.id
  LEFT JOIN (SELECT subject_id, count(*)::int AS told FROM notices GROUP BY 1) n ON n.subject_id = o.id`.execute(db);
  const stored = new Map(rows.map((row) => [row.key, row]));
  const lost = all.flatMap((buyer) => [...buyer.answered].filter(([key, id]) => stored.get(key)?.id !== id));
  expect(lost).toEqual([]);
  expect(rows).toHaveLength(all.reduce((sum, { answered }) => sum + answered.size, 0));
  const mill = Number(
    (await sql<{ n: number }>`SELECT count(*)::int AS n FROM users WHERE role IN ('sales', 'mill', 'admin')`.execute(db)).rows[0]!
      .n,
  );
  const half = rows.filter(
    (row) =>
      row.status !== "submitted" ||
      row.total !== row.sum ||
      row.lines !== 2 ||
      row.steps !== 14 ||
      row.happened !== 1 ||
      row.events !== 1 ||
      row.deliveries !== 1 ||
      row.threads !== 1 ||
      row.told !== mill,
  );
  expect(half).toEqual([]);
  const { rows: numbers } = await sql<{ numbers: number }>`SELECT count(DISTINCT number)::int AS numbers FROM orders`.execute(db);
  expect(numbers[0]!.numbers).toBe(rows.length);
  const { rows: held } = await sql<{ held: number; left: number }>`
  SELECT coalesce(sum(l.quantity), 0)::int AS held, (SELECT stock_metres::int FROM products WHERE id = ${stocked}) AS left
  FROM order_lines l WHERE l.product_id = ${stocked} AND l.supply = 'stock'`.execute(db);
  expect(held[0]!.left).toBeGreaterThanOrEqual(0);
  expect(held[0]!.held + held[0]!.left).toBe(stockMetres);
}

import { type FabricFilters, type FilterField, type RangeField, SORTS } from "@selvedge/contract";
import { randomFrom } from "@selvedge/textile-core";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FABRICS } from "../../demo/fabrics/index.ts";
import { ask, idsInOrder } from "../../server/fabrics/search/asked/ask.ts";
import { countFacets } from "../../server/fabrics/search/facets.ts";
import { catalogueIndex } from "../../server/fabrics/search/index/catalogue.ts";
import { IS_LONG } from "../run/circle.ts";
import { SEED } from "../run/seed.ts";
import { fillCatalogue } from "./catalogue.ts";
import type { TestApp } from "./harness.ts";
import { startMill } from "./mill.ts";

let portal: TestApp;
beforeAll(async () => {
  portal = await startMill();
  await fillCatalogue(portal);
});
afterAll(() => portal.close());

const ROUNDS = IS_LONG ? 1_000 : 300;
const PAGE = 10;

/** What a field's values are in SQL: the text itself, or the elements of a list. */
const TEXTS = {
  productType: "productType",
  pattern: "pattern",
  color: "color",
  style: "style",
  technology: "technology",
} as const;
const LISTS = { fabricType: "fabricType", finish: "finish", use: "use" } as const;
const MEASURES: Partial<Record<RangeField, RawBuilder<number>>> = {
  weight: sql`(attrs ->> 'weight')::float8`,
  price: sql`price_amount::float8`,
  moq: sql`moq_value`,
  leadDays: sql`lead_days::float8`,
};
type Text = keyof typeof TEXTS;
type List = keyof typeof LISTS;
const FIELDS = [...Object.keys(TEXTS), ...Object.keys(LISTS), "stock", "composition"] as (
  | Text
  | List
  | "stock"
  | "composition"
)[];

const chance = randomFrom(SEED);
const roll = (sides: number) => Math.floor(chance() * sides);

function valuesOf(field: (typeof FIELDS)[number]): string[] {
  const { attrs, stock } = FABRICS[roll(FABRICS.length)]!;
  if (field === "stock") return [stock];
  if (field === "composition") return [/[A-Z][A-Za-z ]*[a-z]/.exec(attrs.composition)![0]];
  return [attrs[field]].flat().slice(0, 1);
}

function someFilters(): FabricFilters {
  const filters: FabricFilters = {};
  for (let n = roll(4); n > 0; n -= 1) {
    const field = FIELDS[roll(FIELDS.length)]!;
    const values = [...valuesOf(field), ...(roll(2) ? valuesOf(field) : [])];
    if (values.length > 0) filters[field] = [...new Set(values)];
  }
  if (roll(3) === 0) filters.weight = [60 + roll(100), 160 + roll(200)];
  if (roll(4) === 0) filters.price = [roll(500), 500 + roll(1_500)];
  if (roll(5) === 0) filters.moqMax = 60 + roll(200);
  if (roll(5) === 0) filters.leadDaysMax = 14 + roll(30);
  return filters;
}

function condition(field: string, filters: FabricFilters): RawBuilder<boolean> {
  const values = filters[field as FilterField] as string[];
  if (field in TEXTS) return sql`attrs ->> ${field} = any(${values})`;
  if (field in LISTS) return sql`attrs -> ${field} ?| ${values}`;
  if (field === "stock") return sql`stock = any(${values})`;
  if (field === "composition") return sql`attrs ->> 'composition' ~ ${`% (${values.join("|")})($| [0-9])`}`;
  if (field === "moqMax") return sql`moq_value <= ${filters.moqMax!}`;
  if (field === "leadDaysMax") return sql`lead_days <= ${filters.leadDaysMax!}`;
  const [from, to] = filters[field as "weight"]!;
  return sql`${MEASURES[field as "weight"]} BETWEEN ${from}::float8 AND ${to}::float8`;
}

const whereOf = (filters: FabricFilters, except: string | null = null) => {
  const conditions = Object.keys(filters).filter((field) => field !== except);
  return sql.join([sql`true`, ...conditions.map((field) => condition(field, filters))], sql` AND `);
};

const ORDERS: Record<(typeof SORTS)[number], RawBuilder<unknown>> = {
  relevance: sql`code`,
  newest: sql`created_at DESC, code`,
  price: sql`price_amount, code`,
  "-price": sql`price_amount DESC, code`,
  weight: sql`(attrs ->> 'weight')::float8, code`,
  leadDays: sql`lead_days, code`,
};

test(`${ROUNDS} lists are what SQL says: how many, which page, and what a facet counts`, async () => {
  const index = await catalogueIndex(portal.db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const filters = someFilters();
    const sort = SORTS[roll(SORTS.length)]!;
    const facet = (["color", "pattern", "style"] as const)[roll(3)]!;
    const offset = roll(3) * PAGE;
    const { rows } = await sql<{ total: number; page: string[]; counts: Record<string, number> | null }>`
      SELECT (SELECT count(*)::int FROM products WHERE ${whereOf(filters)}) AS total,
        array(SELECT id FROM products WHERE ${whereOf(filters)} ORDER BY ${ORDERS[sort]} LIMIT ${PAGE} OFFSET ${offset}) AS page,
        (SELECT jsonb_object_agg(value, n) FROM (SELECT attrs ->> ${facet} AS value, count(*)::int AS n FROM products
          WHERE ${whereOf(filters, facet)} GROUP BY 1) counted) AS counts`.execute(portal.db);
    const found = ask(index, { filters, lang: "en" });
    const asked = `round ${round}: ${JSON.stringify(filters)} by ${sort}`;
    expect(found.total, asked).toBe(rows[0]!.total);
    expect(idsInOrder(found, sort, offset, PAGE), asked).toEqual(rows[0]!.page);
    const counted = countFacets(found, (english) => english, [facet])[0]!.values.filter(({ count }) => count > 0);
    expect(Object.fromEntries(counted.map(({ value, count }) => [value, count])), asked).toEqual(rows[0]!.counts ?? {});
  }
}, 120_000);

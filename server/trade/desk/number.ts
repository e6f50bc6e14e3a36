import { sql } from "kysely";
import type { Db } from "../../platform/db/open.ts";

/** What begins the numbers of a kind of record. */
const PREFIXES = { order: "SV", sample: "SM", lapDip: "LD", quotation: "RQ", inspection: "IR" } as const;
const DIGITS = 4;

/**
 * The next number of a kind in the year of `now`, as "SV-26-0041". The series is locked until the transaction ends, so that
 * none is given twice and none is left out: ask for it last.
 */
export async function nextNumber(tx: Db, kind: keyof typeof PREFIXES, now: Date): Promise<string> {
  const prefix = PREFIXES[kind];
  const year = now.getUTCFullYear();
  const { last } = await tx
    .insertInto("number_series")
    .values({ series: prefix, year, last: 1 })
    .onConflict((on) => on.columns(["series", "year"]).doUpdateSet({ last: sql<number>`number_series.last + 1` }))
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${prefix}-${String(year % 100).padStart(2, "0")}-${String(last).padStart(DIGITS, "0")}`;
}

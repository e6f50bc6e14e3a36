import { mkdirSync, writeFileSync } from "node:fs";
import type { Call } from "@selvedge/contract";
import type { Came } from "./callers.ts";

/** Who asks, in the order of the table. */
export const COLUMNS = {
  nobody: "nobody",
  handle: "handle alone",
  forged: "forged cookie",
  other: "another company",
  withdrawn: "withdrawn link",
  elsewhere: "link to something else",
  customer: "customer, of the mill's calls",
  owner: "owner",
} as const;
export type Column = keyof typeof COLUMNS;

const FILE = "tests/reports/auth-matrix.md";
const NOT_ASKED = "n/a";

/** What came, as the table says it: "404 40400"; without a code for a file, a stream or a redirect. */
export const asCell = ({ status, code }: Pick<Came, "status" | "code">): string =>
  code === null ? String(status) : `${status} ${code}`;

/** The answers of a run by call and caller. */
export type Matrix = Map<string, Map<Column, Set<string>>>;

export function note(matrix: Matrix, { method, path, access }: Call, column: Column, came: Came): void {
  const name = `\`${method} ${path}\` | ${access}`;
  const row = matrix.get(name) ?? new Map<Column, Set<string>>();
  matrix.set(name, row);
  row.set(column, (row.get(column) ?? new Set()).add(asCell(came)));
}

/** Writes the table for people to read; git does not keep it. */
export function writeMatrix(matrix: Matrix): void {
  const columns = Object.entries(COLUMNS) as [Column, string][];
  const lines = [...matrix].map(
    ([name, row]) => `| ${name} | ${columns.map(([key]) => [...(row.get(key) ?? [NOT_ASKED])].join(", ")).join(" | ")} |`,
  );
  const text = [
    "# Who is answered what by each call",
    "",
    "Status and code of every answer; several bodies of a call give several. Each body is one that its owner, asked last, is served with.",
    "Another company's administrator sends it beside the handle of the owner's page. What an answer must be stands in `tests/api/auth-matrix/`.",
    "",
    `| call | access | ${columns.map(([, title]) => title).join(" | ")} |`,
    `| --- | --- |${" --- |".repeat(columns.length)}`,
    ...lines,
    "",
  ].join("\n");
  mkdirSync("tests/reports", { recursive: true });
  writeFileSync(FILE, text);
}

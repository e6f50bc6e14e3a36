import { mkdirSync, writeFileSync } from "node:fs";
import type { Answer } from "./answers.ts";

const FILE = new URL("../../reports/chaos.md", import.meta.url);
const STATUSES = [200, 409, 503, 507] as const;
const COLUMNS = [
  "cause",
  "seconds",
  ...STATUSES,
  "other",
  "no connection",
  "longest ms",
  "good again after ms",
  "ended by itself",
];

/** What came of one cause. */
export type Outcome = {
  readonly cause: string;
  readonly seconds: number;
  readonly answers: readonly Answer[];
  /** From the cause's end, or from where the process says that it is up. */
  readonly goodAfterMs: number;
  readonly ends: number;
};

export const longestOf = (answers: readonly Answer[]) => answers.reduce((longest, { ms }) => Math.max(longest, ms), 0);

function row({ cause, seconds, answers, goodAfterMs, ends }: Outcome): readonly (string | number)[] {
  const count = (is: (status: number | null) => boolean) => answers.filter(({ status }) => is(status)).length;
  return [
    cause,
    seconds.toFixed(1),
    ...STATUSES.map((one) => count((status) => status === one)),
    count((status) => status !== null && !(STATUSES as readonly number[]).includes(status)),
    count((status) => status === null),
    Math.round(longestOf(answers)),
    Math.round(goodAfterMs),
    ends,
  ];
}

const tables = new Map<string, string>();

/** Prints what came of every cause on one database, and keeps it with the others in `tests/reports/chaos.md`. */
export function report(database: string, outcomes: readonly Outcome[], closing: string): void {
  const rows = [COLUMNS, ...outcomes.map(row)].map((cells) => cells.map(String));
  const widths = COLUMNS.map((_, index) => Math.max(...rows.map((cells) => cells[index]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!))).join(" | ")} |`;
  const rule = `| ${widths.map((width, index) => (index === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  const [head, ...body] = rows as [string[], ...string[][]];
  const table = [line(head), rule, ...body.map(line)].join("\n");
  console.log(`\n${database}\n${table}\n${closing}`);
  tables.set(database, `## ${database}\n\n${table}\n\n${closing}\n`);
  mkdirSync(new URL(".", FILE), { recursive: true });
  writeFileSync(FILE, `# The chaos run\n\n${[...tables.values()].join("\n")}`);
}

import type { BenchTable } from "./editor-core.ts";

export type { BenchTable };

/** A table as text: the first column to the left, figures to the right. */
export function asText({ title, rows }: BenchTable): string {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join("  "),
  );
  const rule = widths.map((width) => "─".repeat(width)).join("──");
  return [title, "", lines[0], rule, ...lines.slice(1), ""].join("\n");
}

/** A figure and how many times the base it is. */
export const beside = (figure: number, base: number, digits = 2): string =>
  `${figure.toFixed(digits)} (${(figure / base).toFixed(1)}×)`;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

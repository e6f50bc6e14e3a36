import { CannotImport } from "../cannot-import.ts";
import { type Cell, EMPTY, MAX_COLUMNS, textCell } from "../table/cell.ts";
import type { CellStyle } from "./styles.ts";
import { attribute, nodesAt, textIn, type XmlNode } from "./xml.ts";

export type CellContext = {
  readonly strings: readonly string[];
  readonly styles: readonly CellStyle[];
  /** Day 0 of the workbook: 1899-12-30, or 1904-01-01 in old ones from a Macintosh. */
  readonly dayZero: number;
};

const DAY_MS = 86_400_000;
const LETTERS = 26;
const BEFORE_A = 64;
const PLAIN: CellStyle = { isDate: false, unit: "" };

/** Zero-based column of a reference such as "AB12". */
export const columnOf = (reference: string): number =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? "A")].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0) -
  1;

/** A text with its runs of different lettering joined; the reading aids of East Asian writing are left out. */
export const richText = (node: XmlNode | undefined): string =>
  [...nodesAt(node, "t"), ...nodesAt(node, "r", "t")].map(textIn).join("");

function cellOf(node: XmlNode, { strings, styles, dayZero }: CellContext): Cell {
  const value = textIn(nodesAt(node, "v")[0]);
  switch (attribute(node, "t")) {
    case "s":
      return textCell(strings[Number(value)] ?? "");
    case "inlineStr":
      return textCell(richText(nodesAt(node, "is")[0]));
    case "str":
      return textCell(value);
    case "b":
      return textCell(value === "1" ? "yes" : "no");
    case "e":
      return { kind: "fault", text: value };
    case "d":
      return value ? { kind: "date", text: value.slice(0, 10) } : EMPTY;
    default: {
      const number = Number(value);
      if (value.trim() === "" || !Number.isFinite(number)) return textCell(value);
      const { isDate, unit } = styles[Number(attribute(node, "s"))] ?? PLAIN;
      if (!isDate) return unit ? textCell(`${number} ${unit}`) : { kind: "number", value: number };
      const date = new Date(dayZero + Math.floor(number) * DAY_MS);
      return { kind: "date", text: Number.isNaN(date.getTime()) ? value : date.toISOString().slice(0, 10) };
    }
  }
}

/** The cells of a row, in their columns. Of a formula the value that was last computed is taken, never the formula. */
export function cellsOf(row: XmlNode, context: CellContext): readonly Cell[] {
  const cells: Cell[] = [];
  for (const node of nodesAt(row, "c")) {
    const reference = attribute(node, "r");
    const column = reference ? columnOf(reference) : cells.length;
    const cell = cellOf(node, context);
    if (cell.kind === "empty") continue;
    if (column >= MAX_COLUMNS) throw new CannotImport(`Cell ${reference} lies beyond the ${MAX_COLUMNS} columns that are read.`);
    while (cells.length < column) cells.push(EMPTY);
    cells[column] = cell;
  }
  return cells;
}

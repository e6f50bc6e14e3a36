import { type BookColour, measuredColour, screenColour } from "../../colour/book.ts";
import type { Hex } from "../../colour/convert.ts";
import { labOfD50 } from "../../colour/white.ts";
import { type CsvRow, csvRows, separatorOf } from "../csv-rows.ts";
import { unreadable } from "../problem.ts";
import { numberIn } from "../text.ts";
import { checkLab, MAX_BOOK_COLOURS } from "./book-limits.ts";
import { hexOfRgb } from "./colour-models.ts";

const MAX_CELLS = 500;
const FULL = 255;
const HEX = /^#?([0-9a-f]{6})$/i;

/** Headings by what they mean, in small letters without marks; `b` is Lab's or RGB's by what stands beside it. */
const HEADINGS = {
  name: ["name", "colour", "color", "colour name", "color name", "shade", "title"],
  code: ["code", "number", "no", "ref", "reference", "id", "shade no", "colour code", "color code"],
  hex: ["hex", "html", "rgb hex", "srgb"],
  l: ["l", "cie l", "lab l", "l d50", "l d65", "lab l d50", "lab l d65"],
  a: ["a", "cie a", "lab a", "a d50", "a d65", "lab a d50", "lab a d65"],
  b: ["b", "cie b", "lab b", "b d50", "b d65", "lab b d50", "lab b d65"],
  red: ["r", "red"],
  green: ["g", "green"],
  blue: ["b", "blue"],
} as const;

type Columns = Readonly<Record<keyof typeof HEADINGS, number>>;

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[*_()/.]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
const has = (columns: Columns, ...names: readonly (keyof Columns)[]): boolean => names.every((name) => columns[name] >= 0);

function columnsOf({ cells, line }: CsvRow): Columns {
  const headings = cells.map(plain);
  const columns = Object.fromEntries(
    Object.entries(HEADINGS).map(([name, words]) => [
      name,
      headings.findIndex((heading) => (words as readonly string[]).includes(heading)),
    ]),
  ) as Columns;
  if (!has(columns, "hex") && !has(columns, "l", "a", "b") && !has(columns, "red", "green", "blue"))
    throw unreadable("columns", { line });
  return columns;
}

function rowsOf(text: string, separator: string): readonly CsvRow[] {
  const limit = MAX_BOOK_COLOURS + 1;
  const rows: CsvRow[] = [];
  for (const row of csvRows(text, separator, MAX_CELLS)) {
    if (row.cells.length > MAX_CELLS) throw unreadable("tooManyColumns", { line: row.line, limit: MAX_CELLS });
    if (rows.push(row) > limit) throw unreadable("tooManyRows", { limit });
  }
  return rows;
}

/**
 * The colours of a table with headings: name, code, and hex, or L, a, b, or R, G, B. CIELAB wins where there are several
 * and is taken for D65, as dyers' instruments write it, unless its heading says D50.
 */
export function readCsv(text: string): readonly BookColour[] {
  const separator = separatorOf(text);
  const [head, ...rows] = rowsOf(text, separator);
  if (!head) throw unreadable("noColours");
  const columns = columnsOf(head);
  const isD50 = plain(head.cells[columns.l] ?? "").endsWith("d50");

  const figure = ({ cells, line }: CsvRow, column: number): number => {
    const cell = cells[column] ?? "";
    const value = numberIn(separator === "," ? cell : cell.replace(",", "."));
    if (value === undefined) throw unreadable("number", { line, text: cell });
    return value;
  };
  const channel = (row: CsvRow, column: number): number => {
    const value = figure(row, column);
    if (value < 0 || value > FULL) throw unreadable("range", { line: row.line, value, min: 0, max: FULL });
    return value / FULL;
  };
  return rows.map((row, index) => {
    const name = row.cells[columns.name] ?? "";
    const code = row.cells[columns.code] || undefined;
    if (has(columns, "l", "a", "b")) {
      const [l, a, b] = [columns.l, columns.a, columns.b].map((column) => figure(row, column)) as [number, number, number];
      checkLab([l, a, b], index + 1, name);
      return measuredColour(name, isD50 ? labOfD50({ white: "D50", l, a, b }) : [l, a, b], code);
    }
    if (!has(columns, "hex"))
      return screenColour(
        name,
        hexOfRgb(channel(row, columns.red), channel(row, columns.green), channel(row, columns.blue)),
        code,
      );
    const hex = HEX.exec(row.cells[columns.hex] ?? "");
    if (!hex) throw unreadable("lineForm", { line: row.line, expected: "#rrggbb" });
    return screenColour(name, `#${hex[1]!.toLowerCase()}` as Hex, code);
  });
}

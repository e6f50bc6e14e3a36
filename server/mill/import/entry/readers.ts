import type { FabricAttrs } from "@selvedge/contract";
import { CM_PER_INCH } from "@selvedge/geometry-core";
import { compositionIn, countIn } from "@selvedge/textile-core";
import type { Notes } from "../finding.ts";
import { type Cell, wordsIn } from "../table/cell.ts";
import { inchesOf, quoted, type Range, readNumber, type Unit, whyNoText } from "../words/number.ts";
import { listIn, optionIn, seasonIn, stockIn, wearersIn } from "../words/option.ts";
import type { ColumnKey } from "./columns.ts";
import type { Stated } from "./entry.ts";

const MAX_WORDS_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 4_000;

/** The words of a cell; nothing, with a note, where there is something else in it. */
export function wordsOf(cell: Cell, notes: Notes, longest = MAX_WORDS_LENGTH): string {
  const wrong = whyNoText(cell);
  if (wrong) notes.error(wrong);
  const words = wrong ? "" : wordsIn(cell);
  if (words.length > longest) notes.error(`is longer than ${longest} characters.`);
  return words.slice(0, longest);
}

/** The number of a cell, or null with a note. */
export function numberOf(cell: Cell, notes: Notes, range: Range, units: readonly Unit[] = []): number | null {
  const reading = readNumber(cell, range, units);
  if ("value" in reading) return reading.value;
  notes.error(reading.wrong);
  return null;
}

/** One word of an option list, in the catalogue's spelling; an unknown word is kept and reported. */
function optionOf(text: string, notes: Notes): string {
  const option = optionIn(text);
  if (option === null && text !== "")
    notes.warn(`“${text}” is not a word of the catalogue; it is kept as it is and not translated.`);
  return option ?? text;
}

type Reader = (cell: Cell, notes: Notes) => Partial<Stated>;
const attrs = (given: Partial<FabricAttrs>): Partial<Stated> => ({ attrs: given });

const words =
  (key: "productType" | "technology" | "pattern" | "style"): Reader =>
  (cell, notes) =>
    attrs({ [key]: optionOf(wordsOf(cell, notes), notes) });

const list = (cell: Cell, notes: Notes): string[] => listIn(wordsOf(cell, notes)).map((word) => optionOf(word, notes));

const count =
  (key: "warpYarnCount" | "weftYarnCount"): Reader =>
  (cell, notes) => {
    const text = wordsOf(cell, notes);
    if (text !== "" && !countIn(text))
      notes.unshown(
        `“${quoted(cell)}” cannot be read as a yarn count such as Ne 50, 80/2, Nm 60/2, 20 tex or 150D; it is kept as it is.`,
      );
    return attrs({ [key]: text });
  };

const number =
  (key: "weight" | "width" | "warpDensity" | "weftDensity", range: Range, units: readonly Unit[]): Reader =>
  (cell, notes) =>
    attrs({ [key]: numberOf(cell, notes, range, units) });

const CENTIMETRES: readonly Unit[] = ["cm", { unit: "mm", times: 0.1 }, ...inchesOf(CM_PER_INCH)];
/** Cloth for clothes is woven wider; what is narrower is a ribbon, or a figure in another unit. */
const MIN_USUAL_WIDTH_CM = 20;
/** "57/58 inch": the trade names a width by the class it lies in, and the wider end is what the loom is set to. */
const WIDTH_CLASS = /^\d{2,3}\s*[/-]\s*(?=\d)/;

const readWidth: Reader = (cell, notes) => {
  const named: Cell = cell.kind === "text" ? { kind: "text", text: cell.text.replace(WIDTH_CLASS, "") } : cell;
  const width = numberOf(named, notes, { min: 1, max: 600 }, CENTIMETRES);
  if (width !== null && width < MIN_USUAL_WIDTH_CM)
    notes.warn(`${width} cm is narrow for a cloth; it is kept as it is. Widths are read in cm where no unit stands.`);
  return attrs({ width });
};

const PER_INCH = ["ends/inch", "picks/inch", "/inch", "/in", "per inch", "epi", "ppi", '"'];
const MAX_DAYS = 730;
const MAX_METRES = 100_000_000;
const MOQ = /^(.*?\d)\s*(m|mtr|mtrs|meters?|metres?|yd|yds|yards?|kg|kgs|pc|pcs|pieces?)?\.?$/i;
const UNIT_OF: Readonly<Record<string, "m" | "yd" | "kg" | "pc">> = { m: "m", y: "yd", k: "kg", p: "pc" };

const readMoq: Reader = (cell, notes) => {
  if (cell.kind !== "text") {
    const value = numberOf(cell, notes, { min: 0, max: MAX_METRES });
    return { moq: value === null ? null : { value, unit: "m" } };
  }
  const [, figure = "", unit = "m"] = MOQ.exec(cell.text) ?? [];
  const value = numberOf(figure ? { kind: "text", text: figure } : cell, notes, { min: 0, max: MAX_METRES });
  return { moq: value === null ? null : { value, unit: UNIT_OF[unit[0]!.toLowerCase()]! } };
};

const readComposition: Reader = (cell, notes) => {
  const text = wordsOf(cell, notes);
  if (text === "") return attrs({ composition: "" });
  const composition = compositionIn(text);
  if (!composition) {
    notes.error(`“${quoted(cell)}”: the per cents do not make 100.`);
    return {};
  }
  if (composition.unknown.length > 0)
    notes.warn(
      `${composition.unknown.map((word) => `“${word}”`).join(", ")} is not a fibre that is known here; it is kept as it is.`,
    );
  return attrs({ composition: composition.label });
};

const readFor: Reader = (cell, notes) => {
  const wearers = listIn(wordsOf(cell, notes)).flatMap((word) => {
    const found = wearersIn(word);
    if (!found) notes.error(`“${word}” is not one of men, women, boys, girls, other.`);
    return found ?? [];
  });
  return attrs({ for: [...new Set(wearers)] });
};

const readSeason: Reader = (cell, notes) => {
  const text = wordsOf(cell, notes);
  const season = text === "" ? null : seasonIn(text);
  if (season === undefined) notes.error(`“${text}” is not a season: SS or AW.`);
  return attrs({ season: season ?? null });
};

const readStock: Reader = (cell, notes) => {
  const text = wordsOf(cell, notes);
  const stock = stockIn(text);
  if (stock === undefined && text !== "") notes.error(`“${text}” is not one of ready, order, out.`);
  return stock === undefined ? {} : { stock };
};

const whole = (cell: Cell, notes: Notes, range: Range, units: readonly Unit[]): number | null => {
  const value = numberOf(cell, notes, range, units);
  return value === null ? null : Math.round(value);
};

/** How each column is read that needs no other column. A column of the file with an empty cell says: nothing. */
export const READERS: Readonly<Partial<Record<ColumnKey, Reader>>> = {
  // A name that cannot be read is wrong, and is not said to be missing as well.
  name: (cell, notes) => ({ name: wordsOf(cell, notes) || quoted(cell) }),
  description: (cell, notes) => ({ description: wordsOf(cell, notes, MAX_DESCRIPTION_LENGTH) }),
  composition: readComposition,
  weight: number("weight", { min: 5, max: 3_000 }, ["g/m2", "g/sqm", "gsm", "g"]),
  width: readWidth,
  warpYarnCount: count("warpYarnCount"),
  weftYarnCount: count("weftYarnCount"),
  warpDensity: number("warpDensity", { min: 4, max: 1_000 }, PER_INCH),
  weftDensity: number("weftDensity", { min: 4, max: 1_000 }, PER_INCH),
  productType: words("productType"),
  technology: words("technology"),
  pattern: words("pattern"),
  style: words("style"),
  finish: (cell, notes) => attrs({ finish: list(cell, notes) }),
  fabricType: (cell, notes) => attrs({ fabricType: list(cell, notes) }),
  for: readFor,
  use: (cell, notes) => attrs({ use: list(cell, notes) }),
  season: readSeason,
  stock: readStock,
  stockMetres: (cell, notes) => ({ stockMetres: numberOf(cell, notes, { min: 0, max: MAX_METRES }, ["m"]) }),
  moq: readMoq,
  leadDays: (cell, notes) => ({ leadDays: whole(cell, notes, { min: 0, max: MAX_DAYS }, ["days", "day", "d"]) }),
  tags: (cell, notes) => ({ tags: listIn(wordsOf(cell, notes)).map((word) => optionIn(word) ?? word) }),
};

/** Reads every column that stands in the file; `cellOf` gives a row's cell of a column. */
export function readStated(
  columns: Iterable<ColumnKey>,
  cellOf: (key: ColumnKey) => Cell,
  notesOf: (key: ColumnKey) => Notes,
): Stated {
  let stated: Stated = { attrs: {} };
  for (const key of columns) {
    const read = READERS[key]?.(cellOf(key), notesOf(key)) ?? {};
    stated = { ...stated, ...read, attrs: { ...stated.attrs, ...read.attrs } };
  }
  return stated;
}

import type { BookColour, ColourBook } from "../../colour/book.ts";
import { checkSize } from "../bytes.ts";
import { type Reading, reading, unreadable } from "../problem.ts";
import { textOf } from "../text.ts";
import { readAco } from "./aco.ts";
import { readAse } from "./ase.ts";
import { MAX_BOOK_MB, named } from "./book-limits.ts";
import { readCsv } from "./csv.ts";
import { readCxf } from "./cxf.ts";
import { readGpl } from "./gpl.ts";
import { readQtx } from "./qtx.ts";

export const BOOK_FORMATS = ["ase", "aco", "gpl", "csv", "cxf", "qtx"] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

type Contents = { readonly name?: string; readonly colours: readonly BookColour[] };

const READERS: Readonly<Record<BookFormat, (bytes: Uint8Array) => Contents>> = {
  ase: (bytes) => ({ colours: readAse(bytes) }),
  aco: (bytes) => ({ colours: readAco(bytes) }),
  gpl: (bytes) => readGpl(textOf(bytes)),
  csv: (bytes) => ({ colours: readCsv(textOf(bytes)) }),
  cxf: (bytes) => ({ colours: readCxf(textOf(bytes)) }),
  qtx: (bytes) => ({ colours: readQtx(textOf(bytes)) }),
};

/** How each format begins, for files whose name says nothing. */
const BEGINNINGS: readonly (readonly [begins: (text: string) => boolean, BookFormat])[] = [
  [(text) => text.startsWith("ASEF"), "ase"],
  [(text) => text.startsWith("GIMP Palette"), "gpl"],
  [(text) => text.startsWith("\u0000\u0001") || text.startsWith("\u0000\u0002"), "aco"],
  [(text) => text.trimStart().startsWith("<") && text.includes("CxF"), "cxf"],
  [(text) => text.includes("[STANDARD_DATA") || text.includes("[BATCH_DATA"), "qtx"],
];
const ENDINGS: Readonly<Record<string, BookFormat>> = { tsv: "csv", txt: "csv", cxf3: "cxf", xml: "cxf" };
const BEGINNING_BYTES = 400;

/** The format of a colour book by how it begins, then by the ending of its name. */
export function bookFormatOf(bytes: Uint8Array, fileName: string): BookFormat | undefined {
  const beginning = textOf(bytes.subarray(0, BEGINNING_BYTES));
  const known = BEGINNINGS.find(([begins]) => begins(beginning));
  if (known) return known[1];
  const ending = fileName.toLowerCase().split(".").at(-1) ?? "";
  return BOOK_FORMATS.find((format) => format === ending) ?? (Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined);
}

/**
 * Reads a colour book: ASE, ACO, GPL, CSV, CxF3 or QTX, at most 12 MB and 50,000 colours. All values become CIELAB under
 * D65; ASE's and ACO's Lab is D50 and is adapted. The book is called what the file says, else by the file's name.
 */
export const readColourBook = (bytes: Uint8Array, fileName: string): Reading<ColourBook> =>
  reading(() => {
    checkSize(bytes, MAX_BOOK_MB);
    const format = bookFormatOf(bytes, fileName);
    if (!format) throw unreadable("unknownFormat", { name: fileName });
    const { name, colours } = READERS[format](bytes);
    return { name: name || fileName.replace(/\.[^.]*$/, ""), colours: named(colours) };
  });

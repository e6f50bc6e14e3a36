import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { MAX_BOOK_COLOURS } from "./books/book-limits.ts";
import { readColourBook } from "./books/read-book.ts";
import { PROBLEMS, type Reading } from "./problem.ts";
import { mutations } from "./samples/mutate.ts";
import { POPLIN_SWATCH } from "./samples/poplin.ts";
import { aco, ase, aseColour, aseGroup, CSV, CXF, GPL, QTX } from "./samples/swatches.ts";
import { TWILL_WIF } from "./samples/twill.ts";
import { readU3m, readU3ma, writeU3m, writeU3ma } from "./u3m/archive.ts";
import { swatchOfArchive } from "./u3m/from-u3m.ts";
import { archiveOfSwatch } from "./u3m/to-u3m.ts";
import { draftOfWif, ordersOfWif, weaveOfWif } from "./wif/from-wif.ts";
import { readWif } from "./wif/read.ts";
import { writeWif } from "./wif/write.ts";

const FILES_EACH = process.env.CIRCLE === "long" ? 10_000 : 1_000;
const SEED = Number(process.env.SEED ?? 20_270_301);

const POPLIN = archiveOfSwatch(POPLIN_SWATCH);

type Parser = { readonly name: string; readonly file: Uint8Array; readonly read: (bytes: Uint8Array) => Reading<unknown> };

const book = (name: string, file: Uint8Array | string): Parser => ({
  name,
  file: typeof file === "string" ? strToU8(file) : file,
  read: (bytes) => {
    const reading = readColourBook(bytes, `book.${name}`);
    if (reading.ok) {
      expect(reading.value.colours.length).toBeLessThanOrEqual(Math.min(MAX_BOOK_COLOURS, bytes.length));
      for (const { lab, hex } of reading.value.colours)
        expect(lab.every(Number.isFinite) && /^#[0-9a-f]{6}$/.test(hex)).toBe(true);
    }
    return reading;
  },
});

const PARSERS: readonly Parser[] = [
  {
    name: "wif",
    file: strToU8(TWILL_WIF),
    read: (bytes) => {
      const reading = readWif(bytes);
      if (reading.ok) {
        weaveOfWif(reading.value);
        draftOfWif(reading.value);
        ordersOfWif(reading.value);
        expect(readWif(strToU8(writeWif(reading.value)))).toEqual(reading);
      }
      return reading;
    },
  },
  book(
    "ase",
    ase(
      aseGroup("Group", [
        aseColour("Red", "RGB ", [1, 0, 0]),
        aseColour("Lab", "LAB ", [0.5, 20, -20]),
        aseColour("Ink", "CMYK", [0, 1, 0, 0]),
        aseColour("Grey", "Gray", [0.5]),
      ]),
    ),
  ),
  book(
    "aco",
    aco([
      [0, [65535, 0, 0, 0], "Red"],
      [7, [5000, 2000, -2000, 0], "Lab"],
      [8, [5000, 0, 0, 0], "Grey"],
    ]),
  ),
  book("gpl", GPL),
  book("csv", CSV),
  book("qtx", QTX),
  book("cxf", CXF),
  {
    name: "u3m",
    file: strToU8(JSON.stringify(POPLIN.document)),
    read: (bytes) => {
      const reading = readU3m(bytes);
      if (reading.ok) {
        swatchOfArchive({ document: reading.value, files: POPLIN.files });
        expect(readU3m(strToU8(writeU3m(reading.value)))).toEqual(reading);
      }
      return reading;
    },
  },
  {
    name: "u3ma",
    file: writeU3ma(POPLIN),
    read: (bytes) => {
      const reading = readU3ma(bytes);
      if (reading.ok) swatchOfArchive(reading.value);
      return reading;
    },
  },
];

describe.each(PARSERS)("$name", ({ file, read }) => {
  test("damaged files are read, or refused with a sentence whose values are all given", () => {
    let refused = 0;
    let copy = 0;
    for (const bytes of mutations(file, FILES_EACH, SEED)) {
      copy++;
      const reading = read(bytes);
      if (reading.ok) continue;
      refused++;
      const { code, sentence, params } = reading.problem;
      expect(sentence, `copy ${copy}`).toBe(PROBLEMS[code]);
      const left = [...sentence.matchAll(/\{\{(\w+)\}\}/g)].filter(([, name]) => params[name!] === undefined);
      expect(left, `copy ${copy}`).toEqual([]);
    }
    expect(refused).toBeGreaterThan(FILES_EACH / 20);
    expect(refused).toBeLessThan(FILES_EACH);
  });
});

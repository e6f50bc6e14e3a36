import { type BookColour, measuredColour, screenColour } from "../../colour/book.ts";
import { labOfD50 } from "../../colour/white.ts";
import { ByteReader } from "../bytes.ts";
import { unreadable } from "../problem.ts";
import { checkCount, checkLab } from "./book-limits.ts";
import { hexOfCmyk, hexOfGrey, hexOfHsb, hexOfRgb } from "./colour-models.ts";

const FULL = 65_535;
const HUNDREDTHS = 100;
const TEN_THOUSAND = 10_000;
const BYTES_OF_A_HEADER = 4;

type Words = readonly [number, number, number, number];
type Model = (words: Words, name: string, index: number) => BookColour;

const signed = (word: number): number => (word > 0x7fff ? word - 0x10000 : word);

/** Colour spaces by their number in Adobe's file format specification; CMYK counts from full ink down, Lab is D50. */
const MODELS: Readonly<Record<number, Model>> = {
  0: ([r, g, b], name) => screenColour(name, hexOfRgb(r / FULL, g / FULL, b / FULL)),
  1: ([h, s, b], name) => screenColour(name, hexOfHsb(h / FULL, s / FULL, b / FULL)),
  2: ([c, m, y, k], name) =>
    screenColour(name, hexOfCmyk(1 - c / FULL, 1 - m / FULL, 1 - y / FULL, 1 - k / FULL), undefined, "estimate"),
  7: ([l, a, b], name, index) => {
    const lab = [l / HUNDREDTHS, signed(a) / HUNDREDTHS, signed(b) / HUNDREDTHS] as const;
    checkLab(lab, index, name);
    return measuredColour(name, labOfD50({ white: "D50", l: lab[0], a: lab[1], b: lab[2] }));
  },
  8: ([grey], name) => screenColour(name, hexOfGrey(grey / TEN_THOUSAND)),
  9: ([c, m, y, k], name) =>
    screenColour(name, hexOfCmyk(c / TEN_THOUSAND, m / TEN_THOUSAND, y / TEN_THOUSAND, k / TEN_THOUSAND), undefined, "estimate"),
};

function palette(reader: ByteReader, version: number): readonly BookColour[] {
  const count = reader.uint16();
  checkCount(count);
  return Array.from({ length: count }, (_, index) => {
    const space = reader.uint16();
    const words: Words = [reader.uint16(), reader.uint16(), reader.uint16(), reader.uint16()];
    const name = version === 2 ? reader.utf16(reader.uint32()) : "";
    const model = MODELS[space];
    if (!model) throw unreadable("colourModel", { index: index + 1, name, model: String(space) });
    return model(words, name, index + 1);
  });
}

/** The colours of a Photoshop swatch file; the second palette, which has the names, where there is one. */
export function readAco(bytes: Uint8Array): readonly BookColour[] {
  const reader = new ByteReader(bytes);
  const version = reader.uint16();
  if (version !== 1 && version !== 2) throw unreadable("otherFormat", { format: "ACO" });
  const first = palette(reader, version);
  if (version === 2 || reader.left < BYTES_OF_A_HEADER) return first;
  const second = reader.uint16();
  if (second !== 2) throw unreadable("version", { version: second, format: "ACO" });
  return palette(reader, second);
}

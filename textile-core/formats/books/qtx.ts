import { type BookColour, measuredColour } from "../../colour/book.ts";
import { labOfSpectrum } from "../../colour/spectrum.ts";
import { unreadable } from "../problem.ts";
import { type Entry, type Section, sectionsOf } from "../sections.ts";
import { numberIn } from "../text.ts";
import { checkCount } from "./book-limits.ts";

const PERCENT = 100;
const MAX_READINGS = 1_000;
/** Fluorescent cloth sends back more than it gets. */
const MAX_PERCENT = 400;

/** Standards are what was asked for, batches what was dyed; a file without standards is a book of its batches. */
const KINDS = [
  { section: "STANDARD_DATA", prefix: "STD" },
  { section: "BATCH_DATA", prefix: "BAT" },
] as const;

const numbersIn = ({ value, line }: Entry): readonly number[] =>
  value
    .split(",")
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const number = numberIn(part);
      if (number === undefined) throw unreadable("number", { line, text: part });
      return number;
    });

function colourOf({ entries, line }: Section, prefix: string): BookColour {
  const all = (field: string): readonly Entry[] => entries.filter(({ key }) => key.toUpperCase() === `${prefix}_${field}`);
  const one = (field: string, min: number, max: number): number => {
    const entry = all(field).at(-1);
    const value = entry && numbersIn(entry)[0];
    if (value === undefined) throw unreadable("lineForm", { line, expected: `${prefix}_${field}=…` });
    if (value < min || value > max) throw unreadable("range", { line: entry!.line, value, min, max });
    return value;
  };
  const startNm = one("REFLLOW", 200, 1_100);
  const stepNm = one("REFLINTERVAL", 1, 100);
  const points = one("REFLPOINTS", 1, MAX_READINGS);
  const readings = all("R").flatMap((entry) => numbersIn(entry).map((value) => [value, entry.line] as const));
  if (readings.length !== points) throw unreadable("lineForm", { line, expected: `${prefix}_R × ${points}` });
  const reflectances = readings.map(([value, at]) => {
    if (value < 0 || value > MAX_PERCENT) throw unreadable("range", { line: at, value, min: 0, max: MAX_PERCENT });
    return value / PERCENT;
  });
  return measuredColour(all("NAME").at(-1)?.value.replace(/,$/, "") ?? "", labOfSpectrum({ startNm, stepNm, reflectances }));
}

/** The standards of a Datacolor QTX file, whose reflectance in percent becomes CIELAB under D65 for the 10° observer. */
export function readQtx(text: string): readonly BookColour[] {
  const sections = sectionsOf(text.replace(/^((?:STD|BAT)_R),/gim, "$1="));
  for (const { section, prefix } of KINDS) {
    const found = sections.filter(({ name }) => name.startsWith(section));
    checkCount(found.length);
    if (found.length > 0) return found.map((data) => colourOf(data, prefix));
  }
  return [];
}

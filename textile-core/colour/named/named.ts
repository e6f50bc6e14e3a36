import type { ColourBook } from "../book.ts";
import { screenColour } from "../book.ts";
import type { Hex } from "../convert.ts";

const HEX_DIGITS = 6;
let loaded: Promise<ColourBook> | undefined;

const read = async (): Promise<ColourBook> => {
  const { NAMED_COLOURS } = await import("./list.ts");
  const colours = NAMED_COLOURS.trim()
    .split("\n")
    .map((line) => screenColour(line.slice(HEX_DIGITS + 1), `#${line.slice(0, HEX_DIGITS)}` as Hex));
  return { name: "Named colours", colours };
};

/** The built-in book: 1,087 plain colour names with sRGB values, fetched on first use so that pages without it stay light. */
export function namedColours(): Promise<ColourBook> {
  loaded ??= read();
  return loaded;
}

import { type Hex, hexOfLab, type Lab, labOf } from "./convert.ts";
import { ciede2000Of } from "./difference.ts";

/**
 * How far a value can be trusted: `measured` from a spectrum or CIELAB, `screen` from RGB, `estimate` from CMYK whose
 * profile is not known.
 */
export type ColourBasis = "measured" | "screen" | "estimate";
export type BookColour = {
  readonly name: string;
  readonly code?: string;
  /** D65, whatever the book was in. */
  readonly lab: Lab;
  readonly hex: Hex;
  readonly basis: ColourBasis;
};
export type ColourBook = { readonly name: string; readonly colours: readonly BookColour[] };
export type BookMatch = { readonly book: string; readonly colour: BookColour; readonly difference: number };

/** A colour of a book from its CIELAB (D65). */
export const measuredColour = (name: string, lab: Lab, code?: string): BookColour => ({
  name,
  ...(code ? { code } : {}),
  lab,
  hex: hexOfLab(lab),
  basis: "measured",
});

/** A colour of a book from its sRGB. */
export const screenColour = (name: string, hex: Hex, code?: string, basis: ColourBasis = "screen"): BookColour => ({
  name,
  ...(code ? { code } : {}),
  lab: labOf(hex),
  hex,
  basis,
});

/** CIEDE2000 of every colour of a book from one colour, in the book's order; 30,000 take about 15 ms. */
export function differencesIn(book: ColourBook, lab: Lab): Float64Array {
  const out = new Float64Array(book.colours.length);
  book.colours.forEach(({ lab: other }, index) => {
    out[index] = ciede2000Of(lab[0], lab[1], lab[2], other[0], other[1], other[2]);
  });
  return out;
}

/** The `count` nearest colours of all books, the nearest first; of equals the earlier one. */
export function nearestIn(books: readonly ColourBook[], lab: Lab, count = 1): readonly BookMatch[] {
  return books
    .flatMap((book) => {
      const differences = differencesIn(book, lab);
      return book.colours.map((colour, index) => ({ book: book.name, colour, difference: differences[index]! }));
    })
    .sort((a, b) => a.difference - b.difference)
    .slice(0, count);
}

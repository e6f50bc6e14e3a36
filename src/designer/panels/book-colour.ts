import type { BookChip } from "@selvedge/contract";
import type { Colour } from "@selvedge/editor-core";

const [MAX_NAME, MAX_CODE] = [80, 40];

/** A colour of a book as a design keeps it: with name, code and Lab. A book's longer words are cut, a longer code is left out. */
export const bookColour = ({ name, code, hex, lab }: Pick<BookChip, "name" | "code" | "hex" | "lab">): Colour => ({
  name: (name || code || hex).slice(0, MAX_NAME),
  code: code && code.length <= MAX_CODE ? code : null,
  hex: hex.toLowerCase(),
  lab,
});

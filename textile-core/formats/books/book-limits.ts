import type { BookColour } from "../../colour/book.ts";
import { unreadable } from "../problem.ts";

export const MAX_BOOK_MB = 12;
export const MAX_BOOK_COLOURS = 50_000;

/** Refuses a book before it has more colours than one is read with. */
export function checkCount(count: number): void {
  if (count > MAX_BOOK_COLOURS) throw unreadable("tooManyColours", { limit: MAX_BOOK_COLOURS });
}

/** The colours of a book, at least one, none without a name: where the file gives none it is the hex. */
export function named(colours: readonly BookColour[]): readonly BookColour[] {
  if (colours.length === 0) throw unreadable("noColours");
  return colours.map((colour) =>
    colour.name.trim() === "" ? { ...colour, name: colour.hex } : { ...colour, name: colour.name.trim() },
  );
}

/** The values of a colour, each within what its scale can mean; a number from a damaged file is none of them. */
export function checkLab(lab: readonly number[], index: number, name: string): void {
  const [l, a, b] = lab as [number, number, number];
  const sound = l >= 0 && l <= 150 && Math.abs(a) <= 300 && Math.abs(b) <= 300;
  if (!sound) throw unreadable("colourValue", { index, name });
}

import { dropPlaces } from "./board-of.ts";
import { command } from "./command.ts";

/** Gives the board back where the pieces lie. Each takes its print along: nothing on the garment changes. */
export const tidyPieces = command(
  "tidyPieces",
  {},
  {
    label: () => ["Pieces laid out anew, each with its print", {}],
    check: () => null,
    apply: (draft, _, before) => dropPlaces(draft, before),
  },
);

import { dropPlaces } from "./board-of.ts";
import { command } from "./command.ts";

/** Puts the pieces back to the board's own layout. Each print moves with its piece: nothing on the garment changes. */
export const tidyPieces = command(
  "tidyPieces",
  {},
  {
    label: () => ["Pieces laid out anew, each with its print", {}],
    check: () => null,
    apply: (draft, _, before) => dropPlaces(draft, before),
  },
);

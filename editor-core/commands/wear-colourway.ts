import { Id } from "../document/schema.ts";
import { colourwayExists } from "./checks.ts";
import { command } from "./command.ts";

/** Lays the fabrics of a colourway on the pieces, as they lay when it was kept. A piece it does not name stays as it is. */
export const wearColourway = command(
  "wearColourway",
  { id: Id },
  {
    label: ({ id }, { before }) => ["Colourway {{name}} shown", { name: before.colourways[id]!.name }],
    check: (document, { id }) => colourwayExists(document, id),
    apply: (draft, { id }, before) => {
      for (const [key, design] of Object.entries(before.colourways[id]!.pieces)) draft.pieces[key] = design;
    },
  },
);

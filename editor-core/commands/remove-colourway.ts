import { Id } from "../document/schema.ts";
import { colourwayExists } from "./checks.ts";
import { command } from "./command.ts";

/** Removes a colourway; what lies on the pieces stays. */
export const removeColourway = command(
  "removeColourway",
  { id: Id },
  {
    label: ({ id }, { before }) => ["Colourway {{name}} removed", { name: before.colourways[id]!.name }],
    check: (document, { id }) => colourwayExists(document, id),
    apply: (draft, { id }) => {
      delete draft.colourways[id];
    },
  },
);

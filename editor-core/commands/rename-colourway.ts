import { Colourway, Id } from "../document/schema.ts";
import { colourwayExists } from "./checks.ts";
import { command } from "./command.ts";

/** Gives a colourway another name. */
export const renameColourway = command(
  "renameColourway",
  { id: Id, name: Colourway.shape.name },
  {
    label: ({ id, name }, { before }) => [
      "Colourway {{before}} renamed to {{name}}",
      { before: before.colourways[id]!.name, name },
    ],
    check: (document, { id }) => colourwayExists(document, id),
    apply: (draft, { id, name }) => {
      draft.colourways[id]!.name = name;
    },
  },
);

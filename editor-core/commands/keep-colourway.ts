import { Colourway, Id, MAX_COLOURWAYS } from "../document/schema.ts";
import { command } from "./command.ts";

/** Keeps what lies on the pieces as a colourway, or as what a kept one is from now on. */
export const keepColourway = command(
  "keepColourway",
  { id: Id, name: Colourway.shape.name },
  {
    label: ({ name }) => ["Colourway {{name}} kept", { name }],
    check: ({ colourways }, { id }) =>
      Object.hasOwn(colourways, id) || Object.keys(colourways).length < MAX_COLOURWAYS
        ? null
        : { rule: "tooMany", path: "colourways" },
    apply: (draft, { id, name }, before) => {
      draft.colourways[id] = { id, name, pieces: { ...before.pieces } };
    },
  },
);

import { z } from "zod";
import { Id } from "../document/schema.ts";
import { command } from "./command.ts";
import { ofTrim, trimExists } from "./trim-checks.ts";

/** Show Location: writes the trim's distances to the edges of its piece on the board. */
export const showTrimLocation = command(
  "showTrimLocation",
  { id: Id, shown: z.boolean() },
  {
    label: ({ id, shown }, context) =>
      ofTrim(id, context, shown ? "Location of {{name}} shown on {{piece}}" : "Location of {{name}} hidden on {{piece}}"),
    check: (document, { id }) => trimExists(document, id),
    apply: (draft, { id, shown }) => {
      const trim = draft.trims[id]!;
      if ((trim.showLocation ?? false) !== shown) trim.showLocation = shown;
    },
  },
);

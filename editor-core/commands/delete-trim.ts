import { Id } from "../document/schema.ts";
import { command } from "./command.ts";
import { ofTrim, trimExists } from "./trim-checks.ts";

/** Takes a trim off. */
export const deleteTrim = command(
  "deleteTrim",
  { id: Id },
  {
    label: ({ id }, context) => ofTrim(id, context, "{{name}} deleted from {{piece}}"),
    check: (document, { id }) => trimExists(document, id),
    apply: (draft, { id }) => {
      delete draft.trims[id];
    },
  },
);

import { Id } from "../document/schema.ts";
import { annotationExists } from "./checks.ts";
import { command } from "./command.ts";
import { ofAnnotation } from "./wording.ts";

/** Takes a note off its piece. */
export const removeAnnotation = command(
  "removeAnnotation",
  { id: Id },
  {
    label: ({ id }, context) => ofAnnotation(id, context, "Annotation removed from {{piece}}"),
    check: (document, { id }) => annotationExists(document, id),
    apply: (draft, { id }) => {
      delete draft.annotations[id];
    },
  },
);

import { Annotation, Id } from "../document/schema.ts";
import { annotationExists } from "./checks.ts";
import { command } from "./command.ts";
import { ofAnnotation } from "./wording.ts";

/** Rewrites the text of a note. */
export const editAnnotation = command(
  "editAnnotation",
  { id: Id, content: Annotation.shape.content },
  {
    label: ({ id }, context) => ofAnnotation(id, context, "Annotation edited on {{piece}}"),
    check: (document, { id }) => annotationExists(document, id),
    apply: (draft, { id, content }) => {
      draft.annotations[id]!.content = content;
    },
  },
);

import { Annotation } from "../document/schema.ts";
import { first, pieceExists } from "./checks.ts";
import { command } from "./command.ts";

/** Add Annotations: pins a note to a place on a piece. */
export const annotate = command(
  "annotate",
  { annotation: Annotation },
  {
    label: ({ annotation }, { nameOf }) => ["Annotation added on {{piece}}", { piece: nameOf(annotation.pieceKey) }],
    check: (document, { annotation }) =>
      first(
        pieceExists(document, annotation.pieceKey, "annotation.pieceKey"),
        Object.hasOwn(document.annotations, annotation.id) ? { rule: "idTaken", path: "annotation.id" } : null,
      ),
    apply: (draft, { annotation }) => {
      draft.annotations[annotation.id] = annotation;
    },
  },
);

import { Id, PieceKey } from "../document/schema.ts";
import { annotationExists, first, pieceExists } from "./checks.ts";
import { command } from "./command.ts";
import { Place } from "./fields.ts";
import { ofAnnotation, tenth } from "./wording.ts";

/** Pins a note to another place, in mm of the piece it ends on. */
export const moveAnnotation = command(
  "moveAnnotation",
  { id: Id, ...Place, pieceKey: PieceKey.optional() },
  {
    label: ({ id, x, y, pieceKey }, context) =>
      ofAnnotation(id, context, "Annotation moved to {{x}} × {{y}} mm on {{piece}}", {
        x: tenth(x),
        y: tenth(y),
        ...(pieceKey !== undefined && { piece: context.nameOf(pieceKey) }),
      }),
    check: (document, { id, pieceKey }) => first(annotationExists(document, id), pieceExists(document, pieceKey)),
    apply: (draft, { id, x, y, pieceKey }) => {
      const annotation = draft.annotations[id]!;
      annotation.x = x;
      annotation.y = y;
      if (pieceKey !== undefined) annotation.pieceKey = pieceKey;
    },
  },
);

import { Id, PieceKey } from "../document/schema.ts";
import { first, pieceExists } from "./checks.ts";
import { command } from "./command.ts";
import { Place } from "./fields.ts";
import { ofTrim, trimExists } from "./trim-checks.ts";
import { tenth } from "./wording.ts";

/** Moves a trim to a place, in mm of the piece it ends on. */
export const moveTrim = command(
  "moveTrim",
  { id: Id, ...Place, pieceKey: PieceKey.optional() },
  {
    label: ({ id, x, y, pieceKey }, context) =>
      ofTrim(id, context, "{{name}} moved to {{x}} × {{y}} mm on {{piece}}", {
        x: tenth(x),
        y: tenth(y),
        ...(pieceKey !== undefined && { piece: context.nameOf(pieceKey) }),
      }),
    check: (document, { id, pieceKey }) => first(trimExists(document, id), pieceExists(document, pieceKey)),
    apply: (draft, { id, x, y, pieceKey }) => {
      const trim = draft.trims[id]!;
      trim.x = x;
      trim.y = y;
      if (pieceKey !== undefined) trim.pieceKey = pieceKey;
    },
  },
);

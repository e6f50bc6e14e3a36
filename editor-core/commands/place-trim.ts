import { MAX_TRIMS, Trim } from "../document/schema.ts";
import { first, pieceExists } from "./checks.ts";
import { command } from "./command.ts";
import { trimIsNew } from "./trim-checks.ts";

/** Sews a decoration to a place of a piece, over all others. */
export const placeTrim = command(
  "placeTrim",
  { trim: Trim },
  {
    label: ({ trim }, { nameOf }) => [
      "{{name}} sewn on {{piece}}",
      { name: trim.look?.name ?? trim.decorateId, piece: nameOf(trim.pieceKey) },
    ],
    check: (document, { trim }) =>
      first(
        pieceExists(document, trim.pieceKey, "trim.pieceKey"),
        trimIsNew(document, trim.id, "trim.id"),
        Object.keys(document.trims).length >= MAX_TRIMS ? { rule: "tooMany", path: "trim" } : null,
      ),
    apply: (draft, { trim }) => {
      draft.trims[trim.id] = trim;
    },
  },
);

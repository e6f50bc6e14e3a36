import { MAX_TRIMS, Trim } from "../document/schema.ts";
import { first, pieceExists } from "./checks.ts";
import { command } from "./command.ts";
import { trimIsNew } from "./trim-checks.ts";

/** Sews one decoration to all buttonholes of the pattern in place of the one that was there; null sews the pattern's own button again. */
export const sewButtons = command(
  "sewButtons",
  { trim: Trim.nullable() },
  {
    label: ({ trim }) =>
      trim ? ["{{name}} sewn to the buttonholes", { name: trim.look?.name ?? trim.decorateId }] : ["Buttons as drafted", {}],
    check: (document, { trim }) =>
      trim &&
      first(
        pieceExists(document, trim.pieceKey, "trim.pieceKey"),
        trimIsNew(document, trim.id, "trim.id"),
        trim.atButtons ? null : { rule: "outOfRange", path: "trim.atButtons" },
        Object.keys(document.trims).length >= MAX_TRIMS ? { rule: "tooMany", path: "trim" } : null,
      ),
    apply: (draft, { trim }, before) => {
      for (const [id, { atButtons }] of Object.entries(before.trims)) if (atButtons) delete draft.trims[id];
      if (trim) draft.trims[trim.id] = trim;
    },
  },
);

import { Id, MAX_LENGTH_MM, MAX_TRIMS } from "../document/schema.ts";
import { first } from "./checks.ts";
import { command } from "./command.ts";
import { Place } from "./fields.ts";
import { ofTrim, trimExists, trimIsNew } from "./trim-checks.ts";

/** Sews the same trim on once more, shifted by dx, dy in mm from the one it was made from. */
export const duplicateTrim = command(
  "duplicateTrim",
  { of: Id, id: Id, dx: Place.x, dy: Place.y },
  {
    label: ({ of }, context) => ofTrim(of, context, "{{name}} duplicated on {{piece}}"),
    check: (document, { of, id, dx, dy }) => {
      const missing = trimExists(document, of, "of");
      if (missing) return missing;
      const { x, y } = document.trims[of]!;
      const isOut = Math.abs(x + dx) > MAX_LENGTH_MM || Math.abs(y + dy) > MAX_LENGTH_MM;
      return first(
        trimIsNew(document, id),
        isOut ? { rule: "outOfRange", path: "dx" } : null,
        Object.keys(document.trims).length >= MAX_TRIMS ? { rule: "tooMany", path: "id" } : null,
      );
    },
    apply: (draft, { of, id, dx, dy }, before) => {
      const { atButtons: _, ...source } = before.trims[of]!;
      draft.trims[id] = { ...source, id, x: source.x + dx + 0, y: source.y + dy + 0 };
    },
  },
);

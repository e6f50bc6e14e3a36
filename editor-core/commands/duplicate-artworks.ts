import { z } from "zod";
import { Id, MAX_ARTWORKS, MAX_LENGTH_MM } from "../document/schema.ts";
import { artworksExist, first, noneTwice } from "./checks.ts";
import { command } from "./command.ts";
import { Place } from "./fields.ts";
import { ofArtworks } from "./wording.ts";

/** `group` is the copy's own; left out, it stands by itself. */
const Copy = z.object({ of: Id, id: Id, dx: Place.x, dy: Place.y, group: Id.nullable().optional() });

/** Lays copies of artworks on top, each shifted by dx, dy in mm from the one it was made from; a copy of a locked one is free. */
export const duplicateArtworks = command(
  "duplicateArtworks",
  { copies: z.array(Copy).min(1).max(MAX_ARTWORKS) },
  {
    label: ({ copies }, context) =>
      ofArtworks(
        copies.map((copy) => copy.of),
        context,
        { one: "{{name}} duplicated on {{piece}}", several: "{{count}} artworks duplicated" },
      ),
    check: (document, { copies }) => {
      const missing = artworksExist(
        document,
        copies.map((copy) => copy.of),
        "copies",
      );
      if (missing) return missing;
      const ids = copies.map(({ id }) => id);
      const taken = ids.findIndex((id) => Object.hasOwn(document.artworks, id));
      const outside = copies.findIndex(({ of, dx, dy }) => {
        const { x, y } = document.artworks[of]!;
        return Math.abs(x + dx) > MAX_LENGTH_MM || Math.abs(y + dy) > MAX_LENGTH_MM;
      });
      return first(
        noneTwice(ids, "copies"),
        taken < 0 ? null : { rule: "idTaken", path: `copies.${taken}.id` },
        outside < 0 ? null : { rule: "outOfRange", path: `copies.${outside}` },
        document.order.length + copies.length > MAX_ARTWORKS ? { rule: "tooMany", path: "copies" } : null,
      );
    },
    apply: (draft, { copies }, before) => {
      for (const { of, id, dx, dy, group = null } of copies) {
        const source = before.artworks[of]!;
        draft.artworks[id] = { ...source, id, x: source.x + dx + 0, y: source.y + dy + 0, locked: false, group };
      }
      draft.order = [...before.order, ...copies.map(({ id }) => id)];
    },
  },
);

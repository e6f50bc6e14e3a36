import { z } from "zod";
import { Artwork, MAX_ARTWORKS } from "../document/schema.ts";
import { first, noneTwice, pieceExists } from "./checks.ts";
import { command } from "./command.ts";

/** Lays artworks that were copied, in this design or another one, on top of all others in the order given. */
export const pasteArtworks = command(
  "pasteArtworks",
  { artworks: z.array(Artwork).min(1).max(MAX_ARTWORKS) },
  {
    label: ({ artworks }) => ["{{count}} artworks pasted", { count: artworks.length }],
    check: (document, { artworks }) => {
      const ids = artworks.map(({ id }) => id);
      const taken = ids.findIndex((id) => Object.hasOwn(document.artworks, id));
      return first(
        noneTwice(ids, "artworks"),
        ...artworks.map(({ pieceKey }, index) => pieceExists(document, pieceKey, `artworks.${index}.pieceKey`)),
        taken < 0 ? null : { rule: "idTaken", path: `artworks.${taken}.id` },
        document.order.length + artworks.length > MAX_ARTWORKS ? { rule: "tooMany", path: "artworks" } : null,
      );
    },
    apply: (draft, { artworks }, before) => {
      for (const artwork of artworks) draft.artworks[artwork.id] = artwork;
      draft.order = [...before.order, ...artworks.map(({ id }) => id)];
    },
  },
);

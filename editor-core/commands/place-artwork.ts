import { Artwork, MAX_ARTWORKS } from "../document/schema.ts";
import { first, pieceExists } from "./checks.ts";
import { command } from "./command.ts";

/** Lays a new artwork on a piece, on top of all others. */
export const placeArtwork = command(
  "placeArtwork",
  { artwork: Artwork },
  {
    label: ({ artwork }, { nameOf }) => ["{{name}} placed on {{piece}}", { name: artwork.name, piece: nameOf(artwork.pieceKey) }],
    check: (document, { artwork }) =>
      first(
        pieceExists(document, artwork.pieceKey, "artwork.pieceKey"),
        Object.hasOwn(document.artworks, artwork.id) ? { rule: "idTaken", path: "artwork.id" } : null,
        document.order.length >= MAX_ARTWORKS ? { rule: "tooMany", path: "artwork" } : null,
      ),
    apply: (draft, { artwork }, before) => {
      draft.artworks[artwork.id] = artwork;
      draft.order = [...before.order, artwork.id];
    },
  },
);

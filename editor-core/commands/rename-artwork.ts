import { Artwork, Id } from "../document/schema.ts";
import { artworkExists } from "./checks.ts";
import { command } from "./command.ts";

/** Gives an artwork another name. */
export const renameArtwork = command(
  "renameArtwork",
  { id: Id, name: Artwork.shape.name },
  {
    label: ({ id, name }, { before }) => ["{{before}} renamed to {{name}}", { before: before.artworks[id]!.name, name }],
    check: (document, { id }) => artworkExists(document, id),
    apply: (draft, { id, name }) => {
      draft.artworks[id]!.name = name;
    },
  },
);

import { Artwork, Id } from "../document/schema.ts";
import { artworkExists } from "./checks.ts";
import { command } from "./command.ts";
import { ofArtwork, percent } from "./wording.ts";

/** Sets how much of the cloth shows through an artwork; 1 hides it. */
export const fadeArtwork = command(
  "fadeArtwork",
  { id: Id, opacity: Artwork.shape.opacity },
  {
    label: ({ id, opacity }, context) =>
      ofArtwork(id, context, "{{name}} at {{percent}} % opacity on {{piece}}", { percent: percent(opacity) }),
    check: (document, { id }) => artworkExists(document, id),
    apply: (draft, { id, opacity }) => {
      draft.artworks[id]!.opacity = opacity;
    },
  },
);

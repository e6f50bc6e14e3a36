import { Artwork, Id, type Repeat } from "../document/schema.ts";
import { artworkExists } from "./checks.ts";
import { command } from "./command.ts";
import { ofArtwork, tenth } from "./wording.ts";

const TEXTS: Record<Repeat, string> = {
  none: "{{name}} shown once on {{piece}}",
  horizontal: "{{name}} repeated horizontally on {{piece}}, gap {{gap}} mm",
  vertical: "{{name}} repeated vertically on {{piece}}, gap {{gap}} mm",
  all: "{{name}} repeated all over {{piece}}, gap {{gap}} mm",
};

/** Repeat: along the artwork's own horizontal, its vertical, or both, straight, with a clear gap in mm between two. */
export const repeatArtwork = command(
  "repeatArtwork",
  { id: Id, repeat: Artwork.shape.repeat, gap: Artwork.shape.gap },
  {
    label: ({ id, repeat, gap }, context) => ofArtwork(id, context, TEXTS[repeat], repeat === "none" ? {} : { gap: tenth(gap) }),
    check: (document, { id }) => artworkExists(document, id),
    apply: (draft, { id, repeat, gap }) => {
      Object.assign(draft.artworks[id]!, { repeat, gap });
      delete draft.artworks[id]!.lattice;
    },
  },
);

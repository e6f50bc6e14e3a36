import { Artwork, Id, type Thickness } from "../document/schema.ts";
import { artworkExists } from "./checks.ts";
import { command } from "./command.ts";
import { ofArtwork } from "./wording.ts";

const TEXTS: Record<Thickness, string> = {
  none: "Thickness of {{name}} set to none on {{piece}}",
  thin: "Thickness of {{name}} set to thin on {{piece}}",
  middle: "Thickness of {{name}} set to middle on {{piece}}",
  thick: "Thickness of {{name}} set to thick on {{piece}}",
};

/** Artwork Thickness: how far a print or embroidery stands above the cloth. */
export const thickenArtwork = command(
  "thickenArtwork",
  { id: Id, thickness: Artwork.shape.thickness },
  {
    label: ({ id, thickness }, context) => ofArtwork(id, context, TEXTS[thickness]),
    check: (document, { id }) => artworkExists(document, id),
    apply: (draft, { id, thickness }) => {
      draft.artworks[id]!.thickness = thickness;
    },
  },
);

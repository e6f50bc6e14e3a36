import { z } from "zod";
import { Id } from "../document/schema.ts";
import { artworkExists } from "./checks.ts";
import { command } from "./command.ts";
import { ofArtwork } from "./wording.ts";

/** Show Location: writes the artwork's distances to the edges of its piece on the board. */
export const showArtworkLocation = command(
  "showArtworkLocation",
  { id: Id, shown: z.boolean() },
  {
    label: ({ id, shown }, context) =>
      ofArtwork(id, context, shown ? "Location of {{name}} shown on {{piece}}" : "Location of {{name}} hidden on {{piece}}"),
    check: (document, { id }) => artworkExists(document, id),
    apply: (draft, { id, shown }) => {
      draft.artworks[id]!.showLocation = shown;
    },
  },
);

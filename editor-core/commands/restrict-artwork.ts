import { z } from "zod";
import { Id } from "../document/schema.ts";
import { artworkExists } from "./checks.ts";
import { command } from "./command.ts";
import { ofArtwork } from "./wording.ts";

/** Restricted in Pattern: the artwork ends at the edge of its piece; off, it runs on across a seam. */
export const restrictArtwork = command(
  "restrictArtwork",
  { id: Id, restricted: z.boolean() },
  {
    label: ({ id, restricted }, context) =>
      ofArtwork(id, context, restricted ? "{{name}} restricted to {{piece}}" : "{{name}} runs on across the seams of {{piece}}"),
    check: (document, { id }) => artworkExists(document, id),
    apply: (draft, { id, restricted }) => {
      draft.artworks[id]!.restricted = restricted;
    },
  },
);

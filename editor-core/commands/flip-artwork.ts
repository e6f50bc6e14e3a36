import { z } from "zod";
import { Id } from "../document/schema.ts";
import { artworkIsFree } from "./checks.ts";
import { command } from "./command.ts";
import { ofArtwork } from "./wording.ts";

/** Horizontal Flip: mirrors an artwork left to right about its own centre, or puts it back. */
export const flipArtwork = command(
  "flipArtwork",
  { id: Id, flipped: z.boolean() },
  {
    label: ({ id, flipped }, context) =>
      ofArtwork(id, context, flipped ? "{{name}} flipped on {{piece}}" : "{{name}} flipped back on {{piece}}"),
    check: (document, { id }) => artworkIsFree(document, id),
    apply: (draft, { id, flipped }) => {
      draft.artworks[id]!.flipped = flipped;
    },
  },
);

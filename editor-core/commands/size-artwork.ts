import { Id } from "../document/schema.ts";
import { artworkIsFree } from "./checks.ts";
import { command } from "./command.ts";
import { Extent, Place } from "./fields.ts";
import { ofArtwork, tenth } from "./wording.ts";

/** Gives an artwork a size in mm; the centre is given too, since a handle keeps the opposite edge where it is. */
export const sizeArtwork = command(
  "sizeArtwork",
  { id: Id, ...Place, ...Extent },
  {
    label: ({ id, width, height }, context) =>
      ofArtwork(id, context, "{{name}} sized to {{width}} × {{height}} mm on {{piece}}", {
        width: tenth(width),
        height: tenth(height),
      }),
    check: (document, { id }) => artworkIsFree(document, id),
    apply: (draft, { id, x, y, width, height }) => {
      Object.assign(draft.artworks[id]!, { x, y, width, height });
    },
  },
);

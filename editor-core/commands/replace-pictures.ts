import { Artwork } from "../document/schema.ts";
import { artworksExist, first, noneLocked, noneTwice } from "./checks.ts";
import { command } from "./command.ts";
import { Ids } from "./fields.ts";
import { ofArtworks } from "./wording.ts";

/** Shows another picture in the place of an artwork's own; place, size and all parameters stay. Letters become a picture like others. */
export const replacePictures = command(
  "replacePictures",
  { ids: Ids, imageId: Artwork.shape.imageId },
  {
    label: ({ ids }, context) =>
      ofArtworks(ids, context, {
        one: "Picture of {{name}} replaced on {{piece}}",
        several: "Picture replaced on {{count}} artworks",
      }),
    check: (document, { ids }) => first(noneTwice(ids, "ids"), artworksExist(document, ids), noneLocked(document, ids)),
    apply: (draft, { ids, imageId }) => {
      for (const id of ids) Object.assign(draft.artworks[id]!, { imageId, text: null });
    },
  },
);

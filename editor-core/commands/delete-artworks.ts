import { artworksExist, first, noneLocked, noneTwice } from "./checks.ts";
import { command } from "./command.ts";
import { Ids } from "./fields.ts";
import { ofArtworks } from "./wording.ts";

/** Delete Artwork. */
export const deleteArtworks = command(
  "deleteArtworks",
  { ids: Ids },
  {
    label: ({ ids }, context) =>
      ofArtworks(ids, context, { one: "{{name}} deleted from {{piece}}", several: "{{count}} artworks deleted" }),
    check: (document, { ids }) => first(artworksExist(document, ids), noneTwice(ids, "ids"), noneLocked(document, ids)),
    apply: (draft, { ids }, before) => {
      const gone = new Set(ids);
      for (const id of ids) delete draft.artworks[id];
      draft.order = before.order.filter((id) => !gone.has(id));
    },
  },
);

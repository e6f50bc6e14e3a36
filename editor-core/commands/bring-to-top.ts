import { artworksExist, first, noneTwice } from "./checks.ts";
import { command } from "./command.ts";
import { Ids } from "./fields.ts";
import { ofArtworks } from "./wording.ts";

/** Bring To Top: lays artworks over all others; among themselves they keep their order. */
export const bringToTop = command(
  "bringToTop",
  { ids: Ids },
  {
    label: ({ ids }, context) =>
      ofArtworks(ids, context, { one: "{{name}} brought to top on {{piece}}", several: "{{count}} artworks brought to top" }),
    check: (document, { ids }) => first(artworksExist(document, ids), noneTwice(ids, "ids")),
    apply: (draft, { ids }, before) => {
      const chosen = new Set(ids);
      draft.order = [...before.order.filter((id) => !chosen.has(id)), ...before.order.filter((id) => chosen.has(id))];
    },
  },
);

import { artworksExist, first, noneTwice } from "./checks.ts";
import { command } from "./command.ts";
import { Ids } from "./fields.ts";
import { ofArtworks } from "./wording.ts";

/** Lays artworks under all others; among themselves they keep their order. */
export const sendToBack = command(
  "sendToBack",
  { ids: Ids },
  {
    label: ({ ids }, context) =>
      ofArtworks(ids, context, { one: "{{name}} sent to back on {{piece}}", several: "{{count}} artworks sent to back" }),
    check: (document, { ids }) => first(artworksExist(document, ids), noneTwice(ids, "ids")),
    apply: (draft, { ids }, before) => {
      const chosen = new Set(ids);
      draft.order = [...before.order.filter((id) => chosen.has(id)), ...before.order.filter((id) => !chosen.has(id))];
    },
  },
);

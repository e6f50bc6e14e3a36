import { z } from "zod";
import { artworksExist, first, noneTwice } from "./checks.ts";
import { command } from "./command.ts";
import { Ids } from "./fields.ts";
import { ofArtworks } from "./wording.ts";

const TEXTS = {
  hidden: { one: "{{name}} hidden", several: "{{count}} artworks hidden" },
  shown: { one: "{{name}} shown again", several: "{{count}} artworks shown again" },
} as const;

/** Takes artworks out of sight on board, garment and print, or shows them again. */
export const hideArtworks = command(
  "hideArtworks",
  { ids: Ids, hidden: z.boolean() },
  {
    label: ({ ids, hidden }, context) => ofArtworks(ids, context, TEXTS[hidden ? "hidden" : "shown"]),
    check: (document, { ids }) => first(artworksExist(document, ids), noneTwice(ids, "ids")),
    apply: (draft, { ids, hidden }) => {
      for (const id of ids) draft.artworks[id]!.hidden = hidden;
    },
  },
);

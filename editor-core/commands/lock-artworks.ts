import { z } from "zod";
import { artworksExist, first, noneTwice } from "./checks.ts";
import { command } from "./command.ts";
import { Ids } from "./fields.ts";
import { ofArtworks } from "./wording.ts";

const TEXTS = {
  locked: { one: "{{name}} locked", several: "{{count}} artworks locked" },
  unlocked: { one: "{{name}} unlocked", several: "{{count}} artworks unlocked" },
} as const;

/** Keeps artworks from being moved, sized, turned, flipped and deleted, or frees them. */
export const lockArtworks = command(
  "lockArtworks",
  { ids: Ids, locked: z.boolean() },
  {
    label: ({ ids, locked }, context) => ofArtworks(ids, context, TEXTS[locked ? "locked" : "unlocked"]),
    check: (document, { ids }) => first(artworksExist(document, ids), noneTwice(ids, "ids")),
    apply: (draft, { ids, locked }) => {
      for (const id of ids) draft.artworks[id]!.locked = locked;
    },
  },
);

import { equalFinishes } from "../document/equal-finishes.ts";
import { ArtworkFinish, type FinishKind } from "../document/schema.ts";
import { artworksExist, first, noneTwice } from "./checks.ts";
import { command } from "./command.ts";
import { Ids } from "./fields.ts";
import { ofArtworks } from "./wording.ts";

const TEXTS: Record<FinishKind, string> = {
  print: "{{name}} printed on {{piece}}",
  matte: "{{name}} printed matte on {{piece}}",
  satin: "{{name}} printed with a satin finish on {{piece}}",
  foil: "{{name}} in foil on {{piece}}",
  puff: "{{name}} in puff print on {{piece}}",
  embroidery: "{{name}} embroidered on {{piece}}",
  flock: "{{name}} flocked on {{piece}}",
  patch: "{{name}} sewn on as a patch on {{piece}}",
};

/** Says what artworks are made of; null prints them. */
export const finishArtworks = command(
  "finishArtworks",
  { ids: Ids, finish: ArtworkFinish.nullable() },
  {
    label: ({ ids, finish }, context) =>
      ofArtworks(ids, context, { one: TEXTS[finish?.kind ?? "print"], several: "Finish of {{count}} artworks changed" }),
    check: (document, { ids }) => first(artworksExist(document, ids), noneTwice(ids, "ids")),
    apply: (draft, { ids, finish }) => {
      for (const id of ids) {
        const artwork = draft.artworks[id]!;
        if (equalFinishes(artwork.finish, finish ?? undefined)) continue;
        if (finish) artwork.finish = finish;
        else delete artwork.finish;
      }
    },
  },
);

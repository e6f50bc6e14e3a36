import type { ArtworkFinish, ClothFinish } from "@selvedge/editor-core";

/** What a finish does with light, each 0 to 1. */
type Gloss = { readonly roughness: number; readonly metal: number; readonly sheen: number };

const ARTWORK: Readonly<Record<ArtworkFinish["kind"], Gloss>> = {
  matte: { roughness: 1, metal: 0, sheen: 0 },
  satin: { roughness: 0.36, metal: 0, sheen: 0 },
  foil: { roughness: 0.3, metal: 0.85, sheen: 0 },
  puff: { roughness: 0.62, metal: 0, sheen: 0 },
  embroidery: { roughness: 0.46, metal: 0, sheen: 0.2 },
  flock: { roughness: 1, metal: 0, sheen: 0.9 },
  patch: { roughness: 0.75, metal: 0, sheen: 0.1 },
};

const CLOTH: Readonly<Record<ClothFinish, Gloss>> = {
  matte: { roughness: 1, metal: 0, sheen: 0.02 },
  satin: { roughness: 0.4, metal: 0, sheen: 0.2 },
  coated: { roughness: 0.26, metal: 0, sheen: 0 },
  brushed: { roughness: 0.96, metal: 0, sheen: 0.7 },
  metallic: { roughness: 0.3, metal: 0.85, sheen: 0 },
};

/** How a finished artwork shines. */
export const artworkGlossOf = ({ kind }: ArtworkFinish): Gloss => ARTWORK[kind];

/** The colour that says how an artwork shines: red roughness, green metal, blue sheen. */
export const glossOf = (finish: ArtworkFinish): string => {
  const { roughness, metal, sheen } = artworkGlossOf(finish);
  return `rgb(${255 * roughness} ${255 * metal} ${255 * sheen})`;
};

/** How a finished cloth shines. */
export const clothGlossOf = (finish: ClothFinish): Gloss => CLOTH[finish];

/** How much of the cloth's own roughness its finish takes away. */
export const FINISHED_SHARE = 0.88;

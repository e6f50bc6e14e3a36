import type { RecipeKey } from "@selvedge/garment-core";
import type { FoldLayout } from "@selvedge/server";

type BannerPicture =
  | { readonly kind: "folds"; readonly fabric: string; readonly layout: FoldLayout }
  | { readonly kind: "worn"; readonly recipe: RecipeKey; readonly fabric: string; readonly yaw: number };
export type BannerSeed = {
  readonly title: string;
  readonly subtitle: string;
  readonly linkUrl: string;
  readonly picture: BannerPicture;
};

/** The carousel of the start page, in its order. Every link leads to a list that holds the pictured cloth or garment. */
export const BANNERS: readonly BannerSeed[] = [
  {
    title: "Tropical prints for summer",
    subtitle: "Prints of the SS24 collection, each in its colourways",
    linkUrl: "/goods?primaryId=168&secondaryId=264",
    picture: { kind: "folds", fabric: "SV-9563-06", layout: { seed: 12, angle: 30, width: 46, depth: 16 } },
  },
  {
    title: "A shirt in any check",
    subtitle: "Lay a gingham on the button shirt and see it at true size",
    linkUrl: "/designlist?parentId=4&id=126",
    picture: { kind: "worn", recipe: "shirt", fabric: "SV-3340-16", yaw: 14 },
  },
  {
    title: "Yarn-dyed shirtings",
    subtitle: "Stripes and checks, from hairline to awning",
    linkUrl: "/goods?primaryId=163&secondaryId=250",
    picture: { kind: "folds", fabric: "SV-2215-32", layout: { seed: 5, angle: 24, width: 40, depth: 14 } },
  },
  {
    title: "Tartans and tweeds",
    subtitle: "Heavier cloths for suits, coats and skirts",
    linkUrl: "/goods?primaryId=172",
    picture: { kind: "folds", fabric: "SV-3611-35", layout: { seed: 41, angle: 34, width: 48, depth: 18 } },
  },
  {
    title: "The circle skirt moves",
    subtitle: "Draped from its pattern, in the cloth you choose",
    linkUrl: "/designlist?parentId=3&id=100",
    picture: { kind: "worn", recipe: "circleSkirt", fabric: "SV-3620-34", yaw: -16 },
  },
  {
    title: "European Flax",
    subtitle: "Washed linens, unions and shirting linens",
    linkUrl: "/goods?primaryId=166",
    picture: { kind: "folds", fabric: "SV-8150-41", layout: { seed: 27, angle: 20, width: 44, depth: 17 } },
  },
];

/** Collections and fairs that have a block of their own, by the menu that holds them; the newest first. */
export const BLOCKS: readonly { readonly name: string; readonly menuId: number }[] = [
  { name: "SS24 PRINT", menuId: 264 },
  { name: "SS24 YD", menuId: 265 },
  { name: "Paris texworld", menuId: 266 },
  { name: "AW23 PRINT", menuId: 262 },
  { name: "AW23 YD", menuId: 263 },
  { name: "SS23 PRINT", menuId: 260 },
  { name: "SS23 YD", menuId: 261 },
];
/** The menu above the collections. */
export const COLLECTIONS_MENU = 168;

/** Printed designs of the house that may be laid on a piece as an artwork, by a fabric that carries them. */
export const ARTWORKS: readonly string[] = [
  "SV-9500-01",
  "SV-9540-01",
  "SV-9550-08",
  "SV-9573-14",
  "SV-9600-08",
  "SV-9630-07",
  "SV-9692-03",
  "SV-9705-08",
  "SV-9750-01",
  "SV-9760-02",
  "SV-9714-10",
  "SV-9774-09",
];

import type { RecipeKey } from "@selvedge/garment-core";
import { FIRST_FABRIC_MENU, type FoldLayout } from "@selvedge/server";
import { STYLE_MENUS } from "../menus/menus.ts";

/** What a picture of the front page shows. */
export type WelcomePicture =
  | { readonly kind: "shelf" }
  | { readonly kind: "folds"; readonly fabric: string; readonly layout: FoldLayout }
  | { readonly kind: "garment"; readonly recipe: RecipeKey; readonly yaw: number };
export type WelcomeSeed = {
  readonly title: string;
  readonly subtitle: string;
  readonly linkUrl: string;
  /** Under this name the picture travels with the portal. */
  readonly name: string;
  readonly picture: WelcomePicture;
};

const fabricLink = `/goods?primaryId=${FIRST_FABRIC_MENU.primaryId}&secondaryId=${FIRST_FABRIC_MENU.secondaryId}`;
const styleLink = (parentId: number) =>
  `/designlist?parentId=${parentId}&id=${STYLE_MENUS.find((menu) => menu.id === parentId)!.children[0]!.id}`;

/** The large picture of the front page, then one for every way in, found by its link. */
export const WELCOME: readonly WelcomeSeed[] = [
  {
    title: "Cloth, seen before it is cut",
    subtitle: "A reliable, valuable, sustainable partner",
    linkUrl: fabricLink,
    name: "shelf",
    picture: { kind: "shelf" },
  },
  {
    title: "Fabric",
    subtitle: "Each with its construction, weight and stock",
    linkUrl: fabricLink,
    name: "fabric",
    picture: { kind: "folds", fabric: "SV-2104-04", layout: { seed: 3, angle: 28, width: 38, depth: 13 } },
  },
  {
    title: "Men",
    subtitle: "Sewing patterns in millimetres, ready for any cloth",
    linkUrl: styleLink(4),
    name: "men",
    picture: { kind: "garment", recipe: "shirt", yaw: -20 },
  },
  {
    title: "Women",
    subtitle: "Skirts and trousers that hang as they will be sewn",
    linkUrl: styleLink(3),
    name: "women",
    picture: { kind: "garment", recipe: "circleSkirt", yaw: -20 },
  },
  {
    title: "Boys",
    subtitle: "T-shirts, shirts and trousers",
    linkUrl: styleLink(6),
    name: "boys",
    picture: { kind: "folds", fabric: "SV-3320-20", layout: { seed: 21, angle: 26, width: 42, depth: 15 } },
  },
  {
    title: "Girls",
    subtitle: "Dresses, skirts and blouses",
    linkUrl: styleLink(5),
    name: "girls",
    picture: {
      kind: "folds",
      fabric: "SV-3305-05",
      layout: { seed: 8, angle: 34, width: 34, depth: 13 },
    },
  },
  {
    title: "Public Showroom",
    subtitle: "What the mill shows this season",
    linkUrl: "/commonChanel",
    name: "public-showroom",
    picture: {
      kind: "folds",
      fabric: "SV-3612-36",
      layout: { seed: 34, angle: 20, width: 40, depth: 17 },
    },
  },
  {
    title: "Private Showroom",
    subtitle: "Fabrics laid out for you",
    linkUrl: "/privateChanel",
    name: "private-showroom",
    picture: {
      kind: "folds",
      fabric: "SV-8110-07",
      layout: { seed: 55, angle: 38, width: 44, depth: 18 },
    },
  },
];

/** Codes of the folded lengths on the shelf, from the top. */
export const SHELF: readonly string[] = [
  "SV-3610-33",
  "SV-8120-01",
  "SV-3611-35",
  "SV-6240-08",
  "SV-3310-10",
  "SV-4112-01",
  "SV-2140-12",
  "SV-5134-36",
  "SV-3420-09",
  "SV-6110-12",
  "SV-3510-22",
  "SV-2104-04",
];

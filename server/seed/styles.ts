import type { RecipeKey } from "@selvedge/garment-core";

/** A style of the library as it is on first start. */
export type StyleSeed = {
  readonly recipe: RecipeKey;
  readonly name: string;
  readonly menuId: number;
  readonly wearers: readonly string[];
  readonly uses: readonly string[];
  readonly season: "SS" | "AW" | null;
  /** Code of the fabric it opens with and is pictured in. */
  readonly fabric: string;
  /** Degrees the garment is turned on its picture. */
  readonly yaw: number;
};

/** The styles, in the order in which they were drawn: the last is the newest. */
export const STYLES: readonly StyleSeed[] = [
  {
    recipe: "trousers",
    name: "Straight trousers",
    menuId: 101,
    wearers: ["women"],
    uses: ["trousers"],
    season: "AW",
    fabric: "SV-6240-08",
    yaw: 24,
  },
  {
    recipe: "circleSkirt",
    name: "Circle skirt",
    menuId: 100,
    wearers: ["women"],
    uses: ["skirt"],
    season: "AW",
    fabric: "SV-3610-33",
    yaw: 20,
  },
  {
    recipe: "shirt",
    name: "Button shirt",
    menuId: 126,
    wearers: ["men"],
    uses: ["shirt"],
    season: null,
    fabric: "SV-3310-10",
    yaw: 18,
  },
  {
    recipe: "tee",
    name: "Crew T-shirt",
    menuId: 125,
    wearers: ["men"],
    uses: ["t-shirt"],
    season: "SS",
    fabric: "SV-2106-06",
    yaw: 18,
  },
];

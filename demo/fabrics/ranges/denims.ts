import { chambray, type DenimWash, denim, type FinishKey, type Hex, ne } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { codeOf, loom, offered, seeded, type Trade } from "../recipe.ts";
import { cottonOf, stretchCotton } from "./yarns.ts";

type Wash = {
  readonly name: string;
  /** What the laundry leaves of the rope-dyed warp, as yarn colour. */
  readonly warp: Hex;
  readonly color: string;
  readonly fabricType: readonly string[];
};
const WEFT: Hex = "#e9e7e2";

/** What the laundry makes of each weight, and how it is sold. */
const WASHES: Readonly<Record<DenimWash, Wash>> = {
  raw: { name: "raw", warp: "#1b2a63", color: "dark indigo", fabricType: ["bci"] },
  rinse: { name: "rinsed", warp: "#243a80", color: "indigo", fabricType: ["organic"] },
  stone: { name: "stone washed", warp: "#3a5ca6", color: "indigo", fabricType: ["recycle"] },
  light: { name: "light wash", warp: "#6488c4", color: "light indigo", fabricType: ["recycle", "sustainable"] },
  bleached: { name: "bleached", warp: "#a3bcdd", color: "light blue", fabricType: ["bci"] },
};

const ring = { unevenness: 0.2, slub: { everyMm: 420, lengthMm: 36, thickness: 1.4 } } as const;
const heavy = (count: number) => spun(ne(count), [["cotton", 1]], ring);

type Denim = Pick<Trade, "for" | "use" | "tags" | "description"> & {
  readonly series: number;
  readonly name: string;
  readonly woven: (finish: readonly FinishKey[]) => ReturnType<typeof loom>;
};

const DENIMS: readonly Denim[] = [
  {
    series: 4106,
    name: "Denim 6 oz",
    for: ["women", "girls"],
    use: ["shirt", "dress"],
    tags: ["drape"],
    description: "Shirt-weight denim, 2/1.",
    woven: (finish) => loom([cottonOf(20), cottonOf(20)], [44, 22], "twill-2/1", finish),
  },
  {
    series: 4109,
    name: "Stretch denim 8 oz",
    for: ["women"],
    use: ["jeans", "skirt"],
    tags: ["stretch"],
    description: "Elastane in the weft; it recovers.",
    woven: (finish) => loom([heavy(9), spun(ne(12), stretchCotton)], [27, 17], "twill-3/1", finish),
  },
  {
    series: 4111,
    name: "Denim 11 oz",
    for: ["men", "women"],
    use: ["jeans", "jacket"],
    tags: ["bestseller"],
    description: "Ring-spun 3/1 denim, the one most jeans are made of.",
    woven: (finish) => loom([heavy(7.5), cottonOf(8)], [27, 17], "twill-3/1", finish),
  },
  {
    series: 4114,
    name: "Selvedge denim 13 oz",
    for: ["men"],
    use: ["jeans"],
    tags: ["heritage", "Paris texworld"],
    description: "Slow-woven, slubby and heavy, for those who break their jeans in.",
    woven: (finish) => loom([heavy(6.5), cottonOf(7)], [27, 18], "twill-3/1", finish),
  },
];

/** Each weight of denim in each wash. */
export const DENIM_RANGE: readonly FabricSeed[] = DENIMS.flatMap(({ series, name, woven, ...trade }) =>
  (Object.keys(WASHES) as DenimWash[]).map((wash, index) => {
    const code = codeOf(series, index + 1);
    const { name: washed, warp, color, fabricType } = WASHES[wash];
    const cloth = seeded(woven(denim(wash).finish)(chambray(warp, WEFT)), code);
    return offered(code, `${name}, ${washed}`, cloth, {
      productType: "denim",
      technology: "rope dyed",
      pattern: "solid",
      style: "denim",
      season: null,
      widthCm: 152,
      color,
      fabricType,
      ...trade,
    });
  }),
);

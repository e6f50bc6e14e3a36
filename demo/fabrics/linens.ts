import { type Blend, ne, nm } from "@selvedge/textile-core";
import { type FabricSeed, fabric, metres, spun } from "./make.ts";
import { sett } from "./sett.ts";

const flax: Blend = [["linen", 1]];
const union: Blend = [
  ["cotton", 0.55],
  ["linen", 0.45],
];
const medium = spun(nm(24), flax, { slub: { everyMm: 320, lengthMm: 24, thickness: 1.6 } });
const SUMMER = {
  productType: "linen",
  technology: "wet spun",
  pattern: "solid",
  style: "linen",
  for: ["men", "women"],
  use: ["shirt", "trousers", "dress"],
  season: "SS",
  moq: metres(100),
  leadDays: 20,
  widthCm: 145,
} as const;

/** Cloths for warm days: linen, its unions, and voile. */
export const LINENS: readonly FabricSeed[] = [
  fabric(
    {
      warp: medium,
      weft: medium,
      endsPerCm: 17,
      picksPerCm: 16,
      weave: "plain",
      warpOrder: sett("sand"),
      weftOrder: sett("ecru"),
    },
    {
      ...SUMMER,
      code: "SV-8110-07",
      name: "Sand linen",
      color: "khaki",
      finish: ["soft washed"],
      fabricType: ["slub", "sustainable"],
      use: ["suit", "trousers", "jacket"],
      tags: ["bestseller"],
      stockMetres: 3_650,
      cents: 890,
      description: "Flax of two shades, wet spun and washed, with the slubs that prove it.",
    },
  ),
  fabric(
    {
      warp: spun(nm(36), flax),
      weft: spun(nm(36), flax),
      endsPerCm: 21,
      picksPerCm: 20,
      weave: "plain",
      warpOrder: sett("white"),
      weftOrder: sett("white"),
    },
    {
      ...SUMMER,
      code: "SV-8120-01",
      name: "White shirting linen",
      color: "white",
      use: ["shirt", "blouse", "dress"],
      stockMetres: 4_480,
      cents: 940,
      description: "Finer flax, bleached on the old schedule, cool against the skin.",
    },
  ),
  fabric(
    {
      warp: spun(nm(36), flax),
      weft: spun(nm(36), flax),
      endsPerCm: 21,
      picksPerCm: 20,
      weave: "plain",
      warpOrder: sett("white 42, french 6, white 6, french 18, white 6, french 6"),
      weftOrder: sett("white"),
    },
    {
      ...SUMMER,
      code: "SV-8130-05",
      name: "Deckchair linen stripe",
      productType: "yarn dyed",
      pattern: "stripe",
      color: "light blue",
      use: ["shirt", "dress", "shorts"],
      tags: ["resort"],
      stockMetres: 1_420,
      cents: 980,
      description: "A wide and two narrow blues on white linen, forty millimetres a repeat.",
    },
  ),
  fabric(
    {
      warp: spun(ne(21), union),
      weft: spun(ne(21), union),
      endsPerCm: 24,
      picksPerCm: 21,
      weave: "plain",
      warpOrder: sett("sage"),
      weftOrder: sett("white"),
    },
    {
      ...SUMMER,
      code: "SV-8210-18",
      name: "Sage union chambray",
      productType: "yarn dyed",
      technology: "ring spun",
      style: "chambray",
      color: "light green",
      finish: ["garment washed"],
      stockMetres: 2_330,
      cents: 640,
      description: "Cotton for the hand, linen for the creases, sage over white.",
    },
  ),
  fabric(
    {
      warp: spun(ne(80), undefined, { unevenness: 0.1 }),
      weft: spun(ne(80), undefined, { unevenness: 0.1 }),
      endsPerCm: 31,
      picksPerCm: 28,
      weave: "plain",
      warpOrder: sett("mint"),
      weftOrder: sett("mint"),
    },
    {
      ...SUMMER,
      code: "SV-8310-18",
      name: "Mint voile",
      productType: "solid",
      technology: "combed",
      style: "voile",
      color: "light green",
      fabricType: ["twist"],
      for: ["women", "girls"],
      use: ["blouse", "dress", "scarf"],
      tags: ["sheer"],
      stockMetres: 3_980,
      widthCm: 140,
      cents: 380,
      description: "Hard-twisted Ne 80 set wide apart: more air than cloth.",
    },
  ),
];

import { type Blend, ne } from "@selvedge/textile-core";
import { cotton, type FabricSeed, fabric, metres, spun } from "./make.ts";
import { sett } from "./sett.ts";

const ring = spun(ne(7), cotton, { unevenness: 0.2, slub: { everyMm: 420, lengthMm: 36, thickness: 1.45 } });
const DENIM = { warp: ring, weft: spun(ne(8)), endsPerCm: 29, picksPerCm: 18, weave: "twill-3/1" } as const;
const stretch: Blend = [
  ["cotton", 0.96],
  ["elastane", 0.04],
];
const JEANS = {
  productType: "denim",
  technology: "rope dyed",
  pattern: "solid",
  style: "denim",
  for: ["men", "women"],
  use: ["jeans", "jacket"],
  season: null,
  moq: metres(300),
  leadDays: 25,
  widthCm: 152,
} as const;

/** Denims: warp-faced twill with a dyed warp and an undyed weft. */
export const DENIM_FABRICS: readonly FabricSeed[] = [
  fabric(
    { ...DENIM, warpOrder: sett("inkIndigo"), weftOrder: sett("ecru") },
    {
      ...JEANS,
      code: "SV-4112-01",
      name: "Raw indigo denim",
      color: "indigo",
      finish: ["sanforized"],
      fabricType: ["bci", "slub"],
      tags: ["indigo", "bestseller"],
      stockMetres: 7_300,
      cents: 640,
      description: "Ring-spun right-hand denim, rope dyed deep and left unwashed for the wearer to fade.",
    },
  ),
  fabric(
    { ...DENIM, warpOrder: sett("washedIndigo"), weftOrder: sett("ecru") },
    {
      ...JEANS,
      code: "SV-4113-05",
      name: "Stone-washed denim",
      color: "light blue",
      finish: ["stone washed"],
      fabricType: ["recycle"],
      stockMetres: 3_800,
      cents: 690,
      description: "The same warp after pumice and time, with a fifth of recycled cotton.",
    },
  ),
  fabric(
    { ...DENIM, weft: spun(ne(10), stretch), picksPerCm: 20, warpOrder: sett("black"), weftOrder: sett("charcoal") },
    {
      ...JEANS,
      code: "SV-4120-19",
      name: "Black stretch denim",
      technology: "overdyed",
      color: "black",
      finish: ["sanforized"],
      for: ["women"],
      use: ["jeans"],
      tags: ["stretch"],
      stockMetres: 4_450,
      cents: 720,
      description: "Black on charcoal with elastane in the weft: black that stays black in the seams.",
    },
  ),
  fabric(
    { ...DENIM, weave: "twill-2/1", warpOrder: sett("ecru"), weftOrder: sett("ecru") },
    {
      ...JEANS,
      code: "SV-4100-00",
      name: "Ecru denim",
      technology: "ring spun",
      color: "khaki",
      finish: ["sanforized"],
      fabricType: ["organic"],
      use: ["jeans", "jacket", "skirt"],
      tags: ["garment dye"],
      stockMetres: 2_600,
      cents: 610,
      description: "Organic 2/1 denim with the seed flecks left in, undyed.",
    },
  ),
];

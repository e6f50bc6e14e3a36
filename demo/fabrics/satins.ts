import { denier, ne } from "@selvedge/textile-core";
import { type FabricSeed, fabric, metres, spun } from "./make.ts";
import { sett } from "./sett.ts";

const SATIN = {
  productType: "solid",
  technology: "piece dyed",
  pattern: "solid",
  style: "satin",
  for: ["women"],
  use: ["dress", "blouse"],
  season: null,
  moq: metres(80),
  leadDays: 24,
  widthCm: 140,
} as const;

/** Long floats, laid side by side. */
export const SATINS: readonly FabricSeed[] = [
  fabric(
    {
      warp: spun(denier(42), [["silk", 1]]),
      weft: spun(denier(63), [["silk", 1]]),
      endsPerCm: 104,
      picksPerCm: 46,
      weave: "satin-8",
      warpOrder: sett("plum"),
      weftOrder: sett("plum"),
    },
    {
      ...SATIN,
      code: "SV-7110-24",
      name: "Plum silk satin",
      color: "dark purple",
      tags: ["evening", "drape"],
      stockMetres: 540,
      cents: 3_400,
      description: "Eight-end mulberry silk satin, heavy enough to fall in one line.",
    },
  ),
  fabric(
    {
      warp: spun(denier(75), [["polyester", 1]]),
      weft: spun(denier(100), [["polyester", 1]]),
      endsPerCm: 80,
      picksPerCm: 38,
      weave: "satin-5",
      warpOrder: sett("ecru"),
      weftOrder: sett("ecru"),
    },
    {
      ...SATIN,
      code: "SV-7210-02",
      name: "Champagne satin",
      productType: "polyester",
      color: "light yellow",
      finish: ["wrinkle free"],
      fabricType: ["recycle"],
      use: ["dress", "lining"],
      tags: ["evening"],
      stockMetres: 7_800,
      cents: 360,
      description: "Recycled filament in a five-end satin, pale as its name.",
    },
  ),
  fabric(
    {
      warp: spun(ne(60)),
      weft: spun(ne(60)),
      endsPerCm: 68,
      picksPerCm: 40,
      weave: "satin-5",
      warpOrder: sett("navy"),
      weftOrder: sett("navy"),
    },
    {
      ...SATIN,
      code: "SV-7310-05",
      name: "Navy cotton sateen",
      style: "sateen",
      color: "navy",
      finish: ["mercerized", "calendered"],
      for: ["men", "women"],
      use: ["dress", "trousers", "bedding"],
      tags: ["stock service"],
      stockMetres: 4_950,
      cents: 620,
      description: "Mercerised and calendered cotton, smooth on the face and dry on the back.",
    },
  ),
  fabric(
    {
      warp: spun(denier(75), [["viscose", 1]], { form: "filament" }),
      weft: spun(ne(30), [["viscose", 1]]),
      endsPerCm: 76,
      picksPerCm: 32,
      weave: "satin-5",
      warpOrder: sett("bottle"),
      weftOrder: sett("bottle"),
    },
    {
      ...SATIN,
      code: "SV-7410-16",
      name: "Bottle viscose satin",
      color: "dark green",
      fabricType: ["lenzing"],
      use: ["dress", "skirt", "blouse"],
      tags: ["drape", "evening"],
      stockMetres: 1_670,
      cents: 740,
      description: "Viscose filament over a spun weft: gloss where it shows, grip where it is sewn.",
    },
  ),
];

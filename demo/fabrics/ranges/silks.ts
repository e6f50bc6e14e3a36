import { ne } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { dyed, inColours, loom, type Quality } from "../recipe.ts";
import { both, cottonOf, filamentOf, polyester, silk, viscose } from "./yarns.ts";

const SATIN = {
  productType: "solid",
  technology: "piece dyed",
  pattern: "solid",
  style: "satin",
  season: null,
  for: ["women"],
  use: ["dress", "blouse"],
  widthCm: 140,
  tags: ["evening"],
} as const;

const QUALITIES: readonly Quality[] = [
  {
    ...SATIN,
    series: 7120,
    name: "Silk satin",
    colours: "ecru, rose, midnight",
    description: "Eight-end mulberry satin of nineteen momme.",
    cloth: dyed(loom([filamentOf(42, silk), filamentOf(63, silk)], [104, 46], "satin-8")),
  },
  {
    ...SATIN,
    series: 7130,
    name: "Silk habotai",
    style: "habotai",
    season: "SS",
    use: ["blouse", "lining", "scarf"],
    tags: ["sheer"],
    colours: "white, apricot, lilac, coral",
    description: "Plain-woven silk of eleven momme, light as its price is not.",
    cloth: dyed(loom(both(filamentOf(42, silk)), [52, 44], "plain")),
  },
  {
    ...SATIN,
    series: 7420,
    name: "Viscose satin",
    fabricType: ["lenzing"],
    tags: ["drape"],
    colours: "black, latte, teal, rust",
    description: "Filament-bright viscose in a five-end satin.",
    cloth: dyed(loom([filamentOf(75, viscose), spun(ne(40), viscose)], [64, 34], "satin-5")),
  },
  {
    ...SATIN,
    series: 7320,
    name: "Cotton sateen",
    style: "sateen",
    use: ["dress", "trousers", "bedding"],
    fabricType: ["organic"],
    tags: [],
    colours: "optic, sand, slate",
    description: "Combed sateen, mercerised; smooth in front, matt behind.",
    cloth: dyed(loom(both(cottonOf(60)), [68, 40], "satin-5", ["mercerized"])),
  },
  {
    ...SATIN,
    series: 7220,
    name: "Duchess satin",
    productType: "polyester",
    fabricType: ["recycle"],
    use: ["dress", "skirt"],
    colours: "mist, fuchsia, emerald",
    description: "Stiff, bright and recycled: satin for a bodice.",
    cloth: dyed(loom([filamentOf(100, polyester), filamentOf(150, polyester)], [84, 36], "satin-8", ["calendered"])),
  },
];

/** Satins and silks. */
export const SILKS: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

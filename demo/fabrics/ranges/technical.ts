import { ne } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { dyed, dyedKnit, inColours, loom, machine, type Quality } from "../recipe.ts";
import { both, filamentOf, nylon, polycotton, polyester } from "./yarns.ts";

const TECHNICAL = {
  productType: "synthetic",
  technology: "filament",
  pattern: "solid",
  season: null,
  for: ["men", "women"],
  use: ["jacket", "coat"],
  tags: ["outdoor"],
  widthCm: 150,
} as const;
const micro = spun(filamentOf(75).count, nylon, { microfibre: true, form: "filament" });

const QUALITIES: readonly Quality[] = [
  {
    ...TECHNICAL,
    series: 4720,
    name: "Nylon taffeta",
    style: "taffeta",
    fabricType: ["recycle"],
    colours: "black, emerald, royal, tangerine",
    description: "Recycled nylon, waterproof to 5,000 mm, packs into its own pocket.",
    cloth: dyed(loom(both(filamentOf(40, nylon)), [58, 48], "plain", ["waterproof", "calendered"])),
  },
  {
    ...TECHNICAL,
    series: 4730,
    name: "Microfibre peach",
    style: "microfibre",
    fabricType: ["microfiber"],
    use: ["jacket", "shorts", "trousers"],
    colours: "sand, slate, navy, rust",
    description: "Nylon under one denier, sanded: it feels like a peach and dries like a sail.",
    cloth: dyed(loom(both(micro), [48, 38], "plain", ["peach", "quick-dry"])),
  },
  {
    ...TECHNICAL,
    series: 9410,
    name: "Quick-dry interlock",
    productType: "knitted",
    technology: "circular knit",
    style: "interlock",
    fabricType: ["recycle"],
    use: ["sportswear", "t-shirt"],
    tags: ["sport"],
    colours: "white, royal, neonYellow, charcoal",
    description: "Recycled polyester that moves sweat to the outside.",
    cloth: dyedKnit(machine(filamentOf(100, polyester), "interlock", [16, 18, 2.5], ["quick-dry", "antibacterial"])),
  },
  {
    ...TECHNICAL,
    series: 4740,
    name: "Sun shirting",
    productType: "polyester",
    style: "poplin",
    season: "SS",
    use: ["shirt", "sportswear"],
    colours: "khaki, aqua, silver",
    description: "UPF 50 and dry within the hour.",
    cloth: (hex) =>
      loom(both(filamentOf(75, polyester)), [42, 36], "plain", ["anti-UV", "quick-dry"])({
        warpOrder: [[hex, 1]],
        weftOrder: [[hex, 1]],
      }),
  },
  {
    ...TECHNICAL,
    series: 4450,
    name: "Flame-retardant drill",
    productType: "solid",
    technology: "piece dyed",
    style: "drill",
    use: ["uniform", "jacket"],
    tags: ["workwear"],
    colours: "navy, neonOrange, grey",
    description: "Cotton drill treated for welders and linesmen.",
    cloth: dyed(loom(both(spun(ne(12))), [40, 20], "twill-3/1", ["flame retardant", "sanforized"])),
  },
  {
    ...TECHNICAL,
    series: 4750,
    name: "Coated polyester",
    productType: "polyester",
    style: "oxford",
    use: ["bag", "coat"],
    for: ["men", "women", "other"],
    colours: "army, black",
    description: "300-denier basket weave under a closed film, for bags and ponchos.",
    cloth: dyed(loom(both(filamentOf(300, polyester)), [20, 16], "plain", ["coated", "waterproof"])),
  },
  {
    ...TECHNICAL,
    series: 4460,
    name: "Hospital poplin",
    productType: "solid",
    technology: "piece dyed",
    style: "poplin",
    use: ["uniform"],
    tags: ["workwear"],
    colours: "white, mint, sky",
    description: "Polycotton that is boiled and stays free of bacteria.",
    cloth: dyed(loom(both(spun(ne(32), polycotton, { form: "staple" })), [46, 26], "plain", ["antibacterial", "wrinkle free"])),
  },
];

/** Cloths that do something. */
export const TECHNICAL_RANGE: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

import { ne } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { dyed, inColours, loom, type Quality } from "../recipe.ts";
import { both, cottonOf, lyocell, stretchCotton } from "./yarns.ts";

const SHIRTING = {
  productType: "solid",
  technology: "piece dyed",
  pattern: "solid",
  season: null,
  for: ["men", "women"],
  use: ["shirt", "blouse"],
} as const;

const QUALITIES: readonly Quality[] = [
  {
    ...SHIRTING,
    series: 1150,
    name: "Poplin 50",
    style: "poplin",
    colours: "white, sky, french, navy, pink, lilac",
    description: "Combed poplin in Ne 50, mercerised for a clean face and a deep shade.",
    cloth: dyed(loom(both(cottonOf(50)), [56, 30], "plain", ["mercerized"])),
  },
  {
    ...SHIRTING,
    series: 1152,
    name: "Stretch poplin",
    style: "poplin",
    fabricType: ["bci"],
    tags: ["stretch"],
    colours: "white, black, navy, burgundy",
    description: "Poplin with four per cent of elastane across, for close shirts and uniform blouses.",
    cloth: dyed(loom([cottonOf(50), spun(ne(50), stretchCotton)], [54, 30], "plain", ["wrinkle free"])),
  },
  {
    ...SHIRTING,
    series: 1154,
    name: "Organic poplin",
    style: "poplin",
    fabricType: ["organic", "sustainable"],
    for: ["women", "girls", "boys"],
    use: ["shirt", "blouse", "dress"],
    tags: ["kids"],
    colours: "ecru, rose, lemon, coral",
    description: "Organic cotton poplin, enzyme washed so that it needs no softener.",
    cloth: dyed(loom(both(cottonOf(40)), [48, 28], "plain", ["enzyme washed"])),
  },
  {
    ...SHIRTING,
    series: 1156,
    name: "Lyocell poplin",
    style: "poplin",
    fabricType: ["lenzing", "sustainable"],
    for: ["women"],
    use: ["blouse", "dress"],
    tags: ["drape"],
    colours: "white, teal, slate, apricot",
    description: "Lyocell poplin with a cool hand that falls instead of standing.",
    cloth: dyed(loom(both(spun(ne(50), lyocell)), [52, 30], "plain", ["enzyme washed"])),
  },
  {
    ...SHIRTING,
    series: 1210,
    name: "Voile 80",
    style: "voile",
    season: "SS",
    for: ["women", "girls"],
    use: ["blouse", "dress", "scarf"],
    tags: ["sheer"],
    colours: "white, ecru, sky, emerald, black",
    description: "Hard-twisted Ne 80 set open: cool, dry and half transparent.",
    cloth: dyed(loom(both(cottonOf(80)), [36, 32], "plain")),
  },
  {
    ...SHIRTING,
    series: 1220,
    name: "Cotton lawn",
    style: "lawn",
    season: "SS",
    for: ["women", "girls"],
    use: ["blouse", "dress", "underwear"],
    colours: "white, mint, lilac, fuchsia",
    description: "Fine lawn of Ne 80, calendered to a quiet gloss.",
    cloth: dyed(loom(both(cottonOf(80)), [48, 44], "plain", ["calendered"])),
  },
  {
    ...SHIRTING,
    series: 1320,
    name: "Dyed oxford",
    style: "oxford",
    for: ["men", "boys"],
    use: ["shirt"],
    tags: ["button-down"],
    colours: "white, sky, french, khaki, forest",
    description: "Paired ends and a soft weft, garment washed: the weekend oxford.",
    cloth: dyed(loom([cottonOf(40), cottonOf(20)], [42, 20], "oxford", ["garment washed"])),
  },
];

/** Piece-dyed cloths for shirts, blouses and dresses. */
export const SHIRTINGS: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

import { type Hex, ne } from "@selvedge/textile-core";
import { type FabricSeed, spun } from "../make.ts";
import { dyedKnit, inColours, machine, type Quality } from "../recipe.ts";
import { cottonOf, modal } from "./yarns.ts";

const JERSEY = {
  productType: "knitted",
  technology: "circular knit",
  pattern: "solid",
  style: "jersey",
  season: null,
  for: ["men", "women"],
  use: ["t-shirt"],
  widthCm: 175,
} as const;
const slubbed = spun(ne(30), [["cotton", 1]], { slub: { everyMm: 150, lengthMm: 26, thickness: 1.7 } });
const melange = (other: Hex) => spun(ne(26), [["cotton", 1]], { melange: { colour: other, share: 0.35 } });
const striped = machine(cottonOf(30), "jersey", [14, 18, 2.8]);

const QUALITIES: readonly Quality[] = [
  {
    ...JERSEY,
    series: 9010,
    name: "Single jersey 140",
    fabricType: ["bci"],
    tags: ["bestseller", "stock service"],
    for: ["men", "women", "boys", "girls"],
    colours: "white, black, navy, red, sunflower, sky, emerald, grey",
    description: "Combed single jersey of Ne 30, the T-shirt in the house shades.",
    cloth: dyedKnit(machine(cottonOf(30), "jersey", [14, 18, 2.8])),
  },
  {
    ...JERSEY,
    series: 9020,
    name: "Heavy jersey 200",
    fabricType: ["organic"],
    for: ["men"],
    colours: "ecru, army, rust, charcoal",
    description: "Organic jersey of Ne 16, dense enough to stand away.",
    cloth: dyedKnit(machine(cottonOf(16), "jersey", [11, 14.5, 3.4], ["enzyme washed"])),
  },
  {
    ...JERSEY,
    series: 9030,
    name: "Modal jersey",
    fabricType: ["lenzing", "sustainable"],
    for: ["women"],
    use: ["t-shirt", "dress", "underwear"],
    tags: ["drape"],
    colours: "mist, lilac, teal, latte",
    description: "Modal jersey with a cool, liquid hand.",
    cloth: dyedKnit(machine(spun(ne(40), modal), "jersey", [16, 21, 2.5])),
  },
  {
    ...JERSEY,
    series: 9040,
    name: "Melange jersey",
    technology: "ring spun",
    fabricType: ["melange"],
    colours: "grey mist, charcoal silver, indigo silver, burgundy rose",
    description: "Fibres dyed before spinning and mixed: a grey that is made of many.",
    cloth: (hex, other) => machine(melange(other), "jersey", [13, 17, 2.9])([[hex, 1]]),
  },
  {
    ...JERSEY,
    series: 9050,
    name: "Slub jersey",
    fabricType: ["slub"],
    season: "SS",
    for: ["women"],
    use: ["t-shirt", "dress"],
    colours: "white, sage, coral, slate",
    description: "Thick and thin yarn, garment washed for a broken surface.",
    cloth: dyedKnit(machine(slubbed, "jersey", [13, 17, 2.9], ["garment washed"])),
  },
  {
    ...JERSEY,
    series: 9060,
    name: "Breton stripe jersey",
    pattern: "stripe",
    productType: "knitted",
    technology: "yarn dyed",
    tags: ["SS23 YD"],
    for: ["men", "women", "boys", "girls"],
    colours: "navy white, red ecru, black white, emerald white",
    description: "Narrow colour, broad ground, round and round.",
    cloth: (hex, ground) =>
      striped([
        [ground, 24],
        [hex, 12],
      ]),
  },
  {
    ...JERSEY,
    series: 9065,
    name: "Feeder stripe jersey",
    pattern: "stripe",
    technology: "yarn dyed",
    tags: ["SS24 YD", "kids"],
    for: ["boys", "girls"],
    colours: "tangerine sunflower ecru, royal aqua white, fuchsia rose mint",
    description: "Three colours in equal stripes for children.",
    cloth: (a, b, c) =>
      striped([
        [a, 10],
        [c, 10],
        [b, 10],
        [c, 10],
      ]),
  },
];

/** Single jerseys. */
export const JERSEYS: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

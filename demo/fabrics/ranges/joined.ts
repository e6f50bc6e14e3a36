import { type Hex, pieceDyed, type WovenCloth } from "@selvedge/textile-core";
import { type FabricSeed, spun, wool } from "../make.ts";
import { inColours, loom, machine, type Quality, seeded } from "../recipe.ts";
import { both, cottonOf, filamentOf, nylon, polyester, worstedOf } from "./yarns.ts";

const BONDED = {
  productType: "bonded",
  technology: "bonded",
  pattern: "solid",
  style: "softshell",
  season: "AW",
  for: ["men", "women"],
  use: ["jacket", "coat"],
  widthCm: 145,
} as const;

/** A raised polyester knit behind. */
const fleece = (hex: Hex) =>
  seeded(
    machine(filamentOf(100, polyester), "fleece-back", [12, 16, 3], ["brushed"], {
      inlay: { yarn: filamentOf(150, polyester), lengthMm: 1.6, colour: hex },
      shows: "back",
    })([[hex, 1]]),
    "fleece",
  );
const jersey = (hex: Hex) => seeded(machine(cottonOf(30), "jersey", [14, 18, 2.8])([[hex, 1]]), "jersey");
const glued = (cloth: NonNullable<WovenCloth["back"]>["cloth"], betweenGsm: number): Partial<WovenCloth> => ({
  back: { cloth, joined: "glued", betweenGsm },
});
const gauze = loom(both(cottonOf(40)), [20, 18], "plain");

const QUALITIES: readonly Quality[] = [
  {
    ...BONDED,
    series: 4810,
    name: "Softshell",
    fabricType: ["recycle"],
    tags: ["outdoor"],
    colours: "black charcoal, navy slate, army mustard, red black",
    description: "Recycled face, breathing film, fleece behind.",
    cloth: (face, behind) =>
      loom(
        both(filamentOf(150, polyester)),
        [34, 28],
        "plain",
        ["waterproof", "quick-dry"],
        glued(fleece(behind), 18),
      )(pieceDyed(face)),
  },
  {
    ...BONDED,
    series: 4820,
    name: "Bonded wool",
    style: "flannel",
    use: ["coat"],
    tags: ["tailoring"],
    colours: "camel ecru, charcoal grey",
    description: "Worsted flannel glued to jersey: a coat without a lining.",
    cloth: (face, behind) =>
      loom(
        both(spun(worstedOf(28).count, wool)),
        [16, 16],
        "twill-2/2",
        ["milled", "flannel"],
        glued(jersey(behind), 22),
      )(pieceDyed(face)),
  },
  {
    ...BONDED,
    series: 4830,
    name: "Bonded nylon",
    style: "taffeta",
    season: null,
    use: ["jacket", "bag"],
    for: ["men", "women", "other"],
    tags: ["outdoor"],
    colours: "olive, silver",
    description: "Nylon taffeta on jersey, with a film between that keeps the rain out.",
    cloth: (face) =>
      loom(both(filamentOf(70, nylon)), [46, 40], "plain", ["waterproof"], glued(jersey(face), 25))(pieceDyed(face)),
  },
  {
    ...BONDED,
    series: 1670,
    name: "Double gauze",
    productType: "solid",
    technology: "piece dyed",
    style: "double gauze",
    season: "SS",
    fabricType: ["organic"],
    for: ["women", "boys", "girls"],
    use: ["dress", "blouse", "pyjamas"],
    tags: ["kids"],
    colours: "white, sage, rose, ochre",
    description: "Two gauzes caught together every few threads.",
    cloth: (hex) => ({
      ...gauze(pieceDyed(hex)),
      back: { cloth: seeded(gauze(pieceDyed(hex)), "gauze"), joined: "woven" },
    }),
  },
];

/** Two cloths in one: bonded and double. */
export const JOINED: readonly FabricSeed[] = QUALITIES.flatMap(inColours);

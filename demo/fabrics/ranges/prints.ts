import {
  BLEACHED,
  COLOURWAYS,
  type ColourwayKey,
  DESIGNS,
  labOf,
  type PrintedRecord,
  type PrintFamily,
  printLatticeOf,
  repeatSizeOf,
  seedOf,
} from "@selvedge/textile-core";
import type { FabricSeed } from "../make.ts";
import { codeOf, offered, seeded } from "../recipe.ts";
import { PRINT_GROUNDS, type PrintGroundKey } from "./print-grounds.ts";
import { PLATES, type Plate } from "./print-plates.ts";

/** Of each season card: the colour a buyer finds its prints by. */
const COLOURS: Readonly<Record<ColourwayKey, string>> = {
  chalkGarden: "white",
  lagoon: "light green",
  lemonGrove: "yellow",
  porcelain: "blue",
  peony: "pink",
  hotTropic: "dark green",
  lilacHaze: "light purple",
  coastal: "blue",
  midnightGarden: "navy",
  bordeaux: "dark red",
  forestFloor: "dark green",
  camel: "light brown",
  clay: "dark orange",
  sage: "light green",
  ecruInk: "black",
  noir: "black",
  savannah: "brown",
  snow: "light grey",
  woodland: "dark khaki",
  desert: "khaki",
  indigoVat: "indigo",
  sunset: "orange",
};
const WAY_NUMBERS = Object.keys(COLOURWAYS);

const PATTERNS: Readonly<Record<PrintFamily, string>> = {
  plants: "plants",
  florals: "florals",
  dots: "dots",
  animals: "animals",
  geometric: "geometric",
  paisley: "paisley",
  camouflage: "camouflage",
  tieDye: "tie-dye",
  abstract: "abstract",
  ikat: "ikat",
};

/** Series of the prints: the book's number in the middle, the ground in the last place. */
const FIRST_SERIES = 9500;
/** Cloths that are printed in pigment: coarse ones, whose hollows a dye paste would flood. */
const PIGMENTED: readonly PrintGroundKey[] = ["twill", "canvas"];
/** Lighter grounds (CIE L*) are left as bleached cloth; darker ones are printed all over. */
const BLEACHED_FROM = 88;
/** Of the prints so many of four belong to a collection. */
const SEASONS_OF_FOUR = 3;

function collectionOf(season: "SS" | "AW", code: string): string[] {
  const chance = seedOf(`${code} collection`) % 4;
  if (chance >= SEASONS_OF_FOUR) return [];
  if (season === "AW") return chance === 0 ? ["AW23 PRINT", "Paris texworld"] : ["AW23 PRINT"];
  return [chance === 0 ? "SS23 PRINT" : "SS24 PRINT"];
}

function recordOf({ design, scale }: Plate, onto: PrintGroundKey, colourway: ColourwayKey, code: string): PrintedRecord {
  const { ground } = COLOURWAYS[colourway].palette;
  const method = PIGMENTED.includes(onto) ? "pigment" : "reactive";
  const isPale = labOf(ground)[0] >= BLEACHED_FROM;
  const cloth = PRINT_GROUNDS[onto].cloth(method === "pigment" ? ground : BLEACHED);
  return {
    kind: "printed",
    ground: seeded(cloth, `${code} ground`),
    // One drawing of a design, whatever its colourway: the screens are the same.
    print: { design, scale, colourway, seed: seedOf(design) },
    method,
    blotch: method === "reactive" && !isPale,
  };
}

const millimetres = (value: number): string => String(Math.round(value));

function printed(plate: Plate, number: number, colourway: ColourwayKey, onto: PrintGroundKey): FabricSeed {
  const { digit, name, cloth: _, ...ground } = PRINT_GROUNDS[onto];
  const code = codeOf(FIRST_SERIES + 10 * number + digit, WAY_NUMBERS.indexOf(colourway) + 1);
  const { name: wayName, season } = COLOURWAYS[colourway];
  const record = recordOf(plate, onto, colourway, code);
  const repeat = repeatSizeOf(printLatticeOf(record.print));
  return offered(code, `${plate.name}, ${name}, ${wayName}`, record, {
    ...ground,
    productType: "printed",
    technology: `${record.method} printed`,
    pattern: PATTERNS[DESIGNS[plate.design].family],
    color: COLOURS[colourway],
    season,
    tags: collectionOf(season, code),
    description: `A repeat of ${millimetres(repeat.mmWidth)} × ${millimetres(repeat.mmHeight)} mm, ${record.method} printed on ${name}.`,
  });
}

/** Every plate of the print book in the colourways that were sampled. */
export const PRINTS: readonly FabricSeed[] = PLATES.flatMap((plate, number) =>
  DESIGNS[plate.design].colourways
    .slice(0, plate.ways)
    .map((colourway, index) => printed(plate, number, colourway, plate.on[index % plate.on.length]!)),
);

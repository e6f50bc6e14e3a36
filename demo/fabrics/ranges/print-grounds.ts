import { ne } from "@selvedge/textile-core";
import { spun } from "../make.ts";
import { type Draft, dyed, dyedKnit, loom, machine, type Trade } from "../recipe.ts";
import { both, cottonLinen, cottonOf, filamentOf, viscose } from "./yarns.ts";

/** A cloth that the mill prints on. */
export type PrintGround = Pick<Trade, "style" | "for" | "use" | "fabricType" | "widthCm"> & {
  /** Last part of a print's series. */
  readonly digit: number;
  /** Second part of a print's name. */
  readonly name: string;
  readonly cloth: (hex: `#${string}`) => Draft;
};

const girls = ["women", "girls"] as const;
const everybody = ["men", "women", "boys", "girls"] as const;

export const PRINT_GROUNDS = {
  poplin: {
    digit: 0,
    name: "poplin",
    style: "poplin",
    for: everybody,
    use: ["shirt", "dress"],
    fabricType: ["bci"],
    cloth: dyed(loom(both(cottonOf(50)), [52, 30], "plain")),
  },
  voile: {
    digit: 1,
    name: "voile",
    style: "voile",
    for: ["women"],
    use: ["blouse", "dress", "scarf"],
    cloth: dyed(loom(both(cottonOf(80)), [36, 32], "plain")),
  },
  lawn: {
    digit: 2,
    name: "lawn",
    style: "lawn",
    for: girls,
    use: ["blouse", "dress"],
    fabricType: ["organic"],
    cloth: dyed(loom(both(cottonOf(80)), [48, 44], "plain")),
  },
  challis: {
    digit: 3,
    name: "challis",
    style: "challis",
    for: ["women"],
    use: ["dress", "skirt", "blouse"],
    fabricType: ["lenzing", "sustainable"],
    widthCm: 142,
    cloth: dyed(loom(both(spun(ne(30), viscose)), [34, 28], "plain")),
  },
  satin: {
    digit: 4,
    name: "satin",
    style: "satin",
    for: ["women"],
    use: ["dress", "scarf", "blouse"],
    widthCm: 140,
    cloth: dyed(loom([filamentOf(75, viscose), spun(ne(40), viscose)], [64, 34], "satin-5")),
  },
  jersey: {
    digit: 5,
    name: "jersey",
    style: "jersey",
    for: everybody,
    use: ["t-shirt", "dress", "pyjamas"],
    widthCm: 170,
    cloth: dyedKnit(machine(cottonOf(30), "jersey", [14, 18, 2.8])),
  },
  linen: {
    digit: 6,
    name: "linen blend",
    style: "linen",
    for: ["men", "women"],
    use: ["shirt", "dress", "trousers"],
    cloth: dyed(loom(both(spun(ne(16), cottonLinen)), [22, 18], "plain", ["soft washed"])),
  },
  twill: {
    digit: 7,
    name: "twill",
    style: "twill",
    for: ["men", "boys"],
    use: ["trousers", "jacket", "shorts"],
    cloth: dyed(loom([cottonOf(20), cottonOf(16)], [44, 22], "twill-2/1", ["peach"])),
  },
  canvas: {
    digit: 8,
    name: "canvas",
    style: "canvas",
    for: ["other"],
    use: ["bag", "curtain"],
    cloth: dyed(loom(both(cottonOf(12)), [20, 17], "plain")),
  },
} as const satisfies Record<string, PrintGround>;

export type PrintGroundKey = keyof typeof PRINT_GROUNDS;

import type { PlaceKey } from "./joined-pattern.ts";

/** Words of cutting rooms' piece names and where such pieces are worn; the first that fits is taken. */
const WORDS: readonly (readonly [words: RegExp, place: "leg" | "skirt" | "torso" | "sleeve" | "cuff" | PlaceKey])[] = [
  [/lining|interfac|fusing|facing|pocket|label|loop|tape|placket/, "leftOut"],
  [/waist ?band|gurtel|ceinture/, "waistband"],
  [/hem ?(rib|band)|bottom ?rib/, "hemband"],
  [/neck ?(band|rib)|stand\b/, "neckband"],
  [/collar/, "collar"],
  [/cuff/, "cuff"],
  [/sleeve|\bslv/, "sleeve"],
  [/yoke/, "yoke"],
  [/leg|trouser|\bpant|jean/, "leg"],
  [/skirt/, "skirt"],
  [/front|back|\bfrt|\bbk\b|bodice/, "torso"],
];

const SIDED: Readonly<Record<string, PlaceKey>> = {
  "leg front L": "legFrontL",
  "leg front R": "legFrontR",
  "leg back L": "legBackL",
  "leg back R": "legBackR",
  "skirt front": "skirtFront",
  "skirt front L": "skirtFrontL",
  "skirt front R": "skirtFrontR",
  "skirt back": "skirtBack",
  "skirt back L": "skirtBackL",
  "skirt back R": "skirtBackR",
  "torso front": "front",
  "torso front L": "frontL",
  "torso front R": "frontR",
  "torso back": "back",
  "torso back L": "backL",
  "torso back R": "backR",
  "sleeve L": "sleeveL",
  "sleeve R": "sleeveR",
  "cuff L": "cuffL",
  "cuff R": "cuffR",
};

/** Where a piece is worn, guessed from its name; absent where the name does not say. */
export function guessPlace(name: string): PlaceKey {
  // "frontLegR" is read as "front leg r".
  const said = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase();
  const [, zone] = WORDS.find(([words]) => words.test(said)) ?? [null, "leftOut" as const];
  if (!["leg", "skirt", "torso", "sleeve", "cuff"].includes(zone)) return zone as PlaceKey;
  const face = /back|\bbk\b/.test(said) ? "back" : /front|\bfrt/.test(said) ? "front" : zone === "skirt" ? "front" : "";
  const half = /\bl(eft)?\b/.test(said) ? "L" : /\br(ight)?\b/.test(said) ? "R" : "";
  const sides = zone === "sleeve" || zone === "cuff" ? [half || "R"] : [face, half];
  return SIDED[[zone, ...sides].filter(Boolean).join(" ")] ?? SIDED[[zone, face, "R"].filter(Boolean).join(" ")] ?? "leftOut";
}

/** The place of one of a pair. */
export function mirroredPlace(place: PlaceKey, half: "L" | "R"): PlaceKey {
  const stem = place.replace(/[LR]$/, "");
  const sided = Object.values(SIDED).find((key) => key === `${stem}${half}`);
  return sided ?? place;
}

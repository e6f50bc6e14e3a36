import { WEARERS } from "@selvedge/contract";
import { CATALOGUE_WORDS } from "../../../fabrics/search/language/translations.ts";

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();

/** Spellings of words that the catalogue has. */
const SPELLINGS: Readonly<Record<string, string>> = {
  mercerised: "mercerized",
  "pre shrunk": "sanforized",
  sanforised: "sanforized",
  peached: "peach",
  "easy care": "wrinkle free",
  "non iron": "wrinkle free",
  recycled: "recycle",
  microfibre: "microfiber",
  plain: "solid",
  stripes: "stripe",
  striped: "stripe",
  checks: "check",
  checked: "check",
  floral: "florals",
  dot: "dots",
  animal: "animals",
  print: "printed",
  knit: "knitted",
  shirts: "shirt",
  shirting: "shirt",
  dresses: "dress",
  skirts: "skirt",
  jackets: "jacket",
  trouser: "trousers",
  pants: "trousers",
};

/** Words of the specification's option lists; those that the demo mill has not used are not among the translated ones. */
const LISTED =
  "lenzing,bci,recycle,sustainable,organic,slub,nep,melange,space yarn,chenille,microfiber,lurex,neon,twist,fancy yarn,yarn dyed,printed,solid,PFD,denim,knitted,polyester,linen,synthetic,bonded,lace,sequin,embroidery,flocking,stripe,check,plants,dots,animals,geometric,florals,paisley,peach,brushed,flannel,mercerized,wrinkle free,waterproof,anti-UV,flame retardant,quick-dry,antibacterial".split(
    ",",
  );

const isSmall = (word: string) => word === word.toLowerCase();
/** Words of menus stand with a capital where those of fabrics do not: of two spellings the small one is the fabric's. */
const BY_WORD: ReadonlyMap<string, string> = new Map([
  ...[...CATALOGUE_WORDS.get("en")!.keys()]
    .sort((a, b) => Number(isSmall(a)) - Number(isSmall(b)))
    .map((word) => [plain(word), word] as const),
  ...LISTED.map((word) => [plain(word), word] as const),
]);

/** The catalogue's spelling of an option, whatever its case and spaces; null for an unknown word. */
export const optionIn = (text: string): string | null => BY_WORD.get(SPELLINGS[plain(text)] ?? plain(text)) ?? null;

/** The words of a cell that lists several. */
export const listIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;/|\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];

type Wearer = (typeof WEARERS)[number];
const OTHER_WEARERS: Readonly<Record<string, readonly Wearer[]>> = {
  man: ["men"],
  mens: ["men"],
  "men's": ["men"],
  woman: ["women"],
  womens: ["women"],
  "women's": ["women"],
  ladies: ["women"],
  boy: ["boys"],
  girl: ["girls"],
  kids: ["boys", "girls"],
  children: ["boys", "girls"],
  unisex: ["men", "women"],
};
/** Whom a fabric is for, or null for another word. */
export const wearersIn = (text: string): readonly Wearer[] | null =>
  WEARERS.find((wearer) => wearer === plain(text)) ? [plain(text) as Wearer] : (OTHER_WEARERS[plain(text)] ?? null);

const SEASONS: Readonly<Record<string, "SS" | "AW" | null>> = {
  ss: "SS",
  spring: "SS",
  summer: "SS",
  "spring summer": "SS",
  aw: "AW",
  fw: "AW",
  autumn: "AW",
  winter: "AW",
  "autumn winter": "AW",
  "fall winter": "AW",
  all: null,
  "all year": null,
  "all seasons": null,
};
/** The season, null for the whole year; undefined for another word. */
export const seasonIn = (text: string): "SS" | "AW" | null | undefined =>
  SEASONS[plain(text.replace(/[/&+]/g, " ").replace(/\d+/g, ""))];

const STOCKS: Readonly<Record<string, "ready" | "order" | "out">> = {
  ready: "ready",
  "ready goods": "ready",
  "in stock": "ready",
  stock: "ready",
  yes: "ready",
  order: "order",
  "on order": "order",
  "to order": "order",
  "made to order": "order",
  no: "order",
  out: "out",
  "out of stock": "out",
  "sold out": "out",
};
/** Whether a fabric lies in the warehouse; undefined for another word. */
export const stockIn = (text: string): "ready" | "order" | "out" | undefined => STOCKS[plain(text)];

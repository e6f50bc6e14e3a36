import {
  type AnyCloth,
  COLOURWAYS,
  type ColourOrder,
  type ColourwayKey,
  DESIGNS,
  type DesignKey,
  denim,
  type FinishKey,
  gingham,
  glenCheck,
  type Hex,
  houndstooth,
  type KnitKey,
  mixSeed,
  ne,
  nm,
  type PrintRecord,
  pieceDyed,
  type RepeatKey,
  randomFrom,
  SLOTS,
  spin,
  stripes,
  tartan,
  type WeaveKey,
  type WovenCloth,
  type Yarn,
} from "@selvedge/textile-core";

/** Cloth as a season brings it: what is drawn, and by which of its parts the figures are told apart. */
export const KINDS = ["print", "stripe", "check", "plain", "texture", "denim", "knit"] as const;
export type Kind = (typeof KINDS)[number];

/** Whether a kind of cloth is told by its drawing. All others are plain: they have their colour, threads and structure only. */
export const isPatterned = (kind: Kind): boolean => kind === "print" || kind === "stripe" || kind === "check";
/** A fabric of the evaluation or of the training. Colourways of one print have one `drawing`. */
export type Recipe = {
  readonly name: string;
  readonly kind: Kind;
  readonly drawing: string;
  readonly cloth:
    | { readonly of: "print"; readonly print: PrintRecord; readonly ground: number }
    | { readonly of: "cloth"; readonly record: AnyCloth };
};
/** Patterns of the two never meet: neither a seed of a drawing nor an order of threads, and some designs are evaluated only. */
export type Split = "training" | "evaluation";

/** Of a hundred fabrics so many are of each kind; prints come in pairs of colourways. */
const SHARES: Readonly<Record<Kind, number>> = { print: 50, stripe: 12, check: 14, plain: 12, texture: 6, denim: 3, knit: 3 };
const SALTS: Readonly<Record<Split, number>> = { training: 40_487, evaluation: 91_193 };
/** Every so manieth design is kept from the training. */
const KEPT_BACK_OF = 4;

const DESIGN_KEYS = Object.keys(DESIGNS) as readonly DesignKey[];
const CARDS = Object.keys(COLOURWAYS) as readonly ColourwayKey[];
const REPEATS: readonly RepeatKey[] = ["full-drop", "half-drop", "brick", "third-drop"];
export const isKeptBack = (design: string): boolean =>
  DESIGN_KEYS.indexOf(design as DesignKey) % KEPT_BACK_OF === KEPT_BACK_OF - 1;

type Random = () => number;
const oneOf = <Value>(random: Random, values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
const between = (random: Random, from: number, to: number): number => from + (to - from) * random();
const whole = (random: Random, from: number, to: number): number => Math.round(between(random, from, to));
/** So many different values. */
function some<Value>(random: Random, values: readonly Value[], count: number): Value[] {
  const left = [...values];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/** Colours of one season card, which many fabrics share. */
const shadesOf = (random: Random, count: number): Hex[] => {
  const { palette } = COLOURWAYS[oneOf(random, CARDS)];
  return some(random, SLOTS, count).map((slot) => palette[slot]);
};

const cotton = (count: number): Yarn => ({ count: ne(count), fibre: [["cotton", 1]] });
const worsted = (count: number): Yarn => ({ count: nm(count, 2), fibre: [["wool", 1]] });
const linen = (count: number): Yarn => ({ count: ne(count), fibre: [["linen", 1]] });

/** Looms as mills set them up, from voile to canvas. */
const LOOMS: readonly (readonly [yarn: Yarn, ends: number, picks: number, weave: WeaveKey])[] = [
  [cotton(50), 52, 32, "plain"],
  [cotton(40), 42, 30, "plain"],
  [cotton(20), 26, 22, "plain"],
  [cotton(12), 20, 17, "plain"],
  [linen(16), 20, 18, "plain"],
  [cotton(40), 40, 22, "oxford"],
  [cotton(24), 28, 26, "hopsack"],
  [cotton(20), 40, 22, "twill-2/1"],
  [cotton(20), 30, 26, "twill-2/2"],
  [cotton(12), 30, 18, "twill-3/1"],
  [worsted(48), 26, 24, "twill-2/2"],
  [worsted(60), 30, 28, "plain"],
  [cotton(60), 60, 40, "satin-5"],
  [cotton(30), 36, 30, "rib-2x1"],
];
const FIGURED: readonly (readonly [yarn: Yarn, ends: number, picks: number, weave: WeaveKey, more?: Partial<WovenCloth>])[] = [
  [worsted(48), 28, 24, "herringbone-8"],
  [worsted(40), 24, 22, "herringbone-20"],
  [cotton(16), 22, 20, "waffle-8"],
  [cotton(16), 22, 20, "waffle-16"],
  [cotton(18), 24, 40, "twill-1/3", { pile: { walesPerInch: 8, heightMm: 1 } }],
  [cotton(18), 24, 44, "twill-1/3", { pile: { walesPerInch: 16, heightMm: 0.7 } }],
  [cotton(40), 38, 32, "crepe-16"],
  [cotton(30), 40, 32, "pique-cord"],
  [cotton(20), 34, 28, "bedford-cord"],
  [cotton(30), 36, 30, "birds-eye"],
  [cotton(20), 24, 20, "huckaback"],
  [cotton(24), 34, 24, "whipcord"],
];
const FINISHES: readonly (readonly FinishKey[])[] = [
  [],
  [],
  ["mercerized"],
  ["peach"],
  ["brushed"],
  ["soft washed"],
  ["garment washed"],
];
const KNITS: readonly (readonly [knit: KnitKey, yarn: Yarn, wales: number, courses: number, loopMm: number])[] = [
  ["jersey", cotton(30), 14, 18, 2.8],
  ["jersey", cotton(18), 11, 14, 3.4],
  ["rib-1x1", cotton(30), 20, 17, 2.8],
  ["rib-2x2", cotton(24), 16, 14, 3],
  ["pique", cotton(30), 13, 21, 2.8],
  ["interlock", cotton(40), 16, 17, 2.6],
];

type Loom = (typeof LOOMS)[number];
type Woven = Omit<WovenCloth, "kind" | "warpOrder" | "weftOrder" | "weave" | "seed">;
/** The loom with densities a little its own, so that no two mills' poplins are alike. */
function setUp(random: Random, [yarn, ends, picks]: Pick<Loom, 0 | 1 | 2> & readonly unknown[]): Woven {
  const dense = between(random, 0.9, 1.12);
  return {
    warp: yarn,
    weft: yarn,
    endsPerCm: Math.round(ends * dense),
    picksPerCm: Math.round(picks * dense * between(random, 0.94, 1.06)),
    finish: oneOf(random, FINISHES),
  };
}

/** Stripes of up to four colours; the first is the ground and comes between the others. */
function stripeOrder(random: Random): ColourOrder {
  const [ground, ...lines] = shadesOf(random, whole(random, 2, 4)) as [Hex, ...Hex[]];
  const wide = Math.round(2 * 2 ** between(random, 0.5, 5));
  return lines.flatMap(
    (line): ColourOrder => [
      [ground, Math.max(2, Math.round(wide * between(random, 0.5, 1.6)))],
      [line, Math.max(2, Math.round(wide * between(random, 0.15, 1.1)))],
    ],
  );
}

function checkOf(random: Random): Pick<WovenCloth, "warpOrder" | "weftOrder"> & { weave?: WeaveKey } {
  const [a, b, c, d] = shadesOf(random, 4) as [Hex, Hex, Hex, Hex];
  const threads = (from: number, to: number) => 2 * whole(random, from / 2, to / 2);
  const way = random();
  if (way < 0.22) {
    const ends = threads(6, 80);
    return gingham(a, b, ends, Math.max(4, 2 * Math.round(ends * 0.42)));
  }
  if (way < 0.3) return houndstooth(a, b);
  if (way < 0.42) return glenCheck(a, b, { wide: whole(random, 4, 8), narrow: whole(random, 6, 14), over: c });
  if (way < 0.6) {
    const [space, line] = [threads(16, 90), threads(2, 8)];
    const order: ColourOrder = [
      [a, space],
      [b, line],
      [a, Math.round(space * between(random, 0.4, 1))],
      [c, line],
    ];
    return { warpOrder: order, weftOrder: order };
  }
  return tartan([
    [a, threads(8, 48)],
    [b, threads(4, 40)],
    [c, threads(2, 24)],
    [b, threads(2, 30)],
    [d, threads(2, 8)],
  ]);
}

const woven = (
  random: Random,
  loom: Loom,
  orders: Pick<WovenCloth, "warpOrder" | "weftOrder"> & { weave?: WeaveKey },
  seed: number,
): WovenCloth => ({
  kind: "woven",
  ...setUp(random, loom),
  weave: loom[3],
  ...orders,
  seed,
});

function textureOf(random: Random, seed: number): WovenCloth {
  const [lead, other, third] = shadesOf(random, 3) as [Hex, Hex, Hex];
  const way = random();
  if (way < 0.3) {
    const kind = oneOf(random, ["slub", "nep", "melange", "twist", "fancy yarn"] as const);
    const yarn = spin(kind, cotton(whole(random, 10, 24)), [other, third]);
    return { ...woven(random, oneOf(random, LOOMS.slice(2, 5)), pieceDyed(lead), seed), warp: yarn, weft: yarn };
  }
  const [yarn, ends, picks, weave, more] = oneOf(random, FIGURED);
  const orders =
    random() < 0.5 && !more ? { warpOrder: [[lead, 1]] as ColourOrder, weftOrder: [[other, 1]] as ColourOrder } : pieceDyed(lead);
  return { ...woven(random, [yarn, ends, picks, weave], orders, seed), finish: [], ...more };
}

function knitOf(random: Random, seed: number): AnyCloth {
  const [structure, yarn, wales, courses, loopMm] = oneOf(random, KNITS);
  const [lead, second] = shadesOf(random, 2) as [Hex, Hex];
  const dense = between(random, 0.92, 1.08);
  const courseOrder: ColourOrder =
    structure === "jersey" && random() < 0.5
      ? [
          [lead, 2 * whole(random, 2, 14)],
          [second, 2 * whole(random, 2, 14)],
        ]
      : [[lead, 1]];
  return {
    kind: "knitted",
    yarn,
    structure,
    walesPerCm: wales * dense,
    coursesPerCm: courses * dense,
    loopMm,
    courseOrder,
    finish: [],
    seed,
  };
}

function clothOf(kind: Exclude<Kind, "print">, random: Random, seed: number): AnyCloth {
  switch (kind) {
    case "stripe": {
      const order = stripeOrder(random);
      return woven(random, oneOf(random, LOOMS), stripes(order, order[0]![0]), seed);
    }
    case "check":
      return woven(random, oneOf(random, LOOMS), checkOf(random), seed);
    case "plain":
      return woven(random, oneOf(random, LOOMS), pieceDyed(shadesOf(random, 1)[0]!), seed);
    case "texture":
      return textureOf(random, seed);
    case "denim": {
      const wash = oneOf(random, ["raw", "rinse", "stone", "light", "bleached"] as const);
      const loom: Loom = [
        cotton(whole(random, 6, 14)),
        whole(random, 24, 32),
        whole(random, 16, 21),
        oneOf(random, ["twill-3/1", "twill-2/1", "twill-broken"] as const),
      ];
      return { ...woven(random, loom, denim(wash), seed), ...denim(wash) };
    }
    case "knit":
      return knitOf(random, seed);
  }
}

/** Two colourways of one drawing. */
function printsOf(split: Split, index: number, random: Random): readonly Recipe[] {
  const known = DESIGN_KEYS.filter((key) => split === "evaluation" || !isKeptBack(key));
  const design = known[index % known.length]!;
  const { hands, isSet } = DESIGNS[design] as { hands: readonly PrintRecord["hand"][]; isSet?: boolean };
  const print: PrintRecord = {
    design,
    hand: oneOf(random, hands)!,
    scale: 2 ** between(random, -0.7, 0.5),
    seed: mixSeed(SALTS[split], 17, index),
    ...(isSet ? {} : { repeat: oneOf(random, REPEATS) }),
  };
  const ground = whole(random, 0, LOOMS.length - 1);
  const drawing = `${split} ${design} ${index}`;
  return some(random, CARDS, 2).map((colourway) => ({
    name: `${drawing} ${colourway}`,
    kind: "print",
    drawing,
    cloth: { of: "print", print: { ...print, colourway }, ground },
  }));
}

/** About `count` fabrics of every kind; the same each time. */
export function recipesOf(split: Split, count: number): readonly Recipe[] {
  return KINDS.flatMap((kind, position): readonly Recipe[] => {
    const fabrics = Math.round((count * SHARES[kind]) / 100);
    const random = (index: number) => randomFrom(mixSeed(SALTS[split], position, index));
    if (kind === "print")
      return Array.from({ length: Math.ceil(fabrics / 2) }, (_, index) => printsOf(split, index, random(index))).flat();
    return Array.from({ length: fabrics }, (_, index) => {
      const drawing = `${split} ${kind} ${index}`;
      return {
        name: drawing,
        kind,
        drawing,
        cloth: { of: "cloth", record: clothOf(kind, random(index), mixSeed(SALTS[split], 23, position, index) >>> 1) },
      };
    });
  });
}

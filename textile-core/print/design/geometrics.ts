import { type Point, polar } from "@selvedge/geometry-core";
import type { Slot } from "../colour/slots.ts";
import { petal } from "../motif/flower.ts";
import { bentAxis, bladeAlong } from "../motif/leaf.ts";
import { ACCENT_TONES, formPart, MAIN_TONES, type Motif, moved, SECOND_TONES, spotPart, type Tones } from "../motif/motif.ts";
import { circle, smooth } from "../shape/curve.ts";
import { FULL_TURN, placed } from "../shape/point.ts";
import { fractalOn, noiseOn } from "../sheet/noise.ts";
import { cellOn, perMm, ramp, traced } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { around, drawing, oneOf, shuffled } from "./laying.ts";

export const plain = (slot: Slot): Tones => ({ fill: slot, deep: slot, light: slot, line: "key" });
export const shape = (outline: readonly Point[], slot: Slot): Motif => [formPart({ outline }, plain(slot))];

/** Copies of a motif round the origin. */
export const around0 = (count: number, make: (index: number) => Motif, start = 0): Motif =>
  Array.from({ length: count }, (_, index) => moved(make(index), placed([0, 0], start + (FULL_TURN * index) / count))).flat();

/** A leaf-like lozenge along +x. */
export const lozenge = (length: number, width: number): Point[] =>
  bladeAlong(bentAxis(length, 0), (share) => (width / 2) * Math.sin(Math.PI * share), 0, 12).outline as Point[];

/** A regular polygon with a corner at `turn`. */
export const polygon = (corners: number, radius: number, turn = 0): Point[] =>
  Array.from({ length: corners }, (_, index) => polar(radius, turn + (FULL_TURN * index) / corners));

/** A small medallion as on ties: petals, a ring of points, a heart. */
function medallion(radius: number, random: () => number): Motif {
  const petals = oneOf(random, [4, 6, 8]);
  const [first, second] = oneOf<readonly [Tones, Tones]>(random, [
    [MAIN_TONES, SECOND_TONES],
    [SECOND_TONES, MAIN_TONES],
    [MAIN_TONES, ACCENT_TONES],
  ]);
  const outer = around0(petals, () => [
    formPart({ outline: petal(radius, radius * (3.4 / petals), random).outline }, plain(first.fill)),
  ]);
  const inner = around0(petals, () => shape(lozenge(radius * 0.62, radius * (1.5 / petals)), second.fill));
  const points = around0(petals, () => [spotPart(polar(radius * 0.98, Math.PI / petals), radius * 0.075, second.fill)]);
  return [
    ...outer,
    ...inner,
    ...points,
    ...shape(circle(radius * 0.17, [0, 0], 20), "key"),
    ...shape(circle(radius * 0.09, [0, 0], 16), "accent"),
  ];
}

/** Foulard: one medallion and one small star in strict half-drop. */
const foulard: Draw = (sheet, hand, random) => {
  const { mmWidth, mmHeight } = cellOn(sheet);
  const draw = drawing(sheet, hand, random);
  const size = Math.min(mmWidth, mmHeight);
  draw(medallion(size * 0.36, random), placed([mmWidth / 2, mmHeight / 2]));
  const star = [...around0(4, () => shape(lozenge(size * 0.17, size * 0.07), "second")), spotPart([0, 0], size * 0.03, "accent")];
  draw(star, placed([mmWidth / 2, 0]));
};

/** Chevron: zigzag bands of uneven width, drawn by an unsteady hand. */
const chevron: Draw = (sheet, hand, random) => {
  const cell = cellOn(sheet);
  const { mmWidth, mmHeight } = cell;
  const teeth = oneOf(random, [2, 3, 4]);
  const rise = (mmWidth / teeth) * (0.28 + 0.2 * random());
  const seed = Math.floor(random() * 1e9);
  const shake = fractalOn(cell, 9, 2, seed);
  const drift = noiseOn(cell, 40, seed + 1);
  const broad = shuffled<Tones>(random, [
    MAIN_TONES,
    { ...MAIN_TONES, fill: "mainDeep" },
    { ...plain("leafDeep"), deep: "leaf" },
  ]);
  const narrow = shuffled<Tones>(random, [SECOND_TONES, { ...ACCENT_TONES, deep: "accent" }, SECOND_TONES]);
  const bands = broad.flatMap((tones, index): (readonly [Tones, number])[] => [
    [tones, around(random, 4.2, 0.35)],
    [narrow[index]!, around(random, 1.3, 0.3)],
  ]);
  const space = 1.4;
  const total = bands.reduce((sum, [, share]) => sum + share + space, 0);
  const soft = 0.5 / Math.min(perMm(sheet), 3);
  const zigzag = traced(sheet, (x, y) => {
    const tooth = Math.abs((((x / mmWidth) * teeth) % 1) - 0.5) * 2;
    return y - tooth * rise + 0.35 * shake(x, y) + 0.5 * drift(x, y);
  });
  let from = 0;
  for (const [tones, share] of bands) {
    const middle = ((from + share / 2) / total) * mmHeight;
    const half = (share / total) * mmHeight * 0.5;
    hand.field(sheet, tones, (_x, _y, pixel) => {
      const level = zigzag[pixel]! - middle;
      return ramp(half + soft, half - soft, Math.abs(level - mmHeight * Math.round(level / mmHeight)));
    });
    from += share + space;
  }
};

/** Ogee: swelling lattice lines round a palmette. */
const ogee: Draw = (sheet, hand, random) => {
  const { mmWidth, mmHeight, drop } = cellOn(sheet);
  const draw = drawing(sheet, hand, random);
  // In half-drop an ogee is two columns wide and one repeat high.
  const column = drop === 0 ? mmWidth / 2 : mmWidth;
  const vase = (share: number): Point[] => {
    const side = (sign: 1 | -1): Point[] =>
      Array.from({ length: 25 }, (_, step): Point => {
        const v = -1 + step / 12;
        const swell = 0.5 + 0.5 * Math.cos(Math.PI * v);
        return [sign * column * share * swell ** (0.62 + 0.5 * (1 - share)), (mmHeight / 2) * share ** 0.7 * v];
      });
    return [...side(1), ...side(-1).toReversed()];
  };
  const middle = placed([mmWidth / 2, mmHeight / 2]);
  const [body, rim] = oneOf<readonly [Slot, Slot]>(random, [
    ["main", "mainDeep"],
    ["mainDeep", "main"],
    ["leafDeep", "leaf"],
  ]);
  draw(shape(vase(0.94), body), middle);
  draw(shape(vase(0.86), "ground"), middle);
  draw(shape(vase(0.8), rim), middle);
  draw(shape(vase(0.64 + 0.08 * random()), body), middle);
  const size = Math.min(column, mmHeight / 2) * 0.8;
  const blades = oneOf(random, [5, 7, 9]);
  const fold = 2.5 / (blades - 1);
  const half = (blades - 1) / 2;
  for (let blade = 0; blade < blades; blade++) {
    const angle = -Math.PI / 2 + (blade - half) * fold;
    const own = size * (0.95 - (0.2 * Math.abs(blade - half)) / half);
    const tones = blade % 2 === 1 ? plain("second") : plain("light");
    draw(
      [formPart({ outline: petal(own, own * 0.85 * fold, random).outline }, tones)],
      placed([mmWidth / 2, mmHeight / 2 + size * 0.35], angle),
    );
  }
  draw(
    shape(
      smooth(
        [
          [-0.2, 0],
          [0, -0.22],
          [0.2, 0],
          [0, 0.4],
        ].map(([x, y]): Point => [x! * size, y! * size]),
        true,
      ),
      "accent",
    ),
    placed([mmWidth / 2, mmHeight / 2 + size * 0.38]),
  );
  draw(
    around0(6, () => [spotPart(polar(size * 0.13, 0), size * 0.05, "second")]),
    placed([mmWidth / 2, mmHeight * 0.86]),
  );
};

/** Houndstooth drawn large: four dark and four light threads both ways in 2/2 twill, its steps drawn straight. */
const houndstooth: Draw = (sheet, hand, random) => {
  const { mmWidth, mmHeight } = cellOn(sheet);
  const thread = Math.min(mmWidth, mmHeight) / 8;
  const corners: readonly Point[] = [
    [0, 0],
    [4, -4],
    [4, -2],
    [2, 0],
    [4, 0],
    [4, 2],
    [6, 0],
    [8, 0],
    [4, 4],
    [2, 4],
    [0, 6],
    [0, 4],
    [-2, 4],
    [0, 2],
  ];
  const outline = corners.map(([x, y]): Point => [x * thread, y * thread]);
  drawing(sheet, hand, random)(shape(outline, "main"), placed([1.5 * thread, 1.5 * thread]));
};

export const GEOMETRIC_DESIGNS = {
  foulard: {
    family: "geometric",
    hands: ["paper", "block", "gouache", "ink"],
    mmWidth: 11,
    mmHeight: 22,
    repeat: "half-drop",
    isSet: true,
    colourways: ["bordeaux", "coastal", "midnightGarden", "camel"],
    draw: foulard,
  },
  chevron: {
    family: "geometric",
    hands: ["block", "gouache", "wash", "paper"],
    mmWidth: 84,
    mmHeight: 84,
    repeat: "full-drop",
    isSet: true,
    colourways: ["lagoon", "camel", "chalkGarden", "sunset"],
    draw: chevron,
  },
  ogee: {
    family: "geometric",
    hands: ["block", "gouache", "paper"],
    mmWidth: 24,
    mmHeight: 72,
    repeat: "half-drop",
    isSet: true,
    colourways: ["forestFloor", "peony", "clay", "porcelain"],
    draw: ogee,
  },
  houndstoothPrint: {
    family: "geometric",
    hands: ["paper", "block", "gouache"],
    mmWidth: 24,
    mmHeight: 24,
    repeat: "full-drop",
    isSet: true,
    colourways: ["ecruInk", "camel", "noir", "peony"],
    draw: houndstooth,
  },
} as const satisfies Record<string, Design>;

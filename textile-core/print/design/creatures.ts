import type { Matrix, Point } from "@selvedge/geometry-core";
import { centred, fillGaps, openGaps } from "../layout/gaps.ts";
import { bird, fish } from "../motif/creature.ts";
import { smallFlower } from "../motif/flower.ts";
import { leaf, leafTones, sprig } from "../motif/leaf.ts";
import {
  ACCENT_TONES,
  LEAF_TONES,
  linePart,
  MAIN_TONES,
  type Motif,
  moved,
  SECOND_TONES,
  spotPart,
  type Tones,
  tapered,
} from "../motif/motif.ts";
import { smooth } from "../shape/curve.ts";
import { placed } from "../shape/point.ts";
import { cellOn } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { around, drawing, oneOf } from "./laying.ts";

/** The motif looking the other way. */
const facing = (motif: Motif, left: boolean): Motif => (left ? moved(motif, [-1, 0, 0, 1, 0, 0] satisfies Matrix) : motif);

const PLUMAGE: readonly (readonly [body: Tones, wing: Tones, tail: Tones])[] = [
  [MAIN_TONES, { ...ACCENT_TONES, deep: "leafDeep" }, ACCENT_TONES],
  [SECOND_TONES, MAIN_TONES, MAIN_TONES],
  [{ ...ACCENT_TONES, deep: "leafDeep" }, SECOND_TONES, { ...MAIN_TONES, fill: "mainDeep" }],
];

/** Small birds on berried branches, looking both ways. */
const birds: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const upright = () => (random() - 0.5) * 0.5;
  const perched = (size: number, index: number): Motif => {
    const [body, wing, tail] = PLUMAGE[index % PLUMAGE.length]!;
    const branch = sprig(
      {
        shape: "lance",
        length: size * 2.1,
        leafLength: size * 0.42,
        pairs: 6,
        berries: true,
        stem: size * 0.045,
        tones: leafTones(random),
        veins: 0,
      },
      random,
    );
    const low = moved(branch, placed([-size, size * 0.4], -0.06 + 0.2 * (random() - 0.5)));
    return facing([...low, ...bird(size, random, body, wing, tail)], random() < 0.5);
  };
  fillGaps(
    gaps,
    random,
    { gap: 0.8, atLeast: 8, turn: upright, most: 7 },
    (index) => centred(perched(around(random, 22, 0.1), index)),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.9, atLeast: 4.4 },
    () =>
      centred(
        sprig(
          {
            shape: "oval",
            length: around(random, 22, 0.15),
            leafLength: 6.5,
            pairs: 5,
            berries: true,
            stem: 0.5,
            tones: leafTones(random),
          },
          random,
        ),
      ),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.9, atLeast: 2.6 },
    (index) =>
      index % 3 === 0
        ? smallFlower(around(random, 2.3, 0.2), random, oneOf(random, [MAIN_TONES, SECOND_TONES]), "light")
        : centred(leaf("lance", around(random, 6, 0.2), random, 0, leafTones(random))),
    draw,
  );
};

/** A strand of weed. */
function weed(length: number, random: () => number): Motif {
  const points = Array.from(
    { length: 6 },
    (_, index): Point => [(length * index) / 5, length * 0.07 * (index % 2 === 0 ? 1 : -1) * (0.6 + 0.8 * random())],
  );
  const line = smooth(points);
  return [linePart(line, tapered(line, length * 0.07, length * 0.03), oneOf(random, ["leaf", "leafDeep"]))];
}

/** A shoal: fish of two sizes that mostly swim one way, weed and bubbles between. */
const shoal: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const course = () => (random() - 0.5) * 0.9 + (random() < 0.3 ? Math.PI : 0);
  const dress: readonly (readonly [Tones, Tones])[] = [
    [MAIN_TONES, SECOND_TONES],
    [SECOND_TONES, MAIN_TONES],
    [{ ...ACCENT_TONES, deep: "leafDeep" }, LEAF_TONES],
  ];
  fillGaps(
    gaps,
    random,
    { gap: 1.2, atLeast: 6, turn: course, most: 9 },
    (index) => centred(fish(around(random, 27, 0.12), random, ...dress[index % 3]!)),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 1, atLeast: 4, turn: course },
    (index) => centred(fish(around(random, 14, 0.15), random, ...dress[(index + 1) % 3]!)),
    draw,
  );
  fillGaps(gaps, random, { gap: 1, atLeast: 2.8 }, () => centred(weed(around(random, 9, 0.3), random)), draw);
  fillGaps(
    gaps,
    random,
    { gap: 0.8, atLeast: 1.6 },
    () => [spotPart([0, 0], around(random, 0.7, 0.4), oneOf(random, ["accent", "light", "second"]))],
    draw,
  );
};

export const CREATURE_DESIGNS = {
  birds: {
    family: "animals",
    hands: ["gouache", "block", "ink", "wash", "paper"],
    mmWidth: 110,
    mmHeight: 110,
    repeat: "half-drop",
    colourways: ["chalkGarden", "midnightGarden", "lemonGrove", "porcelain"],
    draw: birds,
  },
  shoal: {
    family: "animals",
    hands: ["block", "gouache", "wash", "ink", "paper"],
    mmWidth: 100,
    mmHeight: 100,
    repeat: "half-drop",
    colourways: ["lagoon", "coastal", "hotTropic", "sage"],
    draw: shoal,
  },
} as const satisfies Record<string, Design>;

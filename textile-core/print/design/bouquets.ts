import type { Matrix, Point } from "@selvedge/geometry-core";
import { centred, fillGaps, openGaps, take } from "../layout/gaps.ts";
import { bud, openFlower, rose, smallFlower } from "../motif/flower.ts";
import { leaf, leafTones, sprig, stemLine } from "../motif/leaf.ts";
import {
  ACCENT_TONES,
  DEEP_LEAF_TONES,
  footprintOf,
  LEAF_TONES,
  linePart,
  MAIN_TONES,
  type Motif,
  moved,
  SECOND_TONES,
  type Tones,
  tapered,
} from "../motif/motif.ts";
import { stationOf } from "../shape/curve.ts";
import { FULL_TURN, placed } from "../shape/point.ts";
import { cellOn } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { around, drawing, oneOf } from "./laying.ts";

const FLOWER_TONES: readonly Tones[] = [
  MAIN_TONES,
  SECOND_TONES,
  { fill: "light", deep: "second", light: "light", line: "key" },
  ACCENT_TONES,
];

/** Roses in clusters of three sizes with their leaves and buds, over a scatter of sprigs. */
const roses: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const greenery = (radius: number): Motif => {
    const start = random() * FULL_TURN;
    const count = 4 + Math.floor(3 * random());
    return Array.from({ length: count }, (_, index): Motif => {
      const angle = start + (FULL_TURN * (index + 0.6 * (random() - 0.5))) / count;
      const shape = index % 3 === 2 ? "lance" : "oval";
      const root: Point = [Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7];
      return moved(
        leaf(shape, around(random, radius * 1.15, 0.2), random, 5, leafTones(random, 0.4)),
        placed(root, angle + 0.7 * (random() - 0.5)),
      );
    }).flat();
  };
  const budded = (length: number): Motif => {
    const stem = stemLine(length * 1.7, 0.2, random);
    const top = stationOf(stem, 1);
    const low = stationOf(stem, 0.4);
    return [
      linePart(stem, tapered(stem, 0.7, 0.5), "leafDeep"),
      ...moved(leaf("oval", length, random, 3, LEAF_TONES), placed(low.at, low.heading + 0.9)),
      ...moved(leaf("oval", length * 0.8, random, 3, DEEP_LEAF_TONES), placed(low.at, low.heading - 0.8)),
      ...moved(bud(length, random, oneOf(random, [MAIN_TONES, SECOND_TONES])), placed(top.at, top.heading)),
    ];
  };
  // Blooms are set first and painted last, over the leaves of all their neighbours.
  const blooms: { readonly motif: Motif; readonly frame: Matrix; readonly radius: number }[] = [];
  const set = (radius: number, gap: number, most: number, tones: readonly Tones[]): void => {
    fillGaps(
      gaps,
      random,
      { gap, most, atLeast: radius * 0.62 },
      (index) => rose(around(random, radius, 0.14), random, tones[index % tones.length]!),
      (motif, frame) => blooms.push({ motif, frame, radius }),
    );
  };
  set(19, 0, 2, [MAIN_TONES]);
  set(14.5, -2, 3, [SECOND_TONES, MAIN_TONES]);
  set(9.5, -2, 5, [MAIN_TONES, SECOND_TONES, { fill: "mainDeep", deep: "key", light: "main", line: "key" }]);
  for (const { frame, radius } of blooms) {
    const leaves = greenery(radius);
    draw(leaves, frame);
    take(gaps, footprintOf(moved(leaves, frame)));
  }
  for (const { motif, frame } of blooms) draw(motif, frame);
  fillGaps(gaps, random, { gap: 0.3, atLeast: 4, most: 14 }, () => centred(budded(around(random, 8, 0.15))), draw);
  fillGaps(
    gaps,
    random,
    { gap: 0.7, atLeast: 2.6 },
    () =>
      centred(
        sprig(
          {
            shape: "lance",
            length: around(random, 13, 0.2),
            leafLength: 4,
            pairs: 5,
            opposite: true,
            stem: 0.35,
            tones: LEAF_TONES,
          },
          random,
        ),
      ),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.7, atLeast: 1.7 },
    () => smallFlower(around(random, 1.5, 0.2), random, oneOf(random, [ACCENT_TONES, SECOND_TONES]), "light"),
    draw,
  );
};

/** Open flowers of a painter's garden: anemones, poppies and buds on long stems. */
const garden: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const bloom = (radius: number, tones: Tones): Motif => {
    const stem = stemLine(radius * 2.6, 0.2, random);
    const top = stationOf(stem, 1);
    const blades = [0.2, 0.45].map((share, index): Motif => {
      const { at, heading } = stationOf(stem, share);
      return moved(
        leaf("willow", around(random, radius * 1.7, 0.2), random, 0, leafTones(random)),
        placed(at, heading + (index === 0 ? 0.5 : -0.5)),
      );
    });
    return [
      linePart(stem, tapered(stem, 0.9, 0.65), "leafDeep"),
      ...blades.flat(),
      ...moved(openFlower(radius, random, tones, 5 + Math.floor(3 * random())), placed(top.at)),
    ];
  };
  fillGaps(
    gaps,
    random,
    { gap: -1, atLeast: 8, most: 7 },
    (index) => centred(bloom(around(random, 14, 0.12), FLOWER_TONES[index % 3]!)),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.2, atLeast: 5, most: 12 },
    () => centred(bloom(around(random, 7.5, 0.15), oneOf(random, FLOWER_TONES))),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.8, atLeast: 3 },
    () =>
      centred(
        sprig(
          {
            shape: "willow",
            length: around(random, 17, 0.2),
            leafLength: 5.5,
            pairs: 6,
            stem: 0.4,
            tones: leafTones(random),
            berries: random() < 0.5,
          },
          random,
        ),
      ),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.8, atLeast: 1.9 },
    () => smallFlower(around(random, 1.7, 0.2), random, oneOf(random, FLOWER_TONES)),
    draw,
  );
};

export const BOUQUET_DESIGNS = {
  roses: {
    family: "florals",
    hands: ["gouache", "ink", "wash", "block"],
    mmWidth: 110,
    mmHeight: 110,
    repeat: "half-drop",
    colourways: ["peony", "midnightGarden", "sage", "ecruInk"],
    draw: roses,
  },
  paintedGarden: {
    family: "florals",
    hands: ["wash", "gouache", "ink", "block"],
    mmWidth: 120,
    mmHeight: 120,
    repeat: "half-drop",
    colourways: ["lilacHaze", "bordeaux", "chalkGarden", "noir"],
    draw: garden,
  },
} as const satisfies Record<string, Design>;

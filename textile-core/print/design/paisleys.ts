import { centred, fillGaps, openGaps } from "../layout/gaps.ts";
import { boteh } from "../motif/boteh.ts";
import { smallFlower } from "../motif/flower.ts";
import { leaf, leafTones, sprig } from "../motif/leaf.ts";
import { ACCENT_TONES, MAIN_TONES, type Motif, moved, SECOND_TONES, spotPart, type Tones } from "../motif/motif.ts";
import { cellOn } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { around, drawing, oneOf } from "./laying.ts";

const mirrored = (motif: Motif, flip: boolean): Motif => (flip ? moved(motif, [-1, 0, 0, 1, 0, 0]) : motif);

const DRESS: readonly (readonly [Tones, Tones])[] = [
  [MAIN_TONES, SECOND_TONES],
  [SECOND_TONES, MAIN_TONES],
  [{ ...ACCENT_TONES, deep: "mainDeep" }, MAIN_TONES],
];

/** Large boteh that turn about one another, small ones, sprays and flowers between. */
const paisley: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const make = (size: number) => (index: number) =>
    centred(mirrored(boteh(around(random, size, 0.08), random, ...DRESS[index % 3]!), random() < 0.5));
  fillGaps(gaps, random, { gap: 1.2, atLeast: 9, most: 4 }, make(44), draw);
  fillGaps(gaps, random, { gap: 1.1, atLeast: 5.5, most: 8 }, make(26), draw);
  fillGaps(gaps, random, { gap: 1, atLeast: 3.6, most: 14 }, make(15), draw);
  fillGaps(
    gaps,
    random,
    { gap: 0.9, atLeast: 3 },
    () =>
      centred(
        sprig(
          {
            shape: "lance",
            length: around(random, 13, 0.2),
            leafLength: 4.4,
            pairs: 5,
            stem: 0.35,
            opposite: true,
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
    { gap: 0.8, atLeast: 2.2 },
    () => smallFlower(around(random, 2, 0.2), random, oneOf(random, [MAIN_TONES, SECOND_TONES, ACCENT_TONES]), "key", 6),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.7, atLeast: 1.7 },
    () => centred(leaf("oval", around(random, 3, 0.2), random, 0, leafTones(random))),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.6, atLeast: 1.2 },
    () => [spotPart([0, 0], around(random, 0.42, 0.2), oneOf(random, ["main", "second", "accent"]))],
    draw,
  );
};

/** Small boteh in rows that look left and right by turns, as on shawls and ties. */
const botehRows: Draw = (sheet, hand, random) => {
  const { mmWidth, mmHeight } = cellOn(sheet);
  const draw = drawing(sheet, hand, random);
  const size = Math.min(mmWidth, mmHeight / 2) * 0.68;
  draw(centred(boteh(size, random, MAIN_TONES, SECOND_TONES)), [1, 0, 0, 1, mmWidth / 2, mmHeight / 4]);
  draw(centred(boteh(size, random, SECOND_TONES, MAIN_TONES)), [-1, 0, 0, 1, mmWidth / 2, (mmHeight * 3) / 4]);
  for (const y of [0, 0.5]) draw(smallFlower(size * 0.13, random, ACCENT_TONES, "key", 6), [1, 0, 0, 1, 0, mmHeight * y]);
};

export const PAISLEY_DESIGNS = {
  paisley: {
    family: "paisley",
    hands: ["block", "ink", "gouache", "paper"],
    mmWidth: 110,
    mmHeight: 110,
    repeat: "half-drop",
    colourways: ["bordeaux", "clay", "midnightGarden", "porcelain"],
    draw: paisley,
  },
  botehRows: {
    family: "paisley",
    hands: ["ink", "block", "gouache", "paper"],
    mmWidth: 24,
    mmHeight: 64,
    repeat: "quarter-drop",
    isSet: true,
    colourways: ["camel", "coastal", "forestFloor", "peony"],
    draw: botehRows,
  },
} as const satisfies Record<string, Design>;

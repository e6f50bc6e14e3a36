import { centred, fillGaps, openGaps } from "../layout/gaps.ts";
import { daisy, hibiscus, smallFlower } from "../motif/flower.ts";
import { fanPalm, frond, leaf, leafTones, splitLeaf, stalkedLeaf, stemLine } from "../motif/leaf.ts";
import {
  ACCENT_TONES,
  DEEP_LEAF_TONES,
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
import { stationOf } from "../shape/curve.ts";
import { FULL_TURN, placed } from "../shape/point.ts";
import { cellOn } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { around, drawing, oneOf } from "./laying.ts";

/** A small flower on a bent stem with two or three leaves. */
function posy(radius: number, random: () => number, tones: Tones): Motif {
  const stem = stemLine(radius * 4.2, 0.16, random);
  const top = stationOf(stem, 1);
  const leaves = [0.25, 0.5, 0.7].map((share, index): Motif => {
    const { at, heading } = stationOf(stem, share);
    return moved(
      leaf("lance", around(random, radius * 1.7, 0.2), random, 0, LEAF_TONES),
      placed(at, heading + (index % 2 === 0 ? 0.8 : -0.8)),
    );
  });
  return [
    linePart(stem, tapered(stem, radius * 0.12, radius * 0.09), "leafDeep"),
    ...leaves.flat(),
    ...moved(
      smallFlower(radius, random, tones, tones.fill === "accent" ? "second" : "accent"),
      placed(top.at, random() * FULL_TURN),
    ),
  ];
}

/** A ditsy: small flowers on stems thrown every way, single heads, leaves and pips between them. */
const ditsy: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  fillGaps(
    gaps,
    random,
    { gap: 0.9, atLeast: 3, most: 9 },
    () => centred(posy(around(random, 3, 0.15), random, oneOf(random, [MAIN_TONES, MAIN_TONES, SECOND_TONES]))),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.8, atLeast: 2.4 },
    () => centred(posy(around(random, 1.9, 0.15), random, oneOf(random, [SECOND_TONES, ACCENT_TONES, MAIN_TONES]))),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.7, atLeast: 1.7, most: 40 },
    () => centred(leaf("oval", around(random, 3.1, 0.2), random, 0, leafTones(random, 0.2))),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.6, atLeast: 1.1 },
    () => [spotPart([0, 0], around(random, 0.38, 0.3), oneOf(random, ["main", "second", "accent"]))],
    draw,
  );
};

/** Daisies of three sizes that touch and overlap, leaves showing between. */
const daisies: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const tones: Tones = { fill: "light", deep: "accent", light: "light", line: "key" };
  const rosy: Tones = { fill: "main", deep: "mainDeep", light: "light", line: "key" };
  fillGaps(
    gaps,
    random,
    { gap: -0.8, atLeast: 7, most: 7 },
    (index) => daisy(around(random, 14, 0.14), random, index % 3 === 1 ? rosy : tones),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0, atLeast: 4.6 },
    () => daisy(around(random, 8, 0.16), random, random() < 0.35 ? rosy : tones),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.5, atLeast: 2.8 },
    () => centred(stalkedLeaf("lance", around(random, 9, 0.2), random, 3, leafTones(random))),
    draw,
  );
  fillGaps(gaps, random, { gap: 0.6, atLeast: 2 }, () => daisy(around(random, 2.6, 0.15), random, tones), draw);
};

/** Hibiscus before palm and split leaves. */
const tropical: Draw = (sheet, hand, random) => {
  const leaves = [
    (size: number, tones: Tones) => splitLeaf(size * 0.8, random, tones),
    (size: number, tones: Tones) => frond(size * 1.1, 14, 0.34, random, tones),
    (size: number, tones: Tones) => fanPalm(size * 0.5, 14, random, tones),
  ];
  for (const { tones, size, gap, atLeast } of [
    { tones: [LEAF_TONES, { ...LEAF_TONES, fill: "accent", deep: "leaf" } as Tones], size: 60, gap: -5, atLeast: 6 },
    { tones: [DEEP_LEAF_TONES, LEAF_TONES], size: 54, gap: -1, atLeast: 9 },
  ]) {
    fillGaps(
      openGaps(cellOn(sheet), sheet.symmetry),
      random,
      { gap, atLeast, most: 14 },
      (index) => centred(leaves[index % 3]!(around(random, size, 0.15), oneOf(random, tones))),
      drawing(sheet, hand, random),
    );
  }
  const blooms = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  fillGaps(
    blooms,
    random,
    { gap: 7, atLeast: 14, most: 4 },
    (index) => hibiscus(around(random, 26, 0.1), random, index % 2 === 0 ? MAIN_TONES : SECOND_TONES),
    draw,
  );
  fillGaps(
    blooms,
    random,
    { gap: 5, atLeast: 12, most: 5 },
    (index) => hibiscus(around(random, 17, 0.12), random, index % 2 === 0 ? SECOND_TONES : MAIN_TONES),
    draw,
  );
};

export const FLORAL_DESIGNS = {
  ditsy: {
    family: "florals",
    hands: ["gouache", "block", "ink", "paper", "wash"],
    mmWidth: 48,
    mmHeight: 48,
    repeat: "half-drop",
    colourways: ["midnightGarden", "chalkGarden", "peony", "coastal"],
    draw: ditsy,
  },
  daisies: {
    family: "florals",
    hands: ["paper", "gouache", "ink", "block"],
    mmWidth: 80,
    mmHeight: 80,
    repeat: "half-drop",
    colourways: ["coastal", "lemonGrove", "forestFloor", "lilacHaze"],
    draw: daisies,
  },
  tropicalFlowers: {
    family: "florals",
    hands: ["gouache", "wash", "paper", "ink"],
    mmWidth: 200,
    mmHeight: 200,
    repeat: "full-drop",
    colourways: ["hotTropic", "lagoon", "porcelain", "bordeaux"],
    draw: tropical,
  },
} as const satisfies Record<string, Design>;

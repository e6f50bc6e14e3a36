import type { HandKey } from "../hand/table.ts";
import { centred, fillGaps, openGaps } from "../layout/gaps.ts";
import { bananaLeaf, fanPalm, frond, type LeafShape, leaf, leafTones, splitLeaf, sprig, stalkedLeaf } from "../motif/leaf.ts";
import { ACCENT_TONES, DEEP_LEAF_TONES, LEAF_TONES, MAIN_TONES, spotPart, type Tones } from "../motif/motif.ts";
import { FULL_TURN } from "../shape/point.ts";
import { cellOn } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { drawing } from "./laying.ts";

/** Leafy sprigs tossed close, berries and single leaves between them. */
const sprigs: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const kinds: readonly { shape: LeafShape; opposite: boolean; berries: boolean; tones: Tones }[] = [
    { shape: "lance", opposite: true, berries: false, tones: LEAF_TONES },
    { shape: "oval", opposite: false, berries: true, tones: DEEP_LEAF_TONES },
    { shape: "willow", opposite: false, berries: false, tones: MAIN_TONES },
    { shape: "round", opposite: true, berries: false, tones: { ...LEAF_TONES, fill: "accent", deep: "leafDeep" } },
  ];
  const make = (length: number) => (index: number) =>
    centred(
      sprig(
        {
          ...kinds[index % kinds.length]!,
          length: length * (0.85 + 0.3 * random()),
          leafLength: length * (index % 4 === 3 ? 0.155 : 0.3),
          pairs: 6 + Math.floor(3 * random()),
          stem: 0.5,
          veins: 0,
        },
        random,
      ),
    );
  fillGaps(gaps, random, { gap: 1.4, most: 9, atLeast: 6 }, make(44), draw);
  fillGaps(gaps, random, { gap: 1.3, atLeast: 4 }, make(24), draw);
  fillGaps(
    gaps,
    random,
    { gap: 1, atLeast: 2.6 },
    () => centred(leaf("lance", 7 + 3 * random(), random, 0, leafTones(random))),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 1.3, atLeast: 2.1 },
    () => [spotPart([0, 0], 0.55 + 0.5 * random(), random() < 0.5 ? "main" : "second")],
    draw,
  );
};

/** Large tropical leaves in three depths: pale ones behind, deep ones before them. */
const jungle: Draw = (sheet, hand, random) => {
  const kinds = [
    (size: number, tones: Tones) => splitLeaf(size * 0.8, random, tones),
    (size: number, tones: Tones) => bananaLeaf(size * 1.15, random, tones),
    (size: number, tones: Tones) => frond(size * 1.1, 15, 0.34, random, tones),
    (size: number, tones: Tones) => fanPalm(size * 0.52, 15, random, tones),
  ];
  const layers: readonly { tones: readonly Tones[]; size: number; gap: number; atLeast: number }[] = [
    {
      tones: [
        { ...ACCENT_TONES, deep: "leaf" },
        { ...LEAF_TONES, fill: "second", deep: "secondDeep" },
      ],
      size: 62,
      gap: -7,
      atLeast: 5,
    },
    { tones: [LEAF_TONES, { fill: "leaf", deep: "leafDeep", light: "light", line: "key" }], size: 66, gap: -3, atLeast: 9 },
    { tones: [DEEP_LEAF_TONES, { ...MAIN_TONES }], size: 52, gap: 3, atLeast: 12 },
  ];
  layers.forEach(({ tones, size, gap, atLeast }, layer) => {
    const gaps = openGaps(cellOn(sheet), sheet.symmetry);
    const kind = Math.floor(random() * 4);
    fillGaps(
      gaps,
      random,
      { gap, atLeast, most: 16 },
      (index) =>
        centred(
          kinds[(index + kind + layer) % kinds.length]!(
            size * (0.85 + 0.3 * random()),
            tones[random() < (layer === 2 ? 0.62 : 0.5) ? 0 : 1]!,
          ),
        ),
      drawing(sheet, hand, random),
    );
  });
};

/** Ferns and fronds that all lean one way, as in a hedge; smaller ones fill. */
const ferns: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const lean = () => -Math.PI / 2 + (random() - 0.5) * 1.5 + (random() < 0.2 ? Math.PI : 0);
  fillGaps(
    gaps,
    random,
    { gap: 0.6, atLeast: 7, turn: lean },
    () => centred(frond(52 * (0.85 + 0.3 * random()), 17, 0.27, random, leafTones(random, 0.45))),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.8, atLeast: 4, turn: lean },
    () => centred(frond(24 * (0.85 + 0.3 * random()), 12, 0.24, random, random() < 0.4 ? MAIN_TONES : LEAF_TONES)),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.8, atLeast: 2.4 },
    () => centred(leaf("oval", 5 + 3 * random(), random, 0, random() < 0.5 ? LEAF_TONES : ACCENT_TONES)),
    draw,
  );
};

/** Single leaves of several kinds, fallen: every turn, three sizes, drawn veins. */
const fallen: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const shapes: readonly LeafShape[] = ["oval", "lance", "heart", "round", "willow"];
  const tones: readonly Tones[] = [
    LEAF_TONES,
    DEEP_LEAF_TONES,
    MAIN_TONES,
    { fill: "second", deep: "secondDeep", light: "light", line: "key" },
  ];
  const make = (size: number, veins: number) => (index: number) =>
    centred(
      stalkedLeaf(
        shapes[(index * 3) % shapes.length]!,
        size * (0.8 + 0.4 * random()),
        random,
        veins,
        tones[Math.floor(random() * tones.length)]!,
      ),
    );
  fillGaps(gaps, random, { gap: 0.8, atLeast: 6, most: 12 }, make(32, 7), draw);
  fillGaps(gaps, random, { gap: 0.8, atLeast: 3.4 }, make(21, 6), draw);
  fillGaps(gaps, random, { gap: 0.8, atLeast: 2.6 }, make(12, 4), draw);
  fillGaps(
    gaps,
    random,
    { gap: 1, atLeast: 2.2, turn: () => random() * FULL_TURN },
    () => [spotPart([0, 0], 0.6 + 0.4 * random(), "second")],
    draw,
  );
};

const drawn: readonly [HandKey, ...HandKey[]] = ["gouache", "ink", "block", "paper", "wash"];

export const PLANT_DESIGNS = {
  sprigs: {
    family: "plants",
    hands: ["block", "ink", "gouache", "wash", "paper"],
    mmWidth: 100,
    mmHeight: 100,
    repeat: "half-drop",
    colourways: ["chalkGarden", "midnightGarden", "sage", "porcelain"],
    draw: sprigs,
  },
  jungle: {
    family: "plants",
    hands: ["gouache", "paper", "wash", "ink", "block"],
    mmWidth: 200,
    mmHeight: 200,
    repeat: "full-drop",
    colourways: ["hotTropic", "lagoon", "sage", "noir"],
    draw: jungle,
  },
  ferns: {
    family: "plants",
    hands: ["wash", "gouache", "block", "paper"],
    mmWidth: 100,
    mmHeight: 120,
    repeat: "half-drop",
    colourways: ["lagoon", "forestFloor", "chalkGarden", "indigoVat"],
    draw: ferns,
  },
  fallenLeaves: {
    family: "plants",
    hands: drawn,
    mmWidth: 100,
    mmHeight: 100,
    repeat: "brick",
    colourways: ["camel", "forestFloor", "chalkGarden", "bordeaux"],
    draw: fallen,
  },
} as const satisfies Record<string, Design>;

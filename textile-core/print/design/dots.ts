import { hash, mixSeed } from "../../render/noise.ts";
import type { Slot } from "../colour/slots.ts";
import { fillGaps, openGaps } from "../layout/gaps.ts";
import { ACCENT_TONES, formPart, MAIN_TONES, type Motif, SECOND_TONES, spotPart } from "../motif/motif.ts";
import { circle, polarLine } from "../shape/curve.ts";
import { placed } from "../shape/point.ts";
import { cellOn } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { around, drawing, oneOf } from "./laying.ts";

/** Polka dots in true half-drop; the middle of the cell carries the dot. */
const polka: Draw = (sheet, hand, random) => {
  const { mmWidth, mmHeight } = cellOn(sheet);
  const radius = Math.min(mmWidth, mmHeight) * (0.2 + 0.1 * random());
  drawing(
    sheet,
    hand,
    random,
  )([formPart({ outline: circle(radius, [0, 0], 64) }, MAIN_TONES)], placed([mmWidth / 2, mmHeight / 2]));
};

/** Pin dots: a fine field of points, every seventh or so of another ink. */
const pinDot: Draw = (sheet, hand, random) => {
  const { mmWidth, mmHeight } = cellOn(sheet);
  const draw = drawing(sheet, hand, random);
  const count = 8;
  const seed = Math.floor(random() * 1e9);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if ((row + column) % 2 === 1) continue;
      const slot: Slot = hash(mixSeed(seed, row, column)) < 0.14 ? "accent" : "main";
      draw(
        [spotPart([0, 0], mmWidth / count / 4.6, slot)],
        placed([((column + 0.5) * mmWidth) / count, ((row + 0.5) * mmHeight) / count]),
      );
    }
  }
};

/** A pebble: not round, not twice the same. */
function pebble(radius: number, random: () => number): Motif {
  const [a, b, c] = [random() * 6, random() * 6, 0.86 + 0.28 * random()];
  const outline = polarLine((angle) => radius * (1 + 0.07 * Math.sin(2 * angle + a) + 0.05 * Math.sin(3 * angle + b)), 40).map(
    ([x, y]) => [x * c, y / c] as const,
  );
  return [formPart({ outline }, oneOf(random, [MAIN_TONES, MAIN_TONES, SECOND_TONES, ACCENT_TONES]))];
}

/** Brush-made dots of four sizes, the small ones gathered between the large. */
const painted: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  fillGaps(gaps, random, { gap: 1.6, atLeast: 8, most: 7 }, () => pebble(around(random, 9.5, 0.2), random), draw);
  fillGaps(gaps, random, { gap: 1.4, atLeast: 5 }, () => pebble(around(random, 5.6, 0.25), random), draw);
  fillGaps(gaps, random, { gap: 1.1, atLeast: 3 }, () => pebble(around(random, 2.2, 0.3), random), draw);
  fillGaps(gaps, random, { gap: 0.8, atLeast: 1.7 }, () => [spotPart([0, 0], around(random, 0.6, 0.3), "key")], draw);
};

/** Rings within rings, some filled, some open. */
const rings: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const target = (radius: number): Motif => {
    const slots = oneOf<readonly Slot[]>(random, [
      ["main", "ground", "second"],
      ["second", "main", "ground"],
      ["leafDeep", "accent", "main"],
      ["mainDeep", "ground", "accent"],
    ]);
    return slots.map((slot, index) => {
      const own = radius * (1 - 0.32 * index) * (0.96 + 0.08 * random());
      const drift = radius * 0.05 * index;
      return formPart(
        { outline: circle(own, [drift * (random() - 0.5) * 2, drift * (random() - 0.5) * 2], 48) },
        { fill: slot, deep: slot, light: slot, line: "key" },
      );
    });
  };
  fillGaps(gaps, random, { gap: 1.5, atLeast: 7, most: 8 }, () => target(around(random, 9, 0.2)), draw);
  fillGaps(gaps, random, { gap: 1.3, atLeast: 4 }, () => target(around(random, 4.6, 0.2)), draw);
  fillGaps(
    gaps,
    random,
    { gap: 1, atLeast: 2.2 },
    () => [spotPart([0, 0], around(random, 1.2, 0.3), oneOf<Slot>(random, ["main", "leafDeep", "second"]))],
    draw,
  );
};

export const DOT_DESIGNS = {
  polkaDot: {
    family: "dots",
    hands: ["paper", "block", "gouache", "wash"],
    mmWidth: 14,
    mmHeight: 28,
    repeat: "half-drop",
    isSet: true,
    colourways: ["coastal", "noir", "peony", "lemonGrove"],
    draw: polka,
  },
  pinDot: {
    family: "dots",
    hands: ["paper", "block", "gouache"],
    mmWidth: 24,
    mmHeight: 24,
    repeat: "full-drop",
    isSet: true,
    colourways: ["midnightGarden", "ecruInk", "bordeaux", "sage"],
    draw: pinDot,
  },
  paintedDot: {
    family: "dots",
    hands: ["gouache", "wash", "block", "ink"],
    mmWidth: 90,
    mmHeight: 90,
    repeat: "half-drop",
    colourways: ["chalkGarden", "clay", "lagoon", "ecruInk"],
    draw: painted,
  },
  rings: {
    family: "dots",
    hands: ["gouache", "block", "paper"],
    mmWidth: 90,
    mmHeight: 90,
    repeat: "third-drop",
    colourways: ["lagoon", "camel", "lilacHaze", "forestFloor"],
    draw: rings,
  },
} as const satisfies Record<string, Design>;

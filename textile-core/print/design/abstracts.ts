import { type Point, polar } from "@selvedge/geometry-core";
import type { Slot } from "../colour/slots.ts";
import { bristled, type drawMotif } from "../hand/hand.ts";
import { fillGaps, openGaps } from "../layout/gaps.ts";
import { bentAxis, bladeAlong } from "../motif/leaf.ts";
import { formPart, linePart, type Motif, moved, spotPart, tapered } from "../motif/motif.ts";
import { smooth, stationOf } from "../shape/curve.ts";
import { FULL_TURN, placed } from "../shape/point.ts";
import { cellOn, lay, lineMask } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { plain } from "./geometrics.ts";
import { around, drawing, oneOf } from "./laying.ts";

/** Broad strokes of a flat brush that run dry, in two crossing ways, with a few small marks. */
const brushwork: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const way = random() * Math.PI;
  const slots: readonly Slot[] = ["main", "second", "leafDeep", "accent", "mainDeep", "leaf"];
  const marks = (length: number, width: number): Motif => {
    const bow = length * 0.2 * (random() - 0.5);
    const line = smooth([
      [-length / 2, bow * 0.4],
      [-length / 6, -bow],
      [length / 6, -bow * 0.6],
      [length / 2, bow],
    ]);
    return [
      linePart(
        line,
        line.map((_, index) => width * (0.9 + 0.1 * Math.sin(index * 0.7))),
        oneOf(random, slots),
      ),
    ];
  };
  const paint = (dryness: number) => (motif: Motif, frame: Parameters<typeof drawMotif>[3]) => {
    const [cos, sin] = [frame[0], frame[1]];
    for (const part of motif) {
      if (part.kind !== "line") continue;
      const line = part.line.map(([x, y]): Point => [cos * x - sin * y + frame[4], sin * x + cos * y + frame[5]]);
      const stroke = lineMask(sheet, line, part.widths);
      lay(
        sheet,
        stroke,
        part.slot,
        bristled(sheet, stroke, Math.max(5, part.widths[0]! * 2.2), dryness, 1, Math.floor(random() * 1e9)),
      );
    }
  };
  const turn = () => way + (random() < 0.24 ? Math.PI / 2 : 0) + 0.5 * (random() - 0.5) + (random() < 0.5 ? Math.PI : 0);
  fillGaps(
    gaps,
    random,
    { gap: -2.5, atLeast: 7, turn, most: 8 },
    () => marks(around(random, 46, 0.2), around(random, 11, 0.2)),
    paint(0.72),
  );
  fillGaps(
    gaps,
    random,
    { gap: -0.6, atLeast: 4.4, turn, most: 14 },
    () => marks(around(random, 25, 0.25), around(random, 6, 0.2)),
    paint(0.8),
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.8, atLeast: 2.8, turn },
    () => marks(around(random, 9, 0.3), around(random, 2.4, 0.2)),
    paint(0.5),
  );
  fillGaps(
    gaps,
    random,
    { gap: 0.9, atLeast: 2 },
    () => [spotPart([0, 0], around(random, 0.8, 0.3), "key")],
    drawing(sheet, hand, random),
  );
};

/** A stone chip: a corner broken here and there off a convex piece. */
function chip(radius: number, random: () => number, slot: Slot): Motif {
  const corners = 5 + Math.floor(4 * random());
  const slim = 0.62 + 0.38 * random();
  const outline = Array.from({ length: corners }, (_, index): Point => {
    const [x, y] = polar(radius * (0.74 + 0.32 * random()), (FULL_TURN * (index + 0.6 * (random() - 0.5))) / corners);
    return [x, y * slim];
  });
  return [formPart({ outline }, plain(slot))];
}

/** Terrazzo: chips of four sizes poured close, of four stones. */
const terrazzo: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const stones: readonly Slot[] = ["main", "main", "second", "leafDeep", "accent", "mainDeep", "key"];
  for (const [radius, gap, atLeast, most] of [
    [9, 0.8, 6.4, 9],
    [5.4, 0.7, 4, 26],
    [2.9, 0.7, 2.5, 400],
    [1.3, 0.5, 1.5, 900],
  ] as const) {
    fillGaps(gaps, random, { gap, atLeast, most }, () => chip(around(random, radius, 0.25), random, oneOf(random, stones)), draw);
  }
};

/** A cut-out frond: rounded lobes by turns on both sides of a bent stalk, fused at the root. */
function cutFrond(size: number, lobes: number, random: () => number, slot: Slot): Motif {
  const bend = size * 0.22 * (random() - 0.5);
  const line = smooth([
    [-size / 2, 0],
    [-size / 6, bend],
    [size / 6, bend * 0.6],
    [size / 2, -bend * 0.4],
  ]);
  const parts: Motif[number][] = [linePart(line, tapered(line, size * 0.055, size * 0.05), slot)];
  for (let lobe = 0; lobe < lobes * 2; lobe++) {
    const share = 0.1 + (0.82 * (lobe >> 1)) / lobes + (lobe % 2) * 0.035;
    const { at, heading } = stationOf(line, share);
    const own = size * (0.2 + 0.13 * Math.sin(Math.PI * (0.12 + 0.76 * share))) * (0.85 + 0.3 * random());
    const angle = heading + (lobe % 2 === 0 ? 1 : -1) * (1.05 - 0.35 * share);
    const finger = bladeAlong(
      bentAxis(own, own * 0.22 * (lobe % 2 === 0 ? -1 : 1)),
      (s) => own * (0.1 + 0.12 * s) * Math.min(1, Math.sqrt(Math.max(0, 1 - s)) * 2.6),
      0,
      20,
    );
    parts.push(...moved([formPart({ outline: finger.outline }, plain(slot))], placed(at, angle)));
  }
  const { at, heading } = stationOf(line, 0.98);
  const end = bladeAlong(
    bentAxis(size * 0.2, 0),
    (s) => size * (0.024 + 0.03 * s) * Math.min(1, Math.sqrt(Math.max(0, 1 - s)) * 2.6),
    0,
    20,
  );
  return [...parts, ...moved([formPart({ outline: end.outline }, plain(slot))], placed(at, heading))];
}

/** Cut shapes after a collage: lobed fronds, pebbles, half moons, each on its own patch of paper or none. */
const collage: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const slots: readonly Slot[] = ["main", "second", "leafDeep", "accent", "mainDeep", "leaf"];
  const patch = (size: number): Motif => {
    const slot = oneOf(random, slots);
    const other = oneOf(
      random,
      slots.filter((own) => own !== slot),
    );
    const [wide, tall] = [size * 0.62, size * 0.4];
    const lean = () => size * 0.05 * (random() - 0.5);
    const sheetOf: Point[] = [
      [-wide + lean(), -tall + lean()],
      [wide + lean(), -tall + lean()],
      [wide + lean(), tall + lean()],
      [-wide + lean(), tall + lean()],
    ];
    return [
      formPart({ outline: sheetOf }, plain(slot)),
      ...cutFrond(size, 5 + Math.floor(2 * random()), random, random() < 0.4 ? "light" : other),
    ];
  };
  const moon = (radius: number): Motif => {
    const outline = Array.from({ length: 25 }, (_, index): Point => polar(radius, (Math.PI * index) / 24));
    return [formPart({ outline }, plain(oneOf(random, slots)))];
  };
  const pebble = (radius: number): Motif => {
    const [a, b] = [random() * 6, random() * 6];
    const outline = Array.from({ length: 40 }, (_, index): Point => {
      const angle = (FULL_TURN * index) / 40;
      return polar(radius * (1 + 0.16 * Math.sin(2 * angle + a) + 0.1 * Math.sin(3 * angle + b)), angle);
    });
    return [formPart({ outline }, plain(oneOf(random, slots)))];
  };
  const square = () => (Math.PI / 2) * Math.floor(4 * random()) + 0.16 * (random() - 0.5);
  fillGaps(gaps, random, { gap: 0.6, atLeast: 7, most: 6, turn: square }, () => patch(around(random, 36, 0.12)), draw);
  fillGaps(
    gaps,
    random,
    { gap: 1.2, atLeast: 4, most: 12 },
    () => cutFrond(around(random, 24, 0.2), 5, random, oneOf(random, slots)),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 1.2, atLeast: 3.6 },
    (index) => (index % 2 === 0 ? moon(around(random, 6, 0.2)) : pebble(around(random, 4, 0.25))),
    draw,
  );
  fillGaps(gaps, random, { gap: 1, atLeast: 2.4 }, () => pebble(around(random, 1.6, 0.3)), draw);
};

export const ABSTRACT_DESIGNS = {
  brushwork: {
    family: "abstract",
    hands: ["gouache"],
    mmWidth: 120,
    mmHeight: 120,
    repeat: "half-drop",
    colourways: ["chalkGarden", "clay", "lagoon", "noir"],
    draw: brushwork,
  },
  terrazzo: {
    family: "abstract",
    hands: ["paper", "gouache", "wash", "block"],
    mmWidth: 100,
    mmHeight: 100,
    repeat: "half-drop",
    colourways: ["chalkGarden", "sage", "snow", "lilacHaze"],
    draw: terrazzo,
  },
  collage: {
    family: "abstract",
    hands: ["paper", "gouache", "block", "wash"],
    mmWidth: 120,
    mmHeight: 120,
    repeat: "half-drop",
    colourways: ["lagoon", "lemonGrove", "clay", "peony"],
    draw: collage,
  },
} as const satisfies Record<string, Design>;

import type { Slot } from "../colour/slots.ts";
import { bristled, type drawMotif } from "../hand/hand.ts";
import { fillGaps, openGaps } from "../layout/gaps.ts";
import { formPart, linePart, type Motif, spotPart } from "../motif/motif.ts";
import { smooth, stationOf } from "../shape/curve.ts";
import { FULL_TURN, type Point, polar } from "../shape/point.ts";
import { fractalOn } from "../sheet/noise.ts";
import { cellOn, lay, layField, lineMask, perMm, ramp } from "../sheet/sheet.ts";
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

/** Marble: veins where folded layers meet, bands of tone between them. */
const marble: Draw = (sheet, _hand, random) => {
  const cell = cellOn(sheet);
  const seed = Math.floor(random() * 1e9);
  const [bendX, bendY] = [fractalOn(cell, 60, 3, seed), fractalOn(cell, 60, 3, seed + 1)];
  const [curlX, curlY] = [fractalOn(cell, 26, 3, seed + 2), fractalOn(cell, 26, 3, seed + 3)];
  const body = fractalOn(cell, 70, 4, seed + 4);
  const second = fractalOn(cell, 55, 3, seed + 5);
  const place = (x: number, y: number): Point => {
    const [ax, ay] = [x + 22 * bendX(x, y), y + 22 * bendY(x, y)];
    return [ax + 9 * curlX(ax, ay), ay + 9 * curlY(ax, ay)];
  };
  const values = new Float32Array(sheet.grid.width * sheet.grid.height);
  const others = new Float32Array(values.length);
  layField(sheet, "second", (x, y, at) => {
    const [px, py] = place(x, y);
    values[at] = body(px, py);
    others[at] = second(px + 31, py + 17);
    return 0.8 * ramp(-0.1, 0.55, others[at]!);
  });
  layField(sheet, "main", (_x, _y, at) => 0.72 * ramp(0.12, 0.5, values[at]!));
  layField(sheet, "mainDeep", (_x, _y, at) => 0.6 * ramp(0.4, 0.75, values[at]! + 0.2 * others[at]!));
  const vein = (level: number, width: number, from: Float32Array) => (_x: number, _y: number, at: number) =>
    ramp(width, width * 0.15, Math.abs(from[at]! - level));
  layField(sheet, "key", (x, y, at) => 0.55 * vein(0.1, 0.05, values)(x, y, at));
  layField(sheet, "key", (x, y, at) => 0.9 * vein(0.1, 0.013, values)(x, y, at));
  layField(sheet, "accent", (x, y, at) => 0.9 * vein(-0.16, 0.02, others)(x, y, at));
  layField(sheet, "light", (x, y, at) => 0.9 * vein(0.36, 0.016, values)(x, y, at));
};

/** Combed paper: paint dropped on water and drawn into feathers. */
const combed: Draw = (sheet, _hand, random) => {
  const cell = cellOn(sheet);
  const seed = Math.floor(random() * 1e9);
  const sway = fractalOn(cell, 46, 2, seed);
  const pull = fractalOn(cell, 20, 2, seed + 1);
  const size = fractalOn(cell, 30, 2, seed + 2);
  const teeth = Math.round(cell.mmWidth / 15);
  const bands = Math.round(cell.mmHeight / 15);
  const slots: readonly Slot[] = ["main", "light", "second", "mainDeep", "accent", "leafDeep"];
  const soft = 0.2 / perMm(sheet);
  const levels = new Float32Array(sheet.grid.width * sheet.grid.height);
  layField(sheet, slots[0]!, (x, y, at) => {
    const phase = FULL_TURN * ((teeth * x) / cell.mmWidth + 0.35 * sway(x, y));
    // The comb drags paint along its way and leaves a cusp between two teeth.
    const drag = (Math.abs(Math.sin(phase / 2)) ** 0.8 - 0.5) * 2.1 + 0.35 * pull(x, y) + 0.8 * size(x, y);
    levels[at] = ((((bands * y) / cell.mmHeight + drag) % 1) + 1) % 1;
    return 1;
  });
  const widths = [0.2, 0.1, 0.22, 0.18, 0.08, 0.22];
  let from = widths[0]!;
  for (let band = 1; band < slots.length; band++) {
    const [low, high] = [from, from + widths[band]!];
    layField(
      sheet,
      slots[band]!,
      (_x, _y, at) =>
        ramp(low - soft, low + soft, levels[at]!) * (band === slots.length - 1 ? 1 : ramp(high + soft, high - soft, levels[at]!)),
    );
    from = high;
  }
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

/** Cut shapes after a collage: seaweed arms, pebbles, arches. */
const collage: Draw = (sheet, hand, random) => {
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const slots: readonly Slot[] = ["main", "second", "leafDeep", "accent", "mainDeep", "leaf"];
  const weed = (size: number): Motif => {
    const line = smooth([
      [-size * 0.5, 0],
      [-size * 0.15, size * 0.06 * (random() - 0.5)],
      [size * 0.2, size * 0.16 * (random() - 0.5)],
      [size * 0.5, 0],
    ]);
    const arms = 5 + Math.floor(3 * random());
    const [right, left]: [Point[], Point[]] = [[], []];
    for (let step = 0; step <= arms * 8; step++) {
      const share = step / (arms * 8);
      const { at, heading } = stationOf(line, share);
      const swell = 0.5 - 0.5 * Math.cos(share * arms * FULL_TURN);
      const half = size * (0.035 + 0.17 * swell ** 1.3 * Math.sin(Math.PI * (0.14 + 0.8 * share)));
      const lean = size * 0.07 * swell;
      right.push([at[0] - half * Math.sin(heading) + lean, at[1] + half * Math.cos(heading)]);
      left.push([at[0] + half * Math.sin(heading) + lean, at[1] - half * Math.cos(heading)]);
    }
    return [formPart({ outline: [...right, ...left.toReversed()] }, plain(oneOf(random, slots)))];
  };
  const blob = (radius: number): Motif => {
    const [a, b] = [random() * 6, random() * 6];
    const outline = Array.from({ length: 40 }, (_, index): Point => {
      const angle = (FULL_TURN * index) / 40;
      return polar(radius * (1 + 0.2 * Math.sin(2 * angle + a) + 0.14 * Math.sin(3 * angle + b)), angle);
    });
    return [formPart({ outline }, plain(oneOf(random, slots)))];
  };
  fillGaps(
    gaps,
    random,
    { gap: 1.6, atLeast: 8, most: 8 },
    (index) => (index % 2 === 0 ? weed(around(random, 42, 0.15)) : blob(around(random, 11, 0.15))),
    draw,
  );
  fillGaps(
    gaps,
    random,
    { gap: 1.5, atLeast: 4.5 },
    (index) => (index % 3 !== 0 ? weed(around(random, 22, 0.2)) : blob(around(random, 5.5, 0.2))),
    draw,
  );
  fillGaps(gaps, random, { gap: 1.3, atLeast: 2.8 }, () => blob(around(random, 2.2, 0.3)), draw);
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
  marble: {
    family: "abstract",
    hands: ["wash"],
    mmWidth: 200,
    mmHeight: 200,
    repeat: "half-drop",
    colourways: ["snow", "lilacHaze", "sage", "porcelain"],
    draw: marble,
  },
  combedMarble: {
    family: "abstract",
    hands: ["wash"],
    mmWidth: 150,
    mmHeight: 150,
    repeat: "half-drop",
    colourways: ["lagoon", "bordeaux", "porcelain", "sunset"],
    draw: combed,
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

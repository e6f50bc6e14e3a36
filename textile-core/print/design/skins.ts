import { type Point, polar } from "@selvedge/geometry-core";
import type { Slot } from "../colour/slots.ts";
import { fillGaps, openGaps } from "../layout/gaps.ts";
import { formPart, type Motif } from "../motif/motif.ts";
import { polarLine } from "../shape/curve.ts";
import { FULL_TURN } from "../shape/point.ts";
import { fractalOn, noiseOn } from "../sheet/noise.ts";
import { rippleOn } from "../sheet/ripple.ts";
import { cellOn, layField, perMm, ramp, type Sheet } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { around, drawing } from "./laying.ts";

/** Width over which a field's edge goes from bare to full, mm, so that it is as sharp as a screen prints. */
const EDGE_MM = 0.35;

/** The hair of a coat: short streaks down the back, −1 … 1. */
export function hairOf(sheet: Sheet, seed: number): (x: number, y: number) => number {
  const cell = cellOn(sheet);
  const fine = noiseOn(cell, [0.56, 3.2], seed);
  const bend = noiseOn(cell, 14, seed + 1);
  return (x, y) => fine(x + 0.9 * bend(x, y), y);
}

/** Half the softness of an edge in the units of a field that rises by about `slope` in a mm. */
const edge = (sheet: Sheet, slope: number): number => (Math.max(EDGE_MM, 1 / perMm(sheet)) / 2) * slope;

/** A rosette: a ring of two to four unequal patches round a darker middle. */
function rosette(radius: number, random: () => number): Motif {
  const slim = 0.78 + 0.2 * random();
  const waves = [random() * FULL_TURN, random() * FULL_TURN];
  const shape = (share: number): Point[] =>
    polarLine(
      (angle) => radius * share * (1 + 0.1 * Math.sin(2 * angle + waves[0]!) + 0.07 * Math.sin(3 * angle + waves[1]!)),
      40,
    ).map(([x, y]): Point => [x, y * slim]);
  const patches = 2 + Math.floor(3 * random());
  const start = random() * FULL_TURN;
  const parts: Motif[number][] = [
    formPart({ outline: shape(0.57) }, { fill: "main", deep: "mainDeep", light: "second", line: "key" }),
  ];
  for (let patch = 0; patch < patches; patch++) {
    const from = start + (FULL_TURN * (patch + 0.12 * (random() - 0.5))) / patches;
    const span = (FULL_TURN / patches) * (0.62 + 0.24 * random());
    const thick = 0.3 + 0.16 * random();
    const outer: Point[] = [];
    const inner: Point[] = [];
    for (let step = 0; step <= 12; step++) {
      const t = step / 12;
      const angle = from + span * t;
      const swell = Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 0.55;
      const rim = radius * (0.93 + 0.07 * Math.sin(2 * angle + waves[0]!) + 0.08 * Math.sin(5 * angle + waves[1]!));
      const [ox, oy] = polar(rim * (0.86 + 0.16 * swell), angle);
      const [ix, iy] = polar(rim * (0.86 - thick * swell), angle);
      outer.push([ox, oy * slim]);
      inner.push([ix, iy * slim]);
    }
    parts.push(formPart({ outline: [...outer, ...inner.toReversed()] }, { fill: "key", deep: "key", light: "key", line: "key" }));
  }
  return parts;
}

const blot = (radius: number, random: () => number): Motif => {
  const [a, b] = [random() * 6, random() * 6];
  const slim = 0.65 + 0.3 * random();
  const outline = polarLine((angle) => radius * (1 + 0.16 * Math.sin(2 * angle + a) + 0.12 * Math.sin(3 * angle + b)), 28);
  return [
    formPart({ outline: outline.map(([x, y]): Point => [x, y * slim]) }, { fill: "key", deep: "key", light: "key", line: "key" }),
  ];
};

/** A coat that darkens along the back, brushed with hair. */
function coat(sheet: Sheet, slot: Slot, strength: number, seed: number): void {
  const cell = cellOn(sheet);
  const wide = fractalOn(cell, 45, 2, seed);
  const hair = hairOf(sheet, seed + 5);
  layField(sheet, slot, (x, y) => strength * ramp(-0.6, 0.8, wide(x, y) + 0.35 * hair(x, y)));
}

/** Leopard: rosettes of several sizes close together, blots between them, all lying along the back. */
const leopard: Draw = (sheet, hand, random) => {
  const seed = Math.floor(random() * 1e9);
  coat(sheet, "second", 0.75, seed);
  coat(sheet, "light", 0.5, seed + 31);
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  const turn = () => (random() - 0.5) * 1.1 + (random() < 0.5 ? Math.PI : 0);
  fillGaps(gaps, random, { gap: 0.7, atLeast: 6.6, turn, most: 14 }, () => rosette(around(random, 10, 0.15), random), draw);
  fillGaps(gaps, random, { gap: 0.6, atLeast: 4.6, turn }, () => rosette(around(random, 7, 0.15), random), draw);
  fillGaps(gaps, random, { gap: 0.6, atLeast: 2.2, turn }, () => blot(around(random, 2.3, 0.35), random), draw);
};

/** Zebra: bands that fork and thin out, swayed over the flank. */
const zebra: Draw = (sheet, _hand, random) => {
  const seed = Math.floor(random() * 1e9);
  const cell = cellOn(sheet);
  const mmWave = 27;
  const bands = rippleOn(cell, { mmWave, stretch: 3.4, bias: 0.02, seed });
  const sway = fractalOn(cell, 90, 2, seed + 1);
  const lift = fractalOn(cell, 80, 2, seed + 2);
  const hair = hairOf(sheet, seed + 3);
  const soft = edge(sheet, 0.1);
  coat(sheet, "second", 0.25, seed + 7);
  layField(sheet, "key", (x, y) => {
    const value = bands(x + 16 * sway(x, y), y + 12 * lift(x, y)) + 0.012 * hair(x, y);
    return ramp(-soft, soft, value);
  });
};

/** Tiger: narrow dark bands that swell and break off over a warm coat. */
const tiger: Draw = (sheet, _hand, random) => {
  const seed = Math.floor(random() * 1e9);
  const cell = cellOn(sheet);
  const bands = rippleOn(cell, { mmWave: 26, stretch: 3, bias: 0.04, seed });
  const sway = fractalOn(cell, 60, 2, seed + 1);
  const lift = fractalOn(cell, 60, 2, seed + 4);
  const swell = fractalOn(cell, 24, 2, seed + 2);
  const hair = hairOf(sheet, seed + 3);
  const soft = edge(sheet, 0.1);
  coat(sheet, "main", 0.85, seed + 7);
  coat(sheet, "light", 0.55, seed + 9);
  layField(sheet, "key", (x, y) =>
    ramp(-soft, soft, bands(x + 13 * sway(x, y), y + 8 * lift(x, y)) - 0.13 - 0.2 * swell(x, y) + 0.02 * hair(x, y)),
  );
};

/** Giraffe: plates parted by even channels, darker towards their middle. */
const giraffe: Draw = (sheet, _hand, random) => {
  const seed = Math.floor(random() * 1e9);
  const cell = cellOn(sheet);
  const gaps = openGaps(cell);
  const seeds: Point[] = [];
  fillGaps(
    gaps,
    random,
    { gap: 0, atLeast: 7.5 },
    () => [{ kind: "spot", at: [0, 0], radius: around(random, 4, 0.45), slot: "key" }],
    (_, frame) => {
      seeds.push([frame[4], frame[5]]);
    },
  );
  const shake = fractalOn(cell, 12, 2, seed + 1);
  const shakeToo = fractalOn(cell, 12, 2, seed + 2);
  const shakeFine = fractalOn(cell, 6, 2, seed + 4);
  const hair = hairOf(sheet, seed + 3);
  const height = cell.mmHeight;
  const dropMm = (cell.drop / cell.columns) * height;
  const images = [-2, -1, 0, 1, 2].flatMap((column) =>
    seeds.map(([x, y]): Point => [x + column * cell.mmWidth, y + column * dropMm]),
  );
  const border = (x: number, y: number): readonly [number, number] => {
    let [first, second] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const [sx, sy] of images) {
      const dx = x - sx;
      if (dx > 34 || dx < -34) continue;
      const dy = y - sy - height * Math.round((y - sy) / height);
      const away = Math.hypot(dx, dy);
      if (away < first) {
        second = first;
        first = away;
      } else if (away < second) second = away;
    }
    return [first, second - first];
  };
  const soft = Math.max(EDGE_MM, 1 / perMm(sheet));
  const deep = new Map<number, number>();
  layField(sheet, "main", (x, y, pixel) => {
    const [middle, rim] = border(x + 2.4 * shake(x, y), y + 2.4 * shakeToo(x, y));
    const level = 2.1 + 0.7 * shakeFine(x, y) + 0.3 * hair(x, y);
    const body = ramp(level - soft, level + soft, rim);
    deep.set(pixel, body * 0.75 * ramp(11, 2, middle + 2 * hair(x, y)));
    return body;
  });
  layField(sheet, "mainDeep", (_x, _y, pixel) => deep.get(pixel) ?? 0);
};

/** Snow cheetah: small solid spots, close and even, in two depths. */
const cheetah: Draw = (sheet, hand, random) => {
  const seed = Math.floor(random() * 1e9);
  coat(sheet, "second", 0.6, seed);
  coat(sheet, "light", 0.5, seed + 31);
  const gaps = openGaps(cellOn(sheet), sheet.symmetry);
  const draw = drawing(sheet, hand, random);
  fillGaps(gaps, random, { gap: 1.1, atLeast: 3 }, () => blot(around(random, 2.5, 0.25), random), draw);
  fillGaps(gaps, random, { gap: 0.9, atLeast: 1.7 }, () => blot(around(random, 0.9, 0.35), random), draw);
};

export const SKIN_DESIGNS = {
  leopard: {
    family: "animals",
    hands: ["gouache", "wash", "paper", "block"],
    mmWidth: 100,
    mmHeight: 100,
    repeat: "half-drop",
    colourways: ["savannah", "snow", "peony", "noir"],
    draw: leopard,
  },
  zebra: {
    family: "animals",
    hands: ["gouache"],
    mmWidth: 160,
    mmHeight: 160,
    repeat: "half-drop",
    colourways: ["ecruInk", "clay", "snow", "sage"],
    draw: zebra,
  },
  tiger: {
    family: "animals",
    hands: ["gouache"],
    mmWidth: 160,
    mmHeight: 160,
    repeat: "half-drop",
    colourways: ["savannah", "clay", "snow", "camel"],
    draw: tiger,
  },
  giraffe: {
    family: "animals",
    hands: ["gouache"],
    mmWidth: 120,
    mmHeight: 120,
    repeat: "half-drop",
    colourways: ["savannah", "desert", "snow", "camel"],
    draw: giraffe,
  },
  cheetah: {
    family: "animals",
    hands: ["gouache", "wash", "block", "paper"],
    mmWidth: 96,
    mmHeight: 96,
    repeat: "half-drop",
    colourways: ["savannah", "snow", "lilacHaze", "desert"],
    draw: cheetah,
  },
} as const satisfies Record<string, Design>;

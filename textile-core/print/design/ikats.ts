import type { Slot } from "../colour/slots.ts";
import { fractalOn, noiseOn } from "../sheet/noise.ts";
import { cellOn, ramp, type Strength } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { plain } from "./geometrics.ts";
import { shuffled } from "./laying.ts";

/** Threads tied before weaving slip against one another: every bundle shifts along the warp by its own amount. */
const SLIP_MM = 2.6;

/** Ikat: nested stepped lozenges and small crosses whose edges feather along the warp. */
const lozenges: Draw = (sheet, hand, random) => {
  const cell = cellOn(sheet);
  const { mmWidth, mmHeight, drop, columns } = cell;
  const dropMm = (drop / columns) * mmHeight;
  const seed = Math.floor(random() * 1e9);
  const bundle = noiseOn(cell, [0.5, 4.7], seed);
  const wander = fractalOn(cell, 12, 2, seed + 1);
  const steps = 9;
  /** Distance from the lozenge in the middle of the nearest cell: 0 at its heart, 1 at its points. */
  const inside = (x: number, y: number): number => {
    const slipped = y + SLIP_MM * bundle(x, y) + 0.8 * wander(x, y);
    let least = Number.POSITIVE_INFINITY;
    for (let column = -2; column <= 2; column++) {
      const dx = (x - mmWidth * (0.5 + column)) / (mmWidth * 0.98);
      const away = slipped - mmHeight / 2 - column * dropMm;
      const dy = (away - mmHeight * Math.round(away / mmHeight)) / (mmHeight * 0.5);
      const stepped = Math.round(Math.abs(dx) * steps * 2) / (steps * 2);
      least = Math.min(least, stepped + Math.abs(dy));
    }
    return least;
  };
  const distances = new Float32Array(sheet.grid.width * sheet.grid.height);
  const soft = 0.02;
  // Broad bands of colour, each parted from the next by a dark or a light line.
  const broad = shuffled<Slot>(random, ["main", "mainDeep", "second", "leafDeep", "accent"]);
  const thick = 0.18 + 0.04 * random();
  const rings = broad.flatMap((slot, ring): (readonly [Slot, number])[] => [
    [ring % 2 === 0 ? "key" : "light", 0.98 - ring * thick],
    [slot, 0.93 - ring * thick - 0.02 * random()],
  ]);
  rings.forEach(([slot, out], ring) => {
    const strength: Strength = (x, y, pixel) => {
      if (ring === 0) distances[pixel] = inside(x, y);
      return ramp(out + soft, out - soft, distances[pixel]!);
    };
    hand.field(sheet, plain(slot), strength);
  });
};

/** Ikat bands: waves and arrows that run up the cloth, feathered by the slip. */
const flames: Draw = (sheet, hand, random) => {
  const cell = cellOn(sheet);
  const seed = Math.floor(random() * 1e9);
  const bundle = noiseOn(cell, [0.5, 4.7], seed);
  const wander = fractalOn(cell, 14, 2, seed + 1);
  const { mmWidth, mmHeight } = cell;
  const level = new Float32Array(sheet.grid.width * sheet.grid.height);
  const broad = shuffled<Slot>(random, ["main", "mainDeep", "second", "accent", "leafDeep"]);
  const tall = 0.22 + 0.16 * random();
  const bands: readonly (readonly [slot: Slot, from: number, to: number])[] = [
    [broad[0]!, 0, 0.26],
    ["light", 0.26, 0.31],
    [broad[1]!, 0.31, 0.44],
    [broad[2]!, 0.44, 0.6],
    ["key", 0.6, 0.65],
    [broad[3]!, 0.65, 0.73],
    [broad[4]!, 0.8, 0.9],
  ];
  bands.forEach(([slot, from, to], band) => {
    hand.field(sheet, plain(slot), (x, y, pixel) => {
      if (band === 0) {
        const slipped = y + SLIP_MM * bundle(x, y) + 0.9 * wander(x, y);
        const u = Math.abs((((x / mmWidth) * 2) % 1) - 0.5) * 2;
        const flame = tall * u ** 1.6 + 0.07 * Math.abs(((u * 3) % 1) - 0.5);
        level[pixel] = ((((slipped * 2) / mmHeight - flame) % 1) + 1) % 1;
      }
      const middle = (from + to) / 2;
      return ramp((to - from) / 2 + 0.012, (to - from) / 2 - 0.012, Math.abs(level[pixel]! - middle));
    });
  });
};

export const IKAT_DESIGNS = {
  ikatLozenge: {
    family: "ikat",
    hands: ["gouache", "wash", "block"],
    mmWidth: 40,
    mmHeight: 110,
    repeat: "half-drop",
    isSet: true,
    colourways: ["clay", "indigoVat", "bordeaux", "sage"],
    draw: lozenges,
  },
  ikatFlame: {
    family: "ikat",
    hands: ["gouache", "wash", "block"],
    mmWidth: 80,
    mmHeight: 120,
    repeat: "full-drop",
    isSet: true,
    colourways: ["lagoon", "camel", "midnightGarden", "peony"],
    draw: flames,
  },
} as const satisfies Record<string, Design>;

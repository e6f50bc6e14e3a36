import type { Slot } from "../colour/slots.ts";
import { fractalOn, noiseOn } from "../sheet/noise.ts";
import { cellOn, perMm, ramp, traced } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { plain } from "./geometrics.ts";
import { around, oneOf, shuffled } from "./laying.ts";

/** Brush stripes of uneven width and pressure, a thin one between the broad. */
const brushStripe: Draw = (sheet, hand, random) => {
  const cell = cellOn(sheet);
  const { mmWidth, mmHeight } = cell;
  const seed = Math.floor(random() * 1e9);
  const sway = fractalOn(cell, mmHeight / 2, 2, seed);
  const press = fractalOn(cell, 30, 2, seed + 3);
  const rag = noiseOn(cell, 1.6, seed + 1);
  const bristle = noiseOn(cell, [0.57, 6.7], seed + 2);
  const slots = shuffled<Slot>(random, ["main", "second", "leafDeep", "accent", "mainDeep"]);
  const widths = slots.map((_, index) => around(random, index % 2 === 0 ? 5 : 1.7, 0.3));
  const space = 2.2;
  const total = widths.reduce((sum, width) => sum + width + space, 0);
  const soft = 0.4 / Math.min(3, perMm(sheet));
  const swaying = traced(sheet, (x, y) => 0.9 * sway(x, y));
  const ragged = traced(sheet, (x, y) => 0.22 * rag(x, y) + 0.3 * press(x, y));
  const bristles = traced(sheet, (x, y) => bristle(x, y));
  let from = total * random();
  slots.forEach((slot, index) => {
    const width = widths[index]!;
    const middle = ((from + width / 2) / total) * mmWidth;
    const half = ((width / total) * mmWidth) / 2;
    hand.field(sheet, plain(slot), (x, _y, pixel) => {
      const off = x - middle + swaying[pixel]!;
      const away = Math.abs(off - mmWidth * Math.round(off / mmWidth));
      // Bristles run along the stripe; towards its rim the brush is dry.
      return (
        ramp(half + soft, half - soft, away + ragged[pixel]!) *
        ramp(-0.9, -0.35, bristles[pixel]! + 1.4 * (1 - (away / half) ** 4))
      );
    });
    from += width + space;
  });
};

/** Fish scales in rows, each a nest of arcs; a lower scale lies over the feet of the one above. */
const scallops: Draw = (sheet, hand, random) => {
  const cell = cellOn(sheet);
  const { mmWidth, mmHeight } = cell;
  const shake = fractalOn(cell, 6, 2, Math.floor(random() * 1e9));
  const [radius, pitch] = [mmWidth / 2, mmHeight / 2];
  const levels = new Float32Array(sheet.grid.width * sheet.grid.height);
  /** How far out on the uppermost scale a place lies: 0 in its middle, 1 on its rim. */
  const levelAt = (x: number, y: number): number => {
    for (let row = Math.floor(y / pitch) + 1; ; row--) {
      const shift = row % 2 === 0 ? 0 : radius;
      const dx = x - shift - mmWidth * Math.round((x - shift) / mmWidth);
      const away = Math.hypot(dx, y - row * pitch);
      if (away <= radius) return away / radius;
      if (row < Math.floor(y / pitch) - 2) return 1;
    }
  };
  const body = shuffled<Slot>(random, ["main", "second", "leafDeep", "mainDeep"]);
  const rings = oneOf<readonly (readonly [slot: Slot, out: number])[]>(random, [
    [
      [body[0]!, 0.93],
      ["ground", 0.74],
      [body[1]!, 0.66],
      ["ground", 0.46],
      [body[2]!, 0.38],
      ["light", 0.14],
    ],
    [
      [body[0]!, 0.94],
      ["light", 0.82],
      [body[1]!, 0.74],
      [body[2]!, 0.42],
      ["accent", 0.2],
    ],
    [
      [body[0]!, 0.95],
      ["ground", 0.6],
      [body[1]!, 0.55],
      ["ground", 0.24],
      ["accent", 0.18],
    ],
  ]);
  const soft = 0.5 / perMm(sheet) / radius;
  rings.forEach(([slot, out], ring) => {
    hand.field(sheet, plain(slot), (x, y, pixel) => {
      if (ring === 0) levels[pixel] = levelAt(x, y) + 0.018 * shake(x, y);
      return ramp(out + soft, out - soft, levels[pixel]!);
    });
  });
};

export const STRIPE_DESIGNS = {
  brushStripe: {
    family: "abstract",
    hands: ["gouache", "wash", "block"],
    mmWidth: 60,
    mmHeight: 120,
    repeat: "full-drop",
    colourways: ["lagoon", "clay", "chalkGarden", "midnightGarden"],
    draw: brushStripe,
  },
  scallops: {
    family: "geometric",
    hands: ["gouache", "paper", "block"],
    mmWidth: 26,
    mmHeight: 26,
    repeat: "full-drop",
    isSet: true,
    colourways: ["lagoon", "noir", "peony", "forestFloor"],
    draw: scallops,
  },
} as const satisfies Record<string, Design>;

import type { Slot } from "../colour/slots.ts";
import { fractalOn, noiseOn } from "../sheet/noise.ts";
import { cellOn, perMm, ramp } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";
import { plain } from "./geometrics.ts";

/** Patches laid over one another, longer across than down, with ragged rims. `levels` from the lowest ink up. */
function patches(levels: readonly (readonly [slot: Slot, bare: number, mmWave: number])[], flatten: number, rag: number): Draw {
  return (sheet, hand, random) => {
    const cell = cellOn(sheet);
    const soft = 0.03 + 0.02 / perMm(sheet);
    for (const [slot, bare, mmWave] of levels) {
      const seed = Math.floor(random() * 1e9);
      const bodies = fractalOn(cell, mmWave, 2, seed);
      const [bendX, bendY] = [fractalOn(cell, mmWave * 0.6, 2, seed + 1), fractalOn(cell, mmWave * 0.6, 2, seed + 2)];
      const ragged = fractalOn(cell, mmWave * 0.14, 2, seed + 3);
      // Squeezing the field down the cloth would break its repeat; it is smeared across instead.
      const smear = [-1.5, -0.5, 0.5, 1.5].map((step) => step * mmWave * flatten);
      hand.field(sheet, plain(slot), (x, y) => {
        const [bx, by] = [x + 9 * bendX(x, y), y + 6 * bendY(x, y)];
        let value = 0;
        for (const step of smear) value += bodies(bx + step, by);
        return ramp(bare - soft, bare + soft, value / 3 + rag * ragged(x, y));
      });
    }
  };
}

/** Woodland: four inks, large bodies first, dark twigs last. */
const woodland = patches(
  [
    ["main", -0.05, 46],
    ["second", 0.1, 42],
    ["mainDeep", 0.3, 36],
    ["key", 0.34, 30],
    ["light", 0.46, 24],
  ],
  0.28,
  0.07,
);

/** Desert: few broad pale bodies and small dark flecks. */
const dune = patches(
  [
    ["second", 0.02, 60],
    ["main", 0.14, 50],
    ["secondDeep", 0.36, 30],
    ["light", 0.36, 36],
  ],
  0.36,
  0.06,
);

/** Small square steps of several inks. */
const digital: Draw = (sheet, hand, random) => {
  const cell = cellOn(sheet);
  // A whole number of squares, so that the steps close with the repeat.
  const across = Math.round(cell.mmWidth / 2.4);
  const down = cell.columns * Math.round(cell.mmHeight / 2.4 / cell.columns);
  const [square, tall] = [cell.mmWidth / across, cell.mmHeight / down];
  for (const [slot, bare, mmWave] of [
    ["main", 0, 40],
    ["second", 0.16, 34],
    ["mainDeep", 0.26, 26],
    ["key", 0.34, 20],
    ["light", 0.42, 16],
  ] as const) {
    const seed = Math.floor(random() * 1e9);
    const bodies = fractalOn(cell, mmWave, 3, seed);
    const jitter = noiseOn(cell, 2.6, seed + 1);
    const tones = plain(slot);
    hand.field(sheet, tones, (x, y) => {
      const [sx, sy] = [(Math.floor(x / square) + 0.5) * square, (Math.floor(y / tall) + 0.5) * tall];
      return bodies(sx, sy) + 0.16 * jitter(sx, sy) > bare ? 1 : 0;
    });
  }
};

export const CAMOUFLAGE_DESIGNS = {
  woodland: {
    family: "camouflage",
    hands: ["paper", "gouache", "wash", "block"],
    mmWidth: 180,
    mmHeight: 180,
    repeat: "half-drop",
    colourways: ["woodland", "snow", "desert", "midnightGarden"],
    draw: woodland,
  },
  dune: {
    family: "camouflage",
    hands: ["paper", "gouache", "wash", "block"],
    mmWidth: 180,
    mmHeight: 180,
    repeat: "half-drop",
    colourways: ["desert", "sage", "snow", "clay"],
    draw: dune,
  },
  digital: {
    family: "camouflage",
    hands: ["paper", "block"],
    mmWidth: 120,
    mmHeight: 120,
    repeat: "half-drop",
    colourways: ["woodland", "desert", "indigoVat", "snow"],
    draw: digital,
  },
} as const satisfies Record<string, Design>;

import type { Slot } from "../colour/slots.ts";
import { FULL_TURN } from "../shape/point.ts";
import { fractalOn } from "../sheet/noise.ts";
import { cellOn, layField, perMm, ramp } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";

/** Marble: clouds of tone, and veins that branch, the fine ones hanging on the strong. */
const marble: Draw = (sheet, _hand, random) => {
  const cell = cellOn(sheet);
  const seed = Math.floor(random() * 1e9);
  const [bendX, bendY] = [fractalOn(cell, 75, 4, seed), fractalOn(cell, 75, 4, seed + 1)];
  const clouds = fractalOn(cell, 80, 4, seed + 2);
  const second = fractalOn(cell, 50, 4, seed + 3);
  const fade = fractalOn(cell, 38, 2, seed + 4);
  const count = sheet.grid.width * sheet.grid.height;
  const tone = new Float32Array(count);
  const strong = new Float32Array(count);
  const fine = new Float32Array(count);
  const here = new Float32Array(count);
  const [veins, threads] = [fractalOn(cell, 95, 3, seed + 5), fractalOn(cell, 48, 3, seed + 6)];
  layField(sheet, "second", (x, y, pixel) => {
    const [bx, by] = [x + 26 * bendX(x, y), y + 26 * bendY(x, y)];
    tone[pixel] = clouds(bx, by);
    strong[pixel] = Math.abs(veins(bx, by));
    fine[pixel] = Math.abs(threads(bx + 11, by + 7));
    here[pixel] = fade(x, y);
    return 0.75 * ramp(-0.35, 0.4, second(bx, by) + 0.3 * tone[pixel]!);
  });
  layField(sheet, "main", (_x, _y, pixel) => 0.7 * ramp(-0.05, 0.55, tone[pixel]!));
  layField(
    sheet,
    "mainDeep",
    (_x, _y, pixel) => 0.55 * ramp(0.3, 0.75, tone[pixel]!) + 0.4 * ramp(0.16, 0, strong[pixel]!) * ramp(-0.5, 0.4, here[pixel]!),
  );
  layField(
    sheet,
    "light",
    (_x, _y, pixel) => 0.8 * ramp(0.02, 0.006, Math.abs(fine[pixel]! - 0.035)) * ramp(0.5, -0.2, here[pixel]!),
  );
  // A vein swells and thins on its way, and is darkest in its middle.
  layField(sheet, "key", (_x, _y, pixel) => {
    const wide = 0.012 + 0.022 * ramp(-0.4, 0.7, here[pixel]!);
    return 0.85 * ramp(wide, wide * 0.2, strong[pixel]!) * ramp(-0.75, -0.1, here[pixel]!);
  });
  layField(sheet, "key", (_x, _y, pixel) => 0.6 * ramp(0.016, 0.002, fine[pixel]!) * ramp(-0.2, 0.5, here[pixel]!));
  layField(
    sheet,
    "accent",
    (_x, _y, pixel) =>
      0.95 * ramp(0.011, 0.003, Math.abs(strong[pixel]! - 0.05)) * ramp(0.05, 0.45, tone[pixel]! + 0.6 * here[pixel]!),
  );
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
  layField(sheet, slots[0]!, (x, y, pixel) => {
    const phase = FULL_TURN * ((teeth * x) / cell.mmWidth + 0.35 * sway(x, y));
    // The comb drags paint along its way and leaves a cusp between two teeth.
    const drag = (Math.abs(Math.sin(phase / 2)) ** 0.8 - 0.5) * 2.1 + 0.35 * pull(x, y) + 0.8 * size(x, y);
    levels[pixel] = ((((bands * y) / cell.mmHeight + drag) % 1) + 1) % 1;
    return 1;
  });
  const widths = [0.2, 0.1, 0.22, 0.18, 0.08, 0.22];
  let from = widths[0]!;
  for (let band = 1; band < slots.length; band++) {
    const [low, high] = [from, from + widths[band]!];
    layField(
      sheet,
      slots[band]!,
      (_x, _y, pixel) =>
        ramp(low - soft, low + soft, levels[pixel]!) *
        (band === slots.length - 1 ? 1 : ramp(high + soft, high - soft, levels[pixel]!)),
    );
    from = high;
  }
};

export const MARBLE_DESIGNS = {
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
    isSet: true,
    colourways: ["lagoon", "bordeaux", "porcelain", "sunset"],
    draw: combed,
  },
} as const satisfies Record<string, Design>;

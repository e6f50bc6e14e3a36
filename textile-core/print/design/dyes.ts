import type { Slot } from "../colour/slots.ts";
import { FULL_TURN } from "../shape/point.ts";
import { fractalOn, noiseOn } from "../sheet/noise.ts";
import { cellOn, layField, ramp, type Sheet } from "../sheet/sheet.ts";
import type { Design, Draw } from "./design.ts";

/** How the dye creeps along the threads before it dries: a finer, cross-shaped unevenness. −1 … 1. */
function creepOf(sheet: Sheet, seed: number): (x: number, y: number) => number {
  const cell = cellOn(sheet);
  const along = noiseOn(cell, 1.1, seed);
  const wide = fractalOn(cell, 7, 3, seed + 1);
  return (x, y) => 0.7 * wide(x, y) + 0.3 * along(x, y);
}

/** Distance across the seam to a place's own image on the torus, by whole cells; mm. */
const nearest = (away: number, size: number): number => away - size * Math.round(away / size);

/**
 * Spiral tie-dye: the cloth twisted about a point and dyed in wedges. Wedges run out along spirals, fade into one another,
 * and pale folds run through them. Two spirals in half-drop; where they meet the wetter one wins.
 */
const spiral: Draw = (sheet, _hand, random) => {
  const cell = cellOn(sheet);
  const seed = Math.floor(random() * 1e9);
  const creep = creepOf(sheet, seed);
  const drift = fractalOn(cell, 36, 3, seed + 3);
  const fold = fractalOn(cell, 9, 2, seed + 4);
  const wet = fractalOn(cell, 22, 3, seed + 5);
  const wedges: readonly Slot[] = ["main", "second", "secondDeep", "mainDeep", "accent", "leaf"];
  const twist = 1.5 + 0.5 * random();
  const { mmWidth, mmHeight, drop, columns } = cell;
  const dropMm = (drop / columns) * mmHeight;
  const turn = random() * FULL_TURN;
  const share = (x: number, y: number): { arm: number; pleat: number; radius: number } => {
    let best = { arm: 0, pleat: 0, radius: Number.POSITIVE_INFINITY };
    const lean = 16 * wet(x, y);
    for (let column = -2; column <= 2; column++) {
      const dx = x - mmWidth * (0.5 + column);
      const dy = nearest(y - mmHeight / 2 - column * dropMm, mmHeight);
      const radius = Math.hypot(dx, dy) + lean * (column % 2 === 0 ? 0.5 : -0.5);
      if (radius < best.radius) {
        const angle = Math.atan2(dy, dx) + twist * Math.log(Math.max(4, radius) / 10) + turn;
        best = {
          arm: angle / FULL_TURN + 0.06 * drift(x, y) + 0.03 * creep(x, y),
          pleat: angle / FULL_TURN + 0.012 * drift(x, y),
          radius,
        };
      }
    }
    return best;
  };
  const grid = sheet.grid;
  const arms = new Float32Array(grid.width * grid.height);
  const radii = new Float32Array(arms.length);
  const pleats = new Float32Array(arms.length);
  layField(sheet, wedges[0]!, (x, y, at) => {
    const { arm, pleat, radius } = share(x, y);
    pleats[at] = ((pleat % 1) + 1) % 1;
    arms[at] = ((arm % 1) + 1) % 1;
    radii[at] = radius;
    return 0.94;
  });
  wedges.forEach((slot, index) => {
    if (index === 0) return;
    const middle = (index + 0.5) / wedges.length;
    layField(sheet, slot, (x, y, at) => {
      const off = Math.abs(arms[at]! - middle);
      const away = Math.min(off, 1 - off) * wedges.length;
      return 0.96 * ramp(0.74, 0.3, away + 0.22 * creep(x, y));
    });
  });
  // Pleats that the dye never quite reached run out with the wedges.
  layField(sheet, "ground", (x, y, at) => {
    const phase = (pleats[at]! * 34 + 0.35 * fold(x, y)) % 1;
    const crease = ramp(0.62, 1, 1 - Math.abs(phase - 0.5) * 2 + 0.2 * creep(x, y));
    return 0.7 * crease * ramp(3, 24, radii[at]!) * ramp(-0.35, 0.55, wet(x + 9, y) + 0.4 * fold(y, x));
  });
  layField(sheet, "mainDeep", (x, y, at) => {
    const phase = (pleats[at]! * 34 + 0.35 * fold(x, y) + 0.32) % 1;
    return 0.3 * ramp(0.7, 1, 1 - Math.abs(phase - 0.5) * 2) * ramp(3, 24, radii[at]!);
  });
  layField(sheet, "mainDeep", (x, y, at) => 0.5 * ramp(12, 0, radii[at]! + 3 * creep(x, y)));
};

/** Shibori of folded squares (itajime): pleats mirrored both ways, dye that seeps in from the edges of the packet. */
const itajime: Draw = (sheet, _hand, random) => {
  const cell = cellOn(sheet);
  const seed = Math.floor(random() * 1e9);
  const folds = 4;
  const pitchX = cell.mmWidth / folds;
  const pitchY = cell.mmHeight / folds;
  const creep = creepOf(sheet, seed);
  const layer = fractalOn(cell, 30, 2, seed + 2);
  const packet = fractalOn(cell, pitchX * 0.45, 3, seed + 3);
  const folded = (value: number, pitch: number): number => Math.abs(((((value / pitch) % 2) + 2) % 2) - 1);
  const diagonal = random() < 0.5;
  const seep = (x: number, y: number): number => {
    const [u, v] = [folded(x, pitchX), folded(y, pitchY)];
    // The packet is folded once more across its diagonal, so both halves take the dye alike.
    const [p, q] = diagonal ? [Math.max(u, v), Math.min(u, v)] : [u, v];
    const inPacket = packet(p * pitchX * 0.5 + 3, q * pitchY * 0.5 + 5);
    const edge = Math.min(1 - p, q * 1.05, diagonal ? 1 - (p - q) * 0.75 : 1 - q);
    return edge + 0.12 * inPacket + 0.07 * creep(x, y) + 0.05 * layer(x, y);
  };
  layField(sheet, "second", (x, y) => 0.85 * ramp(0.32, 0.12, seep(x, y)));
  layField(sheet, "main", (x, y) => 0.95 * ramp(0.2, 0.06, seep(x, y) + 0.03 * creep(x, y)));
  layField(sheet, "mainDeep", (x, y) => 0.75 * ramp(0.1, 0.0, seep(x, y)));
};

/** Shibori wound on a pole (arashi): slanting rain of fine pale lines with dark starts. */
const arashi: Draw = (sheet, _hand, random) => {
  const cell = cellOn(sheet);
  const seed = Math.floor(random() * 1e9);
  const creep = creepOf(sheet, seed);
  const sway = fractalOn(cell, 40, 3, seed + 1);
  const breakUp = fractalOn(cell, 9, 2, seed + 2);
  const depth = fractalOn(cell, 30, 2, seed + 3);
  // Whole numbers of lines both ways keep the rain seamless.
  const [linesX, linesY] = [14, 10];
  const phase = (x: number, y: number): number =>
    (linesX * x) / cell.mmWidth + (linesY * y) / cell.mmHeight + 0.75 * sway(x, y) + 0.16 * breakUp(x, y) + 0.08 * creep(x, y);
  layField(sheet, "main", (x, y) => 0.9 + 0.1 * creep(x, y));
  layField(sheet, "mainDeep", (x, y) => 0.85 * ramp(-0.3, 0.6, depth(x, y) + 0.4 * creep(x, y)));
  layField(sheet, "second", (x, y) => {
    const saw = ((phase(x, y) % 1) + 1) % 1;
    return 0.8 * ramp(0.42, 0.62, saw) * ramp(1, 0.86, saw) * ramp(-0.7, 0.1, breakUp(x, y) + 0.3 * creep(x, y));
  });
  layField(sheet, "ground", (x, y) => {
    const saw = ((phase(x, y) % 1) + 1) % 1;
    return (
      0.96 * ramp(0.6, 0.82, saw + 0.05 * creep(x, y)) * ramp(1, 0.93, saw) * ramp(-0.6, 0.2, breakUp(x, y) + 0.25 * depth(x, y))
    );
  });
};

/** Shibori of bound points (kumo): rings of many folds, pale, with dark hearts. */
const kumo: Draw = (sheet, _hand, random) => {
  const cell = cellOn(sheet);
  const seed = Math.floor(random() * 1e9);
  const creep = creepOf(sheet, seed);
  const depth = fractalOn(cell, 34, 2, seed + 1);
  const wander = fractalOn(cell, 18, 2, seed + 2);
  const { mmWidth, mmHeight, drop, columns } = cell;
  const dropMm = (drop / columns) * mmHeight;
  const largest = Math.min(mmWidth, mmHeight) * (0.44 + 0.1 * random());
  const folds = 11 + Math.floor(8 * random());
  const ringStep = largest * (0.2 + 0.1 * random());
  layField(sheet, "main", (x, y) => 0.88 + 0.1 * creep(x, y));
  layField(sheet, "mainDeep", (x, y) => 0.9 * ramp(-0.4, 0.5, depth(x, y) + 0.3 * creep(x, y)));
  const nearestKnot = (x: number, y: number): readonly [number, number] => {
    let best: readonly [number, number] = [0, 0];
    let reach = Number.POSITIVE_INFINITY;
    for (let column = -2; column <= 2; column++) {
      const dx = x - mmWidth * (0.5 + column);
      const dy = nearest(y - mmHeight / 2 - column * dropMm, mmHeight);
      const away = Math.hypot(dx, dy);
      if (away < reach) {
        reach = away;
        best = [dx, dy];
      }
    }
    return best;
  };
  const resist = (x: number, y: number): number => {
    const [dx, dy] = nearestKnot(x + 1.5 * wander(x, y), y + 1.5 * wander(y, x));
    const away = Math.hypot(dx, dy);
    const angle = Math.atan2(dy, dx);
    // Folds never part the circle evenly, and the thread is wound unevenly tight.
    const pleat = 0.5 + 0.5 * Math.cos(angle * folds + 1.6 * Math.sin(2 * angle) + 3.2 * wander(x, y) + 0.6 * creep(x, y));
    const ring =
      0.5 + 0.5 * Math.cos((away * FULL_TURN) / ringStep + 2.6 * wander(y, x) + 1.4 * Math.sin(angle * 3) + creep(x, y));
    const reach = ramp(largest, largest * 0.6, away + 5 * (pleat - 0.5) + 3.5 * wander(x, y) + 2 * creep(x, y));
    return (
      reach *
      (0.62 * pleat ** 1.4 + 0.34 * ring * (0.35 + 0.65 * pleat)) *
      ramp(largest * 0.04, largest * 0.16, away + creep(x, y))
    );
  };
  layField(sheet, "second", (x, y) => 0.8 * ramp(0.12, 0.5, resist(x, y)));
  layField(sheet, "ground", (x, y) => 0.97 * ramp(0.34, 0.75, resist(x, y) + 0.1 * creep(x, y)));
};

export const DYE_DESIGNS = {
  spiralDye: {
    family: "tieDye",
    hands: ["wash"],
    mmWidth: 170,
    mmHeight: 200,
    repeat: "half-drop",
    colourways: ["sunset", "lagoon", "indigoVat", "peony"],
    draw: spiral,
  },
  itajime: {
    family: "tieDye",
    hands: ["wash"],
    mmWidth: 160,
    mmHeight: 160,
    repeat: "full-drop",
    colourways: ["indigoVat", "clay", "forestFloor", "lilacHaze"],
    draw: itajime,
  },
  arashi: {
    family: "tieDye",
    hands: ["wash"],
    mmWidth: 140,
    mmHeight: 140,
    repeat: "full-drop",
    colourways: ["indigoVat", "ecruInk", "bordeaux", "peony"],
    draw: arashi,
  },
  kumo: {
    family: "tieDye",
    hands: ["wash"],
    mmWidth: 60,
    mmHeight: 80,
    repeat: "half-drop",
    colourways: ["indigoVat", "bordeaux", "sunset", "forestFloor"],
    draw: kumo,
  },
} as const satisfies Record<string, Design>;

import type { Slot } from "../colour/slots.ts";
import { FULL_TURN } from "../shape/point.ts";
import { fractalOn, noiseOn } from "../sheet/noise.ts";
import { cellOn, layField, ramp, type Sheet, traced } from "../sheet/sheet.ts";
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

/** A spiral as seen from a place of the cloth. */
type Wound = { readonly away: number; readonly radius: number; readonly turns: number };
/** Over this many mm two spirals run into one another. */
const MINGLE_MM = 26;

/**
 * Spiral tie-dye: the cloth twisted about a point and dyed in wedges. Wedges run out along spirals, fade into one another,
 * and pale pleats run with them. Two spirals in half-drop; where they meet both dyes mingle.
 */
const spiral: Draw = (sheet, _hand, random) => {
  const cell = cellOn(sheet);
  const seed = Math.floor(random() * 1e9);
  const creep = creepOf(sheet, seed);
  const drift = fractalOn(cell, 36, 3, seed + 3);
  const fold = fractalOn(cell, 9, 2, seed + 4);
  const [wet, wetToo] = [fractalOn(cell, 22, 3, seed + 5), fractalOn(cell, 22, 3, seed + 6)];
  const dry = fractalOn(cell, 16, 3, seed + 7);
  const wedges: readonly Slot[] = ["main", "second", "secondDeep", "mainDeep", "accent", "leaf"];
  const twist = 1.5 + 0.5 * random();
  const { mmWidth, mmHeight, drop, columns } = cell;
  const dropMm = (drop / columns) * mmHeight;
  const turn = random() * FULL_TURN;
  /** The two nearest spirals; where they meet, the distance is bent by the wet, not the spiral. */
  const nearestTwo = (x: number, y: number): readonly [Wound, Wound] => {
    const [leanX, leanY] = [9 * wet(x, y), 9 * wetToo(x, y)];
    const wound: Wound[] = [];
    for (let column = -2; column <= 2; column++) {
      const dx = x - mmWidth * (0.5 + column);
      const nearRow = nearest(y - mmHeight / 2 - column * dropMm, mmHeight);
      for (const dy of [nearRow - mmHeight, nearRow, nearRow + mmHeight]) {
        const radius = Math.hypot(dx, dy);
        const turns = (Math.atan2(dy, dx) + twist * Math.log(Math.max(4, radius) / 10) + turn) / FULL_TURN;
        wound.push({ away: Math.hypot(dx + leanX, dy + leanY), radius, turns });
      }
    }
    wound.sort((one, other) => one.away - other.away);
    return [wound[0]!, wound[1]!];
  };
  const count = sheet.grid.width * sheet.grid.height;
  const planes = () => new Float32Array(count);
  const [arms, others, mingled, radii, pleats] = [planes(), planes(), planes(), planes(), planes()];
  layField(sheet, wedges[0]!, (x, y, pixel) => {
    const [first, second] = nearestTwo(x, y);
    const stray = 0.06 * drift(x, y) + 0.03 * creep(x, y);
    arms[pixel] = first.turns + stray;
    others[pixel] = second.turns + stray;
    mingled[pixel] = 0.5 * ramp(MINGLE_MM, 0, second.away - first.away + 7 * creep(x, y));
    radii[pixel] = first.radius;
    pleats[pixel] = first.turns + 0.012 * drift(x, y);
    return 0.94;
  });
  wedges.forEach((slot, index) => {
    if (index === 0) return;
    const middle = (index + 0.5) / wedges.length;
    const within = (arm: number, creeping: number): number => {
      const off = Math.abs(arm - Math.floor(arm) - middle);
      return ramp(0.74, 0.3, Math.min(off, 1 - off) * wedges.length + 0.22 * creeping);
    };
    layField(sheet, slot, (x, y, pixel) => {
      const creeping = creep(x, y);
      return 0.96 * ((1 - mingled[pixel]!) * within(arms[pixel]!, creeping) + mingled[pixel]! * within(others[pixel]!, creeping));
    });
  });
  // Pleats that the dye never quite reached run out with the wedges.
  layField(sheet, "ground", (x, y, pixel) => {
    const phase = (((pleats[pixel]! * 34 + 0.35 * fold(x, y)) % 1) + 1) % 1;
    const crease = ramp(0.62, 1, 1 - Math.abs(phase - 0.5) * 2 + 0.2 * creep(x, y));
    return 0.7 * crease * ramp(3, 24, radii[pixel]!) * ramp(-0.35, 0.55, dry(x, y)) * (1 - 2 * mingled[pixel]!);
  });
  layField(sheet, "mainDeep", (x, y, pixel) => {
    const phase = (((pleats[pixel]! * 34 + 0.35 * fold(x, y) + 0.32) % 1) + 1) % 1;
    return 0.3 * ramp(0.7, 1, 1 - Math.abs(phase - 0.5) * 2) * ramp(3, 24, radii[pixel]!) * (1 - 2 * mingled[pixel]!);
  });
  layField(sheet, "mainDeep", (x, y, pixel) => 0.5 * ramp(12, 0, radii[pixel]! + 3 * creep(x, y)));
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
  const creeping = traced(sheet, creep);
  const seep = traced(sheet, (x, y) => {
    const [u, v] = [folded(x, pitchX), folded(y, pitchY)];
    // The packet is folded once more across its diagonal, so both halves take the dye alike.
    const [p, q] = diagonal ? [Math.max(u, v), Math.min(u, v)] : [u, v];
    const inPacket = packet(p * pitchX * 0.5 + 3, q * pitchY * 0.5 + 5);
    const edge = Math.min(1 - p, q * 1.05, diagonal ? 1 - (p - q) * 0.75 : 1 - q);
    return edge + 0.12 * inPacket + 0.07 * creep(x, y) + 0.05 * layer(x, y);
  });
  layField(sheet, "second", (_x, _y, pixel) => 0.85 * ramp(0.32, 0.12, seep[pixel]!));
  layField(sheet, "main", (_x, _y, pixel) => 0.95 * ramp(0.2, 0.06, seep[pixel]! + 0.03 * creeping[pixel]!));
  layField(sheet, "mainDeep", (_x, _y, pixel) => 0.75 * ramp(0.1, 0, seep[pixel]!));
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
  const creeping = traced(sheet, creep);
  const broken = traced(sheet, breakUp);
  const deep = traced(sheet, depth);
  const saw = traced(sheet, (x, y) => {
    const phase =
      (linesX * x) / cell.mmWidth + (linesY * y) / cell.mmHeight + 0.75 * sway(x, y) + 0.16 * breakUp(x, y) + 0.08 * creep(x, y);
    return ((phase % 1) + 1) % 1;
  });
  layField(sheet, "main", (_x, _y, pixel) => 0.9 + 0.1 * creeping[pixel]!);
  layField(sheet, "mainDeep", (_x, _y, pixel) => 0.85 * ramp(-0.3, 0.6, deep[pixel]! + 0.4 * creeping[pixel]!));
  layField(sheet, "second", (_x, _y, pixel) => {
    const tone = 0.8 * ramp(0.42, 0.62, saw[pixel]!) * ramp(1, 0.86, saw[pixel]!);
    return tone * ramp(-0.7, 0.1, broken[pixel]! + 0.3 * creeping[pixel]!);
  });
  layField(sheet, "ground", (_x, _y, pixel) => {
    const line = 0.96 * ramp(0.6, 0.82, saw[pixel]! + 0.05 * creeping[pixel]!) * ramp(1, 0.93, saw[pixel]!);
    return line * ramp(-0.6, 0.2, broken[pixel]! + 0.25 * deep[pixel]!);
  });
};

/** Shibori of bound points (kumo): rings of many folds, pale, with dark hearts. */
const kumo: Draw = (sheet, _hand, random) => {
  const cell = cellOn(sheet);
  const seed = Math.floor(random() * 1e9);
  const creep = creepOf(sheet, seed);
  const depth = fractalOn(cell, 34, 2, seed + 1);
  const wander = fractalOn(cell, 18, 2, seed + 2);
  const wanderToo = fractalOn(cell, 18, 2, seed + 3);
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
  const creeping = traced(sheet, creep);
  const resist = traced(sheet, (x, y) => {
    const [dx, dy] = nearestKnot(x + 1.5 * wander(x, y), y + 1.5 * wanderToo(x, y));
    const away = Math.hypot(dx, dy);
    const angle = Math.atan2(dy, dx);
    // Folds never part the circle evenly, and the thread is wound unevenly tight.
    const pleat = 0.5 + 0.5 * Math.cos(angle * folds + 1.6 * Math.sin(2 * angle) + 3.2 * wander(x, y) + 0.6 * creep(x, y));
    const ring =
      0.5 + 0.5 * Math.cos((away * FULL_TURN) / ringStep + 2.6 * wanderToo(x, y) + 1.4 * Math.sin(angle * 3) + creep(x, y));
    const reach = ramp(largest, largest * 0.6, away + 5 * (pleat - 0.5) + 3.5 * wander(x, y) + 2 * creep(x, y));
    return (
      reach *
      (0.62 * pleat ** 1.4 + 0.34 * ring * (0.35 + 0.65 * pleat)) *
      ramp(largest * 0.04, largest * 0.16, away + creep(x, y))
    );
  });
  layField(sheet, "second", (_x, _y, pixel) => 0.8 * ramp(0.12, 0.5, resist[pixel]!));
  layField(sheet, "ground", (_x, _y, pixel) => 0.97 * ramp(0.34, 0.75, resist[pixel]! + 0.1 * creeping[pixel]!));
};

export const DYE_DESIGNS = {
  spiralDye: {
    family: "tieDye",
    hands: ["wash"],
    mmWidth: 170,
    mmHeight: 200,
    repeat: "half-drop",
    isSet: true,
    colourways: ["sunset", "lagoon", "indigoVat", "peony"],
    draw: spiral,
  },
  itajime: {
    family: "tieDye",
    hands: ["wash"],
    mmWidth: 160,
    mmHeight: 160,
    repeat: "full-drop",
    isSet: true,
    colourways: ["indigoVat", "clay", "forestFloor", "lilacHaze"],
    draw: itajime,
  },
  arashi: {
    family: "tieDye",
    hands: ["wash"],
    mmWidth: 140,
    mmHeight: 140,
    repeat: "full-drop",
    isSet: true,
    colourways: ["indigoVat", "ecruInk", "bordeaux", "peony"],
    draw: arashi,
  },
  kumo: {
    family: "tieDye",
    hands: ["wash"],
    mmWidth: 60,
    mmHeight: 80,
    repeat: "half-drop",
    isSet: true,
    colourways: ["indigoVat", "bordeaux", "sunset", "forestFloor"],
    draw: kumo,
  },
} as const satisfies Record<string, Design>;

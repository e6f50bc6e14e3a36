import type { Slot } from "../colour/slots.ts";
import { areaOf, resampled, smooth, stationOf } from "../shape/curve.ts";
import { FULL_TURN, type Point, placed, polar } from "../shape/point.ts";
import { openFlower, petal, smallFlower } from "./flower.ts";
import { leaf } from "./leaf.ts";
import {
  formPart,
  LEAF_TONES,
  linePart,
  MAIN_TONES,
  type Motif,
  moved,
  type Part,
  SECOND_TONES,
  spotPart,
  type Tones,
  tapered,
} from "./motif.ts";

/** The outline of a boteh: a drop whose tip curls to the side; its belly lies at the origin, its tip up. */
export function botehLine(size: number, curl: number): Point[] {
  const points: Point[] = [
    [0, 0.5],
    [0.26, 0.42],
    [0.38, 0.2],
    [0.36, -0.04],
    [0.25, -0.26],
    [0.14 + 0.08 * curl, -0.48],
    [0.14 + 0.26 * curl, -0.66],
    [0.24 + 0.42 * curl, -0.72],
    [0.3 + 0.42 * curl, -0.64],
    [0.22 + 0.5 * curl, -0.82],
    [0.04 + 0.3 * curl, -0.84],
    [-0.1 + 0.1 * curl, -0.68],
    [-0.22, -0.42],
    [-0.33, -0.12],
    [-0.38, 0.18],
    [-0.26, 0.42],
  ];
  return smooth(
    points.map(([x, y]): Point => [x * size, y * size]),
    true,
    6,
  );
}

/** The outline drawn in by `inset` mm towards its inside, by moving each point along its normal. */
export function drawnIn(outline: readonly Point[], inset: number): Point[] {
  const count = outline.length;
  const way = areaOf(outline) > 0 ? 1 : -1;
  return outline.map(([x, y], index): Point => {
    const [ax, ay] = outline[(index + count - 2) % count]!;
    const [bx, by] = outline[(index + 2) % count]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [x - (way * inset * (by - ay)) / length, y + (way * inset * (bx - ax)) / length];
  });
}

const flat = (outline: readonly Point[], slot: Slot): Part =>
  formPart({ outline }, { fill: slot, deep: slot, light: slot, line: "key" });

/** Beads or petals set along a closed outline, looking outwards. */
function bordered(outline: readonly Point[], step: number, make: () => Motif): Motif {
  const way = areaOf(outline) > 0 ? -1 : 1;
  const stations = resampled(outline, step, true);
  return stations.flatMap((at, index) => {
    const [bx, by] = stations[(index + 1) % stations.length]!;
    const [ax, ay] = stations[(index + stations.length - 1) % stations.length]!;
    return moved(make(), placed(at, Math.atan2(by - ay, bx - ax) + (way * Math.PI) / 2));
  });
}

/** A boteh with scalloped border, beaded bands and a flowering middle. */
export function boteh(size: number, random: () => number, first: Tones = MAIN_TONES, second: Tones = SECOND_TONES): Motif {
  const outline = botehLine(size, 0.5 + 0.35 * random());
  // The narrow tip takes no inner bands; they are drawn of a smaller drop that shares the belly.
  const inner = (share: number, lift: number): Point[] =>
    botehLine(size * share, 0.42).map(([x, y]): Point => [x, y + size * lift]);
  const scallop = size * 0.075;
  const bed: Point = [0, size * 0.14];
  const stem = smooth([
    [0, size * 0.33],
    [-size * 0.03, size * 0.06],
    [size * 0.03, -size * 0.2],
    [size * 0.07, -size * 0.36],
  ]);
  const leaves = [0.35, 0.55, 0.72, 0.86].map((share, index): Motif => {
    const { at, heading } = stationOf(stem, share);
    return moved(
      leaf("lance", size * (0.17 - 0.1 * share * 0.7), random, 0, LEAF_TONES),
      placed(at, heading + (index % 2 === 0 ? 0.75 : -0.75)),
    );
  });
  return [
    ...bordered(outline, scallop * 1.15, () => [flat(petal(scallop * 1.25, scallop * 1.2, random).outline, second.fill)]),
    flat(outline, first.fill),
    flat(inner(0.88, 0.005), "ground"),
    flat(inner(0.8, 0.01), first.deep),
    ...bordered(inner(0.72, 0.015), size * 0.055, () => [spotPart([0, 0], size * 0.014, "light")]),
    flat(inner(0.62, 0.03), "light"),
    flat(inner(0.56, 0.035), second.fill),
    linePart(stem, tapered(stem, size * 0.022, size * 0.012), "leafDeep"),
    ...leaves.flat(),
    ...moved(openFlower(size * 0.15, random, { ...first, light: "light" }, 7, "key"), placed(bed)),
    ...[0.2, 0.45, 0.7].map((share): Part => {
      const [x, y] = polar(size * 0.045, share * FULL_TURN);
      return spotPart([x + size * 0.06, y - size * 0.4], size * 0.014, first.fill);
    }),
    ...moved(smallFlower(size * 0.055, random, first, "accent"), placed([size * 0.02, -size * 0.24])),
  ];
}

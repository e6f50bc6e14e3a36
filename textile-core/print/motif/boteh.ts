import { type Point, signedArea } from "@selvedge/geometry-core";
import type { Slot } from "../colour/slots.ts";
import { lengthOf, resampled, smooth, stationOf } from "../shape/curve.ts";
import { placed } from "../shape/point.ts";
import { openFlower, petal, smallFlower } from "./flower.ts";
import { bladeAlong, leaf } from "./leaf.ts";
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

/** Where along its spine a boteh is widest, and its half width there as a share of its size. */
const BELLY = 0.27;
const HALF_WIDTH = 0.35;
const SPINE_POINTS = 80;

/** A drop whose tip curls to the side, known by its spine, so that bands nest in it up to the very tip. */
type Drop = { readonly spine: readonly Point[]; readonly length: number; readonly size: number };

export function dropOf(size: number, curl: number): Drop {
  const bend = smooth(
    [
      [0, 0.5],
      [-0.02, 0.2],
      [-0.03, -0.1],
      [0.02, -0.38],
      [0.12 + 0.06 * curl, -0.6],
      [0.28 + 0.12 * curl, -0.72],
      [0.42 + 0.16 * curl, -0.66],
      [0.46 + 0.14 * curl, -0.52],
    ].map(([x, y]): Point => [x! * size, y! * size]),
  );
  const length = lengthOf(bend);
  return { spine: resampled(bend, length / SPINE_POINTS), length, size };
}

/** Half the width of a drop of size 1 at a share of its spine. */
const halfWidthAt = (share: number): number =>
  share < BELLY
    ? HALF_WIDTH * Math.sqrt(1 - (1 - share / BELLY) ** 2)
    : HALF_WIDTH * (0.06 + 0.94 * Math.cos((Math.PI / 2) * ((share - BELLY) / (1 - BELLY))) ** 1.15);

/** The outline of a drop drawn in by `inset` mm all round. */
export function dropLine({ spine, length, size }: Drop, inset: number): Point[] {
  const first = inset / length;
  let last = 1;
  while (last > BELLY && halfWidthAt(last) * size <= inset + 0.01 * size) last -= 0.01;
  const from = Math.floor(first * (spine.length - 1));
  const axis = spine.slice(from, Math.max(from + 3, Math.ceil(last * (spine.length - 1)) + 1));
  const shareOf = (step: number): number => first + (last - first) * step;
  return [...bladeAlong(axis, (step) => Math.max(0, halfWidthAt(shareOf(step)) * size - inset), 0, 64).outline];
}

const flat = (outline: readonly Point[], slot: Slot): Part =>
  formPart({ outline }, { fill: slot, deep: slot, light: slot, line: "key" });

/** Beads or petals set along a closed outline, looking outwards. */
function bordered(outline: readonly Point[], step: number, make: () => Motif): Motif {
  const way = signedArea(outline) > 0 ? -1 : 1;
  const stations = resampled(outline, step, true);
  return stations.flatMap((station, index) => {
    const [bx, by] = stations[(index + 1) % stations.length]!;
    const [ax, ay] = stations[(index + stations.length - 1) % stations.length]!;
    return moved(make(), placed(station, Math.atan2(by - ay, bx - ax) + (way * Math.PI) / 2));
  });
}

/** A boteh with scalloped border, beaded bands and a flowering middle. */
export function boteh(size: number, random: () => number, first: Tones = MAIN_TONES, second: Tones = SECOND_TONES): Motif {
  const drop = dropOf(size, 0.3 + 0.7 * random());
  const inner = (share: number): Point[] => dropLine(drop, share * size);
  const scallop = size * 0.07;
  const stem = drop.spine.slice(Math.round(SPINE_POINTS * 0.14), Math.round(SPINE_POINTS * 0.72));
  const leaves = [0.42, 0.52, 0.62, 0.72, 0.82, 0.9].map((share, index): Motif => {
    const { at, heading } = stationOf(stem, share);
    const length = size * 0.2 * (1.15 - share);
    return moved(leaf("lance", length, random, 0, LEAF_TONES), placed(at, heading + (index % 2 === 0 ? 0.7 : -0.7)));
  });
  const blooms = [
    { share: 0.14, motif: openFlower(size * 0.135, random, { ...first, light: "light" }, 7, "key") },
    { share: 0.62, motif: smallFlower(size * 0.055, random, first, "accent", 6) },
  ].map(({ share, motif }): Motif => moved(motif, placed(stationOf(stem, share).at)));
  const tip = stationOf(stem, 1);
  return [
    ...bordered(inner(0), scallop * 1.1, () => [flat(petal(scallop * 1.15, scallop * 1.15, random).outline, second.fill)]),
    flat(inner(0), first.fill),
    flat(inner(0.045), "ground"),
    flat(inner(0.065), first.deep),
    ...bordered(inner(0.095), size * 0.05, () => [spotPart([0, 0], size * 0.013, "light")]),
    flat(inner(0.125), "light"),
    flat(inner(0.143), second.fill),
    linePart(stem, tapered(stem, size * 0.02, size * 0.009), "leafDeep"),
    ...leaves.flat(),
    ...blooms.flat(),
    spotPart(tip.at, size * 0.02, first.fill),
  ];
}

import type { Point } from "@selvedge/geometry-core";
import { bezier, smooth, stationOf } from "../shape/curve.ts";
import { placed } from "../shape/point.ts";
import {
  DEEP_LEAF_TONES,
  type Form,
  formPart,
  LEAF_TONES,
  linePart,
  type Motif,
  moved,
  spotPart,
  type Tones,
  tapered,
} from "./motif.ts";

/** A blade along its rib: `profile` gives half the width at a share of the length. */
export function bladeAlong(
  axis: readonly Point[],
  profile: (share: number, side: 1 | -1) => number,
  veins = 0,
  steps = 28,
): Form {
  const side = (sign: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const share = step / steps;
      const { at, heading } = stationOf(axis, share);
      const half = sign * profile(share, sign);
      return [at[0] - half * Math.sin(heading), at[1] + half * Math.cos(heading)];
    });
  const [right, left] = [side(1), side(-1)];
  const spine = Array.from({ length: steps + 1 }, (_, step) => stationOf(axis, step / steps).at);
  const ribs = Array.from({ length: veins * 2 }, (_, vein) => {
    const sign = vein % 2 === 0 ? 1 : -1;
    const from = 0.08 + (0.78 * (vein >> 1)) / veins;
    const to = Math.min(0.97, from + 0.14);
    const root = stationOf(axis, from);
    const end = stationOf(axis, to);
    const half = sign * 0.86 * profile(to, sign);
    const tip: Point = [end.at[0] - half * Math.sin(end.heading), end.at[1] + half * Math.cos(end.heading)];
    const bend: Point = [root.at[0] * 0.35 + tip[0] * 0.65, root.at[1] * 0.42 + tip[1] * 0.58];
    return { line: smooth([root.at, bend, tip]), width: 0.035 * Math.hypot(tip[0] - root.at[0], tip[1] - root.at[1]) + 0.12 };
  });
  const length = Math.hypot(axis.at(-1)![0] - axis[0]![0], axis.at(-1)![1] - axis[0]![1]);
  return {
    outline: [...right, ...left.toReversed()],
    shade: [...right, ...spine.toReversed()],
    ribs: [{ line: spine, width: 0.16 + 0.022 * length }, ...ribs],
  };
}

/** A bent rib from the origin along +x. */
export const bentAxis = (length: number, bend: number): Point[] =>
  bezier([0, 0], [length * 0.35, bend * 0.1], [length * 0.7, bend * 0.5], [length, bend]);

export type LeafShape = "lance" | "oval" | "round" | "heart" | "willow";

/** Half width over the length, 1 at the widest. */
const PROFILES: Record<LeafShape, (share: number) => number> = {
  lance: (s) => Math.sin(Math.PI * s ** 0.75) ** 1.1,
  oval: (s) => Math.sin(Math.PI * s ** 0.72) ** 0.75,
  round: (s) => Math.sin(Math.PI * s ** 0.9) ** 0.5,
  heart: (s) => Math.sin(Math.PI * s ** 0.5) ** 0.85,
  willow: (s) => Math.sin(Math.PI * s ** 0.8) ** 1.4,
};
const SLIMNESS: Record<LeafShape, number> = { lance: 0.16, oval: 0.24, round: 0.34, heart: 0.36, willow: 0.1 };

/** One leaf from its stalk's end at the origin along +x. */
export function leafForm(shape: LeafShape, length: number, random: () => number, veins = 0): Form {
  const bend = length * (random() - 0.5) * 0.5;
  const half = length * SLIMNESS[shape] * (0.85 + 0.3 * random());
  const uneven = 0.9 + 0.2 * random();
  return bladeAlong(
    bentAxis(length, bend),
    (share, side) => half * (side > 0 ? uneven : 2 - uneven) * PROFILES[shape](share),
    veins,
  );
}

export const leafTones = (random: () => number, deepShare = 0.35): Tones => (random() < deepShare ? DEEP_LEAF_TONES : LEAF_TONES);

export const leaf = (shape: LeafShape, length: number, random: () => number, veins = 0, tones: Tones = LEAF_TONES): Motif => [
  formPart(leafForm(shape, length, random, veins), tones),
];

/** A leaf on its stalk, as it falls. */
export function stalkedLeaf(shape: LeafShape, length: number, random: () => number, veins: number, tones: Tones): Motif {
  const bow = length * 0.12 * (random() - 0.5);
  const stalk = bezier([-length * 0.24, bow], [-length * 0.15, bow * 0.4], [-length * 0.05, 0], [length * 0.03, 0]);
  return [
    linePart(stalk, tapered(stalk, length * 0.032, length * 0.022), tones.deep),
    ...leaf(shape, length, random, veins, tones),
  ];
}

/** The line of a stem that sways, from the origin along +x. */
export function stemLine(length: number, sway: number, random: () => number): Point[] {
  const lift = sway * length * (random() < 0.5 ? -1 : 1);
  return bezier(
    [0, 0],
    [length * 0.3, lift * (0.4 + 0.5 * random())],
    [length * 0.65, lift * 0.9],
    [length, lift * (0.1 + 0.4 * random())],
    22,
  );
}

export type SprigOptions = {
  readonly shape: LeafShape;
  readonly length: number;
  readonly leafLength: number;
  readonly pairs: number;
  /** Leaves stand opposite, or by turns. */
  readonly opposite?: boolean;
  readonly berries?: boolean;
  readonly tones?: Tones;
  readonly stem?: number;
  readonly veins?: number;
};

/** A stem with leaves, smaller towards its tip, and berries between them. */
export function sprig(options: SprigOptions, random: () => number): Motif {
  const { shape, length, leafLength, pairs, opposite, berries, tones = LEAF_TONES, stem = 0.55, veins = 0 } = options;
  const line = stemLine(length, 0.12 + 0.16 * random(), random);
  const parts: Motif[number][] = [
    linePart(line, tapered(line, stem, stem * 0.45), tones.deep === "key" ? tones.fill : tones.deep),
  ];
  const grow = (share: number, side: number, size: number): void => {
    const { at, heading } = stationOf(line, share);
    const angle = heading + side * (0.75 + 0.35 * random()) * (1.1 - 0.4 * share);
    parts.push(...moved(leaf(shape, size, random, veins, tones), placed(at, angle)));
  };
  for (let pair = 0; pair < pairs; pair++) {
    const share = 0.12 + (0.84 * pair) / pairs;
    const size = leafLength * (1 - 0.5 * share ** 1.5) * (0.85 + 0.3 * random());
    if (opposite) {
      grow(share, 1, size);
      grow(share, -1, size * (0.9 + 0.2 * random()));
    } else grow(share, pair % 2 === 0 ? 1 : -1, size);
    if (berries && random() < 0.65) {
      const { at, heading } = stationOf(line, share + 0.05);
      const side = pair % 2 === 0 ? -1 : 1;
      const reach = leafLength * (0.32 + 0.2 * random());
      const angle = heading + side * (0.9 + 0.4 * random());
      const end: Point = [at[0] + reach * Math.cos(angle), at[1] + reach * Math.sin(angle)];
      const stalk: Point[] = [at, [(at[0] + end[0]) / 2 + 0.2, (at[1] + end[1]) / 2], end];
      parts.push(
        linePart(smooth(stalk), tapered(smooth(stalk), stem * 0.6, stem * 0.4), tones.deep === "key" ? tones.fill : tones.deep),
      );
      const radius = leafLength * 0.13 * (0.8 + 0.5 * random());
      parts.push(spotPart(end, radius, random() < 0.6 ? "main" : "second"));
    }
  }
  const tip = stationOf(line, 1);
  parts.push(...moved(leaf(shape, leafLength * 0.6, random, veins, tones), placed(tip.at, tip.heading)));
  return parts;
}

/** A palm or fern frond: narrow blades along a bowed rib, longest below the middle. */
export function frond(length: number, blades: number, spread: number, random: () => number, tones: Tones = LEAF_TONES): Motif {
  const line = stemLine(length, 0.16 + 0.1 * random(), random);
  const parts: Motif[number][] = [];
  for (let blade = 0; blade < blades; blade++) {
    const share = 0.1 + (0.88 * blade) / blades;
    const { at, heading } = stationOf(line, share);
    const size = length * spread * Math.sin(Math.PI * (0.16 + 0.8 * share ** 0.9)) ** 0.8 * (0.9 + 0.2 * random());
    for (const side of [1, -1]) {
      const angle = heading + side * (1.15 - 0.65 * share) + 0.12 * (random() - 0.5);
      const bend = -side * size * (0.12 + 0.1 * random());
      const half = (length / blades) * 0.34;
      const form = bladeAlong(bentAxis(size, bend), (s) => half * Math.sin(Math.PI * s ** 0.6) ** 0.8, 0, 12);
      parts.push(...moved([formPart({ outline: form.outline, shade: form.shade }, tones)], placed(at, angle)));
    }
  }
  parts.push(linePart(line, tapered(line, 0.02 * length, 0.006 * length), tones.deep));
  return parts;
}

/** A fan palm: blades from one point, each with its fold. */
export function fanPalm(radius: number, blades: number, random: () => number, tones: Tones = LEAF_TONES): Motif {
  const parts: Motif[number][] = [];
  const stalk = bezier([-radius * 0.75, radius * 0.12], [-radius * 0.5, 0], [-radius * 0.2, 0], [0, 0]);
  parts.push(linePart(stalk, tapered(stalk, radius * 0.035, radius * 0.05), tones.deep));
  for (let blade = 0; blade < blades; blade++) {
    const angle = -1.9 + (3.8 * (blade + 0.5)) / blades + 0.05 * (random() - 0.5);
    const size = radius * (0.78 + 0.22 * Math.cos(angle * 0.7)) * (0.93 + 0.14 * random());
    const form = bladeAlong(
      bentAxis(size, size * 0.08 * Math.sin(angle)),
      (s) => radius * 0.105 * Math.sin(Math.PI * s ** 0.7) ** 0.8,
      0,
      14,
    );
    parts.push(...moved([formPart({ outline: form.outline, shade: form.shade }, tones)], placed([0, 0], angle)));
  }
  return parts;
}

/** A split leaf (monstera): a heart with deep bays between its veins. */
export function splitLeaf(length: number, random: () => number, tones: Tones = LEAF_TONES): Motif {
  const bays = 5 + Math.floor(2 * random());
  const depths = Array.from({ length: bays * 2 }, () => 0.5 + 0.3 * random());
  const axis = bentAxis(length, length * 0.16 * (random() - 0.5));
  const profile = (share: number, side: 1 | -1): number => {
    const heart = length * 0.44 * Math.sin(Math.PI * (0.12 + 0.88 * share) ** 0.58) ** 0.8;
    const place = share * bays * 1.04 - 0.35 + (side > 0 ? 0.2 : 0);
    const bay = Math.floor(place);
    const within = place - bay;
    if (bay < 0 || bay >= bays || share > 0.9) return heart;
    const notch = Math.max(0, 1 - Math.abs(within - 0.5) / 0.17) ** 0.55;
    return heart * (1 - notch * depths[bay * 2 + (side > 0 ? 1 : 0)]!);
  };
  const form = bladeAlong(axis, profile, 0, 110);
  const lobes = bladeAlong(axis, (share) => length * 0.4 * Math.sin(Math.PI * (0.12 + 0.88 * share) ** 0.58) ** 0.8, bays, 40);
  const stalk = bezier([-length * 0.45, length * 0.1], [-length * 0.25, 0], [-length * 0.1, 0], [0, 0]);
  // The blades lean towards the tip.
  const lean = (points: readonly Point[]): Point[] =>
    points.map(([x, y]): Point => [x + 0.32 * Math.abs(y) - 0.16 * length * (Math.abs(y) / length) ** 0.5, y]);
  return [
    linePart(stalk, tapered(stalk, length * 0.035, length * 0.025), tones.deep),
    formPart(
      {
        outline: lean(form.outline),
        shade: lean(form.shade!),
        ribs: lobes.ribs!.map(({ line, width }) => ({ line: lean(line), width: width * 0.8 })),
      },
      tones,
    ),
  ];
}

/** A banana leaf: long, feather-veined, torn here and there. */
export function bananaLeaf(length: number, random: () => number, tones: Tones = LEAF_TONES): Motif {
  const tears = Array.from({ length: 5 }, () => ({
    at: 0.2 + 0.65 * random(),
    side: random() < 0.5 ? 1 : -1,
    deep: 0.3 + 0.4 * random(),
  }));
  const form = bladeAlong(
    bentAxis(length, length * (0.15 + 0.25 * random()) * (random() < 0.5 ? -1 : 1)),
    (share, side) => {
      let half = length * 0.17 * Math.sin(Math.PI * share ** 0.8) ** 0.6;
      for (const tear of tears)
        if (tear.side === side) half *= 1 - tear.deep * Math.max(0, 1 - Math.abs(share - tear.at) / 0.018);
      return half;
    },
    14,
    120,
  );
  return [formPart(form, tones)];
}

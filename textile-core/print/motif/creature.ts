import type { Point } from "@selvedge/geometry-core";
import { smooth } from "../shape/curve.ts";
import { placed } from "../shape/point.ts";
import { bentAxis, bladeAlong } from "./leaf.ts";
import { type Form, formPart, linePart, type Motif, moved, spotPart, type Tones } from "./motif.ts";

const scaled = (size: number, points: readonly Point[]): Point[] => points.map(([x, y]): Point => [x * size, y * size]);

/** Feathers or a fin: blades fanned from one root. */
function fan(count: number, length: number, from: number, to: number, slim: number, tones: Tones): Motif {
  return Array.from({ length: count }, (_, index): Motif => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const own = length * (0.72 + 0.28 * Math.sin(Math.PI * (0.25 + 0.5 * share)));
    const blade = bladeAlong(
      bentAxis(own, own * 0.08),
      (s) => own * slim * Math.sin(Math.PI * (0.06 + 0.9 * s) ** 0.8) ** 0.7,
      0,
      12,
    );
    return moved([formPart({ outline: blade.outline, shade: blade.shade }, tones)], placed([0, 0], from + (to - from) * share));
  }).flat();
}

/** A small perching bird that looks along +x, `size` mm from beak to rump. */
export function bird(size: number, random: () => number, body: Tones, wing: Tones, tail: Tones): Motif {
  const lift = 0.04 * (random() - 0.5);
  const outline = smooth(
    scaled(size, [
      [0.5, -0.2 + lift],
      [0.4, -0.31 + lift],
      [0.24, -0.32],
      [0.1, -0.22],
      [-0.16, -0.12],
      [-0.42, 0.04],
      [-0.5, 0.12],
      [-0.34, 0.2],
      [-0.06, 0.27],
      [0.2, 0.2],
      [0.38, 0.04],
      [0.46, -0.1 + lift],
    ]),
    true,
    6,
  );
  const breast: Form["shade"] = smooth(
    scaled(size, [
      [0.44, -0.08],
      [0.3, 0.02],
      [0.04, 0.1],
      [-0.2, 0.12],
      [-0.34, 0.2],
      [-0.06, 0.28],
      [0.2, 0.22],
      [0.4, 0.04],
    ]),
    true,
    5,
  );
  const beak = scaled(size, [
    [0.48, -0.24 + lift],
    [0.63, -0.19 + lift],
    [0.48, -0.15 + lift],
  ]);
  const cover = smooth(
    scaled(size, [
      [0.16, -0.1],
      [-0.02, -0.13],
      [-0.24, -0.02],
      [-0.3, 0.06],
      [-0.1, 0.1],
      [0.1, 0.06],
    ]),
    true,
    6,
  );
  const leg = (x: number): Motif[number] =>
    linePart(
      scaled(size, [
        [x, 0.22],
        [x - 0.02, 0.34],
        [x + 0.03, 0.4],
      ]),
      [size * 0.02, size * 0.016, size * 0.014],
      "key",
    );
  return [
    ...moved(fan(4, size * 0.5, Math.PI - 0.24, Math.PI + 0.1, 0.09, tail), placed([-0.36 * size, 0.08 * size], -0.1)),
    leg(-0.02),
    leg(0.08),
    formPart({ outline: beak }, { ...wing, fill: "second", deep: "secondDeep" }),
    formPart({ outline, shade: breast }, body),
    ...moved(fan(5, size * 0.42, Math.PI - 0.42, Math.PI + 0.06, 0.1, wing), placed([-0.02 * size, 0])),
    formPart({ outline: cover }, { ...wing, fill: wing.deep }),
    spotPart([0.37 * size, -0.21 * size + lift * size], size * 0.042, "light"),
    spotPart([0.375 * size, -0.21 * size + lift * size], size * 0.024, "key"),
  ];
}

/** A fish that swims along +x, `size` mm long, in scales and bands. */
export function fish(size: number, random: () => number, body: Tones, fins: Tones): Motif {
  const deep = 0.13 + 0.07 * random();
  const bend = size * 0.1 * (random() - 0.5);
  const axis = bentAxis(size * 0.78, bend).map(([x, y]): Point => [size * 0.5 - x, y]);
  const trunk = bladeAlong(axis, (s) => size * deep * (Math.sin(Math.PI * s ** 0.72) ** 0.92 * 0.97 + 0.05), 0, 26);
  const end = axis.at(-1)!;
  const fin = (root: Point, length: number, angle: number, spread: number, blades: number): Motif =>
    moved(fan(blades, length, angle - spread / 2, angle + spread / 2, 0.14, fins), placed(root));
  const scales = Array.from({ length: 4 }, (_, row) =>
    Array.from({ length: 3 }, (_, line): Motif[number] => {
      const x = size * (0.16 - 0.13 * row);
      const y = size * deep * 0.46 * (line - 1) * (1 - 0.1 * row) + bend * 0.3;
      const arc = smooth([
        [x + size * 0.02, y - size * 0.05],
        [x - size * 0.035, y],
        [x + size * 0.02, y + size * 0.05],
      ]);
      return linePart(
        arc,
        arc.map(() => size * 0.014),
        body.deep,
      );
    }),
  ).flat();
  return [
    ...fin(end, size * 0.3, Math.PI, 1.35, 6),
    ...fin([0.02 * size, -deep * size * 0.8], size * 0.22, Math.PI + 0.62, 0.7, 5),
    ...fin([-0.02 * size, deep * size * 0.8], size * 0.18, Math.PI - 0.68, 0.5, 4),
    formPart({ outline: trunk.outline, shade: trunk.shade }, body),
    ...scales,
    ...fin([0.12 * size, size * 0.05], size * 0.15, Math.PI - 0.4, 0.6, 3),
    spotPart([0.34 * size, -size * 0.035], size * 0.028, "light"),
    spotPart([0.345 * size, -size * 0.035], size * 0.016, "key"),
  ];
}

import { radiansOf } from "@selvedge/geometry-core";
import { curve, vertex } from "../pattern/lines.ts";
import { mergeClose, type Outline, pointAt } from "../pattern/outline.ts";
import { unfold } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";

/** A collar that turns over on a stand and meets the lapels in a notch. mm, degrees. */
export type NotchCollar = {
  /** Height of the stand and fall of the collar at the centre back. */
  readonly stand: number;
  readonly fall: number;
  /** From the roll line to the notch, along the seam between lapel and collar, and on to the tip of the lapel. */
  readonly gorge: number;
  readonly tip: number;
  /** Length of the collar's front edge, and the angle at which the notch opens. */
  readonly point: number;
  readonly opening: number;
};

/** Angle between the roll line, going up, and the gorge. */
const GORGE_DEGREES = 108;
/** The collar is cut as a part of a ring of this radius per width of its roll line, so that its outer edge is the longer. */
const RING = 0.54;
/** The lapel's edge runs out so far beside the straight line from its tip to where it begins. */
const BELLY_MM = 7;

type Vector = { readonly x: number; readonly y: number };
const along = (p: Vector, u: Vector, v: Vector, a: number, b: number): Vector => ({
  x: p.x + u.x * a + v.x * b,
  y: p.y + u.y * a + v.y * b,
});
/** A step of a length from a place, at an angle from `u` towards `v`. */
const step = (p: Vector, u: Vector, v: Vector, length: number, degrees: number): Vector =>
  along(p, u, v, length * Math.cos(radiansOf(degrees)), length * Math.sin(radiansOf(degrees)));

/** The left lapel as it is seen when it lies turned over on the front, turned so that its edge follows the grain. */
export function lapelOf(frontL: Outline, collar: NotchCollar): Outline {
  const [apex, top] = [pointAt(frontL, "apex"), pointAt(frontL, "rollTop")];
  const roll = Math.hypot(top.x - apex.x, top.y - apex.y);
  const u = { x: (top.x - apex.x) / roll, y: (top.y - apex.y) / roll };
  const v = { x: -u.y, y: u.x };
  const notch = step(top, u, v, collar.gorge, GORGE_DEGREES);
  const tip = step(top, u, v, collar.gorge + collar.tip, GORGE_DEGREES);
  const width = (tip.x - apex.x) * v.x + (tip.y - apex.y) * v.y;
  const rollPoint = (share: number) => along(apex, u, v, roll * share, width * share + BELLY_MM);
  const outline = [
    vertex(apex.x, apex.y, "apex"),
    vertex(top.x, top.y, "rollTop"),
    vertex(notch.x, notch.y, "notch"),
    vertex(tip.x, tip.y, "tip"),
    ...curve(tip, rollPoint(0.66), rollPoint(0.33), vertex(apex.x, apex.y)).slice(0, -1),
  ];
  const turn = Math.atan2(tip.x - apex.x, apex.y - tip.y);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return mergeClose(
    outline.map((p) => {
      const [x, y] = [p.x - apex.x, p.y - apex.y];
      return { ...p, x: apex.x + x * cos + y * sin, y: apex.y - x * sin + y * cos };
    }),
  );
}

/** The stand: as high as asked for at the centre back, running out where the lapels begin; its lower edge fits the neckline. */
export function standOf(collar: NotchCollar, neck: { readonly back: number; readonly front: number }): Outline {
  const [length, height] = [neck.back + neck.front, collar.stand];
  const end = vertex(length, height, "end");
  const half = [
    vertex(0, height, "bottomMid"),
    vertex(0, 0, "topMid"),
    ...curve({ x: 0, y: 0 }, { x: length * 0.55, y: 0 }, { x: length * 0.78, y: height * 0.25 }, end),
  ];
  const whole = unfold(mergeClose(half), 0);
  const share = neck.back / length;
  return splitAt(splitAt(whole, "neck", "bottomMid>end", share), "neck_m", "bottomMid>end_m", share);
}

/** The collar that turns over the stand, its roll line uppermost. */
export function collarOf(collar: NotchCollar, stand: Outline): Outline {
  const roll = lengthOf(stand, "topMid>end");
  const radius = 2 * roll * RING;
  const end = roll / radius;
  const arc = Array.from({ length: 12 }, (_, i) => {
    const angle = (end * (i + 1)) / 12;
    return vertex(radius * Math.sin(angle), radius * Math.cos(angle) - radius, ...(i === 11 ? ["end"] : []));
  });
  const corner = arc.at(-1)!;
  const u = { x: -Math.cos(end), y: Math.sin(end) };
  const v = { x: Math.sin(end), y: Math.cos(end) };
  const notch = step(corner, u, v, collar.gorge, GORGE_DEGREES);
  const tip = step(notch, u, v, collar.point, GORGE_DEGREES - collar.opening);
  const outer = vertex(0, collar.fall, "outer");
  const back = curve(tip, along(tip, u, v, tip.x * 0.4, 0), { x: tip.x * 0.45, y: collar.fall }, outer);
  return unfold(
    mergeClose([vertex(0, 0, "mid"), ...arc, vertex(notch.x, notch.y, "notch"), vertex(tip.x, tip.y, "tip"), ...back]),
    0,
  );
}

/** Radius of the ring that a collar's roll line is a part of. */
export function ringOf(collar: Outline): number {
  const { x, y } = pointAt(collar, "end");
  return (x * x + y * y) / (-2 * y);
}

import { along3, between3, clamp, minus3, unit3, type Vector3 } from "@selvedge/geometry-core";
import type { Body } from "../form/body.ts";
import { type EllipseWalk, halfWidth, walkEllipse } from "../form/ellipse.ts";
import type { Outline } from "../pattern/outline.ts";
import type { Placement } from "../recipes/garment.ts";
import { SewingError } from "../seams/sewing-error.ts";

// A piece is always seen from its outside: its +x turned by its upward direction is the outward normal.
// So +x of a front is the wearer's left and +x of a back is the wearer's right.

const smooth = (t: number): number => {
  const u = clamp(t, 0, 1);
  return u * u * (3 - 2 * u);
};

/** Elliptic tubes by circumference to the millimetre, so that every row of a piece finds its own quickly. */
function tubes(ratioOf: (around: number) => number): (around: number) => EllipseWalk {
  const known = new Map<number, EllipseWalk>();
  return (around) => {
    const key = Math.round(around);
    const found = known.get(key);
    if (found) return found;
    const ratio = ratioOf(key);
    const a = halfWidth(key, ratio);
    const walk = walkEllipse(a, a * ratio);
    known.set(key, walk);
    return walk;
  };
}

export type Tube = {
  readonly around: number | ((y: number) => number);
  /** Depth per width of the tube. */
  readonly ratio: number;
  /** Height in mm at which y = 0 of the piece lies. */
  readonly top: number;
  readonly side: "front" | "back";
  readonly centreZ: number;
  /** x on the piece that lies in the middle of that side. */
  readonly x0?: number;
};

/** Bends a piece round a vertical elliptic tube. */
export function roundTube({ around, ratio, top, side, centreZ, x0 = 0 }: Tube): Placement {
  const tube = tubes(() => ratio);
  return (x, y) => {
    const walk = tube(typeof around === "function" ? around(y) : around);
    const [px, pz] = walk.at(side === "front" ? x - x0 : walk.length / 2 + x - x0);
    return [px, top - y, centreZ + pz];
  };
}

/** How far below the shoulder joint the top of a sleeve's cap starts, and over what length the tube bends at the elbow. */
export const SLEEVE_LEAD_MM = 12;
const ELBOW_MM = 50;

/** Bends a sleeve round the arm: y = `tipY` of the piece lies at the shoulder, `radius` may change down the piece. */
export function roundArm(body: Body, hand: "left" | "right", tipY: number, radius: (y: number) => number): Placement {
  const sign = hand === "left" ? 1 : -1;
  const own = (p: Vector3): Vector3 => [p[0] * sign, p[1], p[2]];
  const [joint, elbow, wrist] = [own(body.shoulderJoint), own(body.elbow), own(body.wrist)];
  const upper = Math.hypot(...minus3(elbow, joint));
  const [upperWay, lowerWay] = [unit3(minus3(elbow, joint)), unit3(minus3(wrist, elbow))];
  return (x, y) => {
    const s = y - tipY + SLEEVE_LEAD_MM;
    const way = unit3(between3(upperWay, lowerWay, clamp((s - upper + ELBOW_MM) / (2 * ELBOW_MM), 0, 1)));
    const centre = s < upper ? along3(joint, upperWay, s) : along3(elbow, lowerWay, s - upper);
    const flat = Math.hypot(way[0], way[1]);
    const out: Vector3 = [(-way[1] / flat) * sign, (way[0] / flat) * sign, 0];
    const up: Vector3 = [-way[0], -way[1], -way[2]];
    const side: Vector3 = [up[1] * out[2] - up[2] * out[1], up[2] * out[0] - up[0] * out[2], up[0] * out[1] - up[1] * out[0]];
    const r = radius(y);
    const angle = x / r;
    return along3(along3(centre, out, r * Math.cos(angle)), side, r * Math.sin(angle));
  };
}

/** The other side's placement for the flipped piece. */
export const mirrored =
  (place: Placement): Placement =>
  (x, y) => {
    const [px, py, pz] = place(-x, y);
    return [-px, py, pz];
  };

/** x-range of an outline at a height. */
export function spanAt(outline: Outline, y: number): readonly [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    if (p.y <= y === q.y <= y) return;
    const x = p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y);
    low = Math.min(low, x);
    high = Math.max(high, x);
  });
  if (low > high) throw new SewingError(`the outline has no width at ${y}`);
  return [low, high];
}

const extentY = (outline: Outline): readonly [number, number] => {
  const ys = outline.map((v) => v.y);
  return [Math.min(...ys) + 0.5, Math.max(...ys) - 0.5];
};

/** On an adult: length over which a trouser panel turns from half the torso into half a leg, and how far below the top the waist is level. */
const FORK_BLEND_MM = 130;
const LEVEL_WAIST_MM = 40;

/** Middle of the wearer's right leg at a height; never nearer to the other leg than its own radius. */
function legMiddle(body: Body, height: number, radius: number): readonly [x: number, z: number] {
  const down = clamp((body.hip[1] - height) / (body.hip[1] - body.ankle[1]), 0, 1);
  return [-Math.max(radius + 5, body.hip[0] + (body.ankle[0] - body.hip[0]) * down), -6 - 10 * down];
}

/** Bends a strip round the wearer's right leg at a height, its ends at the outseam, its middle at the inseam. */
export function roundAnkle(body: Body, { around, top }: { readonly around: number; readonly top: number }): Placement {
  const r = around / (2 * Math.PI);
  return (x, y) => {
    const [centreX, centreZ] = legMiddle(body, top - y, r);
    const angle = x / r + Math.PI;
    return [centreX - r * Math.cos(angle), top - y, centreZ + r * Math.sin(angle)];
  };
}

/**
 * Bends the panels of the wearer's right leg: half an ellipse round the torso above the fork, a circle round the leg below.
 * `room` is how much wider these are than the panels, for cloth that is narrower than the leg.
 */
export function roundLeg(
  body: Body,
  panels: { readonly front: Outline; readonly back: Outline },
  fit: { readonly top: number; readonly forkY: number; readonly side: "front" | "back"; readonly room?: number },
): Placement {
  const tube = (outline: Outline) => {
    const [low, high] = extentY(outline);
    return (y: number) => spanAt(outline, clamp(Math.max(y, LEVEL_WAIST_MM * body.scale), low, high));
  };
  const blend = FORK_BLEND_MM * body.scale;
  const spans = { front: tube(panels.front), back: tube(panels.back) };
  const { room = 1 } = fit;
  const isFront = fit.side === "front";
  const sign = isFront ? 1 : -1;
  return (x, y) => {
    const [f0, f1] = spans.front(y);
    const [b0, b1] = spans.back(y);
    const [frontWidth, backWidth] = [f1 - f0, b1 - b0];
    const u = clamp(isFront ? (x - f0) / frontWidth : (b1 - x) / backWidth, -0.1, 1.1);
    const height = fit.top - y;
    const a = halfWidth(2 * (frontWidth + backWidth) * 1.04 * room, 0.74);
    const torso: Vector3 = [-a * Math.cos((u * Math.PI) / 2), height, -8 + sign * a * 0.74 * Math.sin((u * Math.PI) / 2)];
    const round = frontWidth + backWidth;
    const r = (round * room) / (2 * Math.PI);
    const turn = u * 2 * Math.PI * ((isFront ? frontWidth : backWidth) / round);
    const [centreX, centreZ] = legMiddle(body, height, r);
    const leg: Vector3 = [centreX - r * Math.cos(turn), height, centreZ + sign * r * Math.sin(turn)];
    return between3(torso, leg, smooth((y - fit.forkY + blend) / blend));
  };
}

export type RingSector = {
  /** Centre of the arcs on the piece, mm. */
  readonly centreY: number;
  readonly innerRadius: number;
  /** Whole angle of the sector, radians. */
  readonly angle: number;
};

/** Hangs a sector of a ring as a cone from its inner arc; the middle of the piece (x = 0, down) is the centre front. */
export function roundCone({ centreY, innerRadius, angle }: RingSector, ratio: number, top: number): Placement {
  const slope = Math.min(0.9, angle / (2 * Math.PI));
  const drop = Math.sqrt(1 - slope * slope);
  const known = new Map<number, EllipseWalk>();
  const walkAt = (radius: number): EllipseWalk => {
    const key = Math.round(radius);
    const found = known.get(key);
    if (found) return found;
    const rounded = Math.min(1, ratio + (1 - ratio) * Math.min(1, (radius - innerRadius) / 500));
    const a = halfWidth(innerRadius * angle + 2 * Math.PI * (radius - innerRadius) * slope, rounded);
    const walk = walkEllipse(a, a * rounded);
    known.set(key, walk);
    return walk;
  };
  return (x, y) => {
    const radius = Math.hypot(x, y - centreY);
    const walk = walkAt(radius);
    const [px, pz] = walk.at((Math.atan2(x, y - centreY) / angle) * walk.length);
    return [px, top - (radius - innerRadius) * drop, pz];
  };
}

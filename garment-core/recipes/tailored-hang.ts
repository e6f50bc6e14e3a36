import { roundArm, roundTube, SLEEVE_LEAD_MM } from "../drape/place.ts";
import type { Body } from "../form/body.ts";
import { measure } from "../pattern/freesewing.ts";
import { type Outline, pointAt } from "../pattern/outline.ts";
import { lengthOf } from "../pattern/run.ts";
import type { Cut, Hanging, Placement } from "./garment.ts";
import { ringOf } from "./tailored-collar.ts";
import { halfGirth } from "./tailored-sleeve.ts";

const LIFT_MM = 14;
const TORSO_RATIO = 0.66;
const TORSO_Z_MM = -4;
/** Nearer to the neck point than `bend` the body leans over to the ridge of the shoulders, so that its seams start almost closed, a little above them. */
const SHOULDER = { bend: 120, lift: 18, z: -12 };
/** How far outside the front a lapel is put on. */
const LAPEL_OUT_MM = 30;
/** Lapels and collar are sewn well off the form, above fronts that still bulge, and lie down when the jacket hangs. */
const OUTER = { bend: 2e-4, layer: 5, sewingLayer: 20 } as const;
/** The neckline drops towards the front by this much, so the collar is put on tilted. */
const NECK_DROP_MM = 28;
const NECK_ROOM = 1.14;
/** The collar is put on from above, so that the shoulders are sewn under it. */
const COLLAR_LIFT_MM = 50;
/** Going down, the turned collar widens by this much per mm all round. */
const COLLAR_SPREAD = 3.2;
const SHOWN_INSIDE_MM = 70;

/** Share of the roll line, from the centre back, that starts as a ring. */
const RING_SHARE = 0.45;

const smooth = (t: number): number => {
  const u = Math.max(0, Math.min(1, t));
  return u * u * (3 - 2 * u);
};
const neckTilt = (z: number): number => -NECK_DROP_MM * Math.max(0, 1 + z / 60);

/** Where collar and stand lie beside the left lapel: `up` the roll line from its upper end, and `out` from it. */
type BesideLapel = (up: number, out: number) => readonly [x: number, y: number, z: number];

/** Stand and turned-down collar as rings round the neck, whose ends lie beside the lapels, outside the fronts. */
function hangCollar({ pieces }: Cut, body: Body, beside: BesideLapel): { readonly stand: Placement; readonly collar: Placement } {
  const around = measure(body.measurements, "neck") * NECK_ROOM;
  const ring = (length: number) => roundTube({ around: length, ratio: 0.94, top: 0, side: "back", centreZ: -2 });
  const rings = new Map<number, Placement>();
  const ringOfLength = (length: number): Placement => {
    const key = Math.round(length);
    const found = rings.get(key) ?? ring(key);
    rings.set(key, found);
    return found;
  };
  const [collar, stand] = [pieces.collar!.outline, pieces.stand!.outline];
  const radius = ringOf(collar);
  const roll = lengthOf(collar, "mid>end");
  const top = body.heights.neckPoint + pointAt(stand, "bottomMid").y + COLLAR_LIFT_MM;
  /** From the ring at the centre back over to the lapel at the end of the roll line; +x is the wearer's right. */
  const place = (way: number, down: number, length: number): readonly [number, number, number] => {
    const [px, , pz] = ringOfLength(length)((way * length) / around, 0);
    const [lx, ly, lz] = beside(roll - Math.abs(way), down);
    const t = smooth((Math.abs(way) / roll - RING_SHARE) / (1 - RING_SHARE));
    const mix = (a: number, b: number): number => a + (b - a) * t;
    return [mix(px, -Math.sign(way) * lx), mix(top - down * 0.85 + neckTilt(pz), ly), mix(pz, lz)];
  };
  return {
    stand: (x, y) => place(x, y, around),
    collar: (x, y) => {
      const down = Math.hypot(x, y + radius) - radius;
      return place(Math.atan2(x, y + radius) * radius, down, around + 20 + Math.max(0, down) * COLLAR_SPREAD);
    },
  };
}

/** A front or back round the body, leaning over the shoulders; `out` mm outside, for what lies on it. */
function overShoulders(around: number, top: number, side: "front" | "back", out = 0): Placement {
  const wider = around + 2 * Math.PI * out;
  const tube = roundTube({ around: wider, ratio: TORSO_RATIO, top, side, centreZ: TORSO_Z_MM });
  return (x, y) => {
    const [px, py, pz] = tube((x * wider) / around, y);
    const over = smooth(1 - y / SHOULDER.bend);
    return [px, py + (out + SHOULDER.lift) * over, pz + (SHOULDER.z - pz) * over];
  };
}

/** A lapel lies on its front: turned back from the grain into the front's own place, and a little outside it. */
function onFront(lapel: Outline, front: Outline, around: number, top: number): Placement {
  const [apex, from, to] = [pointAt(front, "apex"), pointAt(lapel, "rollTop"), pointAt(front, "rollTop")];
  const turn = Math.atan2(to.y - apex.y, to.x - apex.x) - Math.atan2(from.y - apex.y, from.x - apex.x);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const place = overShoulders(around, top, "front", LAPEL_OUT_MM);
  return (x, y) => {
    const [dx, dy] = [x - apex.x, y - apex.y];
    return place(apex.x + dx * cos - dy * sin, apex.y + dx * sin + dy * cos);
  };
}

/** Puts a jacket on the body; `frontBend` is the stiffness of its interfaced fronts, N·m. */
export function hangJacket(cut: Cut, body: Body, frontBend: number): Hanging {
  const outlines = Object.fromEntries(Object.entries(cut.pieces).map(([key, piece]) => [key, piece.outline]));
  const around = 4 * Math.max(pointAt(outlines.backR!, "armhole").x, pointAt(outlines.backR!, "hem").x);
  const top = body.heights.neckPoint + LIFT_MM;
  const torso = (side: "front" | "back") => overShoulders(around, top, side);
  const girth = halfGirth({ top: outlines.topL!, under: outlines.underL! });
  const tip = Math.min(...outlines.topL!.map((v) => v.y));
  const arm = (hand: "left" | "right") => roundArm(body, hand, tip, (y) => girth(y) / Math.PI);
  const under = (hand: "left" | "right"): Placement => {
    const place = arm(hand);
    return (x, y) => place(x + girth(y), y);
  };
  const [apex, rollTop] = [pointAt(outlines.frontL!, "apex"), pointAt(outlines.frontL!, "rollTop")];
  const rollLine = Math.hypot(rollTop.x - apex.x, rollTop.y - apex.y);
  const [ux, uy] = [(rollTop.x - apex.x) / rollLine, (rollTop.y - apex.y) / rollLine];
  const outside = overShoulders(around, top, "front", LAPEL_OUT_MM);
  return {
    places: {
      frontR: torso("front"),
      frontL: torso("front"),
      backL: torso("back"),
      backR: torso("back"),
      lapelR: onFront(outlines.lapelR!, outlines.frontR!, around, top),
      lapelL: onFront(outlines.lapelL!, outlines.frontL!, around, top),
      topR: arm("right"),
      topL: arm("left"),
      underR: under("right"),
      underL: under("left"),
      ...hangCollar(cut, body, (up, out) => outside(rollTop.x + ux * up - uy * out, rollTop.y + uy * up + ux * out)),
    },
    hands: {
      frontR: { bend: frontBend },
      frontL: { bend: frontBend },
      lapelR: OUTER,
      lapelL: OUTER,
      collar: OUTER,
      stand: { bend: 3e-4 },
    },
    holds: [],
    creases: [
      ["stand", "collar"],
      ["frontR", "lapelR"],
      ["frontL", "lapelL"],
    ],
    folds: true,
    shown: { arm: pointAt(outlines.topL!, "tsWristRight").y - tip + SLEEVE_LEAD_MM - SHOWN_INSIDE_MM, leg: 0 },
  };
}

import { between3, radiansOf, type Vector3 } from "@selvedge/geometry-core";
import { measure } from "../pattern/freesewing.ts";
import type { Measurements } from "../pattern/measurements.ts";
import type { Heights } from "./landmarks.ts";
import { cut, type Distance, join, type Limb, type LimbKey, limb, rod } from "./solid.ts";

const ARM_ANGLE = radiansOf(25);
/** Fillet radii where limbs grow out of the torso, and of the edges where a form ends, mm. */
export const FILLET = { shoulder: 40, arm: 30, leg: 50, base: 26, crop: 14, plate: 9, neck: 30, crotch: 70 };

/** Thighs are deeper than wide: so they measure what they should and leave room for trousers between them. */
const THIGH_DEPTH = 1.13;

/** A left leg, with the places its trousers are hung by. */
export type Leg = { readonly limb: Limb; readonly hip: Vector3; readonly ankle: Vector3 };

/** Builds the left leg from its girths. */
export function shapeLeg(measurements: Measurements, heights: Heights): Leg {
  const ring = (name: string): number => measure(measurements, name) / (2 * Math.PI);
  const [thighR, kneeR, ankleR] = [ring("upperLeg"), ring("knee"), ring("ankle")];
  // Legs stand apart by their own girth, so that the tubes of trousers find room between them.
  const hipX = thighR * 0.94 + 19;
  const hip: Vector3 = [hipX, heights.crotch + 5, -8];
  const ankle: Vector3 = [hipX + 64, heights.ankle, -22];
  const keys: LimbKey[] = [
    [hipX, heights.crotch - 16, -8, thighR * 0.94, THIGH_DEPTH],
    [hipX + 15, hip[1] * 0.55 + heights.knee * 0.45, 0, thighR * 0.88, 1 + (THIGH_DEPTH - 1) * 0.8],
    [hipX + 31, heights.knee, -2, kneeR],
    [hipX + 44, heights.knee - (heights.knee - heights.ankle) * 0.3, -20, kneeR * 0.97],
    [...ankle, ankleR],
  ];
  return { limb: limb(keys), hip, ankle };
}

/** A solid with a limb grown out of it, shown as far as `crop` mm down the limb. */
export function grow(d: number, part: Limb, fillet: number, crop: number | undefined, x: number, y: number, z: number): number {
  const side = Math.abs(x);
  if (part.atLeast(side, y, z) > d + fillet) return d;
  const bare = part.distance(side, y, z);
  return join(d, crop === undefined ? bare : cut(bare, part.along(side, y, z) - crop, FILLET.crop), fillet);
}

/** A left arm, with the places its sleeve is hung by. */
export type Arm = {
  readonly limb: Limb;
  readonly joint: Vector3;
  readonly elbow: Vector3;
  readonly wrist: Vector3;
  readonly radius: number;
};

/** Builds the left arm from its girths, hanging a little away from the body. */
export function shapeArm(measurements: Measurements, heights: Heights): Arm {
  const m = (name: string): number => measure(measurements, name);
  const [biceps, wristR] = [m("biceps") / (2 * Math.PI), m("wrist") / (2 * Math.PI)];
  const radius = biceps * 1.05;
  const joint: Vector3 = [m("shoulderToShoulder") / 2 - radius * 0.47, heights.shoulder - radius * 1.04, -10];
  const upper = m("shoulderToElbow");
  const lower = m("shoulderToWrist") - upper;
  const way = [Math.sin(ARM_ANGLE), -Math.cos(ARM_ANGLE)] as const;
  const elbow: Vector3 = [joint[0] + way[0] * upper, joint[1] + way[1] * upper, joint[2] - 8];
  const wrist: Vector3 = [elbow[0] + way[0] * lower * 0.985, elbow[1] + way[1] * lower * 0.985, elbow[2] + lower * 0.16];
  const arm = limb([
    [...joint, radius],
    [...between3(joint, elbow, 0.42), biceps],
    [...elbow, biceps * 0.84],
    [...between3(elbow, wrist, 0.25), biceps * 0.82],
    [...between3(elbow, wrist, 0.72), wristR * 1.1],
    [...wrist, wristR],
    [...between3(elbow, wrist, 1.06), wristR * 0.92],
  ]);
  return { limb: arm, joint, elbow, wrist, radius };
}

/** An armless form ends in an oval plate from the point of the shoulder to the armpit. */
export function shoulderPlate(measurements: Measurements, heights: Heights): Distance {
  const tip = measure(measurements, "shoulderToShoulder") / 2;
  const root = rod([tip - 40, heights.shoulder - 40, -13], [tip - 58, heights.armpit + 34, -12], 37, 42);
  const [nx, ny] = [Math.cos(0.16), -Math.sin(0.16)];
  return (x, y, z) => cut(root(x, y, z), (x - tip + 10) * nx + (y - heights.shoulder) * ny, FILLET.plate);
}

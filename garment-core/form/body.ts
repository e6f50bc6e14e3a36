import { type Measurements, measure } from "../pattern/freesewing.ts";
import { halfWidth } from "./ellipse.ts";
import type { Heights, Limbs, Vector3 } from "./landmarks.ts";
import { FILLET, grow, type Leg, shapeArm, shapeLeg, shoulderPlate } from "./limbs.ts";
import { cut, type Distance, join, loft, rod, type Section, type Swelling } from "./solid.ts";
import { tapeAround, tapeDown } from "./tape.ts";

/** A body built from measurements: mm, y up, facing +z, the wearer's left is +x. Limb points are those of the left side. */
export type Body = {
  readonly measurements: Measurements;
  readonly heights: Heights;
  readonly shoulderJoint: Vector3;
  readonly elbow: Vector3;
  readonly wrist: Vector3;
  readonly hip: Vector3;
  readonly ankle: Vector3;
  /** The solid that cloth lies on. */
  readonly distance: Distance;
  /** The same with arms and legs shown only so far, mm down each limb. */
  readonly cropped: (crop: { readonly arm: number; readonly leg: number }) => Distance;
  readonly reach: { readonly arm: number; readonly leg: number };
  readonly bounds: { readonly min: Vector3; readonly max: Vector3 };
};

/**
 * Builds the form of a person. The height of the neck is solved so that a tape from the neck point over the bust to the
 * waist reads what was measured: patterns are drafted from such lengths, and vertical distances would lift every bodice.
 */
export function buildBody(measurements: Measurements, wearer: "men" | "women", limbs: Limbs): Body {
  const length = measure(measurements, "hpsToWaistFront");
  const back = measure(measurements, "hpsToWaistBack");
  let rise = 0.96;
  for (let i = 0; i < 3; i++) {
    const at = landmarks(measurements, wearer, back * rise);
    const read = frontLength(shapeTrunk(measurements, wearer, at, limbs.legs).distance, measurements, wearer, at);
    rise = Math.max(0.88, Math.min(1, rise * (1 - 0.9 * (read / length - 1))));
  }
  return assemble(measurements, wearer, landmarks(measurements, wearer, back * rise), limbs);
}

function landmarks(measurements: Measurements, wearer: "men" | "women", neckRise: number): Heights {
  const m = (name: string): number => measure(measurements, name);
  const waist = m("waistToFloor");
  const armpit = waist + m("waistToArmpit");
  const neckPoint = waist + neckRise;
  const across = m("shoulderToShoulder") / 2 - neckX(measurements);
  return {
    ankle: 75,
    knee: waist - m("waistToKnee"),
    crotch: waist - m("waistToUpperLeg"),
    seat: waist - m("waistToSeat"),
    hips: waist - m("waistToHips"),
    waist,
    under: waist + (wearer === "women" ? m("waistToUnderbust") : m("waistToArmpit") * 0.5),
    bust:
      wearer === "women"
        ? waist + (m("hpsToWaistFront") - m("hpsToBust")) * 0.93
        : Math.min(neckPoint - m("hpsToBust") * 0.95, armpit - 10),
    armpit,
    shoulder: neckPoint - across * Math.tan((m("shoulderSlope") * Math.PI) / 180) - 6,
    neckPoint,
    neckTop: neckPoint + 84,
    base: waist - m("waistToUpperLeg") - 25,
  };
}

const neckX = (measurements: Measurements): number => (measure(measurements, "neck") / (2 * Math.PI)) * 1.12;

/** Girth of a section, its depth per width, its middle, and whether a tape must read `girth` there. */
type Girth = {
  readonly y: number;
  readonly girth: number;
  readonly ratio: number;
  readonly z: number;
  readonly measured: boolean;
};

function girths(measurements: Measurements, wearer: "men" | "women", at: Heights): readonly Girth[] {
  const m = (name: string): number => measure(measurements, name);
  const women = wearer === "women";
  const row = (y: number, girth: number, ratio: number, z: number, measured = false): Girth => ({ y, girth, ratio, z, measured });
  const chest = women ? m("highBust") : m("chest");
  return [
    row(at.base - 60, m("seat") * 0.9, 0.76, -8),
    row(at.crotch - 10, m("seat") * 0.965, 0.74, -10),
    row(at.seat, m("seat"), women ? 0.71 : 0.74, -10, true),
    row(at.hips, m("hips"), women ? 0.68 : 0.73, -3, true),
    row(at.waist, m("waist"), women ? 0.79 : 0.8, 2, true),
    row(at.under, women ? m("underbust") : m("waist") * 0.42 + m("chest") * 0.58, women ? 0.73 : 0.75, 1, women),
    row(at.bust, women ? m("underbust") * 1.015 : m("chest"), women ? 0.71 : 0.72, women ? -5 : -1, !women),
    row(at.armpit + 25, chest * (women ? 0.93 : 0.965), 0.66, -9),
    row((at.armpit + at.shoulder) / 2 + 20, chest * (women ? 0.78 : 0.83), 0.63, -14),
    row(at.shoulder - 4, m("neck") * 1.2, 0.76, -15),
    row(at.neckPoint + 12, m("neck") * 0.93, 0.94, -9),
    row(at.neckPoint + 50, m("neck") * 0.89, 1, -2),
    row(at.neckTop + 30, m("neck") * 0.9, 1, 4),
  ];
}

/** What a tape can measure: the torso with its shoulders, and the legs where it has any; no arms. */
type Trunk = { readonly torso: Distance; readonly leg: Leg; readonly distance: Distance };

function shapeTrunk(measurements: Measurements, wearer: "men" | "women", at: Heights, legs: boolean): Trunk {
  const m = (name: string): number => measure(measurements, name);
  const rows = girths(measurements, wearer, at);
  const scales = rows.map(() => 1);
  const women = wearer === "women";
  const leg = shapeLeg(measurements, at);
  const shoulders = shoulderRod(measurements, at);
  const build = (bust: number): Trunk => {
    const sections = rows.map((row, i): Section => {
      const a = halfWidth(row.girth * scales[i]!, row.ratio);
      return { y: row.y, halfWidth: a, halfDepth: a * row.ratio, z: row.z };
    });
    const body = loft(sections, swellings(measurements, wearer, at, bust), at.armpit + 40);
    const torso: Distance = (x, y, z) => {
      let d = join(body(x, y, z), shoulders(Math.abs(x), y, z), FILLET.shoulder);
      d = legs ? cut(d, at.crotch + 12 - y, FILLET.crotch) : cut(d, at.base - y, FILLET.base);
      return cut(d, (y - at.neckTop) * 0.985 + (z - 4) * 0.17, FILLET.neck);
    };
    return { torso, leg, distance: legs ? (x, y, z) => grow(torso(x, y, z), leg.limb, FILLET.leg, undefined, x, y, z) : torso };
  };
  let bust = women ? 50 : 0;
  for (let round = 0; round < 4; round++) {
    const [whole, flat] = [build(bust), build(0)];
    rows.forEach((row, i) => {
      // The tape under the bust is taken as if there were none: the swelling reaches down past it.
      const { distance } = row.y >= at.under ? flat : whole;
      if (row.measured) scales[i] = scales[i]! * (1 + 0.9 * (row.girth / tapeAround(distance, row.y, row.z) - 1));
    });
    if (!women) continue;
    // One secant step a round is enough: the tape grows almost in proportion to the bust.
    const [read, more] = [bust, bust + 10].map((amount) => tapeAround(build(amount).distance, at.bust, -5)) as [number, number];
    bust = Math.max(5, Math.min(110, bust + (10 * (m("chest") - read)) / Math.max(2, more - read)));
  }
  return build(bust);
}

function swellings(measurements: Measurements, wearer: "men" | "women", at: Heights, bust: number): readonly Swelling[] {
  const span = measure(measurements, "bustSpan");
  const pair = (x: number, y: number, size: readonly [number, number, number], facing: 1 | -1, amount: number): Swelling => ({
    x,
    y,
    width: size[0],
    above: size[1],
    below: size[2],
    facing,
    amount,
  });
  return wearer === "women"
    ? [pair(span * 0.46, at.bust, [span * 0.45, 98, 70], 1, bust), pair(74, at.seat - 4, [76, 84, 80], -1, 18)]
    : [
        pair(84, at.bust + 14, [76, 70, 52], 1, 10),
        pair(78, at.seat - 8, [74, 80, 74], -1, 15),
        pair(88, at.armpit + 10, [70, 80, 90], -1, 9),
      ];
}

function frontLength(solid: Distance, measurements: Measurements, wearer: "men" | "women", at: Heights): number {
  const x = neckX(measurements);
  return tapeDown(solid, {
    yTop: at.neckPoint - 6,
    yTurn: at.bust,
    yBottom: at.waist,
    xTop: x,
    xBottom: wearer === "women" ? measure(measurements, "bustSpan") / 2 : x,
  });
}

/** The ridge from the neck to the point of the left shoulder. */
function shoulderRod(measurements: Measurements, at: Heights): Distance {
  const tip = measure(measurements, "shoulderToShoulder") / 2;
  return rod([neckX(measurements) * 0.5, at.neckPoint - 50, -17], [tip - 40, at.shoulder - 37, -13], 40, 37);
}

function assemble(measurements: Measurements, wearer: "men" | "women", at: Heights, limbs: Limbs): Body {
  const trunk = shapeTrunk(measurements, wearer, at, limbs.legs);
  const arm = shapeArm(measurements, at);
  const plate = shoulderPlate(measurements, at);
  const solid =
    (shown: { readonly arm: number; readonly leg: number } | null): Distance =>
    (x, y, z) => {
      let d = trunk.torso(x, y, z);
      if (limbs.legs) d = grow(d, trunk.leg.limb, FILLET.leg, shown?.leg, x, y, z);
      if (limbs.arms === "none") return join(d, plate(Math.abs(x), y, z), FILLET.shoulder);
      return grow(d, arm.limb, FILLET.arm, shown?.arm, x, y, z);
    };
  const spread = limbs.arms === "none" ? arm.joint[0] + arm.radius : arm.wrist[0];
  return {
    measurements,
    heights: at,
    shoulderJoint: arm.joint,
    elbow: arm.elbow,
    wrist: arm.wrist,
    hip: trunk.leg.hip,
    ankle: trunk.leg.ankle,
    distance: solid(null),
    cropped: solid,
    reach: { arm: arm.limb.length, leg: trunk.leg.limb.length },
    bounds: {
      min: [-(spread + 70), limbs.legs ? -10 : at.base - 60, -230],
      max: [spread + 70, at.neckTop + 50, 260],
    },
  };
}

import { radiansOf, type Vector3 } from "@selvedge/geometry-core";
import { measure } from "../pattern/freesewing.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { halfWidth } from "./ellipse.ts";
import { girthsOf, isChild, swellingsOf, type Wearer } from "./figure.ts";
import type { Heights, Limbs } from "./landmarks.ts";
import { FILLET, grow, type Leg, shapeArm, shapeLeg, shoulderPlate } from "./limbs.ts";
import { cut, type Distance, join, loft, rod, type Section } from "./solid.ts";
import { tapeAround, tapeDown, tapeRound } from "./tape.ts";

/** A body built from measurements: mm, y up, facing +z, the wearer's left is +x. Limb points are those of the left side. */
export type Body = {
  readonly measurements: Measurements;
  /** Size per that of an adult's form: what no tape measures, such as the height of the neck, is drawn in this proportion. */
  readonly scale: number;
  readonly heights: Heights;
  readonly shoulderJoint: Vector3;
  readonly elbow: Vector3;
  readonly wrist: Vector3;
  readonly hip: Vector3;
  readonly ankle: Vector3;
  /** The solid that cloth lies on. */
  readonly distance: Distance;
  /** The torso, with legs where the form has them: what a tape is taken round. */
  readonly trunk: Distance;
  /** The same with arms and legs shown only so far, mm down each limb. */
  readonly cropped: (crop: { readonly arm: number; readonly leg: number }) => Distance;
  readonly bounds: { readonly min: Vector3; readonly max: Vector3 };
};

/** Between the shoulder points of the adults whose form is drawn at full size. */
const ADULT_SHOULDERS_MM = 450;

/** Builds the form of a person. A child's is shaped like an adult's of the child's proportions, and then made smaller. */
export function buildBody(measurements: Measurements, wearer: Wearer, limbs: Limbs): Body {
  if (!isChild(wearer)) return buildFullSize(measurements, wearer, limbs);
  const scale = measure(measurements, "shoulderToShoulder") / ADULT_SHOULDERS_MM;
  return shrink(buildFullSize(enlarge(measurements, 1 / scale), wearer, limbs), measurements, scale);
}

/** Lengths and girths times `by`; angles stay. */
const enlarge = (measurements: Measurements, by: number): Measurements =>
  Object.fromEntries(Object.entries(measurements).map(([name, value]) => [name, name === "shoulderSlope" ? value : value * by]));

function shrink(body: Body, measurements: Measurements, scale: number): Body {
  const small = ([x, y, z]: Vector3): Vector3 => [x * scale, y * scale, z * scale];
  const solid =
    (large: Distance): Distance =>
    (x, y, z) =>
      large(x / scale, y / scale, z / scale) * scale;
  return {
    measurements,
    scale,
    heights: Object.fromEntries(Object.entries(body.heights).map(([name, y]) => [name, y * scale])) as Heights,
    shoulderJoint: small(body.shoulderJoint),
    elbow: small(body.elbow),
    wrist: small(body.wrist),
    hip: small(body.hip),
    ankle: small(body.ankle),
    distance: solid(body.distance),
    trunk: solid(body.trunk),
    cropped: ({ arm, leg }) => solid(body.cropped({ arm: arm / scale, leg: leg / scale })),
    bounds: { min: small(body.bounds.min), max: small(body.bounds.max) },
  };
}

/**
 * Builds a form at the size of an adult. The height of the neck is solved so that a tape from the neck point over the bust to the
 * waist reads what was measured: patterns are drafted from such lengths, and vertical distances would lift every bodice.
 */
function buildFullSize(measurements: Measurements, wearer: Wearer, limbs: Limbs): Body {
  const length = measure(measurements, "hpsToWaistFront");
  const back = measure(measurements, "hpsToWaistBack");
  let rise = 0.96;
  for (let i = 0; i < 3; i++) {
    const heights = landmarks(measurements, wearer, back * rise);
    const read = frontLength(shapeTrunk(measurements, wearer, heights, limbs.legs).distance, measurements, wearer, heights);
    rise = Math.max(0.88, Math.min(1, rise * (1 - 0.9 * (read / length - 1))));
  }
  return assemble(measurements, wearer, landmarks(measurements, wearer, back * rise), limbs);
}

function landmarks(measurements: Measurements, wearer: Wearer, neckRise: number): Heights {
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
        ? waist + m("hpsToWaistFront") - m("hpsToBust")
        : Math.min(neckPoint - m("hpsToBust") * 0.95, armpit - 10),
    armpit,
    shoulder: neckPoint - across * Math.tan(radiansOf(m("shoulderSlope"))) - 6,
    neckPoint,
    neckTop: neckPoint + (isChild(wearer) ? 62 : 84),
    base: waist - m("waistToUpperLeg") - 25,
  };
}

const neckX = (measurements: Measurements): number => (measure(measurements, "neck") / (2 * Math.PI)) * 1.12;

/** What a tape can measure: the torso with its shoulders, and the legs where it has any; no arms. */
type Trunk = { readonly torso: Distance; readonly leg: Leg; readonly distance: Distance };

/** With legs, the tape round the seat rests on them too, and comes slowly to what it must read. */
const TAPE_ROUNDS = 10;

function shapeTrunk(measurements: Measurements, wearer: Wearer, heights: Heights, legs: boolean): Trunk {
  const m = (name: string): number => measure(measurements, name);
  const rows = girthsOf(measurements, wearer, heights);
  const scales = rows.map(() => 1);
  const women = wearer === "women";
  const leg = shapeLeg(measurements, heights);
  const shoulders = shoulderRod(measurements, heights);
  const build = (bust: number): Trunk => {
    const sections = rows.map((row, i): Section => {
      const a = halfWidth(row.girth * scales[i]!, row.ratio);
      return { y: row.y, halfWidth: a, halfDepth: a * row.ratio, z: row.z };
    });
    const body = loft(sections, swellingsOf(measurements, wearer, heights, bust), heights.armpit + 40);
    const torso: Distance = (x, y, z) => {
      let d = join(body(x, y, z), shoulders(Math.abs(x), y, z), FILLET.shoulder);
      d = legs ? cut(d, heights.crotch + 12 - y, FILLET.crotch) : cut(d, heights.base - y, FILLET.base);
      return cut(d, (y - heights.neckTop) * 0.985 + (z - 4) * COLLAR_TILT, FILLET.neck);
    };
    return { torso, leg, distance: legs ? (x, y, z) => grow(torso(x, y, z), leg.limb, FILLET.leg, undefined, x, y, z) : torso };
  };
  let bust = women ? 50 : 0;
  for (let round = 0; round < TAPE_ROUNDS; round++) {
    const { distance } = build(bust);
    rows.forEach((row, i) => {
      if (row.tape === null) return;
      const read = row.tape === "neck" ? neckTape(distance, heights.neckPoint) : tapeAround(distance, row.y, row.z);
      scales[i] = scales[i]! * (1 + 0.9 * (row.reads / read - 1));
    });
    if (!women) continue;
    // One secant step a round is enough: the tape grows almost in proportion to the bust.
    const [read, more] = [bust, bust + 10].map((amount) => tapeAround(build(amount).distance, heights.bust, -5)) as [
      number,
      number,
    ];
    bust = Math.max(5, Math.min(110, bust + (10 * (m("chest") - read)) / Math.max(2, more - read)));
  }
  return build(bust);
}

/** How much a collar lies lower in front, per mm: the neck leans forwards. */
const COLLAR_TILT = 0.17;

/** What a tape round the root of the neck reads, through the neck points and lower in front. */
export const neckTape = (solid: Distance, neckPoint: number, scale = 1, rays?: number): number =>
  tapeRound(solid, { middle: [0, neckPoint, -9 * scale], across: [1, 0, 0], along: [0, -COLLAR_TILT, 0.985] }, rays);

function frontLength(solid: Distance, measurements: Measurements, wearer: Wearer, heights: Heights): number {
  const x = neckX(measurements);
  return tapeDown(solid, {
    yTop: heights.neckPoint - 6,
    yTurn: heights.bust,
    yBottom: heights.waist,
    xTop: x,
    xBottom: wearer === "women" ? measure(measurements, "bustSpan") / 2 : x,
  });
}

/** The ridge from the neck to the point of the left shoulder. */
function shoulderRod(measurements: Measurements, heights: Heights): Distance {
  const tip = measure(measurements, "shoulderToShoulder") / 2;
  return rod([neckX(measurements) * 0.5, heights.neckPoint - 50, -17], [tip - 40, heights.shoulder - 37, -13], 40, 37);
}

function assemble(measurements: Measurements, wearer: Wearer, heights: Heights, limbs: Limbs): Body {
  const trunk = shapeTrunk(measurements, wearer, heights, limbs.legs);
  const arm = shapeArm(measurements, heights);
  const plate = shoulderPlate(measurements, heights);
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
    scale: 1,
    heights: heights,
    shoulderJoint: arm.joint,
    elbow: arm.elbow,
    wrist: arm.wrist,
    hip: trunk.leg.hip,
    ankle: trunk.leg.ankle,
    distance: solid(null),
    trunk: trunk.distance,
    cropped: solid,
    bounds: {
      min: [-(spread + 70), limbs.legs ? -10 : heights.base - 60, -230],
      max: [spread + 70, heights.neckTop + 50, 260],
    },
  };
}

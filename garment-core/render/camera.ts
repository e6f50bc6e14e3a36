import { degrees, type Loose, radiansOf } from "@selvedge/geometry-core";

/** Degrees: yaw turns round the garment (0 is the front, 90 the wearer's left side), pitch looks down on it. */
export type View = { readonly yaw: Loose<"degrees">; readonly pitch?: Loose<"degrees"> };

/** A camera far enough away that a garment is not distorted. */
export type Camera = {
  /** Screen x, y in pixels, and depth in mm from the camera. */
  readonly project: (x: number, y: number, z: number, out: Float64Array) => void;
  /** Turns a direction in the room into the camera's axes: right, up, towards the camera. */
  readonly turn: (x: number, y: number, z: number) => readonly [number, number, number];
  readonly pixelsPerMm: number;
};

const PITCH = degrees(3);
const DISTANCE_PER_SIZE = 3.6;
const MIN_SIZE_MM = 400;
const NEAR_SHARE = 0.4;

export type Framing = {
  readonly width: number;
  readonly height: number;
  readonly view: View;
  /** What must be seen whole: x, y, z in mm after each other. */
  readonly subjects: readonly Float32Array[];
  /** Share of the picture left free round it. */
  readonly margin: number;
};

/**
 * A camera that looks at the middle of its subjects and shows all of them, from every side at one scale: a garment turned
 * round keeps its size.
 */
export function frame({ width, height, view, subjects, margin }: Framing): Camera {
  const [yaw, pitch] = [radiansOf(view.yaw), radiansOf(view.pitch ?? PITCH)];
  const [sy, cy, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  const turn = (x: number, y: number, z: number): readonly [number, number, number] => {
    const front = x * sy + z * cy;
    return [x * cy - z * sy, y * cp - front * sp, y * sp + front * cp];
  };
  const { middle, radius, halfHeight } = cylinderRound(subjects);
  const halfUp = halfHeight * cp + radius * Math.abs(sp);
  const distance = DISTANCE_PER_SIZE * Math.max(2 * radius, 2 * halfHeight, MIN_SIZE_MM);
  // Nearer parts are drawn larger; what stands out towards the camera is never as wide as the whole.
  const nearest = (distance - radius * NEAR_SHARE) / distance;
  const room = 1 - 2 * margin;
  const pixelsPerMm = Math.min((width * room) / (2 * radius), (height * room) / (2 * halfUp)) * nearest;
  return {
    turn,
    pixelsPerMm,
    project: (px, py, pz, out) => {
      const [x, y, z] = [px - middle[0], py - middle[1], pz - middle[2]];
      const front = x * sy + z * cy;
      const depth = distance - (y * sp + front * cp);
      const scale = (pixelsPerMm * distance) / depth;
      out[0] = width / 2 + (x * cy - z * sy) * scale;
      out[1] = height / 2 - (y * cp - front * sp) * scale;
      out[2] = depth;
    },
  };
}

/** The upright cylinder round the subjects. */
function cylinderRound(subjects: readonly Float32Array[]): {
  readonly middle: readonly [number, number, number];
  readonly radius: number;
  readonly halfHeight: number;
} {
  const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const points of subjects)
    for (let i = 0; i < points.length; i++) {
      low[i % 3] = Math.min(low[i % 3]!, points[i]!);
      high[i % 3] = Math.max(high[i % 3]!, points[i]!);
    }
  const middle = [0, 1, 2].map((k) => (low[k]! > high[k]! ? 0 : (low[k]! + high[k]!) / 2)) as [number, number, number];
  let radius = 1;
  for (const points of subjects)
    for (let p = 0; p < points.length; p += 3)
      radius = Math.max(radius, Math.hypot(points[p]! - middle[0], points[p + 2]! - middle[2]));
  return { middle, radius, halfHeight: Math.max(1, (high[1]! - low[1]!) / 2) || 1 };
}

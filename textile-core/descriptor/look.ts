import { bytesOfBase64 } from "./base64.ts";
import {
  describePicture,
  FEATURE_COUNTS,
  LOOK_PARTS,
  LOOK_SIZE,
  LOOK_SIZES,
  type LookFeatures,
  type LookPart,
  meanFeatures,
} from "./describe.ts";
import { LOOK_MODEL } from "./model.ts";
import type { WorkingPicture } from "./picture.ts";

/** Looks of different versions cannot be compared. Moves with every change of what is measured or of the model. */
export const DESCRIPTOR_VERSION = LOOK_MODEL.version;
/** One standard deviation within the pictures of one cloth is so many of the whole numbers of a look. */
export const LOOK_STEP = 8;
/** Large differences count less than their square: two cloths are as different at twenty deviations as at thirty. */
const POWER = 0.75;
const MAX = 127;

/** A cloth's picture in 128 whole numbers: colour, then texture, then symmetry and size of the motif. */
export type Look = Int8Array;

type Axes = { readonly matrix: Float32Array; readonly offsets: Float32Array };
let unpacked: Readonly<Record<LookPart, Axes>> | undefined;

/** The model's numbers: axes as 16-bit whole numbers with a unit each. */
function unpack(part: LookPart): Axes {
  const { axes, units, offsets } = LOOK_MODEL.parts[part];
  const whole = new Int16Array(bytesOfBase64(axes).buffer);
  const perAxis = new Float32Array(bytesOfBase64(units).buffer);
  const count = FEATURE_COUNTS[part];
  return {
    matrix: Float32Array.from(whole, (value, at) => value * perAxis[Math.floor(at / count)]!),
    offsets: new Float32Array(bytesOfBase64(offsets).buffer),
  };
}

/** Brings what was measured of a picture to its look. */
export function projectFeatures(features: LookFeatures): Look {
  unpacked ??= Object.fromEntries(LOOK_PARTS.map((part) => [part, unpack(part)])) as Record<LookPart, Axes>;
  const look = new Int8Array(LOOK_SIZE);
  let at = 0;
  for (const part of LOOK_PARTS) {
    const { matrix, offsets } = unpacked[part];
    const values = features[part];
    for (let axis = 0; axis < LOOK_SIZES[part]; axis++) {
      let sum = -offsets[axis]!;
      for (let k = 0, from = axis * values.length; k < values.length; k++) sum += matrix[from + k]! * values[k]!;
      look[at++] = Math.max(-MAX, Math.min(MAX, Math.round(Math.sign(sum) * LOOK_STEP * Math.abs(sum) ** POWER)));
    }
  }
  return look;
}

/** The look of a picture of `WORKING_PX` square; pure, about 40 ms. Throws `WrongPictureSize`. */
export const lookOfPicture = (picture: WorkingPicture): Look => projectFeatures(describePicture(picture));

/** The look of a cloth in several pictures, as their mean: nearer to what another picture of it will show than any one of them. */
export const lookOfPictures = (pictures: readonly WorkingPicture[]): Look =>
  projectFeatures(meanFeatures(pictures.map(describePicture)));

import {
  DESCRIPTOR_PARTS,
  DESCRIPTOR_SIZE,
  DESCRIPTOR_SIZES,
  type DescriptorFeatures,
  type DescriptorPart,
  describePicture,
  FEATURE_COUNTS,
  meanFeatures,
} from "./describe.ts";
import { DESCRIPTOR_MODEL } from "./model.ts";
import type { WorkingPicture } from "./picture.ts";

/** Looks of different versions cannot be compared. Moves with every change of what is measured or of the model. */
export const DESCRIPTOR_VERSION = DESCRIPTOR_MODEL.version;
/** One standard deviation within the pictures of one cloth is so many of the whole numbers of a descriptor. */
export const DESCRIPTOR_STEP = 8;
/** Large differences count less than their square: two cloths are as different at twenty deviations as at thirty. */
const POWER = 0.75;
const MAX = 127;

/** A cloth's picture in 128 whole numbers: colour, then texture, then symmetry and size of the motif. */
export type ImageDescriptor = Int8Array;

/** Of the page, its workers and Node alike. */
declare function atob(base64: string): string;
const bytesOfBase64 = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

type Axes = { readonly matrix: Float32Array; readonly offsets: Float32Array };
let unpacked: Readonly<Record<DescriptorPart, Axes>> | undefined;

/** The model's numbers: axes as 16-bit whole numbers with a unit each. */
function unpack(part: DescriptorPart): Axes {
  const { axes, units, offsets } = DESCRIPTOR_MODEL.parts[part];
  const whole = new Int16Array(bytesOfBase64(axes).buffer);
  const perAxis = new Float32Array(bytesOfBase64(units).buffer);
  const count = FEATURE_COUNTS[part];
  return {
    matrix: Float32Array.from(whole, (value, index) => value * perAxis[Math.floor(index / count)]!),
    offsets: new Float32Array(bytesOfBase64(offsets).buffer),
  };
}

/** Brings what was measured of a picture to its descriptor. */
export function projectFeatures(features: DescriptorFeatures): ImageDescriptor {
  unpacked ??= Object.fromEntries(DESCRIPTOR_PARTS.map((part) => [part, unpack(part)])) as Record<DescriptorPart, Axes>;
  const descriptor = new Int8Array(DESCRIPTOR_SIZE);
  let offset = 0;
  for (const part of DESCRIPTOR_PARTS) {
    const { matrix, offsets } = unpacked[part];
    const values = features[part];
    for (let axis = 0; axis < DESCRIPTOR_SIZES[part]; axis++) {
      let sum = -offsets[axis]!;
      for (let k = 0, from = axis * values.length; k < values.length; k++) sum += matrix[from + k]! * values[k]!;
      descriptor[offset++] = Math.max(-MAX, Math.min(MAX, Math.round(Math.sign(sum) * DESCRIPTOR_STEP * Math.abs(sum) ** POWER)));
    }
  }
  return descriptor;
}

/** The descriptor of a picture of `WORKING_PX` square; pure, about 40 ms. Throws `WrongPictureSize`. */
export const descriptorOfPicture = (picture: WorkingPicture): ImageDescriptor => projectFeatures(describePicture(picture));

/** The descriptor of a cloth in several pictures, as their mean: nearer to what another picture of it will show than any one of them. */
export const descriptorOfPictures = (pictures: readonly WorkingPicture[]): ImageDescriptor =>
  projectFeatures(meanFeatures(pictures.map(describePicture)));

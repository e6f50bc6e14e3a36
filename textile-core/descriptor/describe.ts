import { COLOUR_FEATURES, colourFeatures } from "./colour.ts";
import { DISTANCE_FEATURES, distanceFeatures } from "./distance.ts";
import { planesOf, type WorkingPicture } from "./picture.ts";
import { MELLIN_FEATURES, SCALE_SPECTRUM_FEATURES, spectrumFeatures } from "./spectrum.ts";
import { TEXTURE_FEATURES, textureFeatures } from "./texture.ts";

/** The parts of a look, by which a likeness is told and may be weighed. */
export const LOOK_PARTS = ["colour", "texture", "scale"] as const;
export type LookPart = (typeof LOOK_PARTS)[number];

/** Numbers that each part has in a look. */
export const LOOK_SIZES: Readonly<Record<LookPart, number>> = { colour: 56, texture: 40, scale: 32 };
export const LOOK_SIZE = 128;
/** Where each part begins in a look. */
export const LOOK_OFFSETS: Readonly<Record<LookPart, number>> = {
  colour: 0,
  texture: LOOK_SIZES.colour,
  scale: LOOK_SIZES.colour + LOOK_SIZES.texture,
};

/** Values of each part before they are projected. */
export const FEATURE_COUNTS: Readonly<Record<LookPart, number>> = {
  colour: COLOUR_FEATURES,
  texture: TEXTURE_FEATURES + MELLIN_FEATURES,
  scale: SCALE_SPECTRUM_FEATURES + DISTANCE_FEATURES,
};

/** What can be measured of a picture of cloth, part by part. */
export type LookFeatures = Readonly<Record<LookPart, Float32Array>>;

const joined = (...parts: readonly Float32Array[]): Float32Array => Float32Array.from(parts.flatMap((part) => [...part]));

/** Measures a picture of `WORKING_PX` square; pure, about 35 ms. Throws `WrongPictureSize`. */
export function describePicture(picture: WorkingPicture): LookFeatures {
  const planes = planesOf(picture);
  const { scale, mellin } = spectrumFeatures(planes);
  return {
    colour: colourFeatures(planes),
    texture: joined(textureFeatures(planes), mellin),
    scale: joined(scale, distanceFeatures(planes)),
  };
}

/** What is measured of several pictures of one cloth, as their mean: what each happened to show counts less. */
export function meanFeatures(pictures: readonly LookFeatures[]): LookFeatures {
  const meanOf = (part: LookPart) =>
    pictures[0]![part].map((_, at) => pictures.reduce((sum, picture) => sum + picture[part][at]!, 0) / pictures.length);
  return { colour: meanOf("colour"), texture: meanOf("texture"), scale: meanOf("scale") };
}

import { COLOUR_FEATURES, colourFeatures } from "./colour.ts";
import { DISTANCE_FEATURES, distanceFeatures } from "./distance.ts";
import { planesOf, type WorkingPicture } from "./picture.ts";
import { MELLIN_FEATURES, SCALE_SPECTRUM_FEATURES, spectrumFeatures } from "./spectrum.ts";
import { TEXTURE_FEATURES, textureFeatures } from "./texture.ts";

/** The parts of a descriptor, by which similarity is measured and may be weighted. */
export const DESCRIPTOR_PARTS = ["colour", "texture", "scale"] as const;
export type DescriptorPart = (typeof DESCRIPTOR_PARTS)[number];

/** Numbers that each part has in a descriptor. */
export const DESCRIPTOR_SIZES: Readonly<Record<DescriptorPart, number>> = { colour: 56, texture: 40, scale: 32 };
export const DESCRIPTOR_SIZE = 128;
/** Where each part begins in a descriptor. */
export const DESCRIPTOR_OFFSETS: Readonly<Record<DescriptorPart, number>> = {
  colour: 0,
  texture: DESCRIPTOR_SIZES.colour,
  scale: DESCRIPTOR_SIZES.colour + DESCRIPTOR_SIZES.texture,
};

/** Values of each part before they are projected. */
export const FEATURE_COUNTS: Readonly<Record<DescriptorPart, number>> = {
  colour: COLOUR_FEATURES,
  texture: TEXTURE_FEATURES + MELLIN_FEATURES,
  scale: SCALE_SPECTRUM_FEATURES + DISTANCE_FEATURES,
};

/** What can be measured of a picture of cloth, part by part. */
export type DescriptorFeatures = Readonly<Record<DescriptorPart, Float32Array>>;

const joined = (...parts: readonly Float32Array[]): Float32Array => Float32Array.from(parts.flatMap((part) => [...part]));

/** Measures a picture of `WORKING_PX` square; pure, about 35 ms. Throws `WrongPictureSize`. */
export function describePicture(picture: WorkingPicture): DescriptorFeatures {
  const planes = planesOf(picture);
  const { scale, mellin } = spectrumFeatures(planes);
  return {
    colour: colourFeatures(planes),
    texture: joined(textureFeatures(planes), mellin),
    scale: joined(scale, distanceFeatures(planes)),
  };
}

/** What is measured of several pictures of one cloth, as their mean: what each happened to show counts less. */
export function meanFeatures(pictures: readonly DescriptorFeatures[]): DescriptorFeatures {
  const meanOf = (part: DescriptorPart) =>
    pictures[0]![part].map((_, index) => pictures.reduce((sum, picture) => sum + picture[part][index]!, 0) / pictures.length);
  return { colour: meanOf("colour"), texture: meanOf("texture"), scale: meanOf("scale") };
}

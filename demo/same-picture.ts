import sharp from "sharp";
import { expect } from "vitest";

/** Of 255: what another build of the picture library may round differently. */
const MEAN_DIFFERENCE = 0.5;

/** Two pictures of one size that look the same to the eye. */
export async function expectSamePicture(made: Uint8Array, shipped: Uint8Array): Promise<void> {
  const [one, other] = await Promise.all([made, shipped].map((bytes) => sharp(bytes).raw().toBuffer()));
  expect(one!.length).toBe(other!.length);
  const sum = one!.reduce((total, value, index) => total + Math.abs(value - other![index]!), 0);
  expect(sum / one!.length).toBeLessThan(MEAN_DIFFERENCE);
}

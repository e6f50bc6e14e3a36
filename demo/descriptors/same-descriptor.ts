import type { FabricSeen } from "@selvedge/server";
import { expect } from "vitest";

/** Of 127: what another build of the picture library may round differently, in the mean and in one number. */
const MEAN_DIFFERENCE = 0.5;
const MAX_DIFFERENCE = 8;
/** CIELAB. */
const COLOUR_DIFFERENCE = 0.5;

/** The same look but for what is rounded on the way. */
export function expectSameDescriptor(seen: FabricSeen, other: FabricSeen | undefined, code: string): void {
  const differences = [...seen.descriptors].map((value, index) => Math.abs(value - (other?.descriptors[index] ?? Number.NaN)));
  expect(Math.max(...differences), code).toBeLessThanOrEqual(MAX_DIFFERENCE);
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length, code).toBeLessThanOrEqual(MEAN_DIFFERENCE);
  const lab = seen.meanLab.map((value, index) => Math.abs(value - other!.meanLab[index]!));
  expect(Math.max(...lab), code).toBeLessThanOrEqual(COLOUR_DIFFERENCE);
}

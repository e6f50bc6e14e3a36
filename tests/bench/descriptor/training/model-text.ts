import type { Projection } from "./discriminant.ts";

/** Largest value of a 16-bit axis. */
const MAX = 32_767;

const base64Of = (values: Float32Array | Int16Array): string => Buffer.from(values.buffer).toString("base64");

/**
 * An axis counts as far as it tells cloths apart: with the variance between them λ times that within, √(λ / (2λ + 1)) is
 * the weight at which a plain distance is the likelihood that two pictures show one cloth (Ioffe 2006).
 */
const weightOf = (strength: number): number => Math.sqrt(strength / (2 * strength + 1)) * Math.SQRT2;

function packed({ axes, mean, strengths }: Projection) {
  const scaled = axes.map((axis, index) => axis.map((value) => value * weightOf(strengths[index]!)));
  const units = scaled.map((axis) => axis.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MAX);
  const offsets = scaled.map((axis) => axis.reduce((sum, value, index) => sum + value * mean[index]!, 0));
  return {
    axes: base64Of(Int16Array.from(scaled.flatMap((axis, index) => [...axis].map((value) => Math.round(value / units[index]!))))),
    units: base64Of(Float32Array.from(units)),
    offsets: base64Of(Float32Array.from(offsets)),
  };
}

/** The source of `model.ts` from the projection of each part. */
export function modelText(version: number, projections: Readonly<Record<string, Projection>>): string {
  const parts = Object.entries(projections).map(([part, projection]) => {
    const { axes, units, offsets } = packed(projection);
    return `    ${part}: {\n      axes:\n        "${axes}",\n      units: "${units}",\n      offsets: "${offsets}",\n    },`;
  });
  return [
    "/** Written by `npm run train-descriptor`; numbers are little-endian in base64. `step` is one standard deviation within a cloth. */",
    "export const DESCRIPTOR_MODEL = {",
    `  version: ${version},`,
    "  parts: {",
    ...parts,
    "  },",
    "} as const;",
    "",
  ].join("\n");
}

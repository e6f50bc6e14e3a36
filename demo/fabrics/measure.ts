import { type AnyCloth, type Component, compositionOf, type GramsPerSquareMetre, weigh } from "@selvedge/textile-core";

type Measure = { readonly gsm: GramsPerSquareMetre; readonly composition: readonly Component[] };

const measured = new WeakMap<AnyCloth, Measure>();

/** Weight and composition of a cloth, worked out once: a motif has to be laid for some. */
export function measureOf(cloth: AnyCloth): Measure {
  const measure = measured.get(cloth) ?? { gsm: weigh(cloth).gsm, composition: compositionOf(cloth) };
  measured.set(cloth, measure);
  return measure;
}

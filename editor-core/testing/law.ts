import fc from "fast-check";
import { test } from "vitest";
import { KEPT_SEEDS } from "./kept-seeds.ts";

/** A sentence that holds for everything drawn. What once broke it is run first, for ever. */
export function law<Drawn>(sentence: string, drawn: fc.Arbitrary<Drawn>, holds: (drawn: Drawn) => void, numRuns = 120): void {
  const property = fc.property(drawn, holds);
  test(sentence, () => {
    for (const { seed, path } of KEPT_SEEDS[sentence] ?? []) fc.assert(property, { seed, path, numRuns: 1 });
    fc.assert(property, { numRuns });
  });
}

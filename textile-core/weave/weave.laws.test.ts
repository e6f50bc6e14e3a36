import fc from "fast-check";
import { expect, test } from "vitest";
import { greatestCommonDivisor } from "../repeat/repeat.ts";
import { WEAVES } from "./table.ts";
import { herringbone, type Lifts, satin, twill } from "./weave.ts";

const column = (lifts: Lifts, end: number): readonly number[] => lifts.map((pick) => pick[end]!);
const lifted = (thread: readonly number[]): number => thread.filter((up) => up === 1).length;
const isBound = (thread: readonly number[]): boolean => lifted(thread) > 0 && lifted(thread) < thread.length;

test("in every weave of the table each end and each pick is bound, so that the cloth holds together", () => {
  for (const { lifts } of Object.values(WEAVES)) {
    for (const pick of lifts) {
      expect(pick).toHaveLength(lifts[0]!.length);
      expect(isBound(pick)).toBe(true);
    }
    for (let end = 0; end < lifts[0]!.length; end++) expect(isBound(column(lifts, end))).toBe(true);
  }
});

test("every end and every pick of a twill is over as many threads as its name says", () => {
  const count = fc.integer({ min: 1, max: 7 });
  fc.assert(
    fc.property(count, count, fc.constantFrom<"Z" | "S">("Z", "S"), (over, under, line) => {
      const lifts = twill(over, under, line);
      for (let thread = 0; thread < over + under; thread++) {
        expect(lifted(lifts[thread]!)).toBe(over);
        expect(lifted(column(lifts, thread))).toBe(over);
      }
    }),
  );
});

test("a satin binds each end once, each pick once, and no two bindings touch", () => {
  const drafts = fc
    .tuple(fc.integer({ min: 5, max: 16 }), fc.integer({ min: 2, max: 14 }))
    .filter(([ends, step]) => step < ends - 1 && greatestCommonDivisor(ends, step) === 1);
  fc.assert(
    fc.property(drafts, ([ends, step]) => {
      const lifts = satin(ends, step);
      const bindings = lifts.map((pick) => pick.indexOf(0));
      expect(lifts.every((pick) => lifted(pick) === ends - 1)).toBe(true);
      expect(new Set(bindings).size).toBe(ends);
      for (const [pick, end] of bindings.entries()) {
        const next = bindings[(pick + 1) % ends]!;
        expect(Math.abs(next - end)).toBeGreaterThan(1);
      }
    }),
  );
});

test("a herringbone of any width keeps the balance of its twill", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 24 }), (width) => {
      for (let end = 0; end < 2 * width; end++) expect(lifted(column(herringbone(2, 2, width), end))).toBe(2);
    }),
  );
});

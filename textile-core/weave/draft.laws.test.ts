import fc from "fast-check";
import { expect, test } from "vitest";
import { draftOf, liftPlanOf, liftsOfDraft } from "./draft.ts";
import { WEAVES } from "./table.ts";
import type { Lift } from "./weave.ts";

const anyLifts = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([ends, picks]) =>
    fc.array(fc.array(fc.constantFrom<Lift>(0, 1), { minLength: ends, maxLength: ends }), { minLength: picks, maxLength: picks }),
  );

test("any interlacement comes back from the draft made of it", () => {
  fc.assert(
    fc.property(anyLifts, (lifts) => {
      expect(liftsOfDraft(draftOf(lifts))).toEqual(lifts);
    }),
  );
});

test("a straight draw on four shafts, treadled in order, weaves the 2/2 twill", () => {
  const threading = [1, 2, 3, 4];
  const tieUp = [
    [1, 4],
    [1, 2],
    [2, 3],
    [3, 4],
  ];
  const twill = { threading, tieUp, treadling: [[1], [2], [3], [4]] };
  expect(liftsOfDraft(twill)).toEqual(WEAVES["twill-2/2"].lifts);
  expect(liftPlanOf(twill)).toEqual(tieUp);
});

test("two treadles at once lift the shafts of both, each once", () => {
  expect(
    liftPlanOf({
      threading: [1, 2, 3],
      tieUp: [
        [1, 2],
        [2, 3],
      ],
      treadling: [[1, 2]],
    }),
  ).toEqual([[1, 2, 3]]);
});

test("plain weaves on two shafts, an 8-end satin on eight, a herringbone of 20 on four", () => {
  const shafts = (key: "plain" | "satin-8" | "herringbone-20") => Math.max(...draftOf(WEAVES[key].lifts).threading);
  expect([shafts("plain"), shafts("satin-8"), shafts("herringbone-20")]).toEqual([2, 8, 4]);
});

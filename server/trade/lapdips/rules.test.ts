import { expect, test } from "vitest";
import { type Decision, faultsOf, lateDaysOf, outcomeOf } from "./rules.ts";
import { labOfMeasured, optionSeen, standardSeen } from "./seen.ts";

const judged = (label: Decision["label"], decision: Decision["decision"], comment = ""): Decision => ({
  label,
  decision,
  comment,
});
const flat = (reflectance: number) => Array.from({ length: 31 }, () => reflectance);

test("one approved option approves the lap-dip, whatever the others are", () => {
  expect(outcomeOf(["A", "B", "C"], [judged("B", "approved")])).toBe("approved");
  expect(outcomeOf(["A", "B"], [judged("A", "rejected"), judged("B", "approvedWithComment", "a little greener")])).toBe(
    "approved",
  );
});

test("it is rejected once every option is", () => {
  expect(outcomeOf(["A", "B"], [judged("A", "rejected")])).toBe("undecided");
  expect(outcomeOf(["A", "B"], [judged("A", "rejected"), judged("B", "rejected")])).toBe("rejected");
});

test("a rejection needs a reason, an approval with comment its comment, and only options that are there are judged, once", () => {
  const all = [judged("A", "rejected"), judged("B", "rejected")];
  expect(faultsOf(["A", "B"], all, "").map(({ path }) => path)).toEqual(["reason"]);
  expect(faultsOf(["A", "B"], all, "too red")).toEqual([]);
  expect(faultsOf(["A"], [judged("A", "approvedWithComment")], "").map(({ path }) => path)).toEqual(["decisions.0.comment"]);
  expect(faultsOf(["A"], [judged("A", "approved"), judged("D", "approved")], "").map(({ rule }) => rule)).toEqual(["exists"]);
  expect(faultsOf(["A"], [judged("A", "approved"), judged("A", "rejected")], "").map(({ rule }) => rule)).toEqual(["unique"]);
  expect(faultsOf(["A", "B"], [judged("A", "approved"), judged("B", "approved")], "").map(({ rule }) => rule)).toEqual([
    "oneApproved",
  ]);
});

test("a round owed is late until it is sent, and stays as late as it was sent", () => {
  const now = new Date("2026-11-21T09:00:00Z");
  const due = (status: string, due_date: string | null) => ({ status, due_date });
  expect(lateDaysOf(due("inLab", "2026-11-18"), null, now)).toBe(3);
  expect(lateDaysOf(due("inLab", "2026-11-25"), null, now)).toBe(0);
  expect(lateDaysOf(due("received", "2026-11-10"), new Date("2026-11-12T17:00:00Z"), now)).toBe(2);
  expect(lateDaysOf(due("rejected", "2026-11-20"), new Date("2026-11-02T17:00:00Z"), now)).toBe(1);
  expect(lateDaysOf(due("cancelled", "2026-11-10"), null, now)).toBe(0);
  expect(lateDaysOf(due("inLab", null), null, now)).toBe(0);
});

test("of a Lab only daylight can be shown, of a spectrum every lamp but UV", () => {
  const byLab = { lab: [50, 10, -10], spectrum: null };
  const bySpectrum = { lab: null, spectrum: flat(0.2) };
  expect(standardSeen(byLab).map(({ light, hex }) => [light, hex !== null])).toEqual([
    ["D65", true],
    ["A", false],
    ["TL84", false],
    ["UV", false],
  ]);
  expect(optionSeen(bySpectrum, bySpectrum).map(({ deltaE }) => deltaE)).toEqual([0, 0, 0, null]);
  expect(optionSeen(byLab, bySpectrum).map(({ hex, deltaE }) => [hex !== null, deltaE !== null])).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(labOfMeasured({ lab: null, spectrum: null })).toBeNull();
  expect(labOfMeasured(bySpectrum)![0]).toBeCloseTo(51.8, 1);
});

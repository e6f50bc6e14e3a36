import { expect, test } from "vitest";
import {
  NEW_FAULT,
  photosOf,
  problemsOf,
  type RollEntry,
  rollAfter,
  sentRolls,
  usualDirection,
  withFaultPhoto,
} from "./inspection-entry.ts";

const hole = { ...NEW_FAULT, code: "hole", direction: "hole", sizeMm: 30, positionM: 41.2, acrossCm: 90.5 } as const;
const roll = (fields: Partial<RollEntry> = {}): RollEntry => ({
  rollNo: "001",
  lengthM: 50,
  widthCm: 148,
  faults: [],
  ...fields,
});

test("the next roll has the next number and the same width", () => {
  expect(rollAfter(undefined)).toMatchObject({ rollNo: "001", widthCm: null });
  expect(rollAfter(roll({ rollNo: "009" }))).toEqual({ rollNo: "010", lengthM: null, widthCm: 148, faults: [] });
  expect(rollAfter(roll({ rollNo: "A-99" })).rollNo).toBe("A-100");
  expect(rollAfter(roll({ rollNo: "last" })).rollNo).toBe("");
});

test("what is missing is said of its roll, and a fault has to lie within it", () => {
  const problems = (...rolls: RollEntry[]) => problemsOf(rolls).map((found) => [...found]);
  expect(problems(roll(), roll({ rollNo: "002", faults: [hole] }))).toEqual([[], []]);
  expect(problems(roll(), roll({ rollNo: " 001 " }))).toEqual([[], ["sameNumber"]]);
  expect(problems(roll({ rollNo: " ", lengthM: null, widthCm: 0 }))).toEqual([["number", "length", "width"]]);
  expect(problems(roll({ faults: [NEW_FAULT] }))).toEqual([["faults"]]);
  expect(problems(roll({ faults: [{ ...hole, positionM: 50.1 }] }))).toEqual([["outside"]]);
  expect(problems(roll({ faults: [{ ...hole, acrossCm: 148.1 }] }))).toEqual([["outside"]]);
});

test("widths are entered in centimetres and sent in millimetres", () => {
  expect(sentRolls([roll({ rollNo: " 7 ", widthCm: 148.5, faults: [hole] })])).toEqual([
    {
      rollNo: "7",
      lengthM: 50,
      widthMm: 1485,
      defects: [{ code: "hole", direction: "hole", sizeMm: 30, positionM: 41.2, acrossMm: 905 }],
    },
  ]);
});

test("a photograph comes to the fault it was taken of, in whichever roll", () => {
  const photo = new File([], "hole.jpg");
  const rolls = [roll({ faults: [hole] }), roll({ rollNo: "002", faults: [hole, { ...hole, photos: [photo] }] })];
  const [file] = photosOf(rolls);
  expect(file).toEqual({ blob: photo, place: "1 1" });
  const report = { productId: "p", lotNo: "L", rolls: sentRolls(rolls) };
  const images = withFaultPhoto(report, "picture", file!.place).rolls.map(({ defects }) =>
    defects?.map(({ imageId }) => imageId),
  );
  expect(images).toEqual([[undefined], [undefined, "picture"]]);
});

test("a fault of the weft runs across, a hole is one", () => {
  expect([usualDirection("missingPick"), usualDirection("brokenEnd"), usualDirection("hole")]).toEqual(["weft", "warp", "hole"]);
});

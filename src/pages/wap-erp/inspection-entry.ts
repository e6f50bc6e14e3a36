import type { Defect, DefectCode } from "@selvedge/contract";
import type { addInspection } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";

type Direction = Defect["direction"];

/** A fault as it is being entered; what was not said yet is null. */
export type FaultEntry = {
  readonly code: DefectCode | null;
  readonly direction: Direction;
  readonly sizeMm: number | null;
  readonly positionM: number | null;
  readonly acrossCm: number | null;
  readonly photos: readonly File[];
};
export type RollEntry = {
  readonly rollNo: string;
  readonly lengthM: number | null;
  readonly widthCm: number | null;
  readonly faults: readonly FaultEntry[];
};

const MM_A_CM = 10;
export const NEW_FAULT: FaultEntry = {
  code: null,
  direction: "warp",
  sizeMm: null,
  positionM: null,
  acrossCm: null,
  photos: [],
};

/** Which way a fault mostly runs: along the cloth unless it is the weft's. */
const ACROSS: readonly DefectCode[] = ["missingPick", "slub", "barre"];
export const usualDirection = (code: DefectCode): Direction =>
  code === "hole" ? "hole" : ACROSS.includes(code) ? "weft" : "warp";

/** The roll after another one: its number is the next, its width the same. */
export function rollAfter(last: RollEntry | undefined): RollEntry {
  const [digits] = /\d+$/.exec(last?.rollNo ?? "") ?? [];
  const rollNo = !last
    ? "001"
    : digits
      ? last.rollNo.slice(0, -digits.length) + String(Number(digits) + 1).padStart(digits.length, "0")
      : "";
  return { rollNo, lengthM: null, widthCm: last?.widthCm ?? null, faults: [] };
}

export type RollProblem = "number" | "sameNumber" | "length" | "width" | "faults" | "outside";
const isPositive = (value: number | null): value is number => value !== null && value > 0;

/** What is missing or wrong of each roll, by their places. */
export const problemsOf = (rolls: readonly RollEntry[]): ReadonlySet<RollProblem>[] =>
  rolls.map(({ rollNo, lengthM, widthCm, faults }, place) => {
    const problems = new Set<RollProblem>();
    if (rollNo.trim() === "") problems.add("number");
    else if (rolls.some((other, i) => i < place && other.rollNo.trim() === rollNo.trim())) problems.add("sameNumber");
    if (!isPositive(lengthM)) problems.add("length");
    if (!isPositive(widthCm)) problems.add("width");
    if (
      faults.some(
        ({ code, sizeMm, positionM, acrossCm }) => !code || !isPositive(sizeMm) || positionM === null || acrossCm === null,
      )
    )
      problems.add("faults");
    if (
      faults.some(
        ({ positionM, acrossCm }) => (positionM ?? 0) > (lengthM ?? Infinity) || (acrossCm ?? 0) > (widthCm ?? Infinity),
      )
    )
      problems.add("outside");
    return problems;
  });

type Report = Input<typeof addInspection>;

/** Rolls without a problem as the call has them. */
export const sentRolls = (rolls: readonly RollEntry[]): Report["rolls"] =>
  rolls.map(({ rollNo, lengthM, widthCm, faults }) => ({
    rollNo: rollNo.trim(),
    lengthM: lengthM!,
    widthMm: Math.round(widthCm! * MM_A_CM),
    defects: faults.map(({ code, direction, sizeMm, positionM, acrossCm }) => ({
      code: code!,
      direction,
      sizeMm: sizeMm!,
      positionM: positionM!,
      acrossMm: Math.round(acrossCm! * MM_A_CM),
    })),
  }));

/** Photographs of faults with where each belongs: the place of its roll and its own in it. */
export const photosOf = (rolls: readonly RollEntry[]) =>
  rolls.flatMap(({ faults }, roll) =>
    faults.flatMap(({ photos }, fault) => photos.map((blob) => ({ blob, place: `${roll} ${fault}` }))),
  );

/** A report with the photograph of the fault at a place. */
export function withFaultPhoto(report: Report, imageId: string, place: string): Report {
  const [roll, fault] = place.split(" ").map(Number);
  return {
    ...report,
    rolls: report.rolls.map((one, i) =>
      i === roll
        ? { ...one, defects: one.defects?.map((defect, j) => (j === fault ? { ...defect, imageId } : defect)) ?? [] }
        : one,
    ),
  };
}

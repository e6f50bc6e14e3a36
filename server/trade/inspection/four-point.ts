/** A fault of a roll: how large, and how far from the beginning of the roll. */
export type Defect = {
  readonly direction: "warp" | "weft" | "hole";
  readonly sizeMm: number;
  readonly positionM: number;
};
export type InspectedRoll = { readonly lengthM: number; readonly widthMm: number; readonly defects: readonly Defect[] };

/** No metre of a roll is charged with more, however many faults lie in it. */
export const MAX_POINTS_PER_METRE = 4;

/** Largest size in mm for each number of points: 3, 6 and 9 inches along warp or weft, 1 inch for a hole. Larger ones have four. */
const SIZES = {
  warp: [
    { upToMm: 75, points: 1 },
    { upToMm: 150, points: 2 },
    { upToMm: 230, points: 3 },
  ],
  weft: [
    { upToMm: 75, points: 1 },
    { upToMm: 150, points: 2 },
    { upToMm: 230, points: 3 },
  ],
  hole: [{ upToMm: 25, points: 2 }],
} as const satisfies Record<Defect["direction"], readonly { upToMm: number; points: number }[]>;

const MM_PER_M = 1000;
const SQUARE_METRES_PER_SQUARE_YARD = 0.9144 ** 2;

/** Points of one fault by the four-point system. Source: ASTM D5430, option B. */
export const pointsOf = ({ direction, sizeMm }: Pick<Defect, "direction" | "sizeMm">): number =>
  SIZES[direction].find(({ upToMm }) => sizeMm <= upToMm)?.points ?? MAX_POINTS_PER_METRE;

/**
 * What each metre of the roll is charged with, in the order of the metres. A fault along the warp that is longer than a
 * metre charges every metre that it runs through with four. Source: ASTM D5430, option B.
 */
export function pointsByMetre({ lengthM, defects }: Pick<InspectedRoll, "lengthM" | "defects">): number[] {
  const metres = new Array<number>(Math.max(1, Math.ceil(lengthM))).fill(0);
  const last = metres.length - 1;
  for (const defect of defects) {
    const from = Math.min(last, Math.floor(defect.positionM));
    const runs = defect.direction === "warp" && defect.sizeMm > MM_PER_M;
    const to = runs ? Math.min(last, Math.ceil(defect.positionM + defect.sizeMm / MM_PER_M) - 1) : from;
    for (let metre = from; metre <= to; metre += 1) metres[metre]! += runs ? MAX_POINTS_PER_METRE : pointsOf(defect);
  }
  return metres.map((points) => Math.min(points, MAX_POINTS_PER_METRE));
}

/** Points of a roll: the sum over its metres. */
export const pointsOfRoll = (roll: Pick<InspectedRoll, "lengthM" | "defects">): number =>
  pointsByMetre(roll).reduce((sum, points) => sum + points, 0);

const areaOf = ({ lengthM, widthMm }: InspectedRoll): number => (lengthM * widthMm) / MM_PER_M;

/** Points of rolls over 100 square metres of their usable width. */
export function pointsPer100SquareMetres(rolls: readonly InspectedRoll[]): number {
  const area = rolls.reduce((sum, roll) => sum + areaOf(roll), 0);
  return area === 0 ? 0 : (rolls.reduce((sum, roll) => sum + pointsOfRoll(roll), 0) * 100) / area;
}

/** Points of rolls over 100 square yards, the basis most buyers state their limit in. */
export const pointsPer100SquareYards = (rolls: readonly InspectedRoll[]): number =>
  pointsPer100SquareMetres(rolls) * SQUARE_METRES_PER_SQUARE_YARD;

/** What a customer lets pass: points per 100 of the basis, for each roll and for the mean of the lot. */
export type Limits = { readonly basis: "sqyd" | "sqm"; readonly roll: number; readonly lot: number };

/** What is agreed where a customer has said nothing else. */
export const USUAL_LIMITS: Limits = { basis: "sqyd", roll: 28, lot: 20 };

/** Points per 100 of the basis of a limit. */
export const pointsPer100 = (rolls: readonly InspectedRoll[], basis: Limits["basis"]): number =>
  basis === "sqyd" ? pointsPer100SquareYards(rolls) : pointsPer100SquareMetres(rolls);

export type Grade = "first" | "second";

/** A roll within the limit is of first quality. */
export const gradeOfRoll = (roll: InspectedRoll, { basis, roll: limit }: Limits): Grade =>
  pointsPer100([roll], basis) <= limit ? "first" : "second";

/** A lot is of first quality when its mean and every one of its rolls are within their limits. */
export const gradeOfLot = (rolls: readonly InspectedRoll[], limits: Limits): Grade =>
  pointsPer100(rolls, limits.basis) <= limits.lot && rolls.every((roll) => gradeOfRoll(roll, limits) === "first")
    ? "first"
    : "second";

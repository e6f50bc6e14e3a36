import { isJoined } from "../joined/joined-pattern.ts";
import type { ChosenOptions } from "../recipes/options.ts";
import type { RecipeName } from "../recipes/recipe.ts";
import { draftPattern } from "./draft.ts";
import { garmentMeasures } from "./garment-measures.ts";
import type { Pattern, Point2, SeamSide } from "./pattern.ts";

/** Names of the points of measure that are seams, in the order of a size chart; keys of `locales/<lang>/techpack.json`. */
const SEAM_POINTS = [
  { name: "Shoulder seam", piece: /^front[LR]?$/, ends: [["neck", "shoulder"]] },
  {
    name: "Side seam",
    piece: /^front[LR]?$/,
    ends: [
      ["hem", "armhole"],
      ["bballEnd", "armhole"],
      ["waistSide", "hemSide"],
    ],
  },
  {
    name: "Sleeve underarm seam",
    piece: /^(sleeve|under)[LR]$/,
    ends: [
      ["hemLeft", "bicepsLeft"],
      ["bicepsLeft", "wristLeft"],
      ["usLeftEdge", "usWristLeft"],
    ],
  },
  { name: "Cuff, all round", piece: /^cuff[LR]$/, ends: [["tl", "tr"]] },
  { name: "Outseam", piece: /^front[LR]$/, ends: [["styleWaistOut", "floorOut"]] },
  { name: "Inseam", piece: /^front[LR]$/, ends: [["floorIn", "fork"]] },
  { name: "Front rise", piece: /^front[LR]$/, ends: [["fork", "styleWaistIn"]] },
  { name: "Back rise", piece: /^back[LR]$/, ends: [["fork", "styleWaistIn"]] },
] as const satisfies readonly { name: string; piece: RegExp; ends: readonly (readonly [string, string])[] }[];

export type PointOfMeasure = {
  readonly name: ReturnType<typeof garmentMeasures>[number]["name"] | (typeof SEAM_POINTS)[number]["name"];
  readonly mm: number;
};

const lengthOf = (points: readonly Point2[]): number =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0);

function seamPoints({ seams }: Pattern): PointOfMeasure[] {
  const sides = seams.flatMap(({ a, b }): SeamSide[] => [a, b]);
  return SEAM_POINTS.flatMap(({ name, piece, ends }): PointOfMeasure[] => {
    const side = sides.find(
      ({ pieceKey, from, to }) =>
        piece.test(pieceKey) && ends.some(([one, other]) => (from === one && to === other) || (from === other && to === one)),
    );
    return side ? [{ name, mm: lengthOf(side.points) }] : [];
  });
}

/** What a finished garment measures in a size, mm: what it is graded by, then its seams. Somebody's own pattern has none. */
export const pointsOfMeasure = (recipe: RecipeName, size: string, chosen: ChosenOptions = {}): readonly PointOfMeasure[] =>
  isJoined(recipe) ? [] : [...garmentMeasures(recipe, size, chosen), ...seamPoints(draftPattern(recipe, size, chosen))];

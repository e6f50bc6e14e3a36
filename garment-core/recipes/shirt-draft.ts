import { type DraftPart, draftDesign } from "../pattern/freesewing.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { type Outline, outlineOf } from "../pattern/outline.ts";
import { cutOff, flip, keepSide, nameTwins, unfold } from "../pattern/reshape.ts";
import { lengthOf, parseRun, splitAt, verticesOf } from "../pattern/run.ts";
import { type Band, bandAlong } from "../seams/band.ts";
import type { OptionValues } from "./options.ts";
import { type ButtonShirt, chosenSimon, OVERLAP_MM } from "./shirt-options.ts";

/** Both fronts cut where they meet: the one on top past the centre by the overlap. */
function frontsOf(
  part: (name: string) => DraftPart,
  { over, overlap = OVERLAP_MM }: ButtonShirt,
): { readonly frontR: Outline; readonly frontL: Outline } {
  const under = keepSide(outlineOf(part("simon.frontRight")), "left", -overlap, "edge");
  const upper = keepSide(outlineOf(part("simon.frontLeft")), "right", -overlap, "edge");
  return over === "L" ? { frontR: under, frontL: upper } : { frontR: flip(upper), frontL: flip(under) };
}

/** A stand whose two ends reach as far past the centre as its right one. */
function bothEnds(stand: Outline): Outline {
  const half = verticesOf(stand, parseRun("bottomMid>rightBottomEdge>topMid"));
  const other = half.slice(1, -1).map((v) => ({ ...v, x: -v.x, names: v.names.map((name) => name.replace("right", "left")) }));
  return [...half, ...other.reverse()];
}

type Side = "L" | "R";
export const END = { L: "leftBottomCf", R: "rightBottomCf" } as const;
export const EDGE = { L: "leftBottomEdge", R: "rightBottomEdge" } as const;

/** The outlines of a shirt, which belong to each other. */
export type ShirtDraft = {
  readonly frontR: Outline;
  readonly frontL: Outline;
  /** The front that lies on top. */
  readonly front: Outline;
  /** The sides of the front on top and of the other. */
  readonly upper: Side;
  readonly under: Side;
  readonly back: Outline;
  readonly yoke: Outline;
  readonly sleeveR: Outline;
  readonly sleeveL: Outline;
  readonly cuffR: Band;
  readonly cuffL: Band;
  readonly stand: Outline;
  /** The stand as it is where the shirt is worn open: with both of its ends. */
  readonly openStand: Outline;
  /** Length of the stand as a share of the neck it is sewn to. */
  readonly standEase: number;
  /** Length of the neck edge of a front past the centre. */
  readonly lap: number;
  readonly collar: Outline | null;
};

/** The sleeve with its cap divided as the armhole is. */
function sleeveOf(drafted: Outline, front: Outline, yoke: Outline, back: Outline): Outline {
  const [frontHole, yokeHole, backHole] = [
    lengthOf(front, "armhole>shoulder"),
    lengthOf(yoke, "shoulder>armholeYokeSplit"),
    lengthOf(back, "armholeYokeSplit>armhole"),
  ];
  const hole = frontHole + yokeHole + backHole;
  return splitAt(
    splitAt(drafted, "capFront", "bicepsRight>capQ2>bicepsLeft", frontHole / hole),
    "capBack",
    "bicepsLeft>capQ2>bicepsRight",
    backHole / hole,
  );
}

/** The stand buttoned and open, with how it is sewn to the neck. */
function standsOf(uncut: Outline, front: Outline, yoke: Outline, under: Side) {
  const [yokeNeck, frontNeck] = [lengthOf(yoke, "cbNeck>neck"), lengthOf(front, "neck>cfNeck")];
  const neck = yokeNeck + frontNeck;
  const lap = lengthOf(front, "cfNeck>edgeTop");
  const drafted = cutOff(cutOff(uncut, "rightBottomCf>rightBottomEdge>rightTopCf"), "leftBottomCf>leftBottomEdge>leftTopCf");
  const standEase = lengthOf(drafted, "bottomMid>rightBottomCf") / neck;
  const withShoulders = (outline: Outline) =>
    splitAt(
      splitAt(outline, "neckL", "bottomMid>leftBottomCf", yokeNeck / neck),
      "neckR",
      "bottomMid>rightBottomCf",
      yokeNeck / neck,
    );
  const stand = splitAt(withShoulders(drafted), "lap", `${END[under]}>neck${under}`, lap / frontNeck);
  const openStand = withShoulders(bothEnds(uncut));
  return { stand, openStand, standEase, lap };
}

export function draftShirt(own: ButtonShirt, measurements: Measurements, values: OptionValues): ShirtDraft {
  const part = draftDesign("Simon", measurements, {
    collarEase: 0.07,
    hemStyle: "baseball",
    ...chosenSimon(own, values, measurements),
  });
  const { frontR, frontL } = frontsOf(part, own);
  const [upper, under] = own.over === "L" ? (["L", "R"] as const) : (["R", "L"] as const);
  const front = upper === "L" ? frontL : frontR;
  const back = unfold(outlineOf(part("simon.back")), 0);
  const yoke = nameTwins(outlineOf(part("simon.yoke")));
  const sleeveR = sleeveOf(outlineOf(part("simon.sleeve")), front, yoke, back);
  const sleeveL = flip(sleeveR);
  const cuffBand = { ...own.cuff, edge: "top" } as const;
  const cuffR = bandAlong("cuffR", { sleeveR }, ["sleeveR:wristLeft>cuffMid>wristRight"], cuffBand);
  const cuffL = bandAlong("cuffL", { sleeveL }, ["sleeveL:wristRight>cuffMid>wristLeft"], cuffBand);
  return {
    frontR,
    frontL,
    front,
    upper,
    under,
    back,
    yoke,
    sleeveR,
    sleeveL,
    cuffR,
    cuffL,
    ...standsOf(outlineOf(part("simon.collarStand")), front, yoke, under),
    collar: own.collar ? outlineOf(part("simon.collar")) : null,
  };
}

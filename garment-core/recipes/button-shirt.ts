import { type DesignOptions, type DraftPart, draftDesign, type Measurements, measure } from "../pattern/freesewing.ts";
import { foldLine, notch, topstitch, verticalLine } from "../pattern/marks.ts";
import { type Outline, outlineOf, pointAt } from "../pattern/outline.ts";
import type { Trim } from "../pattern/pattern.ts";
import { cutOff, flip, keepSide, nameTwins, unfold } from "../pattern/reshape.ts";
import { lengthOf, parseRun, splitAt, verticesOf } from "../pattern/run.ts";
import { bandAlong } from "../seams/band.ts";
import { sew, sewEased } from "../seams/sewing.ts";
import { BUTTON_FRONT } from "./closures.ts";
import type { CutPiece, GarmentRecipe, Sewing } from "./garment.ts";
import { longer, type OptionValues, type RecipeOption, share } from "./options.ts";
import type { Recipe } from "./recipe.ts";
import { hangShirt } from "./shirt-hang.ts";
import type { Sizing } from "./sizing.ts";

/** What one shirt with a button front differs in from another. Lengths mm. */
export type ButtonShirt = Pick<Recipe, "key" | "name" | "wearer" | "hand"> & {
  readonly sizing: Sizing;
  /** Options of FreeSewing's Simon that the garment sets. */
  readonly options: DesignOptions;
  /** The front that lies on top: the left on men's shirts, the right on women's. */
  readonly over: "L" | "R";
  /** How far that front reaches past the centre, where it is not 16: half of the placket's width. */
  readonly overlap?: number;
  /** Whether a collar is turned down over the stand. */
  readonly collar: boolean;
  readonly cuff: { readonly height: number; readonly ease: number };
  readonly buttons: { readonly count: number; readonly first: number; readonly fromHem: number };
};

/** What Simon draws where a garment does not say otherwise: shares of girths, of the back's length, and of the stand's height. */
const SIMON = {
  chestEase: 0.15,
  waistEase: 0.15,
  hipsEase: 0.15,
  lengthBonus: 0.25,
  collarStandWidth: 0.08,
  collarWidth: 1.2,
} as const;
const simonOf = ({ options }: Pick<ButtonShirt, "options">, name: keyof typeof SIMON): number => {
  const own = options[name];
  return typeof own === "number" ? own : SIMON[name];
};

const shirtOptions = (own: ButtonShirt): readonly RecipeOption[] => [
  longer("bodyLength", [-60, 100]),
  longer("sleeveLength", [-20, 40]),
  share("ease", simonOf(own, "chestEase"), [3, 8]),
  ...(own.collar ? [longer("collarHeight", [-6, 14], 2)] : []),
];

/** The options of Simon for what was chosen: ease is that of the chest, and grows as much at waist and hips. */
function chosenSimon(own: ButtonShirt, values: OptionValues, measurements: Measurements): DesignOptions {
  const more = values.ease / 100 - simonOf(own, "chestEase");
  const back = measure(measurements, "hpsToWaistBack") + measure(measurements, "waistToHips");
  const stand = measure(measurements, "neck") * SIMON.collarStandWidth;
  return {
    ...own.options,
    chestEase: simonOf(own, "chestEase") + more,
    waistEase: simonOf(own, "waistEase") + more,
    hipsEase: simonOf(own, "hipsEase") + more,
    lengthBonus: simonOf(own, "lengthBonus") + values.bodyLength / back,
    sleeveLengthBonus: values.sleeveLength / measure(measurements, "shoulderToWrist"),
    collarWidth: SIMON.collarWidth + values.collarHeight / stand,
  };
}

const OVERLAP_MM = 16;
const PLACKET_STITCH_INSET_MM = 5;
const HEM_MM = 8;
const BUTTON_MM = 11;

function buttonsOf(own: ButtonShirt, front: Outline, stand: Outline, cuffWidth: number): readonly Trim[] {
  const [top, bottom] = [pointAt(front, "edgeTop").y, pointAt(front, "edgeBottom").y];
  const { count, first, fromHem } = own.buttons;
  const overlap = own.overlap ?? OVERLAP_MM;
  const spacing = (bottom - fromHem - top - first) / (count - 1);
  const [pieceKey, side] = own.over === "L" ? (["frontL", -1] as const) : (["frontR", 1] as const);
  const standEnd = pointAt(stand, own.over === "L" ? "leftTopCf" : "rightTopCf");
  const button = (key: string, x: number, y: number): Trim => ({ kind: "button", pieceKey: key, x, y, diameter: BUTTON_MM });
  return [
    { kind: "placket", pieceKey, x: -overlap, y: top, width: 2 * overlap, height: bottom - top },
    button("stand", standEnd.x - 9 * side, standEnd.y + 17),
    ...Array.from({ length: count }, (_, i) => button(pieceKey, 0, Math.round(top + first + i * spacing))),
    button("cuffR", cuffWidth / 2 - 12, own.cuff.height / 2),
    button("cuffL", -cuffWidth / 2 + 12, own.cuff.height / 2),
  ];
}

/** Both rows of stitches of the placket, and its buttons, which lie on the centre. */
const placketMarks = (front: Outline, trims: readonly Trim[], overlap = OVERLAP_MM): CutPiece["internal"] => [
  verticalLine(front, "topstitch", PLACKET_STITCH_INSET_MM - overlap),
  verticalLine(front, "topstitch", overlap - PLACKET_STITCH_INSET_MM),
  ...trims.flatMap(({ kind, pieceKey, x, y }) =>
    kind === "button" && pieceKey.startsWith("front") ? [{ kind: "button" as const, points: [[x, y] as const] }] : [],
  ),
];

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

/** A shirt with yoke, stand, cuffs and a shirt-tail hem, buttoned up, after FreeSewing's Simon. */
export const buttonShirt = (own: ButtonShirt): GarmentRecipe => ({
  key: own.key,
  name: own.name,
  ...own.sizing,
  wearer: own.wearer,
  hand: own.hand,
  limbs: { arms: "long", legs: false },
  options: shirtOptions(own),
  closures: [BUTTON_FRONT],

  cut(measurements, values) {
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
    const [frontHole, yokeHole, backHole] = [
      lengthOf(front, "armhole>shoulder"),
      lengthOf(yoke, "shoulder>armholeYokeSplit"),
      lengthOf(back, "armholeYokeSplit>armhole"),
    ];
    const hole = frontHole + yokeHole + backHole;
    const sleeveR = splitAt(
      splitAt(outlineOf(part("simon.sleeve")), "capFront", "bicepsRight>capQ2>bicepsLeft", frontHole / hole),
      "capBack",
      "bicepsLeft>capQ2>bicepsRight",
      backHole / hole,
    );
    const sleeveL = flip(sleeveR);
    const cuffBand = { ...own.cuff, edge: "top" } as const;
    const cuffR = bandAlong("cuffR", { sleeveR }, ["sleeveR:wristLeft>cuffMid>wristRight"], cuffBand);
    const cuffL = bandAlong("cuffL", { sleeveL }, ["sleeveL:wristRight>cuffMid>wristLeft"], cuffBand);

    const [yokeNeck, frontNeck] = [lengthOf(yoke, "cbNeck>neck"), lengthOf(front, "neck>cfNeck")];
    const neck = yokeNeck + frontNeck;
    const lap = lengthOf(front, "cfNeck>edgeTop");
    const end = { L: "leftBottomCf", R: "rightBottomCf" } as const;
    const edge = { L: "leftBottomEdge", R: "rightBottomEdge" } as const;
    const uncut = outlineOf(part("simon.collarStand"));
    const drafted = cutOff(cutOff(uncut, "rightBottomCf>rightBottomEdge>rightTopCf"), "leftBottomCf>leftBottomEdge>leftTopCf");
    const standEase = lengthOf(drafted, "bottomMid>rightBottomCf") / neck;
    const withShoulders = (outline: Outline) =>
      splitAt(
        splitAt(outline, "neckL", "bottomMid>leftBottomCf", yokeNeck / neck),
        "neckR",
        "bottomMid>rightBottomCf",
        yokeNeck / neck,
      );
    const stand = splitAt(withShoulders(drafted), "lap", `${end[under]}>neck${under}`, lap / frontNeck);
    const openStand = withShoulders(bothEnds(uncut));
    const collar = own.collar ? outlineOf(part("simon.collar")) : null;
    const collarSewing = (leaf: Outline): readonly Sewing[] => {
      const ease = lengthOf(leaf, "bottomMid>leftBottomEdge") / lengthOf(stand, "topMid>rightTopCf");
      return [
        sewEased("collar:bottomMid>leftBottomEdge", "stand:topMid>rightTopCf", ease, "attach"),
        sewEased("collar:bottomMid>rightBottomEdge", "stand:topMid>leftTopCf", ease, "attach"),
      ];
    };

    const armhole = (side: "R" | "L", twin: "" | "_m"): readonly Sewing[] => [
      sew(`front${side}:armhole>shoulder`, `sleeve${side}:bicepsRight>capFront`),
      sew(`yoke:shoulder${twin}>armholeYokeSplit${twin}`, `sleeve${side}:capFront>capBack`),
      sew(`back:armholeYokeSplit${twin}>armhole${twin}`, `sleeve${side}:capBack>bicepsLeft`),
      sew(`sleeve${side}:bicepsRight>wristRight`, `sleeve${side}:bicepsLeft>wristLeft`),
    ];
    const sleeveMarks = (outline: Outline) => [notch(outline, "capFront"), notch(outline, "capBack")];
    const edgeStitch = (outline: Outline, run: string): CutPiece["internal"] => [topstitch(outline, run, 5)];
    const trims = buttonsOf(own, front, stand, cuffR.width);
    const frontPiece = (name: CutPiece["name"], outline: Outline, isUpper: boolean): CutPiece => ({
      name,
      side: "front",
      outline,
      internal: [
        notch(outline, "armholePitch"),
        topstitch(outline, isUpper ? "edgeBottom>cfHem>bballEnd" : "edgeBottom>bballStart>bballEnd", HEM_MM),
        ...(isUpper ? placketMarks(outline, trims, own.overlap) : []),
      ],
    });
    return {
      pieces: {
        frontR: frontPiece("Front R", frontR, upper === "R"),
        frontL: frontPiece("Front L", frontL, upper === "L"),
        back: {
          name: "Back",
          side: "back",
          outline: back,
          internal: [
            foldLine(back, "cbYoke", "cbHem"),
            notch(back, "cbYoke"),
            topstitch(back, "bballEnd_m>cbHem>bballEnd", HEM_MM),
          ],
        },
        yoke: {
          name: "Yoke",
          side: "back",
          outline: yoke,
          internal: [
            foldLine(yoke, "cbNeck", "cbYoke"),
            notch(yoke, "cbYoke"),
            topstitch(yoke, "armholeYokeSplit_m>cbYoke>armholeYokeSplit", 5),
          ],
        },
        sleeveR: { name: "Sleeve R", side: "both", outline: sleeveR, internal: sleeveMarks(sleeveR) },
        sleeveL: { name: "Sleeve L", side: "both", outline: sleeveL, internal: sleeveMarks(sleeveL) },
        ...(collar && {
          collar: {
            name: "Collar",
            side: "both",
            outline: collar,
            internal: edgeStitch(collar, "rightBottomEdge>topMid>leftBottomEdge"),
          } as const,
        }),
        stand: { name: "Stand", side: "both", outline: stand, internal: [notch(stand, "neckR"), notch(stand, "neckL")] },
        cuffR: { name: "Cuff R", side: "both", outline: cuffR.outline, internal: edgeStitch(cuffR.outline, "bl>br") },
        cuffL: { name: "Cuff L", side: "both", outline: cuffL.outline, internal: edgeStitch(cuffL.outline, "bl>br") },
      },
      sewing: [
        sew("back:armholeYokeSplit_m>cbYoke>armholeYokeSplit", "yoke:armholeYokeSplit_m>cbYoke>armholeYokeSplit"),
        sew("frontR:neck>shoulder", "yoke:neck>shoulder"),
        sew("frontL:neck>shoulder", "yoke:neck_m>shoulder_m"),
        sew("frontR:bballEnd>waist>armhole", "back:bballEnd>waist>armhole"),
        sew("frontL:bballEnd>waist>armhole", "back:bballEnd_m>waist_m>armhole_m"),
        { ...sew("frontL:edgeTop>edgeBottom", "frontR:edgeTop>edgeBottom"), kind: "attach", closure: "front" },
        ...armhole("R", ""),
        ...armhole("L", "_m"),
        ...cuffR.sewing,
        ...cuffL.sewing,
        sewEased("stand:bottomMid>neckR", "yoke:cbNeck>neck", standEase, "attach"),
        sewEased("stand:bottomMid>neckL", "yoke:cbNeck>neck_m", standEase, "attach"),
        { ...sewEased(`stand:neck${under}>lap`, `front${under}:neck>edgeTop`, standEase, "attach"), closure: "front" },
        { ...sewEased(`stand:lap>${end[under]}`, `front${upper}:edgeTop>cfNeck`, standEase, "attach"), closure: "front" },
        sewEased(`stand:neck${upper}>${end[upper]}`, `front${upper}:neck>cfNeck`, standEase, "attach"),
        { ...sew("stand:leftBottomCf>leftTopCf", "stand:rightBottomCf>rightTopCf"), closure: "front" },
        ...(collar ? collarSewing(collar) : []),
      ],
      trims,
      openings: {
        front: {
          over: `front${upper}`,
          under: `front${under}`,
          holes: "upright",
          left: ["frontL"],
          right: ["frontR"],
          apart: 0.22,
          pieces: { [`front${under}`]: flip(front), stand: openStand },
          sewing: [
            sewEased(`stand:neck${under}>${end[under]}`, `front${under}:neck>cfNeck`, standEase, "attach"),
            ...(["L", "R"] as const).map((side) => {
              const [run, onFront] = [`${end[side]}>${edge[side]}`, "cfNeck>edgeTop"];
              return sewEased(`stand:${run}`, `front${side}:${onFront}`, lengthOf(openStand, run) / lap, "attach");
            }),
          ],
        },
      },
      board: [
        [["frontR"], ["frontL"], ["yoke", "back"]],
        [["sleeveR"], ["sleeveL"], [...(collar ? ["collar"] : []), "stand", "cuffR", "cuffL"]],
      ],
    };
  },

  hang: hangShirt,
});

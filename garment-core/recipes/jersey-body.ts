import { draftDesign, measure } from "../pattern/freesewing.ts";
import { foldLine, notch, topstitch } from "../pattern/marks.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { type Outline, outlineOf, pointAt } from "../pattern/outline.ts";
import type { InternalLine } from "../pattern/pattern.ts";
import { flare, flip, moveTo, unfold } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import { type Band, bandAlong } from "../seams/band.ts";
import { sew, sewEased } from "../seams/sewing.ts";
import type { Board, CutPiece, Sewing } from "./garment.ts";
import { longer, type OptionValues, type RecipeOption, share } from "./options.ts";
import type { Recipe } from "./recipe.ts";
import type { Sizing } from "./sizing.ts";

/** A strip of rib: its height, and its length as a share of the edge that it is sewn to. */
export type Strip = { readonly height: number; readonly ease: number };

/** Front, back and sleeves of a top of knitted cloth. Lengths mm, shares of 1. */
export type JerseyBody = {
  readonly sleeve: "none" | "short" | "long";
  /** Options of FreeSewing's Teagan that the garment sets. */
  readonly options: { readonly [name: string]: number | boolean };
  /** How much further the sleeves reach than drafted, mm. */
  readonly sleeveLonger?: number;
  /** How much lower the hem lies than the design's longest, mm. */
  readonly longer?: number;
  /** How much wider the hem is than drafted, as a share; the sides flare from the armholes down. */
  readonly flare?: number;
  /** Ribs at the hem and at the ends of the sleeves; an edge without one is turned and stitched. */
  readonly ribs?: { readonly hem?: Strip; readonly cuff: Strip };
  /** The hem is sewn to a skirt, not turned. */
  readonly joined?: boolean;
};

/** What one round-necked top of knitted cloth differs in from another. */
export type JerseyTop = Pick<Recipe, "key" | "name" | "wearer" | "hand"> &
  JerseyBody & { readonly sizing: Sizing; readonly neckband: Strip };

/** Shares of the body's girths that Teagan adds where a garment does not set them. */
const TEAGAN_EASE = { chestEase: 0.12, waistEase: 0.25, hipsEase: 0.18 } as const;
const easeOf = ({ options }: Pick<JerseyBody, "options">, name: keyof typeof TEAGAN_EASE): number =>
  typeof options[name] === "number" ? options[name] : TEAGAN_EASE[name];

const SLEEVES = { short: [-20, 80], long: [-60, 40] } as const;

/** What may be chosen of a knitted top. A garment that is joined to a skirt keeps its own length. */
export const jerseyOptions = (own: JerseyBody): readonly RecipeOption[] => [
  ...(own.joined ? [] : [longer("bodyLength", [-60, 100])]),
  ...(own.sleeve === "none" ? [] : [longer("sleeveLength", SLEEVES[own.sleeve])]),
  share("ease", easeOf(own, "chestEase"), [3, 8]),
];

/** A knitted top as it is chosen: ease is that of the chest, and grows as much at waist and hips. */
export function chosenJersey<Own extends JerseyBody>(own: Own, values: OptionValues, measurements: Measurements): Own {
  const more = values.ease / 100 - easeOf(own, "chestEase");
  const eased = Object.fromEntries(
    (["chestEase", "waistEase", "hipsEase"] as const).map((name) => [name, easeOf(own, name) + more]),
  );
  const drafted = measure(measurements, "hpsToWaistBack") + measure(measurements, "waistToHips");
  const lengthBonus =
    typeof own.options.lengthBonus === "number" ? own.options.lengthBonus + values.bodyLength / drafted : undefined;
  return {
    ...own,
    options: { ...own.options, ...eased, ...(lengthBonus !== undefined && { lengthBonus }) },
    sleeveLonger: values.sleeveLength,
  };
}

/** A garment cut but for its neck. */
export type CutBody = {
  readonly pieces: { readonly [key: string]: CutPiece };
  readonly sewing: readonly Sewing[];
};

const HEM_MM = 22;
/** A long sleeve ends where the arm's length is measured to, this share of the biceps wide, but never too narrow for the wrist. */
const WRIST_WIDTH = 0.66;
const WRIST_EASE = 1.6;
const ARMHOLE_STITCH_MM = 8;

/** The sleeve drawn to the wrist, less the height of its cuff. */
function toWrist(sleeve: Outline, measurements: Measurements, cuff: number): Outline {
  const tip = Math.min(...sleeve.map((v) => v.y));
  const y = tip + measure(measurements, "shoulderToWrist") - cuff;
  const x = Math.max(pointAt(sleeve, "bicepsRight").x * WRIST_WIDTH, (measure(measurements, "wrist") * WRIST_EASE) / 2);
  return moveTo(moveTo(sleeve, "hemRight", { x, y }), "hemLeft", { x: -x, y });
}

/** The sleeve's hem so much further down, as wide as it was. */
const reaching = (sleeve: Outline, mm: number): Outline =>
  ["hemRight", "hemLeft"].reduce((drawn, name) => {
    const { x, y } = pointAt(drawn, name);
    return moveTo(drawn, name, { x, y: y + mm });
  }, sleeve);

const CAP = "bicepsRight>capQ2>bicepsLeft";
const HEM_POINTS = ["hem", "cfHem", "hem_m"];
const lengthen = (outline: Outline, mm: number): Outline =>
  outline.map((v) => (v.names.some((name) => HEM_POINTS.includes(name)) ? { ...v, y: v.y + mm } : v));

/** The body as drafted, made longer and flared. */
function bodyOf(drafted: Outline, { longer = 0, flare: share = 0 }: JerseyBody): Outline {
  const whole = lengthen(unfold(drafted, 0), longer);
  return share === 0 ? whole : flare(whole, { middle: 0, from: pointAt(whole, "armhole").y, to: pointAt(whole, "hem").y, share });
}

const SHOULDERS_AND_SIDES: readonly Sewing[] = [
  sew("front:neck>shoulder", "back:neck_m>shoulder_m"),
  sew("front:neck_m>shoulder_m", "back:neck>shoulder"),
  sew("front:hem>armhole", "back:hem_m>armhole_m"),
  sew("front:hem_m>armhole_m", "back:hem>armhole"),
];

/** Sleeves set in; `ease` is the length of the armholes as a share of that of the caps, which the design draws to within a few mm. */
const sleevesIn = (ease: number): readonly Sewing[] => [
  sewEased("front:armhole>shoulder", "sleeveL:bicepsRight>capQ1>capTop", ease, "sew"),
  sewEased("back:armhole_m>shoulder_m", "sleeveL:bicepsLeft>capQ4>capTop", ease, "sew"),
  sewEased("front:armhole_m>shoulder_m", "sleeveR:bicepsRight>capQ1>capTop", ease, "sew"),
  sewEased("back:armhole>shoulder", "sleeveR:bicepsLeft>capQ4>capTop", ease, "sew"),
  sew("sleeveL:hemLeft>bicepsLeft", "sleeveL:hemRight>bicepsRight"),
  sew("sleeveR:hemLeft>bicepsLeft", "sleeveR:hemRight>bicepsRight"),
];

/** A band as a piece. */
export const bandPiece = (name: CutPiece["name"], { outline }: Pick<Band, "outline">): CutPiece => ({
  name,
  side: "both",
  outline,
  internal: [],
});

/** The board of a top whose neck is closed by these pieces. */
export const jerseyBoard = ({ sleeve, ribs }: JerseyBody, neck: readonly string[]): Board => [
  [["front"], ["back"]],
  sleeve === "none" ? [neck] : [["sleeveR"], ["sleeveL"], [...neck, ...(ribs ? ["cuffR", "cuffL"] : [])]],
  ...(ribs?.hem ? [[["hemband"]]] : []),
];

/** Cuffs and the rib of the hem, as pieces and as seams. */
function cutRibs(
  { hem, cuff }: NonNullable<JerseyBody["ribs"]>,
  outlines: { readonly [key: string]: Outline },
): Pick<CutBody, "pieces" | "sewing"> {
  const cuffOf = (key: string, run: string) => bandAlong(key, outlines, [run], { ...cuff, edge: "top" });
  const cuffR = cuffOf("cuffR", "sleeveR:hemLeft>hemRight");
  const cuffL = cuffOf("cuffL", "sleeveL:hemRight>hemLeft");
  const hemband =
    hem && bandAlong("hemband", outlines, ["front:hem_m>cfHem>hem", "back:hem_m>cfHem>hem"], { ...hem, edge: "top" });
  return {
    pieces: {
      ...(hemband && { hemband: bandPiece("Hem rib", hemband) }),
      cuffR: bandPiece("Cuff R", cuffR),
      cuffL: bandPiece("Cuff L", cuffL),
    },
    sewing: [...(hemband?.sewing ?? []), ...cuffR.sewing, ...cuffL.sewing],
  };
}

/** Cuts front, back, sleeves and ribs after FreeSewing's Teagan; what closes the neck is the garment's own. */
export function cutJerseyBody(own: JerseyBody, measurements: Measurements): CutBody {
  const part = draftDesign("Teagan", measurements, own.options);
  const front = bodyOf(outlineOf(part("teagan.front")), own);
  const back = bodyOf(outlineOf(part("teagan.back")), own);
  const turned = (rib: Strip | undefined, lines: readonly InternalLine[]) => (rib ? [] : lines);
  const bodyMarks = (outline: Outline, neck: string) => [
    foldLine(outline, neck, "cfHem"),
    ...(own.sleeve === "none"
      ? ["", "_m"].map((side) => topstitch(outline, `armhole${side}>shoulder${side}`, ARMHOLE_STITCH_MM))
      : [notch(outline, "armholeHollow"), notch(outline, "armholeHollow_m")]),
    ...(own.joined ? [] : turned(own.ribs?.hem, [topstitch(outline, "hem_m>cfHem>hem", HEM_MM)])),
  ];
  const body: CutBody["pieces"] = {
    front: { name: "Front", side: "front", outline: front, internal: bodyMarks(front, "cfNeck") },
    back: { name: "Back", side: "back", outline: back, internal: bodyMarks(back, "cbNeck") },
  };
  if (own.sleeve === "none") return { pieces: body, sewing: SHOULDERS_AND_SIDES };

  const [frontHole, backHole] = [lengthOf(front, "armhole>shoulder"), lengthOf(back, "armhole>shoulder")];
  const drawn = outlineOf(part("teagan.sleeve"));
  const reached = own.sleeve === "long" ? toWrist(drawn, measurements, own.ribs?.cuff.height ?? 0) : drawn;
  const long = reaching(reached, own.sleeveLonger ?? 0);
  const sleeveR = splitAt(long, "capTop", CAP, frontHole / (frontHole + backHole));
  const sleeveL = flip(sleeveR);
  const sleeveMarks = (outline: Outline) => [
    notch(outline, "capTop"),
    ...turned(own.ribs?.cuff, [topstitch(outline, "hemLeft>hemRight", HEM_MM)]),
  ];
  const ribs = own.ribs && cutRibs(own.ribs, { front, back, sleeveR, sleeveL });
  return {
    pieces: {
      ...body,
      sleeveR: { name: "Sleeve R", side: "both", outline: sleeveR, internal: sleeveMarks(sleeveR) },
      sleeveL: { name: "Sleeve L", side: "both", outline: sleeveL, internal: sleeveMarks(sleeveL) },
      ...ribs?.pieces,
    },
    sewing: [...SHOULDERS_AND_SIDES, ...sleevesIn((frontHole + backHole) / lengthOf(sleeveR, CAP)), ...(ribs?.sewing ?? [])],
  };
}

import { mirrored, roundAnkle, roundLeg, roundTube } from "../drape/place.ts";
import type { Body } from "../form/body.ts";
import { draftDesign, measure } from "../pattern/freesewing.ts";
import { notch, topstitch } from "../pattern/marks.ts";
import type { Measurements } from "../pattern/measurements.ts";
import { type Outline, outlineOf, pointAt } from "../pattern/outline.ts";
import type { InternalLine, Point2 } from "../pattern/pattern.ts";
import { cutOff, flare, flip } from "../pattern/reshape.ts";
import { lengthOf, splitAt } from "../pattern/run.ts";
import { bandAlong } from "../seams/band.ts";
import { sew } from "../seams/sewing.ts";
import type { Cut, GarmentRecipe, Hanging, Sewing } from "./garment.ts";
import type { Strip } from "./jersey-body.ts";
import { longer, type OptionValues, type RecipeOption, share } from "./options.ts";
import type { Recipe } from "./recipe.ts";
import type { Sizing } from "./sizing.ts";

const STRAIGHT_BAND: Strip = { height: 35, ease: 1 };
const HEM_MM = 25;
/** The form's legs end this far inside the hems. */
const SHOWN_INSIDE_MM = 80;
const SIDE_STITCH_MM = 6;
/** Between a hem and its rib before they are sewn. */
const CUFF_GAP_MM = 6;
const RIB = { stretch: 400, bend: 2e-5 } as const;
const ELASTIC = { stretch: 500, bend: 8e-5 } as const;
const FLY = { width: 34, length: 165, curve: 45 };

/** The J-shaped row of stitches of a fly, from the waist down beside the centre front and round into the seam. */
function flyLine(front: Outline): InternalLine {
  const [top, curve] = [pointAt(front, "styleWaistIn"), pointAt(front, "crotchSeamCurveStart")];
  const length = Math.hypot(curve.x - top.x, curve.y - top.y);
  const down = { x: (curve.x - top.x) / length, y: (curve.y - top.y) / length };
  const across = { x: down.y, y: -down.x };
  const inner = pointAt(front, "styleWaistOut").x > top.x === across.x > 0 ? 1 : -1;
  const flyPoint = (along: number, aside: number): Point2 => [
    top.x + down.x * along + across.x * aside * inner,
    top.y + down.y * along + across.y * aside * inner,
  ];
  const straight = FLY.length - FLY.curve;
  const bend = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * (Math.PI / 2);
    return flyPoint(straight + FLY.curve * Math.sin(angle), FLY.width * Math.cos(angle));
  });
  return { kind: "topstitch", points: [flyPoint(0, FLY.width), ...bend] };
}

const PANELS = ["frontR", "frontL", "backL", "backR"];

type Panels = { readonly front: Outline; readonly back: Outline };

/** What one pair of trousers differs in from another. */
export type TrouserCut = Pick<Recipe, "key" | "name" | "wearer" | "hand"> & {
  readonly sizing: Sizing;
  /** Options of FreeSewing's Titan that the garment sets. */
  readonly options: { readonly [name: string]: number | boolean };
  /** Draws the panels of the right leg instead of Titan, with its names of points. */
  readonly draw?: {
    readonly panels: (measurements: Measurements, values: OptionValues) => Panels;
    readonly options: readonly RecipeOption[];
  };
  /** Cloth cut narrower than the body: how far it is stretched when worn, and its tension, as shares of its width and of the cloth's. */
  readonly elastane?: { readonly stretched: number; readonly tension: number };
  /** How much wider than its panels the garment is put on, where it is narrower than the body. */
  readonly room?: number;
  /** Length of the inseam, mm, or its share of the drafted one; without it the legs reach the floor, less the pattern's shortening. */
  readonly inseam?: number | { readonly share: number };
  /** How much wider the legs are at the hem than drafted, as a share; less than nothing narrows them. */
  readonly flare?: number;
  /** Makes the waistband an elastic one without fly and button: its height, and its length as a share of the waist it gathers. */
  readonly elastic?: Strip;
  /** A rib at each hem; without one the hems are turned and stitched. */
  readonly cuff?: Strip;
};

/** Both panels ended where the inseam has a length; the outseams end as high as the front's inseam, at one length. */
function shorten(front: Outline, back: Outline, inseam: number): { readonly front: Outline; readonly back: Outline } {
  const cutAt = (outline: Outline, run: string, length: number, name: string) =>
    splitAt(outline, name, run, length / lengthOf(outline, run));
  const inner = cutAt(front, "fork>floorIn", inseam, "hemIn");
  const level = pointAt(inner, "hemIn").y;
  const [waist, floor] = [pointAt(front, "styleWaistOut"), pointAt(front, "floorOut")];
  const outseam = lengthOf(front, "styleWaistOut>floorOut") * ((level - waist.y) / (floor.y - waist.y));
  const ended = (outline: Outline): Outline =>
    cutOff(cutAt(outline, "styleWaistOut>floorOut", outseam, "hemOut"), "hemIn>floorIn>hemOut").map((v) => ({
      ...v,
      names: v.names.map((name) => (name === "hemIn" ? "floorIn" : name === "hemOut" ? "floorOut" : name)),
    }));
  return { front: ended(inner), back: ended(cutAt(back, "fork>floorIn", inseam, "hemIn")) };
}

/** The panels of one leg, flared and shortened. */
export function legOf(
  drafted: Panels,
  { flare: widened = 0, inseam }: Pick<TrouserCut, "flare" | "inseam">,
  values: OptionValues,
) {
  const share = widened + values.legWidth / 100;
  const wide = (outline: Outline): Outline => {
    const [inner, outer] = [pointAt(outline, "floorIn"), pointAt(outline, "floorOut")];
    const [from, to] = [pointAt(outline, "fork").y, outer.y];
    return share === 0 ? outline : flare(outline, { middle: (inner.x + outer.x) / 2, from, to, share });
  };
  const [front, back] = [wide(drafted.front), wide(drafted.back)];
  if (inseam === undefined) return { front, back };
  const own = typeof inseam === "number" ? inseam : inseam.share * lengthOf(front, "fork>floorIn");
  return shorten(front, back, own + values.legLength);
}

/** Ribs round the hems, each with its seam under the outseam. */
function cuffsOf(panels: { readonly [key: string]: Outline }, cuff: Strip) {
  return {
    cuffR: bandAlong("cuffR", panels, ["frontR:floorOut>floorIn", "backR:floorIn>floorOut"], { ...cuff, edge: "top" }),
    cuffL: bandAlong("cuffL", panels, ["backL:floorOut>floorIn", "frontL:floorIn>floorOut"], { ...cuff, edge: "top" }),
  };
}

/** Titan's own, where a garment does not say otherwise: a share of the seat, and of the way from waist to floor. */
const TITAN = { seatEase: 0.02, lengthBonus: 0.02 } as const;
const titanOf = ({ options }: Pick<TrouserCut, "options">, name: keyof typeof TITAN): number =>
  typeof options[name] === "number" ? options[name] : TITAN[name];

const trouserOptions = (own: TrouserCut): readonly RecipeOption[] =>
  own.draw?.options ?? [
    own.inseam === undefined ? longer("legLength", [-100, 40]) : longer("legLength", [-50, 50]),
    share("legWidth", 0, [8, 20]),
    share("ease", titanOf(own, "seatEase"), [2, 6]),
  ];

export function draftTitan(
  own: Pick<TrouserCut, "options" | "inseam">,
  measurements: Measurements,
  values: OptionValues,
): Panels {
  const longer = own.inseam === undefined ? values.legLength / measure(measurements, "waistToFloor") : 0;
  const part = draftDesign("Titan", measurements, {
    ...own.options,
    seatEase: values.ease / 100,
    lengthBonus: titanOf(own, "lengthBonus") + longer,
  });
  return { front: outlineOf(part("titan.front")), back: outlineOf(part("titan.back")) };
}

/** Seams of two legs with each other: sides, insteps and the seat. */
export const LEG_SEAMS: readonly Sewing[] = [
  sew("frontR:styleWaistOut>floorOut", "backR:styleWaistOut>floorOut"),
  sew("frontL:styleWaistOut>floorOut", "backL:styleWaistOut>floorOut"),
  sew("frontR:floorIn>fork", "backR:floorIn>fork"),
  sew("frontL:floorIn>fork", "backL:floorIn>fork"),
  sew("frontR:fork>styleWaistIn", "frontL:fork>styleWaistIn"),
  sew("backR:fork>styleWaistIn", "backL:fork>styleWaistIn"),
];

/** Puts the four panels round the legs; heights of their waist and of their hems, mm above the floor. */
export function hangLegs(pieces: Cut["pieces"], body: Body, room?: number) {
  const [front, back] = [pieces.frontR!.outline, pieces.backR!.outline];
  const top = body.heights.waist;
  const leg = (side: "front" | "back") => roundLeg(body, { front, back }, { top, forkY: pointAt(front, "fork").y, side, room });
  const places: Hanging["places"] = {
    frontR: leg("front"),
    backR: leg("back"),
    frontL: mirrored(leg("front")),
    backL: mirrored(leg("back")),
  };
  return { places, top, hem: top - pointAt(front, "floorOut").y };
}

/** The form's legs end inside the hems. */
export const shownIn = (body: Body, hem: number, cuff = 0): Hanging["shown"] => ({
  arm: 0,
  leg: body.hip[1] - hem + cuff - SHOWN_INSIDE_MM * body.scale,
});

/** Trousers with a waistband, after FreeSewing's Titan: what long, wide and short ones have in common. */
export const trouserBlock = (own: TrouserCut): GarmentRecipe => ({
  key: own.key,
  name: own.name,
  ...own.sizing,
  wearer: own.wearer,
  hand: own.hand,
  limbs: { arms: "none", legs: true },
  stretched: own.elastane?.stretched,
  options: trouserOptions(own),

  cut(measurements, values) {
    const drafted = own.draw?.panels(measurements, values) ?? draftTitan(own, measurements, values);
    const { front: frontR, back: backR } = legOf(drafted, own, values);
    const [frontL, backL] = [flip(frontR), flip(backR)];
    const band = bandAlong(
      "waistband",
      { frontR, frontL, backR, backL },
      [
        "backR:styleWaistIn>styleWaistOut",
        "frontR:styleWaistOut>styleWaistIn",
        "frontL:styleWaistIn>styleWaistOut",
        "backL:styleWaistOut>styleWaistIn",
      ],
      { ...(own.elastic ?? STRAIGHT_BAND), edge: "bottom" },
    );
    const cuffs = own.cuff && cuffsOf({ frontR, frontL, backL, backR }, own.cuff);
    const waistband = splitAt(band.outline, "front", "tl>tr", 0.5);
    const panel = (outline: Outline) => [
      topstitch(outline, "styleWaistOut>floorOut", SIDE_STITCH_MM),
      ...(cuffs ? [] : [topstitch(outline, "floorIn>floorOut", HEM_MM)]),
    ];
    const stitches = own.elastic ? [] : ["tl>front>tr", "bl>join1>br"].map((run) => topstitch(waistband, run, 4));
    return {
      pieces: {
        frontR: { name: "Front R", side: "front", outline: frontR, internal: panel(frontR) },
        frontL: {
          name: "Front L",
          side: "front",
          outline: frontL,
          internal: [...panel(frontL), ...(own.elastic ? [] : [flyLine(frontL)])],
        },
        backL: { name: "Back L", side: "back", outline: backL, internal: panel(backL) },
        backR: { name: "Back R", side: "back", outline: backR, internal: panel(backR) },
        waistband: {
          name: "Waistband",
          side: "both",
          outline: waistband,
          internal: [notch(waistband, "front"), ...stitches],
        },
        ...(cuffs && {
          cuffR: { name: "Cuff R", side: "both", outline: cuffs.cuffR.outline, internal: [] },
          cuffL: { name: "Cuff L", side: "both", outline: cuffs.cuffL.outline, internal: [] },
        }),
      },
      sewing: [...LEG_SEAMS, ...band.sewing, ...(cuffs ? [...cuffs.cuffR.sewing, ...cuffs.cuffL.sewing] : [])],
      trims: own.elastic ? [] : [{ kind: "button", pieceKey: "waistband", x: 0, y: STRAIGHT_BAND.height / 2, diameter: 16 }],
      board: [[["frontR"], ["frontL"], ["backL"], ["backR"]], [["waistband"]], ...(cuffs ? [[["cuffR"], ["cuffL"]]] : [])],
    };
  },

  hang({ pieces }, body) {
    const waistband = pieces.waistband!.outline;
    const { places, top, hem } = hangLegs(pieces, body, own.room);
    const cuff = pieces.cuffR && roundAnkle(body, { around: pointAt(pieces.cuffR.outline, "tr").x * 2, top: hem - CUFF_GAP_MM });
    return {
      places: {
        ...places,
        waistband: roundTube({
          around: pointAt(waistband, "tr").x * 2,
          ratio: 0.76,
          top: top + 18,
          side: "front",
          centreZ: 0,
        }),
        ...(cuff && { cuffR: cuff, cuffL: mirrored(cuff) }),
      },
      hands: {
        ...(own.elastane && Object.fromEntries(PANELS.map((key) => [key, { elastane: own.elastane?.tension }]))),
        waistband: own.elastic ? ELASTIC : { bend: 5e-4 },
        ...(cuff && { cuffR: RIB, cuffL: RIB }),
      },
      holds: [{ run: "waistband:tl>front>tr", height: top + 14 }],
      creases: [],
      folds: own.cuff !== undefined,
      shown: shownIn(body, hem, own.cuff?.height),
    };
  },
});

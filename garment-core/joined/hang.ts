import { boundsOf } from "@selvedge/geometry-core";
import { mirrored, roundAnkle, roundArm, roundLeg, roundTube, SLEEVE_LEAD_MM, spanAt } from "../drape/place.ts";
import type { Body } from "../form/body.ts";
import { measure } from "../pattern/freesewing.ts";
import type { Outline } from "../pattern/outline.ts";
import type { Point2 } from "../pattern/pattern.ts";
import type { Placement } from "../recipes/garment.ts";
import { closeToNeck } from "../recipes/jersey-top-hang.ts";
import type { JoinPiece, PlaceKey } from "./joined-pattern.ts";

/** The body of a garment starts a little higher than it will come to rest. */
const LIFT_MM = 14;
const GAP_MM = 6;
const TORSO_RATIO = 0.66;
const SKIRT_RATIO = 0.74;
/** A yoke hangs over the back by this share of its height; the rest lies before the shoulders. */
const YOKE_BACK = 0.85;

type Placed = { readonly [key: string]: Placement };

const widthOf = ({ outline }: JoinPiece): number => boundsOf(outline).maxX - boundsOf(outline).minX;
const heightOf = ({ outline }: JoinPiece): number => boundsOf(outline).maxY - boundsOf(outline).minY;
const asOutline = (points: readonly Point2[]): Outline => points.map(([x, y]) => ({ x, y, names: [] }));
/** Width of a piece so far below its top; that of its ends beyond them. */
function widthAt({ outline }: JoinPiece, down: number): number {
  const { minY: top, maxY: bottom } = boundsOf(outline);
  const [low, high] = spanAt(asOutline(outline), Math.max(top + 0.5, Math.min(bottom - 0.5, top + down)));
  return high - low;
}

/** The x of a piece that lies in the middle of its side: its own middle, or, of one half, its edge there. */
function middleOf({ place, outline }: JoinPiece): number {
  const { minX: left, maxX: right } = boundsOf(outline);
  if (!/[LR]$/.test(place)) return (left + right) / 2;
  // Seen from outside, +x of a front is the wearer's left and +x of a back the wearer's right.
  const isRightward = /ront/.test(place) === place.endsWith("L");
  return isRightward ? left : right;
}

/** As a piece that lies with its top at y = 0 and its middle at x = 0, moved round and up as its owner wants it. */
function fromOwn(piece: JoinPiece, place: Placement): Placement {
  const [x0, y0] = [middleOf(piece), boundsOf(piece.outline).minY];
  return (x, y) => place(x - x0 + piece.around, y - y0 - piece.up);
}

const among = (pieces: readonly JoinPiece[], ...places: readonly PlaceKey[]) =>
  pieces.filter(({ place }) => places.includes(place));
const summed = (pieces: readonly JoinPiece[], widths: (piece: JoinPiece) => number): number =>
  pieces.reduce((sum, piece) => sum + widths(piece), 0);

function placeTorso(pieces: readonly JoinPiece[], body: Body): Placed {
  const fronts = among(pieces, "front", "frontL", "frontR");
  const backs = among(pieces, "back", "backL", "backR");
  const yokes = among(pieces, "yoke");
  const front = summed(fronts, widthOf);
  const back = Math.max(summed(backs, widthOf), ...yokes.map(widthOf), 0);
  const around = Math.max((front || back) + (back || front), measure(body.measurements, "chest") * 1.01);
  const shoulder = body.heights.neckPoint + LIFT_MM;
  const tube = (side: "front" | "back", top: number) =>
    closeToNeck(roundTube({ around, ratio: TORSO_RATIO, top, side, centreZ: -4 }));
  const below = Math.max(0, ...yokes.map((yoke) => heightOf(yoke) * YOKE_BACK));
  const put = (sewn: readonly JoinPiece[], side: "front" | "back", down: number) =>
    sewn.map((piece) => [piece.key, fromOwn(piece, lowered(tube(side, shoulder), down))] as const);
  return Object.fromEntries([...put(fronts, "front", 0), ...put(backs, "back", below), ...put(yokes, "back", 0)]);
}

const lowered =
  (place: Placement, down: number): Placement =>
  (x, y) =>
    place(x, y + down);

function placeSleeves(pieces: readonly JoinPiece[], body: Body): Placed {
  const sides = (["L", "R"] as const).flatMap((half) => {
    const hand = half === "L" ? "left" : "right";
    const sleeves = among(pieces, `sleeve${half}`).map((sleeve) => {
      const { outline } = sleeve;
      const { minY: top } = boundsOf(outline);
      const levels = Array.from({ length: 24 }, (_, i) => (heightOf(sleeve) * (i + 0.5)) / 24);
      const widest = levels.reduce((best, level) => (widthAt(sleeve, level) > widthAt(sleeve, best) ? level : best), 0);
      const tip = outline.reduce((best, place) => (place[1] < best[1] ? place : best))[0];
      const radius = (y: number) => widthAt(sleeve, Math.max(widest, y - top)) / (2 * Math.PI);
      const place = roundArm(body, hand, top, radius);
      return [sleeve.key, (x: number, y: number) => place(x - tip + sleeve.around, y - sleeve.up)] as const;
    });
    const length = Math.max(0, ...among(pieces, `sleeve${half}`).map(heightOf));
    const cuffs = among(pieces, `cuff${half}`).map((cuff) => {
      const place = roundArm(body, hand, 0, () => (widthOf(cuff) * 1.04) / (2 * Math.PI));
      return [cuff.key, fromOwn(cuff, (x, y) => place(x, y + length + GAP_MM))] as const;
    });
    return [...sleeves, ...cuffs];
  });
  return Object.fromEntries(sides);
}

/** Height at which skirts and legs begin. */
const waistOf = ({ heights }: Body): number => heights.waist;

function placeSkirts(pieces: readonly JoinPiece[], body: Body): Placed {
  const fronts = among(pieces, "skirtFront", "skirtFrontL", "skirtFrontR");
  const backs = among(pieces, "skirtBack", "skirtBackL", "skirtBackR");
  const waist = measure(body.measurements, "waist");
  const seat = measure(body.measurements, "seat");
  const fullest = body.heights.waist - body.heights.seat;
  const known = new Map<number, number>();
  const around = (y: number): number => {
    const level = Math.round(y);
    const found = known.get(level);
    if (found !== undefined) return found;
    const [front, back] = [fronts, backs].map((one) => summed(one, (piece) => widthAt(piece, level)));
    const form = waist + (seat - waist) * Math.max(0, Math.min(1, level / fullest));
    const made = Math.max((front || back)! + (back || front)!, form * 1.02);
    known.set(level, made);
    return made;
  };
  const panel = (side: "front" | "back") => roundTube({ around, ratio: SKIRT_RATIO, top: waistOf(body), side, centreZ: -6 });
  const put = (sewn: readonly JoinPiece[], side: "front" | "back") =>
    sewn.map((piece) => [piece.key, fromOwn(piece, panel(side))] as const);
  return Object.fromEntries([...put(fronts, "front"), ...put(backs, "back")]);
}

/** A leg's panels as the wearer's right ones, their hems level and the front's top at y = 0. */
function legPanels(front: JoinPiece, back: JoinPiece, isLeft: boolean) {
  const turn = (points: readonly Point2[], top: number): Outline =>
    asOutline(points.map(([x, y]) => [isLeft ? -x : x, y - top] as const));
  const [frontTop, hem] = [boundsOf(front.outline).minY, heightOf(front)];
  const backTop = boundsOf(back.outline).maxY - hem;
  return { front: turn(front.outline, frontTop), back: turn(back.outline, backTop), frontTop, backTop };
}

function placeLegs(pieces: readonly JoinPiece[], body: Body): Placed {
  const halves = (["L", "R"] as const).flatMap((half) => {
    const [front] = among(pieces, `legFront${half}`);
    const [back] = among(pieces, `legBack${half}`);
    if (!front || !back) return [];
    const panels = legPanels(front, back, half === "L");
    const fork = panels.front.reduce((best, v) => (v.x > best.x ? v : best));
    const top = waistOf(body);
    const place = (piece: JoinPiece, side: "front" | "back", down: number) => {
      const own = roundLeg(body, panels, { top, forkY: fork.y, side });
      const put = half === "L" ? mirrored(own) : own;
      return [piece.key, (x: number, y: number) => put(x + piece.around, y - down - piece.up)] as const;
    };
    const cuffs = among(pieces, `cuff${half}`).map((cuff) => {
      const ankle = roundAnkle(body, { around: widthOf(cuff), top: top - heightOf(front) - GAP_MM });
      return [cuff.key, fromOwn(cuff, half === "L" ? mirrored(ankle) : ankle)] as const;
    });
    return [place(front, "front", panels.frontTop), place(back, "back", panels.backTop), ...cuffs];
  });
  return Object.fromEntries(halves);
}

/** Height of the upper edge of a waistband: as it is put on, and as it is held. Legs hang from a little below their top. */
export function waistbandAt(
  pieces: readonly JoinPiece[],
  band: JoinPiece,
  body: Body,
): { readonly put: number; readonly held: number } {
  const waist = waistOf(body);
  const hasLegs = pieces.some(({ place }) => place.startsWith("leg"));
  return hasLegs ? { put: waist + 18, held: waist + 14 } : { put: waist + heightOf(band) + GAP_MM, held: waist + heightOf(band) };
}

function placeBands(pieces: readonly JoinPiece[], body: Body): Placed {
  const torso = among(pieces, "front", "frontL", "frontR");
  const hem = body.heights.neckPoint + LIFT_MM - Math.max(0, ...torso.map(heightOf));
  const neck = (band: JoinPiece, up: number): Placement => {
    const ring = roundTube({ around: widthOf(band) * 1.06, ratio: 0.8, top: 0, side: "front", centreZ: -6 });
    return (x, y) => {
      const [px, , pz] = ring(x, 0);
      return [px, body.heights.neckPoint + 34 + up - y - 30 * Math.max(0, 1 + pz / 90), pz];
    };
  };
  const ring = (band: JoinPiece, least: number, ratio: number, top: number, z: number) =>
    roundTube({ around: Math.max(widthOf(band), least), ratio, top, side: "front", centreZ: z });
  return Object.fromEntries([
    ...among(pieces, "neckband").map((band) => [band.key, fromOwn(band, neck(band, 0))] as const),
    ...among(pieces, "collar").map((collar) => [collar.key, fromOwn(collar, neck(collar, heightOf(collar) + GAP_MM))] as const),
    ...among(pieces, "hemband").map(
      (band) => [band.key, fromOwn(band, ring(band, widthOf(band), TORSO_RATIO, hem - GAP_MM, -4))] as const,
    ),
    ...among(pieces, "waistband").map(
      (band) => [band.key, fromOwn(band, ring(band, 0, 0.76, waistbandAt(pieces, band, body).put, 0))] as const,
    ),
  ]);
}

/** Puts every piece that is worn where its place is on a body. Legs need their front and their back. */
export function placeJoined(pieces: readonly JoinPiece[], body: Body): Placed {
  return {
    ...placeTorso(pieces, body),
    ...placeSleeves(pieces, body),
    ...placeSkirts(pieces, body),
    ...placeBands(pieces, body),
    ...placeLegs(pieces, body),
  };
}

/** How far down each limb the form is shown, mm: to just inside the openings. */
export function shownIn(pieces: readonly JoinPiece[], body: Body) {
  const inside = 60 * body.scale;
  const sleeve = Math.max(0, ...among(pieces, "sleeveL", "sleeveR").map(heightOf));
  const legs = among(pieces, "legFrontR", "legFrontL");
  const cuff = Math.max(0, ...among(pieces, "cuffL", "cuffR").map(heightOf));
  const leg = Math.max(0, ...legs.map(heightOf));
  return {
    arm: sleeve > 0 ? sleeve + cuff + SLEEVE_LEAD_MM - inside : 0,
    leg: leg > 0 ? Math.max(0, leg + cuff - (body.heights.waist - body.hip[1]) - inside) : 0,
  };
}

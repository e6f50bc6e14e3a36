import { roundArm, roundTube, SLEEVE_LEAD_MM } from "../drape/place.ts";
import type { Body } from "../form/body.ts";
import { pointAt } from "../pattern/outline.ts";
import { lengthOf } from "../pattern/run.ts";
import type { Cut, Hanging, Placement } from "./garment.ts";

/** The neckline drops towards the front by this much, so the stand is put on tilted. */
const NECK_DROP_MM = 28;
const STAND_ABOVE_NECK_MM = 20;
const SHIRT_NECK_RATIO = 0.94;
/** Interfaced; the collar lies over the stand and the shirt. */
export const COLLAR_HANDS = { stand: { bend: 3e-4 }, collar: { bend: 2e-4, layer: 3.5 } } as const;
/** Between the end of a sleeve and its cuff before they are sewn. */
const CUFF_GAP_MM = 6;
/** The form's arm ends this far inside the cuff. */
const SHOWN_INSIDE_MM = 80;

const neckTilt = (z: number): number => -NECK_DROP_MM * Math.max(0, 1 + z / 60);

const ringRound = (length: number, ratio: number): Placement =>
  roundTube({ around: length, ratio, top: 0, side: "back", centreZ: -2 });

/** A stand `around` mm long as a ring round the neck; its middle lies at y = 0. */
function hangStand(body: Body, around: number, ratio = SHIRT_NECK_RATIO): Placement {
  const ring = ringRound(around * 1.03, ratio);
  return (x, y) => {
    const [px, , pz] = ring(x, 0);
    return [px, body.heights.neckPoint + STAND_ABOVE_NECK_MM - y + neckTilt(pz), pz];
  };
}

/**
 * Stand and collar go on as rings round the neck, the collar already turned down outside the stand. `around` is the length
 * of the stand, `ratio` the depth per width of the neckline; the stand's middle lies at y = 0, and the collar's neck edge
 * is called bottomMid at centre back.
 */
export function hangCollar(
  { pieces }: Cut,
  body: Body,
  around: number,
  ratio = SHIRT_NECK_RATIO,
): { readonly stand: Placement; readonly collar: Placement } {
  const collar = pieces.collar!.outline;
  const base = pointAt(collar, "bottomMid").y;
  const neckTop = body.heights.neckPoint + STAND_ABOVE_NECK_MM;
  const rings = new Map<number, Placement>();
  const outer = (length: number): Placement => {
    const key = Math.round(length);
    const found = rings.get(key) ?? ringRound(key, ratio);
    rings.set(key, found);
    return found;
  };
  return {
    stand: hangStand(body, around, ratio),
    collar: (x, y) => {
      const folded = Math.max(0, base + 8 - y);
      const length = around * 1.03 + 26 + folded * 3.2;
      const [px, , pz] = outer(length)((-x * length) / (around * 0.99), 0);
      return [px, neckTop + 20 - folded * 0.85 + neckTilt(pz), pz];
    },
  };
}

/** Puts a shirt on the body. */
export function hangShirt(cut: Cut, body: Body): Hanging {
  const { pieces } = cut;
  const [back, sleeve] = [pieces.back!.outline, pieces.sleeveR!.outline];
  const around = 4 * pointAt(back, "armhole").x;
  const torso = (side: "front" | "back") =>
    roundTube({ around, ratio: 0.66, top: body.heights.neckPoint + 14, side, centreZ: -4 });
  const tipY = Math.min(...sleeve.map((v) => v.y));
  const [biceps, wrist] = [pointAt(sleeve, "bicepsRight"), pointAt(sleeve, "wristRight")];
  const radius = (y: number): number => {
    const t = Math.max(0, Math.min(1, y / wrist.y));
    return (biceps.x + (wrist.x - biceps.x) * t) / Math.PI;
  };
  const cuffHeight = pointAt(pieces.cuffR!.outline, "br").y;
  const cuff = (hand: "left" | "right"): Placement => {
    const width = 2 * pointAt(pieces.cuffR!.outline, "tr").x;
    const place = roundArm(body, hand, tipY, () => width / (2 * Math.PI));
    return (x, y) => place(x, y + wrist.y + CUFF_GAP_MM);
  };
  const standLength = 2 * lengthOf(pieces.stand!.outline, "bottomMid>rightBottomCf");
  return {
    places: {
      frontR: torso("front"),
      frontL: torso("front"),
      back: torso("back"),
      yoke: torso("back"),
      sleeveR: roundArm(body, "right", tipY, radius),
      sleeveL: roundArm(body, "left", tipY, radius),
      cuffR: cuff("right"),
      cuffL: cuff("left"),
      ...(pieces.collar ? hangCollar(cut, body, standLength) : { stand: hangStand(body, standLength) }),
    },
    hands: { cuffR: { bend: 2e-4 }, cuffL: { bend: 2e-4 }, ...COLLAR_HANDS },
    holds: [],
    creases: [["stand", "collar"]],
    folds: true,
    shown: { arm: wrist.y + CUFF_GAP_MM + cuffHeight - tipY + SLEEVE_LEAD_MM - SHOWN_INSIDE_MM, leg: 0 },
  };
}

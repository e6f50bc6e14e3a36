import { roundArm, roundTube, SLEEVE_LEAD_MM } from "../drape/place.ts";
import type { Body } from "../form/body.ts";
import { type Outline, pointAt } from "../pattern/outline.ts";
import { lengthOf } from "../pattern/run.ts";
import type { Cut, Hanging, Placement } from "./garment.ts";
import type { JerseyBody, JerseyTop } from "./jersey-body.ts";

/** The form's arm ends this far inside the sleeve. */
const SHOWN_INSIDE_MM = 60;
/** Between an edge and its rib before they are sewn. */
const RIB_GAP_MM = 6;
/** The body starts a little higher than it will come to rest. */
const LIFT_MM = 14;
const TORSO_RATIO = 0.66;
const RIB = { stretch: 400, bend: 2e-5 } as const;

const tipOf = (outline: Outline): number => Math.min(...outline.map((v) => v.y));
const widthOf = (strip: Outline): number => pointAt(strip, "tr").x * 2;

/** A strip whose first run is the front: the middle of that run lies at the centre front. */
const middleOfFront = (strip: Outline, ease: number, frontEdge: number): number => -widthOf(strip) / 2 + (ease * frontEdge) / 2;

/** Puts front, back, sleeves and ribs of a knitted top on the body. */
export function hangJerseyBody(own: JerseyBody, { pieces }: Cut, body: Body): Hanging {
  const front = pieces.front!.outline;
  const around = 4 * Math.max(pointAt(front, "armhole").x, pointAt(front, "hem").x);
  const shoulder = body.heights.neckPoint + LIFT_MM;
  const torso = (side: "front" | "back") => roundTube({ around, ratio: TORSO_RATIO, top: shoulder, side, centreZ: -4 });
  const places: Record<string, Placement> = { front: torso("front"), back: torso("back") };
  const hanging = { holds: [], creases: [], folds: own.ribs !== undefined } as const;
  if (own.sleeve === "none") return { places, hands: {}, ...hanging, shown: { arm: 0, leg: 0 } };
  const sleeve = pieces.sleeveR!.outline;
  const tip = tipOf(sleeve);
  const [biceps, hem] = [pointAt(sleeve, "bicepsRight"), pointAt(sleeve, "hemRight")];
  const radius = (y: number): number =>
    (biceps.x + (hem.x - biceps.x) * Math.max(0, Math.min(1, (y - biceps.y) / (hem.y - biceps.y)))) / Math.PI;
  places.sleeveR = roundArm(body, "right", tip, radius);
  places.sleeveL = roundArm(body, "left", tip, radius);
  const arm = hem.y - tip + SLEEVE_LEAD_MM - SHOWN_INSIDE_MM;
  if (!own.ribs) return { places, hands: {}, ...hanging, shown: { arm, leg: 0 } };

  const cuffR = pieces.cuffR!.outline;
  const cuff = (hand: "left" | "right"): Placement => {
    const place = roundArm(body, hand, tip, () => (widthOf(cuffR) * 1.04) / (2 * Math.PI));
    return (x, y) => place(x, y + hem.y + RIB_GAP_MM);
  };
  places.cuffR = cuff("right");
  places.cuffL = cuff("left");
  const shown = { arm: arm + own.ribs.cuff.height, leg: 0 };
  if (!own.ribs.hem) return { places, hands: { cuffR: RIB, cuffL: RIB }, ...hanging, shown };

  const hemband = pieces.hemband!.outline;
  places.hemband = roundTube({
    around: Math.max(widthOf(hemband), around * 0.98),
    ratio: TORSO_RATIO,
    top: shoulder - pointAt(front, "hem").y - RIB_GAP_MM,
    side: "front",
    x0: middleOfFront(hemband, own.ribs.hem.ease, lengthOf(front, "hem_m>cfHem>hem")),
    centreZ: -4,
  });
  return { places, hands: { cuffR: RIB, cuffL: RIB, hemband: RIB }, ...hanging, shown };
}

/** Front and back lean towards the neck at their upper ends, or what is sewn to the neckline could not draw them in. */
const LEAN = { share: 0.72, over: 300 } as const;
export const closeToNeck =
  (place: Placement): Placement =>
  (x, y) => {
    const [px, py, pz] = place(x, y);
    return [px, py, pz * (1 - LEAN.share * Math.max(0, Math.min(1, 1 - y / LEAN.over)))];
  };

/** Puts a knitted top with a neckband on the body. */
export function hangJerseyTop(top: JerseyTop, cut: Cut, body: Body): Hanging {
  const hanging = hangJerseyBody(top, cut, body);
  const neckband = cut.pieces.neckband!.outline;
  const ring = roundTube({
    around: widthOf(neckband) * 1.06,
    ratio: 0.8,
    top: 0,
    side: "front",
    x0: middleOfFront(neckband, top.neckband.ease, lengthOf(cut.pieces.front!.outline, "neck_m>cfNeck>neck")),
    centreZ: -6,
  });
  const place: Placement = (x, y) => {
    const [px, , pz] = ring(x, 0);
    return [px, body.heights.neckPoint + 34 - y - 30 * Math.max(0, 1 + pz / 90), pz];
  };
  return { ...hanging, places: { ...hanging.places, neckband: place }, hands: { ...hanging.hands, neckband: RIB } };
}

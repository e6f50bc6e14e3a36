import { spanAt } from "../drape/place.ts";
import { notch, topstitch } from "../pattern/marks.ts";
import { type Outline, pointAt } from "../pattern/outline.ts";
import type { InternalLine, Trim } from "../pattern/pattern.ts";
import type { Cut, CutPiece } from "./garment.ts";
import { drawPatchPocket, type PatchPocket, patchPocket, pocketPlacement } from "./patch-pocket.ts";
import type { JacketDraft } from "./tailored-draft.ts";
import type { JacketCut } from "./tailored-options.ts";

const EDGE_STITCH_MM = 6;
const HEM_MM = 35;
const POCKET_CORNER_MM = 22;
const POCKET_MOUTH_MM = 28;
const CUFF_BUTTON = { count: 3, first: 38, apart: 17, fromSeam: 14, diameter: 14 };

/** A pocket ends so far above the hem, also where the jacket is chosen short. */
const POCKET_ABOVE_HEM_MM = 40;
/** And so far from the side seam, also in the smallest size. */
const POCKET_BESIDE_SEAM_MM = 16;

/** Both patch pockets, each where it lies on its front. */
function pocketsOf({ pocket }: JacketCut, { frontL, waist, body }: JacketDraft) {
  const room = body.belowWaist - pocket.belowWaist - POCKET_ABOVE_HEM_MM;
  const own: PatchPocket = {
    width: pocket.width,
    depth: Math.min(pocket.depth, room),
    mouth: POCKET_MOUTH_MM,
    foot: { kind: "rounded", radius: POCKET_CORNER_MM },
  };
  const y = waist + pocket.belowWaist;
  const side = Math.min(...[y, y + own.depth].map((height) => spanAt(frontL, height)[1]));
  const place = { x: Math.min(pocket.x, side - POCKET_BESIDE_SEAM_MM - pocket.width) + pocket.width / 2, y };
  const pocketL = drawPatchPocket(own, place);
  const pocketR = drawPatchPocket(own, { ...place, x: -place.x });
  return {
    marks: { L: pocketPlacement(pocketL), R: pocketPlacement(pocketR) },
    pieces: {
      pocketR: patchPocket(own, { name: "Pocket R", side: "front", on: "frontR", outline: pocketR }),
      pocketL: patchPocket(own, { name: "Pocket L", side: "front", on: "frontL", outline: pocketL }),
    },
  };
}

function buttonsOf(own: JacketCut, frontL: Outline, waist: number): readonly Trim[] {
  const first = pointAt(frontL, "break").y;
  const last = waist + own.body.lastButton;
  const { count, diameter } = own.buttons;
  return Array.from({ length: count }, (_, i) => ({
    kind: "button",
    pieceKey: "frontL",
    x: 0,
    y: Math.round(first + ((last - first) * i) / (count - 1)),
    diameter,
  }));
}

/** Buttons up the back seam of a top sleeve, from its wrist. */
function cuffButtons(pieceKey: string, top: Outline): readonly Trim[] {
  const [wrist, elbow] = [pointAt(top, "tsWristRight"), pointAt(top, "elbowRight")];
  const length = Math.hypot(elbow.x - wrist.x, elbow.y - wrist.y);
  const up = { x: (elbow.x - wrist.x) / length, y: (elbow.y - wrist.y) / length };
  const inwards = Math.sign(pointAt(top, "tsWristLeft").x - wrist.x);
  return Array.from({ length: CUFF_BUTTON.count }, (_, i) => {
    const way = CUFF_BUTTON.first + i * CUFF_BUTTON.apart;
    return {
      kind: "button",
      pieceKey,
      x: wrist.x + up.x * way + Math.abs(up.y) * inwards * CUFF_BUTTON.fromSeam,
      y: wrist.y + up.y * way,
      diameter: CUFF_BUTTON.diameter,
    };
  });
}

/** The buttons of a jacket: down its front, and up its cuffs. */
export const jacketTrims = (own: JacketCut, { frontL, waist, sleeve }: JacketDraft): readonly Trim[] => [
  ...buttonsOf(own, frontL, waist),
  ...cuffButtons("topR", sleeve.topR),
  ...cuffButtons("topL", sleeve.topL),
];

const stitched = (outline: Outline, run: string): InternalLine => topstitch(outline, run, EDGE_STITCH_MM);
const backMarks = (outline: Outline) => [notch(outline, "armholePitch"), topstitch(outline, "cbHem>hem", HEM_MM)];
const both = (name: CutPiece["name"], outline: Outline, internal: readonly InternalLine[]): CutPiece => ({
  name,
  side: "both",
  outline,
  internal,
});

/** The pieces of a jacket with their marks. */
export function jacketPieces(own: JacketCut, draft: JacketDraft): Cut["pieces"] {
  const { frontR, frontL, backL, backR, lapelR, lapelL, collar, stand, sleeve } = draft;
  const pockets = pocketsOf(own, draft);
  return {
    frontR: {
      name: "Front R",
      side: "front",
      outline: frontR,
      internal: [notch(frontR, "sleeveSeam"), pockets.marks.R],
    },
    frontL: {
      name: "Front L",
      side: "front",
      outline: frontL,
      internal: [notch(frontL, "sleeveSeam"), stitched(frontL, "apex>cross>foot"), pockets.marks.L],
    },
    backL: { name: "Back L", side: "back", outline: backL, internal: backMarks(backL) },
    backR: { name: "Back R", side: "back", outline: backR, internal: backMarks(backR) },
    lapelR: both("Lapel R", lapelR, [stitched(lapelR, "notch>tip>apex")]),
    lapelL: both("Lapel L", lapelL, [stitched(lapelL, "notch>tip>apex")]),
    collar: both("Collar", collar, [stitched(collar, "notch>outer>notch_m")]),
    stand: both("Stand", stand, [notch(stand, "neck"), notch(stand, "neck_m")]),
    topR: both("Top sleeve R", sleeve.topR, [notch(sleeve.topR, "shoulder")]),
    topL: both("Top sleeve L", sleeve.topL, [notch(sleeve.topL, "shoulder")]),
    underR: both("Undersleeve R", sleeve.underR, [notch(sleeve.underR, "underarm")]),
    underL: both("Undersleeve L", sleeve.underL, [notch(sleeve.underL, "underarm")]),
    ...pockets.pieces,
  };
}

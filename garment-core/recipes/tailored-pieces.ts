import { notch, topstitch } from "../pattern/marks.ts";
import { type Outline, pointAt } from "../pattern/outline.ts";
import type { InternalLine, Point2, Trim } from "../pattern/pattern.ts";
import type { Cut, CutPiece } from "./garment.ts";
import type { JacketDraft } from "./tailored-draft.ts";
import type { JacketCut } from "./tailored-options.ts";

const EDGE_STITCH_MM = 6;
const HEM_MM = 35;
const POCKET_CORNER_MM = 22;
const CUFF_BUTTON = { count: 3, first: 38, apart: 17, fromSeam: 14, diameter: 14 };

/** The outline of a patch pocket with rounded lower corners. */
function pocketLine(left: number, top: number, width: number, depth: number): InternalLine {
  const middle = top + depth - POCKET_CORNER_MM;
  const corner = (x: number, from: number): Point2[] =>
    Array.from({ length: 6 }, (_, i) => {
      const angle = from + (i / 5) * (Math.PI / 2);
      return [x + POCKET_CORNER_MM * Math.cos(angle), middle + POCKET_CORNER_MM * Math.sin(angle)];
    });
  return {
    kind: "topstitch",
    points: [
      [left, top],
      [left + width, top],
      ...corner(left + width - POCKET_CORNER_MM, 0),
      ...corner(left + POCKET_CORNER_MM, Math.PI / 2),
      [left, top],
    ],
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
export function jacketPieces({ pocket }: JacketCut, draft: JacketDraft): Cut["pieces"] {
  const { frontR, frontL, backL, backR, lapelR, lapelL, collar, stand, sleeve, waist } = draft;
  const pocketOn = (left: number) => pocketLine(left, waist + pocket.belowWaist, pocket.width, pocket.depth);
  return {
    frontR: {
      name: "Front R",
      side: "front",
      outline: frontR,
      internal: [notch(frontR, "sleeveSeam"), pocketOn(-pocket.x - pocket.width)],
    },
    frontL: {
      name: "Front L",
      side: "front",
      outline: frontL,
      internal: [notch(frontL, "sleeveSeam"), stitched(frontL, "apex>cross>foot"), pocketOn(pocket.x)],
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
  };
}

import { foldLine, notch, topstitch, verticalLine } from "../pattern/marks.ts";
import { type Outline, pointAt } from "../pattern/outline.ts";
import type { Trim } from "../pattern/pattern.ts";
import type { Cut, CutPiece } from "./garment.ts";
import type { ShirtDraft } from "./shirt-draft.ts";
import { type ButtonShirt, OVERLAP_MM } from "./shirt-options.ts";

const PLACKET_STITCH_INSET_MM = 5;
const HEM_MM = 8;
const BUTTON_MM = 11;

/** The placket and the buttons of a shirt. */
export function shirtTrims(own: ButtonShirt, { front, stand, cuffR }: ShirtDraft): readonly Trim[] {
  const [top, bottom] = [pointAt(front, "edgeTop").y, pointAt(front, "edgeBottom").y];
  const { count, first, fromHem } = own.buttons;
  const cuffWidth = cuffR.width;
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

/** Both rows of stitches of the placket. */
const placketMarks = (front: Outline, overlap = OVERLAP_MM): CutPiece["internal"] => [
  verticalLine(front, "topstitch", PLACKET_STITCH_INSET_MM - overlap),
  verticalLine(front, "topstitch", overlap - PLACKET_STITCH_INSET_MM),
];

const sleeveMarks = (outline: Outline) => [notch(outline, "capFront"), notch(outline, "capBack")];
const edgeStitch = (outline: Outline, run: string): CutPiece["internal"] => [topstitch(outline, run, 5)];

/** A front; only the one on top has the marks of a placket. */
const frontPiece = (name: CutPiece["name"], outline: Outline, placket: CutPiece["internal"] | null): CutPiece => ({
  name,
  side: "front",
  outline,
  internal: [
    notch(outline, "armholePitch"),
    topstitch(outline, placket ? "edgeBottom>cfHem>bballEnd" : "edgeBottom>bballStart>bballEnd", HEM_MM),
    ...(placket ?? []),
  ],
});

/** The pieces of a shirt with their marks. */
export function shirtPieces(own: ButtonShirt, draft: ShirtDraft): Cut["pieces"] {
  const { frontR, frontL, upper, back, yoke, sleeveR, sleeveL, stand, cuffR, cuffL, collar } = draft;
  const placketOn = (outline: Outline) => placketMarks(outline, own.overlap);
  return {
    frontR: frontPiece("Front R", frontR, upper === "R" ? placketOn(frontR) : null),
    frontL: frontPiece("Front L", frontL, upper === "L" ? placketOn(frontL) : null),
    back: {
      name: "Back",
      side: "back",
      outline: back,
      internal: [foldLine(back, "cbYoke", "cbHem"), notch(back, "cbYoke"), topstitch(back, "bballEnd_m>cbHem>bballEnd", HEM_MM)],
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
  };
}

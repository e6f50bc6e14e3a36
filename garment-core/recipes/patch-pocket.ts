import { drawn, type Stroke } from "../pattern/drawn.ts";
import type { DraftPoint } from "../pattern/freesewing.ts";
import { placementLine, topstitch } from "../pattern/marks.ts";
import type { Outline } from "../pattern/outline.ts";
import type { InternalLine } from "../pattern/pattern.ts";
import type { PieceName } from "../pattern/piece-names.ts";
import type { CutPiece } from "./garment.ts";

/** A patch pocket, mm: its mouth is turned in and stitched `mouth` below its edge, its foot pointed or with round corners. */
export type PatchPocket = {
  readonly width: number;
  readonly depth: number;
  readonly mouth: number;
  readonly foot: { readonly kind: "pointed"; readonly drop: number } | { readonly kind: "rounded"; readonly radius: number };
};

/** Where a pocket lies on its piece: the middle of its mouth, mm, turned by `angle` radians. */
export type PocketPlace = DraftPoint & { readonly angle?: number };

const EDGE_STITCH_MM = 5;
/** The run along which a patch pocket is stitched down. */
const STITCHED = "mouthLeft>foot>mouthRight";
/** How far the handles of a cubic curve reach for a quarter of a circle, as a share of its radius. */
const QUARTER = 0.5523;

/** From the right end of the mouth round the foot to the left one, about the middle of the mouth. */
function strokesOf({ width, depth, foot }: PatchPocket): readonly Stroke[] {
  const half = width / 2;
  const [right, left] = [
    { x: half, y: 0, name: "mouthRight" },
    { x: -half, y: 0, name: "mouthLeft" },
  ];
  if (foot.kind === "pointed") {
    const low = depth - foot.drop;
    return [right, { x: half, y: low }, { x: 0, y: depth, name: "foot" }, { x: -half, y: low }, left];
  }
  const { radius } = foot;
  const [round, level] = [depth - radius, half - radius];
  const reach = radius * QUARTER;
  return [
    right,
    { x: half, y: round },
    {
      x: level,
      y: depth,
      curve: [
        { x: half, y: round + reach },
        { x: level + reach, y: depth },
      ],
    },
    { x: 0, y: depth, name: "foot" },
    { x: -level, y: depth },
    {
      x: -half,
      y: round,
      curve: [
        { x: -level - reach, y: depth },
        { x: -half, y: round + reach },
      ],
    },
    left,
  ];
}

/** The outline of a patch pocket where it lies on its piece. */
export function drawPatchPocket(own: PatchPocket, { x, y, angle = 0 }: PocketPlace): Outline {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const placed = ({ x: u, y: v }: DraftPoint): DraftPoint => ({ x: x + u * cos - v * sin, y: y + u * sin + v * cos });
  return drawn(
    strokesOf(own).map(({ name, curve, ...to }) => ({
      ...placed(to),
      ...(name !== undefined && { name }),
      ...(curve && { curve: [placed(curve[0]), placed(curve[1])] as const }),
    })),
  );
}

/** A patch pocket as it is cut, stitched onto the piece `on` but for its mouth. */
export function patchPocket(
  own: PatchPocket,
  { name, side, on, outline }: { name: PieceName; side: CutPiece["side"]; on: string; outline: Outline },
): CutPiece {
  return {
    name,
    side,
    outline,
    internal: [topstitch(outline, STITCHED, EDGE_STITCH_MM), topstitch(outline, "mouthLeft>mouthRight", own.mouth)],
    on,
    stitched: [STITCHED],
  };
}

/** What a piece is marked with where a patch pocket is stitched onto it. */
export const pocketPlacement = (outline: Outline): InternalLine => placementLine(outline, STITCHED);

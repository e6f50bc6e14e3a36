import type { DraftOp, DraftPoint } from "./freesewing.ts";
import { type Outline, outlineOf } from "./outline.ts";

/** One stroke of a drawing: straight to a place, or by a cubic curve with two handles; a place may have a name. */
export type Stroke = DraftPoint & { readonly name?: string; readonly curve?: readonly [DraftPoint, DraftPoint] };

/** The closed outline drawn by strokes, each starting where the one before it ended; the first starts at the last. */
export function drawn(strokes: readonly Stroke[]): Outline {
  const last = strokes.at(-1);
  if (!last) throw new Error("nothing is drawn");
  const ops = strokes.map(
    ({ x, y, curve }): DraftOp =>
      curve ? { type: "curve", cp1: curve[0], cp2: curve[1], to: { x, y } } : { type: "line", to: { x, y } },
  );
  const start: DraftOp = { type: "move", to: { x: last.x, y: last.y } };
  const named = strokes.flatMap((stroke) => (stroke.name === undefined ? [] : [[stroke.name, stroke] as const]));
  return outlineOf({ points: Object.fromEntries(named), paths: { seam: { ops: [start, ...ops, { type: "close" }] } } });
}

/** Tip of a dart whose legs are equally long: `depth` mm from the middle of its mouth, at right angles, below a mouth drawn left to right. */
export function dartTip(from: DraftPoint, to: DraftPoint, depth: number): DraftPoint {
  const width = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / width) * depth,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / width) * depth,
  };
}

import type { Ref } from "react";
import { boardInk } from "../ink.ts";
import type { Point } from "../view.ts";
import { Shape, type ShapeNode } from "./konva.ts";

/** One stroke of thread in CSS px: lines through their points, all on one light line. */
export type Stroke = readonly (readonly Point[])[];

type Props = {
  readonly ref: Ref<ShapeNode>;
  readonly width: number;
  readonly halo: number;
  readonly colour?: string;
  /** Lines come back to their first point. */
  readonly closed?: boolean;
  readonly dash?: readonly number[];
  /** The light below is broken as the line is; whole when left out. */
  readonly isHaloDashed?: boolean;
};

/** What `HaloedLines` draws from now on, one stroke over the other. */
export function setStrokes(node: ShapeNode | null, strokes: readonly Stroke[]): void {
  node?.setAttrs({ visible: strokes.length > 0, strokes });
}

function pathOf(stroke: Stroke, isClosed: boolean): Path2D {
  const path = new Path2D();
  for (const points of stroke) {
    points.forEach(({ x, y }, index) => {
      if (index === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    });
    if (isClosed) path.closePath();
  }
  return path;
}

/**
 * Thread on a light line, so that it is seen on every cloth. A shape of our own since Konva's Line has one stroke, and as two nodes the light
 * of one line would cut into its own caps.
 */
export function HaloedLines({ ref, width, halo, colour, closed = false, dash = [], isHaloDashed = false }: Props) {
  return (
    <Shape
      ref={ref}
      visible={false}
      perfectDrawEnabled={false}
      lineJoin="round"
      sceneFunc={({ _context: canvas }, node) => {
        const ink = boardInk();
        for (const stroke of node.getAttr("strokes") as readonly Stroke[]) {
          const path = pathOf(stroke, closed);
          canvas.setLineDash(isHaloDashed ? [...dash] : []);
          canvas.strokeStyle = ink.sheet;
          canvas.lineWidth = halo;
          canvas.stroke(path);
          canvas.setLineDash([...dash]);
          canvas.strokeStyle = colour ?? ink.thread;
          canvas.lineWidth = width;
          canvas.stroke(path);
        }
      }}
    />
  );
}

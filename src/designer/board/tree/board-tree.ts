import type { Frame } from "../frame.ts";
import { nearestGrip } from "../hit.ts";
import type { Point } from "../view.ts";
import { EDGE_PX } from "./edge.ts";
import type { GroupNode, LayerNode, RectNode, StageNode } from "./konva.ts";
import type { NodeId } from "./node-id.ts";

/** What the board asks of its tree of nodes. */
export type BoardTree = {
  /** The handle that a press at a point of the board, in CSS px, takes hold of: the nearest of the uppermost frame. */
  readonly handleAt: (point: Point, gripPx: number) => NodeId | null;
  /** The topmost trim, artwork or piece at a point of the board, in CSS px. */
  readonly nodeAt: (point: Point, gripPx: number) => NodeId | null;
};

/** A trim is small, so it can also be pressed this far beside it, as a share of the grip. */
const NEAR_SHARE = 0.25;

/**
 * Konva finds the node at a point by the colour it has in a hidden picture of its layer. The picture is redrawn when it is asked and
 * something has changed: a drag asks nothing.
 */
export function createBoardTree(stage: StageNode, frame: Frame): BoardTree {
  let drawn = -1;
  const cloth = (): LayerNode | undefined => stage.findOne<LayerNode>("#cloth");
  return {
    handleAt(point, gripPx) {
      for (const held of stage.find<GroupNode>(".handles").reverse()) {
        if (!held.isVisible()) continue;
        const grips = held
          .find<RectNode>(".handle")
          .map((node) => ({ handle: node.id() as NodeId, at: { x: node.x(), y: node.y() } }));
        const reachOf = held.getAttr("reachOf") as (gripPx: number) => number;
        const found = nearestGrip(grips, point, reachOf(gripPx));
        if (found) return found;
      }
      return null;
    },
    nodeAt(point, gripPx) {
      const layer = cloth();
      if (!layer) return null;
      for (const trim of layer.find<RectNode>(".trim")) trim.hitStrokeWidth(gripPx * NEAR_SHARE);
      if (drawn !== frame.asked(layer)) {
        layer.drawHit();
        drawn = frame.asked(layer);
      }
      const shape = layer.getIntersection({ x: point.x + EDGE_PX, y: point.y + EDGE_PX });
      return shape ? (shape.id() as NodeId) : null;
    },
  };
}

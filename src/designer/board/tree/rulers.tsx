import { useContext, useRef } from "react";
import { LengthUnitContext } from "../../../ui/index.ts";
import { useSession } from "../../session/context.ts";
import { boxOfChosen } from "../chosen-box.ts";
import { drawRuler } from "./draw-ruler.ts";
import { EDGE_PX } from "./edge.ts";
import { Shape, type ShapeNode } from "./konva.ts";
import { useFollow } from "./use-follow.ts";

/** The two rulers in mm or inches beside the board, with the span of what is chosen. */
export function Rulers() {
  return (
    <>
      <Ruler axis="x" />
      <Ruler axis="y" />
    </>
  );
}

function Ruler({ axis }: { axis: "x" | "y" }) {
  const session = useSession();
  const { camera, editor, onStyle, selection } = session;
  const isInches = useContext(LengthUnitContext) === "in";
  const shape = useRef<ShapeNode>(null);
  useFollow(
    () => {
      const box = boxOfChosen(session);
      const span = box && (axis === "x" ? { from: box.x, to: box.x + box.width } : { from: box.y, to: box.y + box.height });
      shape.current?.setAttrs({ span });
      shape.current?.getLayer()?.batchDraw();
    },
    camera.subscribe,
    editor.subscribe,
    onStyle,
    selection.subscribe,
  );
  return (
    <Shape
      ref={shape}
      x={axis === "x" ? 0 : -EDGE_PX}
      y={axis === "x" ? -EDGE_PX : 0}
      perfectDrawEnabled={false}
      sceneFunc={({ _context: canvas }, node) =>
        drawRuler(canvas, axis, camera.getState(), node.getAttr("span") ?? null, isInches)
      }
    />
  );
}

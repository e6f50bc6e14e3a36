import { useRef } from "react";
import { useSession } from "../../session/context.ts";
import { Shape, type ShapeNode } from "./konva.ts";
import { useFollow } from "./use-follow.ts";

/** What an open panel shows over the cloth, as the seams, and the handles that a part of the inspector lays there. */
export function PanelOverlay({ part }: { part: "draw" | "handles" }) {
  const { camera, editor, onStyle, overlay, selection } = useSession();
  const shape = useRef<ShapeNode>(null);
  useFollow(
    () => void shape.current?.getLayer()?.batchDraw(),
    camera.subscribe,
    editor.subscribe,
    onStyle,
    overlay.subscribe,
    selection.subscribe,
  );
  return (
    <Shape
      ref={shape}
      perfectDrawEnabled={false}
      sceneFunc={({ _context: canvas }) => {
        const { draw, handles } = overlay.getState();
        const { view } = camera.getState();
        if (part === "draw") draw?.(canvas, view);
        else handles?.draw(canvas, view);
      }}
    />
  );
}

import type { Artwork, Id } from "@selvedge/editor-core";
import { useRef } from "react";
import { useSession } from "../../session/context.ts";
import { Shape, type ShapeNode } from "./konva.ts";
import { nodeId } from "./node-id.ts";
import { useFollow } from "./use-follow.ts";

/**
 * Where an artwork lies on its piece, in mm of it, and that a press takes it unless it is hidden or locked. Its colours are in the piece's
 * painted cloth: what is printed mixes with the cloth beneath, repeats over it and runs on across seams, which no rectangle does. So it has
 * nothing to draw with, and two hundred of them cost a move of the pointer nothing.
 */
export function ArtworkNode({ id }: { id: Id }) {
  const { editor } = useSession();
  const box = useRef<ShapeNode>(null);
  const last = useRef<Artwork | null>(null);
  useFollow(() => {
    const artwork = editor.shown().artworks[id];
    if (!artwork || artwork === last.current) return;
    last.current = artwork;
    const { x, y, width, height, angle, hidden, locked } = artwork;
    const middle = { offsetX: width / 2, offsetY: height / 2 };
    box.current?.setAttrs({ x, y, width, height, ...middle, rotation: angle, visible: !hidden, listening: !locked });
  }, editor.subscribe);
  return (
    <Shape
      ref={box}
      id={nodeId("artwork", id)}
      hitFunc={({ _context: canvas }, node) => {
        canvas.fillStyle = node.colorKey;
        canvas.fillRect(0, 0, node.width(), node.height());
      }}
    />
  );
}

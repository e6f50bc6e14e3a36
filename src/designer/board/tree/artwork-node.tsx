import type { Artwork, Id } from "@selvedge/editor-core";
import { useRef } from "react";
import { useSession } from "../../session/context.ts";
import { Rect, type RectNode } from "./konva.ts";
import { nodeId } from "./node-id.ts";
import { useFollow } from "./use-follow.ts";

/**
 * Where an artwork lies on its piece, in mm of it, and that a press takes it unless it is hidden or locked. Its colours are in the piece's
 * painted cloth: what is printed mixes with the cloth beneath, repeats over it and runs on across seams, which no rectangle does.
 */
export function ArtworkNode({ id }: { id: Id }) {
  const { editor } = useSession();
  const rect = useRef<RectNode>(null);
  const last = useRef<Artwork | null>(null);
  useFollow(() => {
    const artwork = editor.shown().artworks[id];
    if (!artwork || artwork === last.current) return;
    last.current = artwork;
    const { x, y, width, height, angle, hidden, locked } = artwork;
    const middle = { offsetX: width / 2, offsetY: height / 2 };
    rect.current?.setAttrs({ x, y, width, height, ...middle, rotation: angle, visible: !hidden, listening: !locked });
  }, editor.subscribe);
  return <Rect ref={rect} id={nodeId("artwork", id)} />;
}

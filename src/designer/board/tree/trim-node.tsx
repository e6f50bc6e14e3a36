import type { Id } from "@selvedge/editor-core";
import { useRef } from "react";
import { useSession, useShown } from "../../session/context.ts";
import { inOrder } from "../../trims/chosen.ts";
import { Rect, type RectNode } from "./konva.ts";
import { nodeId } from "./node-id.ts";
import { PieceSpace } from "./space.tsx";
import { useFollow } from "./use-follow.ts";

/** The trims that have a place of their own, from back to front. */
export function TrimNodes() {
  const trims = useShown((document) => document.trims);
  return inOrder(trims).map(({ id, pieceKey }) => <TrimNode key={id} id={id} pieceKey={pieceKey} />);
}

/** Where a trim lies, in mm of its piece. It is painted with the cloth; a press takes it from a little beside it too. */
function TrimNode({ id, pieceKey }: { id: Id; pieceKey: string }) {
  const { editor } = useSession();
  const rect = useRef<RectNode>(null);
  useFollow(() => {
    const trim = editor.shown().trims[id];
    if (!trim) return;
    const { x, y, width, height, angle } = trim;
    rect.current?.setAttrs({ x, y, width, height, offsetX: width / 2, offsetY: height / 2, rotation: angle });
  }, editor.subscribe);
  return (
    <PieceSpace pieceKey={pieceKey}>
      <Rect ref={rect} id={nodeId("trim", id)} name="trim" strokeScaleEnabled={false} />
    </PieceSpace>
  );
}

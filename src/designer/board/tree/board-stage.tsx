import { memo, type RefObject, useCallback } from "react";
import { useStore } from "zustand";
import { useSession } from "../../session/context.ts";
import type { Frame } from "../frame.ts";
import { createBoardTree } from "./board-tree.ts";
import { ClothLayer } from "./cloth-layer.tsx";
import { EDGE_PX } from "./edge.ts";
import { Stage, type StageNode } from "./konva.ts";
import { OverlayLayer } from "./overlay-layer.tsx";

type Props = { readonly frame: Frame; readonly board: RefObject<HTMLElement | null> };

/**
 * The board as a tree of Konva nodes, each piece, artwork, trim and handle under its id: the cloth below, what lies over it above. React
 * makes and takes away nodes; where they lie they follow by themselves (`useFollow`). Pointer events are handled by the area over it, not by nodes:
 * a palm, two fingers and a pen are distinguished there before a press is handled.
 */
export const BoardStage = memo(function BoardStage({ frame, board }: Props) {
  const session = useSession();
  const { width, height } = useStore(session.camera, ({ area }) => area);
  const adopt = useCallback(
    (stage: StageNode | null) => {
      session.tree.current = stage && createBoardTree(stage, frame);
    },
    [session, frame],
  );
  if (width === 0) return null;
  return (
    <Stage
      ref={adopt}
      width={width + EDGE_PX}
      height={height + EDGE_PX}
      className="pointer-events-none absolute inset-0 overflow-hidden"
    >
      <ClothLayer frame={frame} board={board} />
      <OverlayLayer frame={frame} />
    </Stage>
  );
});

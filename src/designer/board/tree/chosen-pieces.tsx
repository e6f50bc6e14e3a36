import { useRef } from "react";
import { useSession } from "../../session/context.ts";
import { HaloedLines, setStrokes } from "./haloed-lines.tsx";
import type { ShapeNode } from "./konva.ts";
import { outlineOnScreen } from "./on-screen.ts";
import { useFollow } from "./use-follow.ts";

/** Thread round the chosen pieces, and round the one that something is dragged over. */
export function ChosenPieces() {
  const { camera, editor, live, onStyle, piece, selection } = useSession();
  const lines = useRef<ShapeNode>(null);
  useFollow(
    () => {
      const { view } = camera.getState();
      const { dropPiece } = live.getState();
      const keys = new Set([...selection.getState().pieces, ...(dropPiece ? [dropPiece] : [])]);
      setStrokes(
        lines.current,
        [...keys].flatMap((key) => piece(key) ?? []).map((each) => [outlineOnScreen(view, each).points]),
      );
    },
    camera.subscribe,
    editor.subscribe,
    live.subscribe,
    onStyle,
    selection.subscribe,
  );
  return <HaloedLines ref={lines} width={2} halo={6} closed />;
}

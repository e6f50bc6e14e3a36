import type { PieceKey } from "@selvedge/editor-core";
import { type ReactNode, useRef } from "react";
import { useSession } from "../../session/context.ts";
import { Group, type GroupNode } from "./konva.ts";
import { useFollow } from "./use-follow.ts";

/** Where what is inside is measured in mm of the board: follows the camera. */
export function BoardSpace({ children }: { children: ReactNode }) {
  const { camera } = useSession();
  const group = useRef<GroupNode>(null);
  useFollow(() => {
    const { x, y, pxPerMm } = camera.getState().view;
    group.current?.setAttrs({ x, y, scaleX: pxPerMm, scaleY: pxPerMm });
  }, camera.subscribe);
  return <Group ref={group}>{children}</Group>;
}

type Clip = () => [Path2D];

/** Where what is inside is measured in mm of a piece: lies and is turned as the piece is on the board. Below a `BoardSpace`. */
export function PieceSpace({ pieceKey, clip, children }: { pieceKey: PieceKey; clip?: Clip; children: ReactNode }) {
  const { editor, onStyle, piece } = useSession();
  const group = useRef<GroupNode>(null);
  useFollow(
    () => {
      const layout = piece(pieceKey)?.layout;
      group.current?.setAttrs({ visible: layout !== undefined, x: layout?.x, y: layout?.y, rotation: layout?.angle });
    },
    editor.subscribe,
    onStyle,
  );
  return (
    <Group ref={group} {...(clip && { clipFunc: clip })}>
      {children}
    </Group>
  );
}

import type { PieceKey } from "@selvedge/editor-core";
import { useRef } from "react";
import { piecePath } from "../../../drawing/index.ts";
import { useSession, useShown } from "../../session/context.ts";
import type { ClothPainter } from "../cloth.ts";
import { ArtworkNode } from "./artwork-node.tsx";
import { Group, Shape } from "./konva.ts";
import { nodeId } from "./node-id.ts";
import { PieceSpace } from "./space.tsx";
import { useFollow } from "./use-follow.ts";

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * A piece: its cloth, copied from what `src/drawing` has painted of its stamps; its outline, by which a press takes it; and on it its artworks,
 * from back to front. The copy is made in mm of the board, since it was painted for the pixels it lies on there.
 */
export function PieceNode({ pieceKey, painter }: { pieceKey: PieceKey; painter: ClothPainter }) {
  const { editor, onStyle, piece } = useSession();
  const cut = useRef({ outline: null as unknown, path: new Path2D() });
  const artworkIds = useShown(({ order, artworks }) => order.filter((id) => artworks[id]?.pieceKey === pieceKey), isSameList);
  useFollow(
    () => {
      const outline = piece(pieceKey)?.outline;
      if (outline && outline !== cut.current.outline) cut.current = { outline, path: piecePath(outline) };
    },
    editor.subscribe,
    onStyle,
  );
  return (
    <Group>
      <Shape listening={false} perfectDrawEnabled={false} sceneFunc={({ _context: canvas }) => painter.draw(pieceKey, canvas)} />
      <PieceSpace pieceKey={pieceKey} clip={() => [cut.current.path]}>
        <Shape
          id={nodeId("piece", pieceKey)}
          hitFunc={({ _context: canvas }, { colorKey }) => {
            canvas.fillStyle = colorKey;
            canvas.fill(cut.current.path);
          }}
        />
        {artworkIds.map((id) => (
          <ArtworkNode key={id} id={id} />
        ))}
      </PieceSpace>
    </Group>
  );
}

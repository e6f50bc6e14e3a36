import { useRef } from "react";
import { chosenArtwork } from "../../session/chosen.ts";
import { useSession } from "../../session/context.ts";
import { cornersOf } from "../handles.ts";
import { boxOf } from "../place.ts";
import type { Point } from "../view.ts";
import { HaloedLines, setStrokes } from "./haloed-lines.tsx";
import { Group, type ShapeNode } from "./konva.ts";
import { onScreen, outlineOnScreen } from "./on-screen.ts";
import { useFollow } from "./use-follow.ts";

/** Everything but a box: the line does not go through the artwork itself. */
function outside(corners: readonly Point[]): Path2D {
  const path = new Path2D();
  path.rect(-1e5, -1e5, 2e5, 2e5);
  corners.forEach(({ x, y }, index) => {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
  return path;
}

/** The stitched line down the middle of the piece that the chosen artwork lies on. */
export function CentreLine() {
  const session = useSession();
  const { camera, editor, onStyle, selection } = session;
  const line = useRef<ShapeNode>(null);
  const clips = useRef({ within: new Path2D(), without: new Path2D() });
  useFollow(
    () => {
      const artwork = chosenArtwork(session);
      const piece = artwork && session.piece(artwork.pieceKey);
      if (!artwork || !piece) return setStrokes(line.current, []);
      const { view } = camera.getState();
      const place = onScreen(view, piece);
      const { x, y, width, height } = boxOf(piece.outline);
      clips.current = { within: outlineOnScreen(view, piece).path, without: outside(cornersOf(artwork).map(place)) };
      setStrokes(line.current, [[[place({ x: x + width / 2, y }), place({ x: x + width / 2, y: y + height })]]]);
    },
    camera.subscribe,
    editor.subscribe,
    onStyle,
    selection.subscribe,
  );
  return (
    <Group clipFunc={() => [clips.current.within]}>
      <Group clipFunc={() => [clips.current.without, "evenodd"]}>
        <HaloedLines ref={line} width={1} halo={2.6} dash={[5, 3]} />
      </Group>
    </Group>
  );
}

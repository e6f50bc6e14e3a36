import { type Artwork, dimensionsOf } from "@selvedge/editor-core";
import { useRef } from "react";
import { chosenArtwork } from "../../session/chosen.ts";
import { useSession } from "../../session/context.ts";
import type { Session } from "../../session/session.ts";
import { seated } from "../../trims/chosen.ts";
import { boardInk } from "../ink.ts";
import { HaloedLines, type Stroke, setStrokes } from "./haloed-lines.tsx";
import type { ShapeNode } from "./konva.ts";
import { onScreen } from "./on-screen.ts";
import { useFollow } from "./use-follow.ts";

const CAP_PX = 4;

type Measured = Pick<Artwork, "pieceKey" | "x" | "y" | "width" | "height" | "angle">;

/** Artworks and trims whose dimension lines are shown: those with Show Location, and the one being dragged. */
function measured(session: Session): Measured[] {
  const { artworks, trims } = session.editor.shown();
  const isGesturing = session.live.getState().isGesturing;
  const artworkInHand = isGesturing ? chosenArtwork(session)?.id : null;
  const trimInHand = isGesturing ? session.selection.getState().trimId : null;
  return [
    ...Object.values(artworks).filter(({ id, hidden, showLocation }) => !hidden && (showLocation || id === artworkInHand)),
    ...seated(trims).filter(({ id, showLocation }) => showLocation || id === trimInHand),
  ];
}

/** The dimension lines of one, each with a cap at both ends. */
function strokesOf(session: Session, measured: Measured): readonly Stroke[] {
  const piece = session.piece(measured.pieceKey);
  if (!piece) return [];
  const place = onScreen(session.camera.getState().view, piece);
  return dimensionsOf(measured, session.dimensionBaseOf(piece)).flatMap(({ from, to }) => {
    const [a, b] = [place({ x: from[0], y: from[1] }), place({ x: to[0], y: to[1] })];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length < 1) return [];
    const [nx, ny] = [(-(b.y - a.y) / length) * CAP_PX, ((b.x - a.x) / length) * CAP_PX];
    const cap = ({ x, y }: typeof a) => [
      { x: x - nx, y: y - ny },
      { x: x + nx, y: y + ny },
    ];
    return [[[a, b], cap(a), cap(b)]];
  });
}

/** Lines from what shows its location to the sewing lines of its piece. Their figures are fields in the overlay of the board. */
export function DimensionLines() {
  const session = useSession();
  const { camera, editor, live, onStyle, selection } = session;
  const lines = useRef<ShapeNode>(null);
  useFollow(
    () =>
      setStrokes(
        lines.current,
        measured(session).flatMap((one) => strokesOf(session, one)),
      ),
    camera.subscribe,
    editor.subscribe,
    live.subscribe,
    onStyle,
    selection.subscribe,
  );
  return <HaloedLines ref={lines} width={1.2} halo={3.5} colour={boardInk().ink} />;
}

import { useRef } from "react";
import { chosenArtwork, chosenArtworks, freeArtworks } from "../../session/chosen.ts";
import { useSession } from "../../session/context.ts";
import { chosenTrim } from "../../trims/chosen.ts";
import { chosenClothFrame } from "../gestures/intent.ts";
import { heldTogether } from "../gestures/several.ts";
import { cornersOf, HANDLE_KEYS } from "../handles.ts";
import type { HandleHit } from "../hit.ts";
import { HaloedLines, setStrokes } from "./haloed-lines.tsx";
import type { ShapeNode } from "./konva.ts";
import { onScreen } from "./on-screen.ts";
import { SelectionHandles } from "./selection-handles.tsx";
import { useFollow } from "./use-follow.ts";

const ALL = [...HANDLE_KEYS, "rotate"] as const satisfies readonly HandleHit[];
const CORNERS = ["nw", "ne", "se", "sw", "rotate"] as const satisfies readonly HandleHit[];
const TURN = ["rotate"] as const satisfies readonly HandleHit[];
/** What lies on several pieces is framed on the board itself. */
const ON_BOARD = { x: 0, y: 0, angle: 0 } as const;

/** The frames by which the one chosen artwork, or several together, are sized and turned; a thin one round each that is not taken alone. */
export function ChosenArtworks() {
  const session = useSession();
  return (
    <>
      <Outlines />
      <SelectionHandles
        kind="artwork-handle"
        handles={ALL}
        framed={() => {
          const artwork = chosenArtwork(session);
          const piece = artwork && !artwork.locked && session.piece(artwork.pieceKey);
          return piece ? { layout: piece.layout, box: artwork } : null;
        }}
      />
      <SelectionHandles
        kind="several-handle"
        handles={CORNERS}
        isDashed
        framed={() => {
          const held = heldTogether(session, freeArtworks(session));
          if (!held) return null;
          const { x, y, width, height } = held.box;
          return { layout: ON_BOARD, box: { x: x + width / 2, y: y + height / 2, width, height, angle: 0 } };
        }}
      />
    </>
  );
}

/** Thread round each of several chosen artworks, and round a locked one. */
function Outlines() {
  const session = useSession();
  const { camera, editor, onStyle, selection } = session;
  const lines = useRef<ShapeNode>(null);
  useFollow(
    () => {
      const chosen = chosenArtworks(session).filter(({ hidden }) => !hidden);
      const isAlone = selection.getState().artworkIds.length === 1;
      const { view } = camera.getState();
      setStrokes(
        lines.current,
        chosen.flatMap((artwork) => {
          const piece = session.piece(artwork.pieceKey);
          return piece && (!isAlone || artwork.locked) ? [[cornersOf(artwork).map(onScreen(view, piece))]] : [];
        }),
      );
    },
    camera.subscribe,
    editor.subscribe,
    onStyle,
    selection.subscribe,
  );
  return <HaloedLines ref={lines} width={1} halo={3} closed />;
}

/** The handle by which the chosen trim is turned. */
export function ChosenTrim() {
  const session = useSession();
  return (
    <SelectionHandles
      kind="trim-handle"
      handles={TURN}
      framed={() => {
        const chosen = chosenTrim(session);
        const box = chosen && session.editor.shown().trims[chosen.id];
        const piece = box && session.piece(box.pieceKey);
        return piece ? { layout: piece.layout, box } : null;
      }}
    />
  );
}

/** The frame by which the cloth of the last chosen piece is turned and sized. */
export function ClothHandles() {
  const session = useSession();
  return (
    <SelectionHandles
      kind="cloth-handle"
      handles={CORNERS}
      isDashed
      framed={() => {
        const frame = chosenClothFrame(session);
        const piece = frame && session.piece(frame.pieceKey);
        return piece ? { layout: piece.layout, box: frame.box } : null;
      }}
    />
  );
}

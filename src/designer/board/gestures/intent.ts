import type { Piece } from "@selvedge/contract";
import type { Artwork } from "@selvedge/editor-core";
import { chosenArtwork, freeArtworks, toggleArtworks, withGroup } from "../../session/chosen.ts";
import type { Session } from "../../session/session.ts";
import { type ClothFrame, clothFrame } from "../cloth-frame.ts";
import { handleCursor, isInBox } from "../handles.ts";
import { GRIP_PX, type HandleHit, handleBox } from "../hit.ts";
import { boardToPiece } from "../place.ts";
import { type NodeId, type NodeKind, readId } from "../tree/node-id.ts";
import { pieceUnder } from "../tree/piece-under.ts";
import { chooseByBox, type Gathered } from "./choose-by-box.ts";
import { dragCloth, scaleCloth, turnCloth } from "./cloth.ts";
import type { Intent, PointerPlace } from "./gesture.ts";
import { moveArtwork } from "./move-artwork.ts";
import { movePiece } from "./move-piece.ts";
import { pan } from "./pan.ts";
import { scaleArtwork } from "./scale-artwork.ts";
import { heldTogether, sizeSeveral, turnSeveral } from "./several.ts";
import { turn } from "./turn.ts";

type PointerMode = {
  readonly isTouch: boolean;
  /** Space is held, or the middle button is down. */
  readonly isPanning: boolean;
};

/** The frame by which the cloth of the last chosen piece is turned and sized: with the Fabric tool and neither artwork nor trim chosen. */
export function chosenClothFrame(session: Session): ClothFrame | null {
  const { panel, pieces, artworkIds, trimId } = session.selection.getState();
  const key = pieces.at(-1);
  if (panel !== "fabric" || artworkIds.length > 0 || trimId !== null || key === undefined) return null;
  const piece = session.piece(key);
  return piece && clothFrame(piece, session.placement(), session.camera.getState().view.pxPerMm);
}

function onArtworkHandle(session: Session, handle: HandleHit): Intent | null {
  const artwork = chosenArtwork(session);
  const piece = artwork && session.piece(artwork.pieceKey);
  if (!artwork || artwork.locked || !piece) return null;
  if (handle === "rotate") {
    const turned = (angle: number) => ({ type: "turnArtwork", id: artwork.id, angle }) as const;
    return { cursor: "grab", drag: (from) => turn(session, artwork, from, turned) };
  }
  return {
    cursor: handleCursor(handle, artwork.angle + piece.layout.angle),
    drag: (from) => scaleArtwork(session, artwork, handle, from),
  };
}

/** The chosen artwork, where a press is between the handles that stand off it. */
function withinHandles(session: Session, place: PointerPlace): Artwork | null {
  const artwork = chosenArtwork(session);
  const piece = artwork && session.piece(artwork.pieceKey);
  if (!artwork || artwork.locked || artwork.hidden || !piece) return null;
  const box = handleBox(session.camera.getState().view, artwork);
  return isInBox(box, boardToPiece(piece.layout, place.board)) ? artwork : null;
}

function onSeveralHandle(session: Session, handle: HandleHit): Intent | null {
  const held = heldTogether(session, freeArtworks(session));
  if (!held) return null;
  if (handle === "rotate") return { cursor: "grab", drag: (from) => turnSeveral(session, held, from.board) };
  return { cursor: handleCursor(handle, 0), drag: (from) => sizeSeveral(session, held, handle, from.board) };
}

/** Shift or Ctrl adds an artwork with its group; without, it is chosen, and pressed again alone of its group. */
function onArtwork(session: Session, artwork: Artwork, place: PointerPlace): Intent {
  const { selection, editor } = session;
  const { artworkIds } = selection.getState();
  const group = withGroup(editor.shown(), artwork.id);
  const isChosen = artworkIds.includes(artwork.id);
  if (place.shift || place.ctrl) return { cursor: "default", press: () => toggleArtworks(session, group) };
  return {
    cursor: "move",
    press: () => {
      if (!isChosen) selection.chooseArtworks(group);
    },
    tap: () => {
      if (isChosen) selection.chooseArtworks(artworkIds.length === group.length ? [artwork] : group);
    },
    drag: (from) =>
      moveArtwork(
        session,
        artwork,
        freeArtworks(session).filter(({ id }) => id !== artwork.id),
        from,
      ),
  };
}

function onClothHandle(session: Session, handle: HandleHit): Intent | null {
  const frame = chosenClothFrame(session);
  const piece = frame && session.piece(frame.pieceKey);
  if (!frame || !piece) return null;
  if (handle === "rotate") return { cursor: "grab", drag: (from) => turnCloth(session, frame, from) };
  return {
    cursor: handleCursor(handle, frame.box.angle + piece.layout.angle),
    drag: (from) => scaleCloth(session, frame, handle, from),
  };
}

function onPiece(session: Session, piece: Piece, place: PointerPlace, mode: PointerMode): Intent {
  const { selection, editor } = session;
  const { panel, pieces } = selection.getState();
  const isChosen = pieces.includes(piece.key);
  if (panel === "notes") {
    const { x, y } = boardToPiece(piece.layout, place.board);
    return { cursor: "crosshair", tap: () => selection.draftNote({ pieceKey: piece.key, x, y }) };
  }
  const isAdding = place.ctrl || place.shift;
  const tap = () => (isAdding ? selection.togglePiece(piece.key) : selection.choosePieces([piece.key]));
  if (panel === "pieces" && isChosen && !isAdding) return { cursor: "move", tap, drag: (from) => movePiece(session, from) };
  const hasCloth = editor.document().pieces[piece.key]?.fabric != null;
  if (panel === "fabric" && hasCloth && isChosen && !isAdding)
    return { cursor: "grab", tap, drag: (from) => dragCloth(session, piece.key, from) };
  return {
    cursor: "default",
    tap,
    drag: (from) => (mode.isTouch ? pan(session.camera, from) : chooseByBox(session, from, "artworks")),
  };
}

/** What a box drawn beside the pieces gathers. */
const gathers = ({ selection }: Session): Gathered => {
  const { panel } = selection.getState();
  return panel === "artwork" || panel === "layers" ? "artworks" : "pieces";
};

/** What a press on a node does; null where that is gone, or not to be taken now. Pieces come after what stands off the artworks on them. */
const ON_NODE: Readonly<
  Record<Exclude<NodeKind, "piece">, (session: Session, key: string, place: PointerPlace) => Intent | null>
> = {
  "artwork-handle": (session, key) => onArtworkHandle(session, key as HandleHit),
  "several-handle": (session, key) => onSeveralHandle(session, key as HandleHit),
  "cloth-handle": (session, key) => onClothHandle(session, key as HandleHit),
  "trim-handle": ({ trims }) => trims.current?.onHandle() ?? null,
  trim: ({ trims }, key) => trims.current?.onTrim(key) ?? null,
  artwork(session, key, place) {
    const artwork = session.editor.shown().artworks[key];
    return artwork ? onArtwork(session, artwork, place) : null;
  },
};

/** What a press on a node of the board does, or beside all of them. A note is written on the cloth, through what lies on it. */
export function intentOn(session: Session, id: NodeId | null, place: PointerPlace, mode: PointerMode): Intent {
  const { selection, camera } = session;
  const { kind, key } = id === null ? { kind: null, key: "" } : readId(id);
  const isPassedThrough = selection.getState().panel === "notes" && (kind === "trim" || kind === "artwork");
  const onNode = kind && kind !== "piece" && !isPassedThrough ? ON_NODE[kind](session, key, place) : null;
  if (onNode) return onNode;
  const held = selection.getState().panel === "notes" ? null : withinHandles(session, place);
  if (held) return onArtwork(session, held, place);
  const piece = id && pieceUnder(session, id);
  if (piece) return onPiece(session, piece, place, mode);
  return {
    cursor: "default",
    tap: () => selection.choosePieces([]),
    drag: (from) => (mode.isTouch ? pan(camera, from) : chooseByBox(session, from, gathers(session))),
  };
}

/** What a press at this place would do. */
export function intentAt(session: Session, place: PointerPlace, mode: PointerMode): Intent {
  if (mode.isPanning) return { cursor: "grab", drag: (from) => pan(session.camera, from) };
  const gripPx = mode.isTouch ? GRIP_PX.touch : GRIP_PX.mouse;
  const tree = session.tree.current;
  const handle = tree?.handleAt(place.screen, gripPx) ?? null;
  if (handle) return intentOn(session, handle, place, mode);
  const beside = session.overlay.getState().handles?.at(place, gripPx);
  return beside ?? intentOn(session, tree?.nodeAt(place.screen, gripPx) ?? null, place, mode);
}

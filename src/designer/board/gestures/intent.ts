import type { Artwork } from "@selvedge/editor-core";
import type { Session } from "../../session/session.ts";
import { type ClothFrame, clothFrame } from "../cloth-frame.ts";
import { handleCursor } from "../handles.ts";
import { artworkAt, GRIP_PX, type HandleHit, handleAt, pieceAt } from "../hit.ts";
import { boardToPiece } from "../place.ts";
import { chooseByBox } from "./choose-by-box.ts";
import { dragCloth, scaleCloth, turnCloth } from "./cloth.ts";
import type { Gesture, PointerPlace } from "./gesture.ts";
import { moveArtwork } from "./move-artwork.ts";
import { pan } from "./pan.ts";
import { scaleArtwork } from "./scale-artwork.ts";
import { turnArtwork } from "./turn-artwork.ts";

/** What a press on the board would do: `tap` when it is released in place, `drag` when the pointer moves off first. */
export type Intent = {
  readonly cursor: string;
  /** Done at once when the pointer goes down. */
  press?: () => void;
  tap?: () => void;
  drag?: (from: PointerPlace) => Gesture;
};

type Hand = {
  readonly isTouch: boolean;
  /** Space is held, or the middle button is down. */
  readonly isPanning: boolean;
};

const CLOTH_HANDLES = ["nw", "ne", "se", "sw", "rotate"] as const satisfies readonly HandleHit[];

/** The artwork whose handles are out. */
export function chosenArtwork(session: Session): Artwork | null {
  const { artworkId } = session.selection.getState();
  return artworkId ? (session.editor.shown().artworks[artworkId] ?? null) : null;
}

/** The frame by which the cloth of the last chosen piece is turned and sized: with the Fabric tool and no artwork chosen. */
export function chosenClothFrame(session: Session): ClothFrame | null {
  const { panel, pieces, artworkId } = session.selection.getState();
  const key = pieces.at(-1);
  if (panel !== "fabric" || artworkId || key === undefined) return null;
  const piece = session.piece(key);
  return piece && clothFrame(piece, session.placement(), session.camera.getState().view.pxPerMm);
}

function onArtworkHandle(session: Session, at: PointerPlace, gripPx: number): Intent | null {
  const artwork = chosenArtwork(session);
  const piece = artwork && session.piece(artwork.pieceKey);
  if (!artwork || !piece) return null;
  const handle = handleAt(session.camera.getState().view, piece.layout, artwork, at.screen, gripPx);
  if (handle === null) return null;
  if (handle === "rotate") return { cursor: "grab", drag: (from) => turnArtwork(session, artwork, from) };
  return {
    cursor: handleCursor(handle, artwork.angle + piece.layout.angle),
    drag: (from) => scaleArtwork(session, artwork, handle, from),
  };
}

function onClothHandle(session: Session, at: PointerPlace, gripPx: number): Intent | null {
  const frame = chosenClothFrame(session);
  const piece = frame && session.piece(frame.pieceKey);
  if (!frame || !piece) return null;
  const handle = handleAt(session.camera.getState().view, piece.layout, frame.box, at.screen, gripPx, CLOTH_HANDLES);
  if (handle === null) return null;
  if (handle === "rotate") return { cursor: "grab", drag: (from) => turnCloth(session, frame, from) };
  return {
    cursor: handleCursor(handle, frame.box.angle + piece.layout.angle),
    drag: (from) => scaleCloth(session, frame, handle, from),
  };
}

function onPiece(session: Session, at: PointerPlace, hand: Hand): Intent | null {
  const piece = pieceAt(session.pieces(), at.board);
  if (!piece) return null;
  const { selection, editor } = session;
  const { panel, pieces } = selection.getState();
  const isChosen = pieces.includes(piece.key);
  if (panel === "notes") {
    const { x, y } = boardToPiece(piece.layout, at.board);
    return { cursor: "crosshair", tap: () => selection.draftNote({ pieceKey: piece.key, x, y }) };
  }
  const isAdding = at.ctrl || at.shift;
  const tap = () => (isAdding ? selection.togglePiece(piece.key) : selection.choosePieces([piece.key]));
  const hasCloth = editor.document().pieces[piece.key]?.fabric != null;
  if (panel === "fabric" && hasCloth && isChosen && !isAdding)
    return { cursor: "grab", tap, drag: (from) => dragCloth(session, piece.key, from) };
  return {
    cursor: "default",
    tap,
    drag: (from) => (hand.isTouch ? pan(session.camera, from) : chooseByBox(session, from)),
  };
}

/** What a press at this place would do. */
export function intentAt(session: Session, at: PointerPlace, hand: Hand): Intent {
  const { selection, camera } = session;
  if (hand.isPanning) return { cursor: "grab", drag: (from) => pan(camera, from) };
  const gripPx = hand.isTouch ? GRIP_PX.touch : GRIP_PX.mouse;
  const handle = onArtworkHandle(session, at, gripPx) ?? onClothHandle(session, at, gripPx);
  if (handle) return handle;
  const isNoting = selection.getState().panel === "notes";
  const artwork = isNoting ? null : artworkAt(session.editor.shown(), session.byKey(), at.board);
  if (artwork)
    return {
      cursor: "move",
      press: () => selection.chooseArtwork(artwork.id, artwork.pieceKey),
      drag: (from) => moveArtwork(session, artwork, from),
    };
  return (
    onPiece(session, at, hand) ?? {
      cursor: "default",
      tap: () => selection.choosePieces([]),
      drag: (from) => (hand.isTouch ? pan(camera, from) : chooseByBox(session, from)),
    }
  );
}

import type { Piece } from "@selvedge/contract";
import type { Trim } from "@selvedge/editor-core";
import { carry, roundMm } from "../board/gestures/carry.ts";
import type { Gesture, PointerPlace } from "../board/gestures/gesture.ts";
import type { Intent } from "../board/gestures/intent.ts";
import { letGo } from "../board/gestures/let-go.ts";
import { turn } from "../board/gestures/turn.ts";
import { isInBox } from "../board/handles.ts";
import { handleAt } from "../board/hit.ts";
import { drawDimensions, drawFrame, type Over } from "../board/over.ts";
import { boardToPiece } from "../board/place.ts";
import type { SnapLine } from "../board/snap.ts";
import { snapLines } from "../board/snap-lines.ts";
import type { Session } from "../session/session.ts";
import { inOrder, seated } from "./chosen.ts";
import { sewOn } from "./sew.ts";
import type { TrimStock } from "./trim-stock.ts";

/** What the board asks about trims. */
export type TrimHand = {
  /** The handle of the chosen trim under the pointer. */
  handleAt: (at: PointerPlace, gripPx: number) => Intent | null;
  /** The trim under the pointer. */
  intentAt: (at: PointerPlace, gripPx: number) => Intent | null;
  draw: (over: Over) => void;
  /** One of the list is dropped on a piece. */
  drop: (decorateId: string, at: { readonly pieceKey: string; readonly x: number; readonly y: number }) => void;
};

/** The lines a trim catches on: those of artworks, other trims, and the places of the buttons. */
function linesFor(session: Session, trim: Trim, piece: Piece): readonly SnapLine[] {
  const { artworks, trims } = session.editor.document();
  const others = seated(trims).flatMap((one) => (one.id === trim.id ? [] : [{ ...one, hidden: false }]));
  const buttons = piece.internal.flatMap(({ kind, points: [at] }): SnapLine[] =>
    kind === "button" && at
      ? [
          { axis: "x", at: at[0], what: "notch", by: "centre" },
          { axis: "y", at: at[1], what: "notch", by: "centre" },
        ]
      : [],
  );
  return [...snapLines(piece, [...Object.values(artworks), ...others]), ...buttons];
}

function move(session: Session, trim: Trim, from: PointerPlace): Gesture {
  const { editor, selection } = session;
  const carriedTo = carry(session, trim, from, (piece) => linesFor(session, trim, piece));
  return {
    cursor: "grabbing",
    move(to) {
      const carried = carriedTo(to);
      if (!carried) return;
      const { home, lands } = carried;
      editor.preview({ type: "moveTrim", id: trim.id, x: roundMm(lands.x), y: roundMm(lands.y), pieceKey: home.key });
    },
    end() {
      if (!letGo(session, trim, editor.shown().trims[trim.id])) return;
      const now = editor.document().trims[trim.id];
      if (now) selection.chooseTrim(now.id, now.pieceKey);
    },
    cancel: () => session.drop(),
  };
}

const turnTrim = (session: Session, trim: Trim, from: PointerPlace): Gesture =>
  turn(session, trim, from, (angle) => ({ type: "turnTrim", id: trim.id, angle }));

/** A trim is small: a hand may take it from so far beside it, px of the screen. */
const NEAR_SHARE = 0.25;

/** Lets a hand take trims on the board of a session. */
export function trimHand(session: Session, stock: TrimStock): TrimHand {
  const { selection, editor } = session;
  const chosen = () => {
    const { trimId } = selection.getState();
    const trim = trimId === null ? undefined : editor.shown().trims[trimId];
    return trim && !trim.atButtons ? trim : null;
  };
  return {
    handleAt(at, gripPx) {
      const trim = chosen();
      const piece = trim && session.piece(trim.pieceKey);
      if (!trim || !piece) return null;
      const handle = handleAt(session.camera.getState().view, piece.layout, trim, at.screen, gripPx, ["rotate"]);
      return handle && { cursor: "grab", drag: (from) => turnTrim(session, trim, from) };
    },
    intentAt(at, gripPx) {
      const reach = (gripPx * NEAR_SHARE) / session.camera.getState().view.pxPerMm;
      const found = inOrder(editor.shown().trims)
        .reverse()
        .find((trim) => {
          const piece = session.piece(trim.pieceKey);
          const box = { ...trim, width: trim.width + reach, height: trim.height + reach };
          return piece && isInBox(box, boardToPiece(piece.layout, at.board));
        });
      return found
        ? {
            cursor: "move",
            press: () => selection.chooseTrim(found.id, found.pieceKey),
            drag: (from) => move(session, editor.document().trims[found.id] ?? found, from),
          }
        : null;
    },
    draw(over) {
      const trim = chosen();
      const { isGesturing } = session.live.getState();
      for (const each of inOrder(editor.shown().trims)) {
        const piece = session.piece(each.pieceKey);
        if (!piece) continue;
        if (each.id === trim?.id) drawFrame(over, piece, each, ["rotate"], false);
        if (each.showLocation || (isGesturing && each.id === trim?.id)) drawDimensions(over, each, piece);
      }
    },
    drop(decorateId, { pieceKey, ...at }) {
      const decorate = stock.find(decorateId);
      if (decorate) sewOn(session, decorate, pieceKey, at);
    },
  };
}

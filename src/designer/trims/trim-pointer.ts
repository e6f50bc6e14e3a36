import type { Piece } from "@selvedge/contract";
import type { Trim } from "@selvedge/editor-core";
import { carry, roundMm } from "../board/gestures/carry.ts";
import type { Gesture, PointerPlace } from "../board/gestures/gesture.ts";
import { letGo } from "../board/gestures/let-go.ts";
import { turn } from "../board/gestures/turn.ts";
import type { SnapLine } from "../board/snap.ts";
import { snapLines } from "../board/snap-lines.ts";
import type { Session } from "../session/session.ts";
import { chosenTrim, seated } from "./chosen.ts";
import type { TrimPointer } from "./pointer-intents.ts";
import { sewOn } from "./sew.ts";
import type { TrimFinder } from "./trim-choices.ts";

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

/** What a pointer does to the trims on the board of a session. */
export function trimPointer(session: Session, finder: TrimFinder): TrimPointer {
  const { selection, editor } = session;
  return {
    onHandle() {
      const chosen = chosenTrim(session);
      const trim = chosen && editor.shown().trims[chosen.id];
      return trim ? { cursor: "grab", drag: (from) => turnTrim(session, trim, from) } : null;
    },
    onTrim(id) {
      const trim = editor.shown().trims[id];
      if (!trim) return null;
      return {
        cursor: "move",
        press: () => selection.chooseTrim(id, trim.pieceKey),
        drag: (from) => move(session, editor.document().trims[id] ?? trim, from),
      };
    },
    drop(decorateId, { pieceKey, ...at }) {
      const decorate = finder.find(decorateId);
      if (decorate) sewOn(session, decorate, pieceKey, at);
    },
  };
}

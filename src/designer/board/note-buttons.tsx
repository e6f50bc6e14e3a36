import { useTranslation } from "react-i18next";
import { useSelection, useSession, useShown } from "../session/context.ts";
import { atBoardPoint } from "./at-board-point.ts";
import { orderedNotes } from "./ordered-notes.ts";
import { pieceToBoard } from "./place.ts";

/** The notes for the keyboard, screen readers and presses, each over its pin (`tree/note-pin.tsx`), which shows it. */
export function NoteButtons() {
  const session = useSession();
  const annotations = useShown((document) => document.annotations);
  const chosen = useSelection(({ annotationId }) => annotationId);
  const { t } = useTranslation("designer");
  return orderedNotes(annotations).map((note, index) => {
    const piece = session.piece(note.pieceKey);
    if (!piece) return null;
    return (
      <button
        key={note.id}
        type="button"
        data-overlay
        title={note.content}
        aria-label={t("Note {{number}}: {{content}}", { number: index + 1, content: note.content })}
        aria-pressed={note.id === chosen}
        onClick={() => {
          session.selection.openPanel("notes");
          session.selection.chooseAnnotation(note.id);
        }}
        className="pointer-events-auto absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full"
        style={atBoardPoint(pieceToBoard(piece.layout, note))}
      />
    );
  });
}

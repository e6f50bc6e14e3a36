import { useEffect } from "react";
import type { Session } from "../session/session.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=range], [type=checkbox], [type=radio])"));
const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("[role=dialog]") !== null;

/** The editor's keys: save, undo, redo, choose all, delete, let go. */
export function useShortcuts(session: Session, save: () => void): void {
  useEffect(() => {
    const { editor, selection } = session;
    const deleteChosen = (): boolean => {
      const { artworkId, annotationId } = selection.getState();
      if (artworkId) {
        editor.give({ type: "deleteArtworks", ids: [artworkId] });
        selection.setState({ artworkId: null });
      } else if (annotationId) {
        editor.give({ type: "removeAnnotation", id: annotationId });
        selection.chooseAnnotation(null);
      } else return false;
      return true;
    };
    const withControl: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      z: ({ shiftKey }) => (shiftKey ? editor.redo() : editor.undo()),
      y: () => editor.redo(),
      a: () => selection.choosePieces(session.pieces().map(({ key }) => key)),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isControl = event.ctrlKey || event.metaKey;
      if (isControl && key === "s") {
        event.preventDefault();
        if (!isInDialog(event.target)) save();
        return;
      }
      if (isTyping(event.target) || isInDialog(event.target)) return;
      if (isControl && withControl[key]) {
        event.preventDefault();
        withControl[key](event);
      } else if (!isControl && (key === "delete" || key === "backspace")) {
        if (deleteChosen()) event.preventDefault();
      } else if (key === "escape") {
        if (editor.previewed()) session.drop();
        else selection.release();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [session, save]);
}

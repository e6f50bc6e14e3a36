import { useCallback, useMemo } from "react";
import type { PreviewPin } from "../../preview/index.ts";
import { orderedNotes } from "../board/ordered-notes.ts";
import { useComments } from "../comments/use-comments.ts";
import { useDocument, useSelection, useSession } from "../session/context.ts";

type PreviewPins = {
  readonly pins: readonly PreviewPin[];
  readonly chosenPin: string | null;
  readonly pickPin: (id: string) => void;
};

/** Notes and open comments as pins on the draped garment. */
export function usePreviewPins(): PreviewPins {
  const session = useSession();
  const annotations = useDocument((document) => document.annotations);
  const { comments } = useComments();
  const chosenPin = useSelection(({ annotationId, commentId }) => annotationId ?? commentId);
  const pins = useMemo(
    () => [
      ...orderedNotes(annotations).map(({ id, pieceKey, x, y, content }, index) => ({
        id,
        number: index + 1,
        pieceKey,
        x,
        y,
        label: content,
      })),
      ...comments
        .filter(({ comment }) => !comment.resolved)
        .map(({ comment: { markId, pieceKey, x, y, content }, number }) => ({
          id: markId,
          number,
          pieceKey,
          x,
          y,
          label: content,
        })),
    ],
    [annotations, comments],
  );
  const pickPin = useCallback(
    (id: string) => {
      session.selection.openPanel("notes");
      if (session.editor.document().annotations[id]) session.selection.chooseAnnotation(id);
      else session.selection.chooseComment(id);
    },
    [session],
  );
  return { pins, chosenPin, pickPin };
}

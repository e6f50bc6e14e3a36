import { useTranslation } from "react-i18next";
import { cx } from "../../ui/index.ts";
import { atBoardPoint } from "../board/at-board-point.ts";
import { pieceToBoard } from "../board/place.ts";
import { useSelection, useSession } from "../session/context.ts";
import { useComments } from "./use-comments.ts";

/** The open comments on the board, where they were made; one that is resolved shows its place while it is chosen. */
export function CommentPins() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const { comments } = useComments();
  const chosen = useSelection(({ commentId }) => commentId);
  return comments.map(({ comment: { markId, pieceKey, x, y, content, resolved }, number }) => {
    const piece = session.piece(pieceKey);
    const isChosen = markId === chosen;
    if (!piece || (resolved && !isChosen)) return null;
    return (
      <button
        key={markId}
        type="button"
        data-overlay
        title={content}
        aria-label={t("Comment {{number}}: {{content}}", { number, content })}
        aria-pressed={isChosen}
        onClick={() => {
          session.selection.openPanel("notes");
          session.selection.chooseComment(markId);
        }}
        className={cx(
          "pointer-events-auto absolute grid size-6 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full rounded-bl-none border border-thread font-cond text-note font-medium shadow-[0_0_0_2px_var(--color-sheet)]",
          isChosen ? "bg-thread text-sheet" : "bg-thread-wash text-thread-deep",
        )}
        style={atBoardPoint(pieceToBoard(piece.layout, { x, y }))}
      >
        {resolved ? "✓" : number}
      </button>
    );
  });
}

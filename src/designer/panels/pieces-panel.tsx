import { useTranslation } from "react-i18next";
import { Button, cx } from "../../ui/index.ts";
import { boxOf } from "../board/place.ts";
import { useSelection, useSession, useShown, useStyle } from "../session/context.ts";
import { SideBySide } from "./side-by-side.tsx";
import { FabricName, Swatch } from "./swatch.tsx";

/** Every piece with its size and fabric; chosen here as on the board. */
export function PiecesPanel() {
  const { t } = useTranslation("designer");
  const session = useSession();
  const style = useStyle();
  const chosen = useSelection(({ pieces }) => pieces);
  const isInches = useSelection((selection) => selection.isInches);
  const designs = useShown((document) => document.pieces);
  return (
    <>
      <div className="mb-3 flex gap-2">
        <Button
          size="small"
          className="flex-1"
          onClick={() => session.selection.choosePieces(style.pieces.map(({ key }) => key))}
        >
          {t("Choose all")}
        </Button>
        <Button size="small" className="flex-1" disabled={chosen.length === 0} onClick={() => session.selection.choosePieces([])}>
          {t("Clear selection")}
        </Button>
      </div>
      <SideBySide />
      <ul>
        {style.pieces.map((piece) => {
          const box = boxOf(piece.outline);
          const isChosen = chosen.includes(piece.key);
          const fabric = designs[piece.key]?.fabric ?? null;
          return (
            <li key={piece.key} className={cx("border-t border-line", isChosen && "thread-edge")}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={(event) =>
                  event.ctrlKey || event.metaKey || event.shiftKey
                    ? session.selection.togglePiece(piece.key)
                    : session.selection.choosePieces([piece.key])
                }
                className={cx(
                  "flex min-h-[52px] w-full items-center gap-3 py-1.5 text-start text-dense hover:bg-plate",
                  isChosen && "bg-thread-wash",
                )}
              >
                <Swatch fabric={fabric} className="size-10" />
                <span className="min-w-0 flex-1">
                  <span className="flex items-baseline justify-between gap-2">
                    <span className={cx("truncate", isChosen && "font-medium")}>{piece.name}</span>
                    <span className="shrink-0 font-cond text-note text-ink-3" dir="ltr">
                      {session.format.length([box.width, box.height], isInches, isInches ? 1 : 0)}
                    </span>
                  </span>
                  <span className="block truncate font-cond text-note text-ink-2">
                    <FabricName fabric={fabric} />
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

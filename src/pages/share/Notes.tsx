import type { Mark } from "@selvedge/contract";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { cx } from "../../ui/classes.ts";

type NotesProps = {
  readonly marks: readonly Mark[];
  readonly pieceName: (key: string) => string;
  readonly chosen: string | null;
  readonly onChoose: (markId: string) => void;
};

/** Notes and comments, numbered as their pins are. */
export function Notes({ marks, pieceName, chosen, onChoose }: NotesProps) {
  const { t } = useTranslation("share");
  const { date } = useFormat();
  if (marks.length === 0)
    return <p className="border-t border-line py-3 text-dense text-ink-2">{t("Nothing has been noted yet.")}</p>;
  return (
    <ol>
      {marks.map((mark, at) => (
        <li key={mark.markId} className={cx("border-t border-line", mark.markId === chosen && "thread-edge bg-thread-wash")}>
          <button
            type="button"
            aria-pressed={mark.markId === chosen}
            onClick={() => onChoose(mark.markId)}
            className="flex w-full gap-3 py-3 text-start text-dense hover:bg-plate print:hover:bg-transparent"
          >
            <span className="mt-px grid size-6 shrink-0 place-items-center rounded-round border border-thread font-cond text-note font-medium">
              {at + 1}
            </span>
            <span className="min-w-0">
              <span dir="auto" className="block whitespace-pre-line break-words rtl:text-right">
                {mark.content}
              </span>
              <span className="block text-note text-ink-3">
                {[
                  mark.isVisitor ? t("{{name}} (visitor)", { name: mark.author }) : mark.author,
                  pieceName(mark.pieceKey),
                  date(mark.createdAt),
                  mark.resolved && t("done"),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              {mark.replies.map((reply, index) => (
                <span key={index} dir="auto" className="mt-1 block border-s border-line ps-3">
                  {reply.content}
                  <span className="block text-note text-ink-3">
                    {reply.author} · {date(reply.createdAt)}
                  </span>
                </span>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

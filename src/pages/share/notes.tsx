import type { Mark, MarkReply } from "@selvedge/contract";
import { Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";

type NotesProps = {
  readonly marks: readonly Mark[];
  readonly pieceName: (key: string) => string;
  readonly chosen: string | null;
  readonly onChoose: (markId: string) => void;
  /** The form that answers a comment; null where nobody may. */
  readonly answerTo: ((markId: string, close: () => void) => ReactNode) | null;
};

/** Notes and comments, numbered as their pins are, with what was answered. */
export function Notes({ marks, pieceName, chosen, onChoose, answerTo }: NotesProps) {
  const { t } = useTranslation("share");
  const { date } = useFormat();
  const [answered, setAnswered] = useState<string | null>(null);
  const nameOf = ({ author, isVisitor }: Pick<MarkReply, "author" | "isVisitor">) =>
    isVisitor ? t("{{name}} (visitor)", { name: author }) : author;
  if (marks.length === 0) return <p className="border-t border-line py-3 text-dense text-ink-2">{t("No notes yet.")}</p>;
  return (
    <ol>
      {marks.map((mark, index) => (
        <li key={mark.markId} className={cx("border-t border-line", mark.markId === chosen && "thread-edge bg-thread-wash")}>
          <button
            type="button"
            aria-pressed={mark.markId === chosen}
            onClick={() => onChoose(mark.markId)}
            className="flex w-full gap-3 py-3 text-start text-dense hover:bg-plate print:hover:bg-transparent"
          >
            <span className="mt-px grid size-6 shrink-0 place-items-center rounded-round border border-thread font-cond text-note font-medium">
              {index + 1}
            </span>
            <span className="min-w-0">
              <span dir="auto" className="block whitespace-pre-line break-words rtl:text-right">
                {mark.content}
              </span>
              <span className="block text-note text-ink-3">
                <Facts of={[nameOf(mark), pieceName(mark.pieceKey), date(mark.createdAt), mark.resolved && t("done")]} />
              </span>
            </span>
          </button>
          {mark.replies.length > 0 && (
            <ul className="mb-3 ms-9 grid gap-2 border-s border-line ps-3 text-dense">
              {mark.replies.map((reply) => (
                <li key={reply.replyId}>
                  <span dir="auto" className="block whitespace-pre-line break-words rtl:text-right">
                    {reply.content}
                  </span>
                  <span className="block text-note text-ink-3">
                    <Facts of={[nameOf(reply), date(reply.createdAt)]} />
                  </span>
                </li>
              ))}
            </ul>
          )}
          {answerTo &&
            mark.kind === "comment" &&
            (answered === mark.markId ? (
              answerTo(mark.markId, () => setAnswered(null))
            ) : (
              <Button
                size="small"
                aria-label={t("Answer comment {{number}}", { number: index + 1 })}
                onClick={() => setAnswered(mark.markId)}
                className="mb-3 ms-9 print:hidden"
              >
                {t("Answer")}
              </Button>
            ))}
        </li>
      ))}
    </ol>
  );
}

/** Facts one after another; each keeps its own direction, so that a Latin name does not take the number beside it along. */
function Facts({ of }: { readonly of: readonly (string | false)[] }) {
  return of
    .filter((fact) => fact !== false)
    .map((fact, index) => (
      <Fragment key={fact}>
        {index > 0 && " · "}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
}

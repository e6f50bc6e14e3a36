import { ArrowBendUpLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowBendUpLeft";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import type { Mark } from "@selvedge/contract";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { getMarksByProposal, replyMark, resolveMark } from "../../api/calls.ts";
import { useSend } from "../../api/index.ts";
import { Button, cx, ErrorState, Icon, IconButton, TextArea } from "../../ui/index.ts";
import { useSelection, useSession } from "../session/context.ts";
import { type Numbered, useComments } from "./use-comments.ts";

const MAX_ANSWER = 4_000;

/** What colleagues and visitors of links said of the saved design: shown on its pieces, answered, and resolved when it is dealt with. */
export function Comments() {
  const { t } = useTranslation("designer");
  const { proposalId, comments, error, refetch } = useComments();
  if (proposalId === null) return null;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} className="mt-4" />;
  if (comments.length === 0) return null;
  return (
    <section aria-labelledby="comments" className="mt-5">
      <h3 id="comments" className="mb-1 text-dense font-medium text-ink">
        {t("Comments")}
      </h3>
      <ol>
        {comments.map((one) => (
          <Comment key={one.comment.markId} numbered={one} proposalId={proposalId} />
        ))}
      </ol>
    </section>
  );
}

function Comment({ numbered: { comment, number }, proposalId }: { numbered: Numbered; proposalId: string }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const { selection, format } = session;
  const isChosen = useSelection(({ commentId }) => commentId === comment.markId);
  const [isAnswering, setAnswering] = useState(false);
  const writer = useWriter();
  const resolve = useSend(resolveMark, [getMarksByProposal]);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const { markId, resolved } = comment;
  return (
    <li ref={row} className={cx("border-t border-line py-2", isChosen && "thread-edge")}>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={() => selection.chooseComment(markId)}
        className="flex w-full gap-2.5 text-start text-dense"
      >
        <span className="grid size-6 shrink-0 place-items-center rounded-full border border-thread bg-thread-wash font-cond text-note font-medium text-thread-deep">
          {number}
        </span>
        <span className="min-w-0 flex-1">
          <span
            dir="auto"
            className={cx(
              "block whitespace-pre-wrap break-words rtl:text-right",
              resolved && "text-ink-3 line-through decoration-line",
            )}
          >
            {comment.content}
          </span>
          <span className="mt-0.5 block text-note text-ink-3">
            {format.list([
              session.piece(comment.pieceKey)?.name,
              writer(comment),
              format.date(Date.parse(comment.createdAt)),
              resolved && t("resolved"),
            ])}
          </span>
        </span>
      </button>
      {comment.replies.length > 0 && (
        <ul className="ms-[34px] mt-1 grid gap-1.5 border-s border-line ps-2.5">
          {comment.replies.map((reply) => (
            <li key={reply.replyId} className="text-dense">
              <span dir="auto" className="block whitespace-pre-wrap break-words rtl:text-right">
                {reply.content}
              </span>
              <span className="block text-note text-ink-3">
                {format.list([writer(reply), format.date(Date.parse(reply.createdAt))])}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isAnswering ? (
        <Answer proposalId={proposalId} markId={markId} number={number} onClose={() => setAnswering(false)} />
      ) : (
        <div className="mt-1 flex justify-end gap-0.5">
          <IconButton
            label={t("Answer comment {{number}}", { number })}
            size="small"
            icon={<Icon of={ArrowBendUpLeftIcon} mirrors />}
            onClick={() => setAnswering(true)}
          />
          <IconButton
            label={resolved ? t("Open comment {{number}} again", { number }) : t("Resolve comment {{number}}", { number })}
            size="small"
            icon={<Icon of={resolved ? ArrowCounterClockwiseIcon : CheckIcon} />}
            disabled={resolve.isPending}
            onClick={() => resolve.mutate({ proposalId, markId, resolved: !resolved })}
          />
        </div>
      )}
      {resolve.error && <ErrorState error={resolve.error} className="mt-2" />}
    </li>
  );
}

/** What is written stays until the server has it. */
function Answer({
  proposalId,
  markId,
  number,
  onClose,
}: {
  proposalId: string;
  markId: string;
  number: number;
  onClose: () => void;
}) {
  const { t } = useTranslation("designer");
  const send = useSend(replyMark, [getMarksByProposal]);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useState("");
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = content.trim();
    if (!text) return field.current?.focus();
    if (!send.isPending) send.mutate({ proposalId, markId, content: text }, { onSuccess: onClose });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form ref={form} onSubmit={submit} className="mt-2 grid scroll-my-4 gap-2">
      <TextArea
        ref={field}
        label={t("Answer to comment {{number}}", { number })}
        value={content}
        maxLength={MAX_ANSWER}
        error={send.error?.fields.content ?? null}
        onChange={(event) => setContent(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {send.error && !send.error.fields.content && <ErrorState error={send.error} />}
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={onClose}>
          {t("Cancel")}
        </Button>
        <Button size="small" tone="main" type="submit" busy={send.isPending} disabled={!content.trim()}>
          {t("Send answer")}
        </Button>
      </div>
    </form>
  );
}

/** Who wrote; the name of a visitor is what they say it is. */
function useWriter() {
  const { t } = useTranslation("designer");
  return ({ author, isVisitor }: Pick<Mark, "author" | "isVisitor">): string =>
    isVisitor ? t("{{name}} (visitor)", { name: author }) : author;
}

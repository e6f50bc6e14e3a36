import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { replyMark } from "../../api/calls.ts";
import { type ApiError, asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import type { LinkKey } from "./shown-design.ts";
import { keepVisitorName, visitorName } from "./visitor-name.ts";

type ReplyFormProps = {
  readonly proposalId: string;
  readonly markId: string;
  readonly linkKey: LinkKey;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

/** An answer to a comment, under the name of who is signed in or one that is given. What was typed stays until the server has it. */
export function ReplyForm({ proposalId, markId, linkKey, onClose, onSent }: ReplyFormProps) {
  const { t } = useTranslation("share");
  const customer = useSession((state) => state.customer);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [missing, setMissing] = useState<{ author?: boolean; content?: boolean }>({});
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const content = String(fields.get("content")).trim();
    const author = fields.get("author")?.toString().trim();
    const lacking = { author: author === "", content: content === "" };
    setMissing(lacking);
    if (lacking.author || lacking.content) {
      const first = form.elements.namedItem(lacking.author ? "author" : "content");
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await call(replyMark, { proposalId, markId, content, author, ...linkKey });
      if (author) keepVisitorName(author);
      toast({ text: t("Your answer was sent.") });
      onSent();
    } catch (thrown) {
      setFailure(asApiError(thrown));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={send} noValidate className="mb-3 ms-9 grid gap-3 print:hidden">
      <TextArea
        ref={field}
        label={t("Your answer")}
        name="content"
        maxLength={4_000}
        error={missing.content ? t("Please write something.") : (failure?.fields.content ?? null)}
      />
      {(!customer || failure?.fields.author) && (
        <TextField
          label={t("Your name")}
          name="author"
          maxLength={80}
          autoComplete="name"
          defaultValue={visitorName() ?? ""}
          error={missing.author ? t("Please give your name.") : (failure?.fields.author ?? null)}
        />
      )}
      {failure && Object.keys(failure.fields).length === 0 && (
        <p role="alert" className="bg-fault-wash px-3 py-2 text-dense text-fault">
          {failure.isOffline ? t("The server cannot be reached. What you wrote is still here.") : failure.message}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" tone="main" size="small" busy={isBusy}>
          {t("Send answer")}
        </Button>
        <Button size="small" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </form>
  );
}

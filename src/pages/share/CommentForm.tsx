import { type FormEvent, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { addMark } from "../../api/calls.ts";
import { type ApiError, asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { useSession } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { toast } from "../../ui/toast.tsx";
import { Code } from "../../ui/words.tsx";
import type { LinkKey } from "./shown-design.ts";
import { keepVisitorName, visitorName } from "./visitor-name.ts";

/** A place of the design: piece, and mm on it. */
export type Place = { readonly pieceKey: string; readonly x: number; readonly y: number };

type CommentFormProps = {
  readonly proposalId: string;
  readonly linkKey: LinkKey;
  readonly pieces: readonly { readonly key: string; readonly name: string }[];
  readonly place: Place;
  readonly onPiece: (pieceKey: string) => void;
  readonly onSent: () => void;
};

/** A comment of a visitor, who gives a name, or of a customer, who has one. What was typed stays until the server has it. */
export function CommentForm({ proposalId, linkKey, pieces, place, onPiece, onSent }: CommentFormProps) {
  const { t } = useTranslation("share");
  const { number } = useFormat();
  const customer = useSession((state) => state.customer);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [missing, setMissing] = useState<{ author?: boolean; content?: boolean }>({});
  const form = useRef<HTMLFormElement>(null);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const content = String(fields.get("content")).trim();
    const author = fields.get("author")?.toString().trim();
    const lacking = { author: author === "", content: content === "" };
    setMissing(lacking);
    if (lacking.author || lacking.content) {
      const first = form.current?.elements.namedItem(lacking.author ? "author" : "content");
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await call(addMark, { proposalId, ...place, content, author, ...linkKey });
      if (author) keepVisitorName(author);
      form.current?.querySelector("textarea")?.form?.reset();
      toast({ text: t("Your comment was sent.") });
      onSent();
    } catch (thrown) {
      setFailure(asApiError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} onSubmit={send} noValidate className="grid gap-4 border-t border-line pt-4 print:hidden">
      <h3 className="font-medium">{t("Add a comment")}</h3>
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
      <TextArea
        label={t("Comment")}
        name="content"
        maxLength={4_000}
        error={missing.content ? t("Please write something.") : (failure?.fields.content ?? null)}
      />
      <div className="grid gap-1">
        <Select
          label={t("Where")}
          value={place.pieceKey}
          choices={pieces.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={onPiece}
        />
        <p className="text-note text-ink-3">
          <Code className="font-cond">
            {number(Math.round(place.x) + 0)} × {number(Math.round(place.y) + 0)} mm
          </Code>
          {" · "}
          {t("A click on the garment or on a piece moves the place.")}
        </p>
      </div>
      {failure && Object.keys(failure.fields).length === 0 && (
        <p role="alert" className="bg-fault-wash px-3 py-2 text-dense text-fault">
          {failure.isOffline ? t("The server cannot be reached. Your comment is still here.") : failure.message}
        </p>
      )}
      <Button type="submit" tone="main" busy={isBusy} className="justify-self-start">
        {t("Send comment")}
      </Button>
    </form>
  );
}

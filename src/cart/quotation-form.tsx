import { type FormEvent, useEffect, useRef } from "react";
import type { ApiError } from "../api/error.ts";
import { useTranslation } from "../i18n.ts";
import { TextArea } from "../ui/field.tsx";
import { Picture } from "../ui/picture.tsx";
import { ErrorState } from "../ui/states.tsx";
import { Tag } from "../ui/tag.tsx";
import { Code } from "../ui/words.tsx";
import type { Cart } from "./rules.ts";

const MAX_MESSAGE = 4_000;

type QuotationFormProps = {
  id: string;
  lines: Cart;
  words: string;
  onWords: (words: string) => void;
  failure: ApiError | null;
  onSend: () => void;
};

/** What is asked for, and one's own words to it. */
export function QuotationForm({ id, lines, words, onWords, failure, onSend }: QuotationFormProps) {
  const { t } = useTranslation("favourites");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form id={id} onSubmit={submit} noValidate className="grid gap-4 py-0.5">
      <ul className="flex flex-wrap gap-2">
        {lines.map((line) => (
          <li key={line.productId} className="w-18">
            <Picture src={line.productImg || undefined} alt="" sizes="72px" className="size-18" />
            <Code className="mt-1 block truncate text-note">{line.productCode}</Code>
          </li>
        ))}
      </ul>
      <TextArea
        ref={field}
        label={t("Your message (optional)")}
        help={t("Colours, delivery date, place of delivery, what the cloth is for.")}
        rows={5}
        maxLength={MAX_MESSAGE}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      {failure && <ErrorState error={failure} kept={t("Nothing is lost; please send it again.")} />}
    </form>
  );
}

/** That the request has arrived, with its number. */
export function QuotationSent({ consultId }: { consultId: string }) {
  const { t } = useTranslation("favourites");
  return (
    <div role="status" className="grid content-start gap-3">
      <p>
        <Tag tone="ok">{t("Sent")}</Tag>
      </p>
      <p className="text-ink-2">{t("Your fabrics and quantities are with the mill; its answer comes to you as a message.")}</p>
      <p className="text-note text-ink-3">
        {t("Request")} <Code className="select-all font-cond">{consultId}</Code>
      </p>
    </div>
  );
}

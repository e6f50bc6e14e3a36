import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "../i18n.ts";
import { useFormat } from "../i18n-format.ts";
import { useSession } from "../state/session.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { Picture } from "../ui/picture.tsx";
import { ErrorState } from "../ui/states.tsx";
import { Code } from "../ui/words.tsx";
import { useAskMill } from "./ask.ts";
import { AttachedPictures, useAttached } from "./attached.tsx";
import type { ConsultAbout } from "./consult-button.tsx";
import { CopyByMail } from "./copy-by-mail.tsx";

const MAX_MESSAGE = 4_000;
const MAX_SUBJECT = 120;
const MAX_MAIL = 200;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A message to the mill: words, fabrics, pictures, and the e-mail address for the answer, at first the one of the profile. */
export default function ConsultDialog({
  kind = "question",
  subject,
  words,
  products = [],
  pictures: first = [],
  onClose,
}: ConsultAbout & { onClose: () => void }) {
  const { t } = useTranslation("favourites");
  const { date } = useFormat();
  const [content, setContent] = useState(words ?? "");
  const attached = useAttached(first);
  const { pictures, isUploading } = attached;
  const profileMail = useSession(({ customer }) => customer?.mail ?? "");
  const [mail, setMail] = useState(profileMail);
  const [fault, setFault] = useState<string | null>(null);
  const [mailFault, setMailFault] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const mailField = useRef<HTMLInputElement>(null);
  const ask = useAskMill();
  const formId = useId();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!content.trim()) {
      setFault(t("Please write what you would like to know."));
      field.current?.focus();
      return;
    }
    const address = mail.trim();
    if (address && !MAIL.test(address)) {
      setMailFault(t("Please enter a valid e-mail address."));
      mailField.current?.focus();
      return;
    }
    ask.mutate({
      kind,
      subject,
      content: content.trim(),
      mail: address || undefined,
      productIds: products.map(({ productId }) => productId),
      imageIds: pictures.map(({ imageId }) => imageId),
    });
  };
  const title = kind === "development" ? t("Request development") : t("Ask the mill");
  const close = (isOpen: boolean) => !isOpen && onClose();
  if (ask.data)
    return (
      <Dialog
        open
        onOpenChange={close}
        title={t("The mill has your message")}
        actions={
          <Button tone="main" onClick={onClose}>
            {t("Done")}
          </Button>
        }
      >
        <div role="status" className="mb-4 grid gap-2">
          <p>{t("The answer comes to you as a message.")}</p>
          <p className="text-note text-ink-3">
            {t("Request")} <Code className="select-all font-cond">{ask.data.consultId}</Code>
          </p>
          <p className="text-note text-ink-3">
            {t("Send time")} <time dateTime={ask.data.createdAt}>{date(ask.data.createdAt, true)}</time>
          </p>
        </div>
        <CopyByMail
          consultId={ask.data.consultId}
          subject={(subject || content.trim().split("\n")[0] || title).slice(0, MAX_SUBJECT)}
          content={content.trim()}
          productIds={products.map(({ productId }) => productId)}
        />
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      initialFocus={field}
      holds={content.trim() !== (words ?? "").trim() || mail.trim() !== profileMail || pictures.length !== first.length}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" type="submit" form={formId} busy={ask.isPending} disabled={isUploading}>
            {t("Send")}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {products.length > 0 && (
          <ul aria-label={t("Fabrics attached")} className="flex max-h-44 flex-wrap gap-2 overflow-y-auto">
            {products.map((product) => (
              <li key={product.productId} className="w-18">
                <Picture src={product.productImg} alt="" sizes="72px" className="size-18" />
                <Code className="mt-1 block truncate text-note">{product.productCode}</Code>
              </li>
            ))}
          </ul>
        )}
        <TextArea
          ref={field}
          label={kind === "development" ? t("What fabric do you need?") : t("Leave message")}
          help={kind === "development" ? t("Composition, weight, width, colour, use, quantity, date.") : undefined}
          rows={5}
          maxLength={MAX_MESSAGE}
          value={content}
          error={fault}
          onChange={(event) => {
            setContent(event.target.value);
            setFault(null);
          }}
        />
        <TextField
          ref={mailField}
          label={t("Customer e-mail")}
          help={t("The mill can also answer here. Leave it empty for answers in the portal only.")}
          type="email"
          autoComplete="email"
          dir="ltr"
          maxLength={MAX_MAIL}
          value={mail}
          error={mailFault ?? ask.error?.fields.mail ?? null}
          onChange={(event) => {
            setMail(event.target.value);
            setMailFault(null);
          }}
        />
        <AttachedPictures attached={attached} />
        {ask.error && <ErrorState error={ask.error} kept={t("Nothing is lost; please send it again.")} />}
      </form>
    </Dialog>
  );
}

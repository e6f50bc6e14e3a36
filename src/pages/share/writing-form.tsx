import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type ApiError, asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useFaults } from "./use-faults.ts";
import { keepVisitorName, visitorName } from "./visitor-name.ts";

/** What is written, under the name that a visitor gives; who is signed in has one. */
export type Written = { readonly content: string; readonly author: string | undefined };

type WritingFormProps = {
  readonly label: string;
  readonly sendLabel: string;
  readonly sentText: string;
  readonly send: (written: Written) => Promise<unknown>;
  readonly onSent: () => void;
  /** What stands above the fields, and between them and the button. */
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A form that was opened by its reader: it has the focus, is wholly in view, and can be left. */
  readonly onCancel?: () => void;
  readonly className?: string;
};

/** The words of a visitor, who gives a name, or of a customer, who has one. What was typed stays until the server has it. */
export function WritingForm({
  label,
  sendLabel,
  sentText,
  send,
  onSent,
  title,
  children,
  onCancel,
  className,
}: WritingFormProps) {
  const { t } = useTranslation("share");
  const customer = useSession((state) => state.customer);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isNameless, setNameless] = useState(false);
  const { faults, setFaults, onInput } = useFaults();
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (!isOpened) return;
    form.current?.querySelector("textarea")?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "nearest" });
  }, [isOpened]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const { currentTarget } = event;
    const fields = new FormData(currentTarget);
    const content = String(fields.get("content")).trim();
    const author = fields.get("author")?.toString().trim();
    const missing = {
      ...(author === "" && { author: t("Please give your name.") }),
      ...(content === "" && { content: t("Please write something.") }),
    };
    setFaults(missing);
    const first = currentTarget.elements.namedItem(Object.keys(missing)[0] ?? "");
    if (first instanceof HTMLElement) return first.focus();
    setBusy(true);
    setFailure(null);
    try {
      await send({ content, author });
      if (author) keepVisitorName(author);
      currentTarget.reset();
      toast({ text: sentText });
      onSent();
    } catch (thrown) {
      const error = asApiError(thrown);
      setFailure(error);
      setFaults(error.fields);
      if (error.fields.author) setNameless(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={onInput}
      noValidate
      className={cx("grid scroll-my-4 gap-4 print:hidden", className)}
    >
      {title}
      {(!customer || isNameless) && (
        <TextField
          label={t("Your name")}
          name="author"
          maxLength={80}
          autoComplete="name"
          defaultValue={visitorName() ?? ""}
          error={faults.author ?? null}
        />
      )}
      <TextArea label={label} name="content" maxLength={4_000} error={faults.content ?? null} />
      {children}
      {failure && Object.keys(failure.fields).length === 0 && (
        <p role="alert" className="bg-fault-wash px-3 py-2 text-dense text-fault">
          {failure.isOffline ? t("The server cannot be reached. What you wrote is still here.") : failure.message}
        </p>
      )}
      <div className="flex gap-2">
        <Button type="submit" tone="main" busy={isBusy}>
          {sendLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t("Cancel")}</Button>}
      </div>
    </form>
  );
}

import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { TextArea, TextField } from "../../ui/field.tsx";
import { useWriting, type Written } from "./use-writing.ts";
import { visitorName } from "./visitor-name.ts";

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
  const { submit, isBusy, failure, isNameless, faults, onInput } = useWriting({ send, sentText, onSent });
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (!isOpened) return;
    form.current?.querySelector("textarea")?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: "nearest" });
  }, [isOpened]);
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

import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from "react";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";

/** Border, ground and states of everything one writes into. */
export const boxClass = (hasError: boolean): string =>
  cx(
    "flex items-center gap-2 rounded-control border bg-sheet transition-colors duration-quick",
    "has-disabled:border-line has-disabled:bg-transparent has-disabled:text-ink-3",
    "has-[[readonly]]:border-transparent has-[[readonly]]:bg-transparent has-[[readonly]]:px-0",
    "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink",
    hasError ? "border-fault shadow-[inset_0_-1px_0_var(--color-fault)]" : "border-edge hover:border-ink",
  );

type FieldFrame = {
  /** Always there for those who hear the page; `hideLabel` only takes it from view. */
  label: string;
  hideLabel?: boolean;
  /** What the user should know beforehand. */
  help?: ReactNode;
  /** What would be right. Replaces the help. */
  error?: string | null;
};

/** Label above, note below; gives the ids that tie them to the control. */
export function Field({
  label,
  hideLabel = false,
  help,
  error,
  className,
  children,
}: FieldFrame & { className?: string; children: (ids: { id: string; describedBy: string | undefined }) => ReactNode }) {
  const id = useId();
  const note = error ?? help;
  const noteId = note ? `${id}-note` : undefined;
  return (
    <div className={cx("text-dense", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "mb-1 block font-medium"}>
        {label}
      </label>
      {children({ id, describedBy: noteId })}
      {note && (
        <p id={noteId} className={cx("mt-1 flex items-start gap-1.5 text-note", error ? "text-fault" : "text-ink-3")}>
          {error && <Icon of={WarningOctagonIcon} className="mt-px" size={14} />}
          <span>{note}</span>
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, "size"> & {
    /** Before the text, inside the box: an icon. */
    start?: ReactNode;
    /** After the text, inside the box: a unit or a small button. */
    end?: ReactNode;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. Works with react-hook-form's `register` as it is. */
export function TextField({ label, hideLabel, help, error, start, end, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} className={className}>
      {({ id, describedBy }) => (
        <span className={cx(boxClass(Boolean(error)), "h-9 px-2.5 pointer-coarse:h-11")}>
          {start}
          <input
            id={id}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            {...rest}
            className="h-full w-full min-w-0 bg-transparent text-body outline-none focus-visible:shadow-none pointer-coarse:text-read"
          />
          {end && <span className="flex shrink-0 items-center gap-1 text-note text-ink-3">{end}</span>}
        </span>
      )}
    </Field>
  );
}

/** The code of a second step, from an authenticator; the browser offers one it was sent. */
export const CodeField = (texts: Pick<TextFieldProps, "label" | "help" | "className">) => (
  <TextField {...texts} name="code" inputMode="numeric" autoComplete="one-time-code" dir="ltr" />
);

type TextAreaProps = FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines of text. */
export function TextArea({ label, hideLabel, help, error, className, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} className={className}>
      {({ id, describedBy }) => (
        <span className={cx(boxClass(Boolean(error)), "px-2.5 py-2")}>
          <textarea
            id={id}
            rows={rows}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            {...rest}
            className="w-full min-w-0 resize-y bg-transparent text-body [unicode-bidi:plaintext] outline-none focus-visible:shadow-none pointer-coarse:text-read"
          />
        </span>
      )}
    </Field>
  );
}

type SearchFieldProps = Omit<TextFieldProps, "error" | "help">;

/** Search stands alone: a single line at the foot. */
export function SearchField({ label, start, end, className, ...rest }: SearchFieldProps) {
  const id = useId();
  return (
    <span
      className={cx(
        "flex h-9 items-center gap-2.5 border-b border-edge px-0.5 text-ink-3 pointer-coarse:h-11",
        "has-focus-visible:border-ink has-focus-visible:shadow-[0_1px_0_var(--color-ink)]",
        className,
      )}
    >
      {start}
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        className="h-full w-full min-w-0 text-ellipsis bg-transparent text-body text-ink outline-none focus-visible:shadow-none pointer-coarse:text-read"
      />
      {end}
    </span>
  );
}

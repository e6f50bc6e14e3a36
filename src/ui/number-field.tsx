import { useEffect, useId, useRef } from "react";
import { cx } from "./classes.ts";
import { boxClass } from "./field.tsx";
import { writeNumber } from "./number.ts";
import { ScrubLabel } from "./scrub-label.tsx";
import { unitSign } from "./unit-sign.ts";
import { useFigure } from "./use-figure.ts";
import { hearKey, useNumberEdit } from "./use-number-edit.ts";
import { useNumberFault } from "./use-number-fault.ts";

export type NumberFieldProps = {
  label: string;
  /** Above the field, beside it, inside the box (X, Y, W, H) or only heard. */
  labelAt?: "above" | "beside" | "inside" | "hidden";
  /** Null shows an empty field: several values, or none. */
  value: number | null;
  /** Hears every step of a gesture: each pixel of a scrub, each repeat of a held arrow. */
  onChange?: (value: number) => void;
  /** Hears the end of a gesture, once: released pointer or key, Enter, or leaving the field. */
  onCommit?: (value: number) => void;
  /** Escape during a gesture; the value before it is given to `onChange` first. */
  onCancel?: () => void;
  unit?: string;
  /** Fixed decimals. */
  digits?: number;
  step?: number;
  /** What is written outside is not taken, and the field says why; arrows and scrubs end here. A value that is outside is shown and marked. */
  min?: number;
  max?: number;
  disabled?: boolean;
  /** 26 or 36 px high. */
  size?: "small" | "medium";
  placeholder?: string;
  className?: string;
  id?: string;
};

const LABEL_CLASSES = {
  above: "mb-1 block font-medium",
  beside: undefined,
  inside: "shrink-0 whitespace-nowrap text-note text-ink-3",
  hidden: "sr-only",
} as const;

/** A number with its unit; a field of mm shows inches where `LengthUnitContext` says so, and gives mm all the same. Reads 12.5, 12,5, 1 1/2 in and 20+5; what it does not take it names, and why. Arrows go 1, Shift 10, Alt 0.1; dragging the label scrubs. */
export function NumberField(props: NumberFieldProps) {
  const { label, labelAt = "above", value, min = -Infinity, max = Infinity, disabled = false, size = "medium" } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const figure = useFigure(props);
  const { unit, digits, step, perShown } = figure;
  const { onChange, onCommit, onCancel } = props;
  const edit = useNumberEdit({ value, min, max, onChange, onCommit, onCancel }, figure);
  const { draft, refused, isOutside, type, end, commitDraft } = edit;
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refused) reason.current?.scrollIntoView({ block: "nearest" });
  }, [refused]);
  const tag = document.documentElement.lang;
  const fault = useNumberFault(refused?.value === value ? refused : null, isOutside, { ...figure, min, max });
  const text = draft ?? (value === null ? "" : writeNumber(value / perShown, digits, tag));
  const isInside = labelAt === "inside";
  const name = (
    <ScrubLabel id={id} label={label} edit={edit} step={step} disabled={disabled} className={LABEL_CLASSES[labelAt]} />
  );
  return (
    <div
      className={cx("text-dense", labelAt === "beside" && "flex flex-wrap items-center justify-between gap-x-3", props.className)}
    >
      {!isInside && name}
      <span
        className={cx(
          boxClass(fault !== null),
          labelAt === "beside" && "w-[82px]",
          "gap-1.5 px-2",
          size === "small" ? "h-[26px] pointer-coarse:h-9" : "h-9 pointer-coarse:h-11",
        )}
      >
        {isInside && name}
        <input
          id={id}
          type="text"
          inputMode={min >= 0 ? "decimal" : "text"}
          autoComplete="off"
          disabled={disabled}
          placeholder={props.placeholder}
          value={text}
          aria-invalid={fault !== null || undefined}
          aria-describedby={fault === null ? undefined : `${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => hearKey(event, edit, step)}
          onKeyUp={end}
          onBlur={() => {
            end();
            commitDraft();
          }}
          dir="ltr"
          className="w-full min-w-0 bg-transparent text-end outline-none focus-visible:shadow-none"
        />
        {unit && <span className="shrink-0 font-cond text-note text-ink-3">{unitSign(unit, tag)}</span>}
      </span>
      {fault !== null && (
        <p
          ref={reason}
          id={`${id}-hint`}
          role="alert"
          className="scroll-my-2 col-span-full mt-1 basis-full break-words text-note text-fault"
        >
          {fault}
        </p>
      )}
    </div>
  );
}

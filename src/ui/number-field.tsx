import { type KeyboardEvent, type MouseEvent, type PointerEvent, useContext, useId, useRef, useState } from "react";
import { cx } from "./classes.ts";
import { boxClass } from "./field.tsx";
import { LengthUnitContext } from "./length-unit.ts";
import { MM_PER_INCH, readNumber, roundTo, strideOf, writeNumber } from "./number.ts";

const SCRUB_PX_PER_STEP = 2;
/** Decimals of inches where those of mm are given: a tenth of a mm is 0.004 in. */
const MORE_DIGITS = 2;
/** One press of an arrow in a field of inches. */
const INCH_STEP_MM = MM_PER_INCH / 16;

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
  /** A value outside is shown and marked, not clipped. */
  min?: number;
  max?: number;
  /** Says what would be right; made from min and max by the caller, in its language. */
  rangeHint?: string;
  disabled?: boolean;
  /** 26 or 36 px high. */
  size?: "small" | "medium";
  placeholder?: string;
  className?: string;
  id?: string;
};

/** A number with its unit; a field of mm shows inches where `LengthUnitContext` says so, and gives mm all the same. Reads 12.5, 12,5 and 1 1/2 in; arrows go 1, Shift 10, Alt 0.1; dragging the label scrubs. */
export function NumberField({
  label,
  labelAt = "above",
  value,
  onChange,
  onCommit,
  onCancel,
  unit: ownUnit = "",
  digits: ownDigits = 1,
  step: ownStep = 1,
  min = -Infinity,
  max = Infinity,
  rangeHint,
  disabled = false,
  size = "medium",
  placeholder,
  className,
  id: givenId,
}: NumberFieldProps) {
  const ownId = useId();
  const isInches = useContext(LengthUnitContext) === "in" && ownUnit === "mm";
  const unit = isInches ? "in" : ownUnit;
  const digits = isInches ? ownDigits + MORE_DIGITS : ownDigits;
  const step = isInches ? INCH_STEP_MM : ownStep;
  const id = givenId ?? ownId;
  const [draft, setDraft] = useState<string | null>(null);
  const gesture = useRef<{ start: number; now: number; fromX: number } | null>(null);
  const tag = document.documentElement.lang;
  const drafted = draft === null ? value : readNumber(draft, unit);
  const isWrong = draft !== null && draft.trim() !== "" && drafted === null;
  const isOutside = drafted !== null && (drafted < min || drafted > max);
  const text = draft ?? (value === null ? "" : writeNumber(isInches ? value / MM_PER_INCH : value, digits, tag));

  const move = (to: number) => {
    if (!gesture.current) return;
    gesture.current.now = roundTo(to, digits);
    setDraft(null);
    onChange?.(gesture.current.now);
  };
  const begin = (fromX = 0) => {
    gesture.current ??= { start: drafted ?? 0, now: drafted ?? 0, fromX };
  };
  const end = () => {
    const done = gesture.current;
    gesture.current = null;
    if (done && done.now !== done.start) onCommit?.(done.now);
  };
  const cancel = () => {
    const dropped = gesture.current;
    gesture.current = null;
    setDraft(null);
    if (dropped) onChange?.(dropped.start);
    onCancel?.();
  };
  const commitDraft = () => {
    if (draft === null) return;
    const read = readNumber(draft, unit);
    setDraft(null);
    if (read === null) return;
    const next = roundTo(read, digits);
    if (next === value) return;
    onChange?.(next);
    onCommit?.(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      begin();
      const stride = strideOf(step, event) * (event.key === "ArrowUp" ? 1 : -1);
      if (gesture.current) move(gesture.current.now + stride);
    } else if (event.key === "Enter") {
      commitDraft();
      event.currentTarget.select();
    } else if (event.key === "Escape" && (draft !== null || gesture.current)) {
      event.stopPropagation();
      cancel();
    }
  };
  const scrub = {
    onPointerDown: (event: PointerEvent<HTMLLabelElement>) => {
      if (disabled || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // The field hears Escape while the label is dragged.
      document.getElementById(id)?.focus();
      begin(event.clientX);
    },
    // A pressed label would take the focus from the field, and with it the gesture.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerMove: (event: PointerEvent<HTMLLabelElement>) => {
      if (!gesture.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const steps = Math.round((event.clientX - gesture.current.fromX) / SCRUB_PX_PER_STEP);
      if (steps !== 0 || gesture.current.now !== gesture.current.start) {
        move(gesture.current.start + steps * strideOf(step, event));
      }
    },
    onPointerUp: end,
    onPointerCancel: cancel,
  };

  const hasError = isWrong || isOutside;
  const isInside = labelAt === "inside";
  const name = (
    <label
      htmlFor={id}
      {...scrub}
      className={cx(
        labelAt === "hidden" && "sr-only",
        labelAt === "above" && "mb-1 block font-medium",
        isInside && "text-note text-ink-3",
        !disabled && "cursor-ew-resize touch-none select-none",
      )}
    >
      {label}
    </label>
  );
  return (
    <div className={cx("text-dense", labelAt === "beside" && "flex flex-wrap items-center justify-between gap-x-3", className)}>
      {!isInside && name}
      <span
        className={cx(
          boxClass(hasError),
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
          placeholder={placeholder}
          value={text}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError && rangeHint ? `${id}-hint` : undefined}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onKeyUp={end}
          onBlur={() => {
            end();
            commitDraft();
          }}
          dir="ltr"
          className="w-full min-w-0 bg-transparent text-end outline-none focus-visible:shadow-none"
        />
        {unit && <span className="shrink-0 font-cond text-note text-ink-3">{unit}</span>}
      </span>
      {hasError && rangeHint && (
        <p id={`${id}-hint`} className="mt-1 basis-full text-note text-fault">
          {rangeHint}
        </p>
      )}
    </div>
  );
}

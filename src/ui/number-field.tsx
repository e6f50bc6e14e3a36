import { MM_PER_INCH } from "@selvedge/geometry-core";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useContext, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "./classes.ts";
import { boxClass } from "./field.tsx";
import { LengthUnitContext } from "./length-unit.ts";
import { clampTo, roundTo, strideOf, writeLimit, writeNumber } from "./number.ts";
import { readNumber } from "./read-number.ts";
import { unitSign } from "./unit-sign.ts";

const SCRUB_PX_PER_STEP = 2;
/** Decimals of inches where those of mm are given: a tenth of a mm is 0.004 in. */
const MORE_DIGITS = 2;
/** One press of an arrow in a field of inches. */
const INCH_STEP_MM = MM_PER_INCH / 16;

const MAX_QUOTED_LENGTH = 24;
/** What was typed, as it is told. */
const shortened = (text: string) => (text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text);
/** A figure that keeps its order of signs among words from right to left. */
const isolated = (text: string) => (document.documentElement.dir === "rtl" ? `\u2066${text}\u2069` : text);

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

/** What was written and not taken, while the field still shows the value it had then. */
type Refused = { readonly text: string; readonly value: number | null; readonly isRead: boolean };

/** A number with its unit; a field of mm shows inches where `LengthUnitContext` says so, and gives mm all the same. Reads 12.5, 12,5, 1 1/2 in and 20+5; what it does not take it names, and why. Arrows go 1, Shift 10, Alt 0.1; dragging the label scrubs. */
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
  const { t } = useTranslation("shell");
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const gesture = useRef<{ start: number; now: number; fromX: number } | null>(null);
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refused) reason.current?.scrollIntoView({ block: "nearest" });
  }, [refused]);
  const tag = document.documentElement.lang;
  const drafted = draft === null ? value : readNumber(draft, unit);
  // An end may have more decimals than are shown.
  const slack = 10 ** -digits / 2;
  const isIn = (number: number) => number >= min - slack && number <= max + slack;
  const isOutside = drafted !== null && !isIn(drafted);
  const shownRefusal = refused?.value === value ? refused : null;
  const text = draft ?? (value === null ? "" : writeNumber(isInches ? value / MM_PER_INCH : value, digits, tag));

  const move = (to: number) => {
    if (!gesture.current) return;
    gesture.current.now = clampTo(roundTo(to, digits), min, max);
    setDraft(null);
    setRefused(null);
    onChange?.(gesture.current.now);
  };
  const begin = (fromX = 0) => {
    const start = drafted ?? value ?? 0;
    gesture.current ??= { start, now: start, fromX };
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
    setRefused(null);
    if (dropped) onChange?.(dropped.start);
    onCancel?.();
  };
  const commitDraft = () => {
    if (draft === null) return;
    setDraft(null);
    if (draft.trim() === "") return;
    const read = readNumber(draft, unit);
    if (read === null || !isIn(read))
      return setRefused({ text: isolated(shortened(draft.trim())), value, isRead: read !== null });
    const next = clampTo(roundTo(read, digits), min, max);
    if (next === value) return;
    onChange?.(next);
    onCommit?.(next);
  };
  const range = () => {
    const end = (at: number) => isolated(writeLimit(isInches ? at / MM_PER_INCH : at, tag));
    const named = unit && ` ${unitSign(unit, tag)}`;
    if (min === -Infinity) return t("At most {{max}}{{unit}}.", { max: end(max), unit: named });
    if (max === Infinity) return t("At least {{min}}{{unit}}.", { min: end(min), unit: named });
    return t("From {{min}} to {{max}}{{unit}}.", { min: end(min), max: end(max), unit: named });
  };
  const fault = () => {
    if (shownRefusal?.isRead) return `${t("“{{text}}” was not accepted.", shownRefusal)} ${range()}`;
    if (shownRefusal) return t("“{{text}}” is not a number. Write it like 12.5 or 20+5.", shownRefusal);
    return isOutside ? range() : null;
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

  const says = fault();
  const isInside = labelAt === "inside";
  const name = (
    <label
      htmlFor={id}
      {...scrub}
      className={cx(
        labelAt === "hidden" && "sr-only",
        labelAt === "above" && "mb-1 block font-medium",
        isInside && "shrink-0 whitespace-nowrap text-note text-ink-3",
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
          boxClass(says !== null),
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
          aria-invalid={says !== null || undefined}
          aria-describedby={says === null ? undefined : `${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setRefused(null);
            setDraft(event.target.value);
          }}
          onKeyDown={onKeyDown}
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
      {says !== null && (
        <p
          ref={reason}
          id={`${id}-hint`}
          role="alert"
          className="scroll-my-2 col-span-full mt-1 basis-full break-words text-note text-fault"
        >
          {says}
        </p>
      )}
    </div>
  );
}

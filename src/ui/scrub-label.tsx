import type { PointerEvent } from "react";
import { cx } from "./classes.ts";
import { strideOf } from "./number.ts";
import type { NumberEdit } from "./use-number-edit.ts";

const SCRUB_PX_PER_STEP = 2;

type ScrubLabelProps = {
  /** The field it names. */
  id: string;
  label: string;
  edit: NumberEdit;
  step: number;
  disabled: boolean;
  className?: string;
};

/** The name of a number's field, which scrubs the number when it is dragged. */
export function ScrubLabel({
  id,
  label,
  edit: { gesture, begin, move, end, cancel },
  step,
  disabled,
  className,
}: ScrubLabelProps) {
  const onPointerDown = (event: PointerEvent<HTMLLabelElement>) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // The field hears Escape while the label is dragged.
    document.getElementById(id)?.focus();
    begin(event.clientX);
  };
  const onPointerMove = (event: PointerEvent<HTMLLabelElement>) => {
    if (!gesture.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const steps = Math.round((event.clientX - gesture.current.fromX) / SCRUB_PX_PER_STEP);
    if (steps !== 0 || gesture.current.now !== gesture.current.start) {
      move(gesture.current.start + steps * strideOf(step, event));
    }
  };
  return (
    <label
      htmlFor={id}
      onPointerDown={onPointerDown}
      // A pressed label would take the focus from the field, and with it the gesture.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={cancel}
      className={cx(className, !disabled && "cursor-ew-resize touch-none select-none")}
    >
      {label}
    </label>
  );
}

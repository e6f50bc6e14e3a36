import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { clampTo, roundTo, strideOf } from "./number.ts";

type Ranged = {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly digits: number;
  readonly onChange?: (value: number) => void;
  readonly onCommit?: (value: number) => void;
  readonly onCancel?: () => void;
};

type RangeGesture = {
  readonly move: (to: number) => void;
  readonly end: () => void;
  /** For the rail itself. */
  readonly railProps: {
    readonly onPointerDown: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    readonly onKeyUp: () => void;
    readonly onBlur: () => void;
  };
};

/** What pointer and keys do on a rail: steps are heard as they come, the end of a gesture once. */
export function useRangeGesture(rail: RefObject<HTMLInputElement | null>, ranged: Ranged): RangeGesture {
  const { value, min, max, step, digits, onChange, onCommit, onCancel } = ranged;
  const gesture = useRef<{ start: number; now: number } | null>(null);
  /** Set by Escape until the pointer is let go: the rest of that drag counts for nothing. */
  const isDropped = useRef(false);
  const isPressed = useRef(false);

  const move = (to: number) => {
    if (isDropped.current) return;
    gesture.current ??= { start: value, now: value };
    gesture.current.now = roundTo(to, digits);
    onChange?.(gesture.current.now);
  };
  const end = () => {
    isDropped.current = false;
    const done = gesture.current;
    gesture.current = null;
    if (done && done.now !== done.start) onCommit?.(done.now);
  };
  const cancel = () => {
    if (!gesture.current) return;
    onChange?.(gesture.current.start);
    gesture.current = null;
    isDropped.current = isPressed.current;
    onCancel?.();
  };
  // A drag ends wherever the pointer is let go; the browser's own "change" ends what was done without one.
  const ended = useRef(end);
  ended.current = end;
  useEffect(() => {
    const node = rail.current;
    const finish = () => {
      if (!isPressed.current) ended.current();
    };
    node?.addEventListener("change", finish);
    return () => node?.removeEventListener("change", finish);
  }, [rail]);

  const onPointerDown = () => {
    isPressed.current = true;
    const release = () => {
      removeEventListener("pointerup", release);
      removeEventListener("pointercancel", release);
      isPressed.current = false;
      ended.current();
    };
    addEventListener("pointerup", release);
    addEventListener("pointercancel", release);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const forward = document.documentElement.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      const sign = event.key === forward || event.key === "ArrowUp" ? 1 : -1;
      move(clampTo((gesture.current?.now ?? value) + sign * strideOf(step, event), min, max));
    } else if (event.key === "Escape" && gesture.current) {
      event.stopPropagation();
      cancel();
    }
  };
  const onKeyUp = () => {
    if (!isPressed.current) end();
  };
  return { move, end, railProps: { onPointerDown, onKeyDown, onKeyUp, onBlur: end } };
}

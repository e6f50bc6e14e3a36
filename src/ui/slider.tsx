import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { cx } from "./classes.ts";
import { clampTo, roundTo, strideOf } from "./number.ts";
import { NumberField } from "./number-field.tsx";
import { withUnit } from "./unit-sign.ts";

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Where the ink grows from; a two-sided value says 0 and gets a mark there. */
  origin?: number;
  step?: number;
  digits?: number;
  unit?: string;
  /** What a double click on the label gives: on the rail its first press would be a step of its own. */
  reset?: number;
  /** Hears every step of a gesture. */
  onChange?: (value: number) => void;
  /** Hears the end of a gesture, once. */
  onCommit?: (value: number) => void;
  /** Escape during a gesture; the value before it is given to `onChange` first. */
  onCancel?: () => void;
  /** What the field may hold past the rail's ends; those ends when left out. */
  least?: number;
  most?: number;
  disabled?: boolean;
  className?: string;
};

/** A rail with its number field. Arrows 1, Shift 10, Alt 0.1; a double click on the label resets; the field may hold a value past the rail's ends. */
export function Slider({
  label,
  value,
  min,
  max,
  origin = min,
  step = 1,
  digits = 1,
  unit,
  reset = origin,
  onChange,
  onCommit,
  onCancel,
  least = min,
  most = max,
  disabled = false,
  className,
}: SliderProps) {
  const id = useId();
  const rail = useRef<HTMLInputElement>(null);
  const gesture = useRef<{ start: number; now: number } | null>(null);
  /** Set by Escape until the pointer is let go: the rest of that drag counts for nothing. */
  const isDropped = useRef(false);
  const isPressed = useRef(false);
  const part = (position: number) => (clampTo(position, min, max) - min) / (max - min);
  const share = part(value);
  const from = part(origin);

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
  }, []);

  const press = () => {
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
    const isArrow = event.key.startsWith("Arrow");
    if (isArrow) {
      event.preventDefault();
      const sign = event.key === forward || event.key === "ArrowUp" ? 1 : -1;
      move(clampTo((gesture.current?.now ?? value) + sign * strideOf(step, event), min, max));
    } else if (event.key === "Escape" && gesture.current) {
      event.stopPropagation();
      cancel();
    }
  };
  return (
    <div
      className={cx(
        "grid min-h-[34px] pointer-coarse:min-h-11 grid-cols-[minmax(0,106px)_minmax(64px,1fr)_82px] items-center gap-x-3.5 text-dense",
        className,
      )}
    >
      <label
        htmlFor={id}
        className="line-clamp-2 text-balance leading-4 select-none"
        title={label}
        onDoubleClick={() => {
          if (disabled) return;
          move(reset);
          end();
        }}
      >
        {label}
      </label>
      <span className="relative h-6">
        <input
          ref={rail}
          id={id}
          type="range"
          min={min}
          max={max}
          step="any"
          value={clampTo(value, min, max)}
          disabled={disabled}
          aria-valuetext={unit ? withUnit(String(roundTo(value, digits)), unit, document.documentElement.lang) : undefined}
          onChange={(event) => move(Math.round(Number(event.target.value) / step) * step)}
          onPointerDown={press}
          onKeyDown={onKeyDown}
          onKeyUp={() => !isPressed.current && end()}
          onBlur={end}
          className="peer absolute inset-0 z-1 m-0 h-full w-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        <span className="pointer-events-none absolute inset-x-0 top-3 h-px bg-edge peer-disabled:bg-line" />
        <span
          className="pointer-events-none absolute top-[11px] h-[3px] bg-ink peer-disabled:bg-line"
          style={{ insetInlineStart: `${Math.min(share, from) * 100}%`, inlineSize: `${Math.abs(share - from) * 100}%` }}
        />
        {origin !== min && (
          <span
            className="pointer-events-none absolute top-2 h-[9px] w-px bg-edge"
            style={{ insetInlineStart: `${from * 100}%` }}
          />
        )}
        <span
          className="pointer-events-none absolute top-1 h-4 w-1.5 rounded-[1px] bg-ink outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-disabled:bg-edge"
          style={{ insetInlineStart: `calc(${share * 100}% - 3px)` }}
        />
      </span>
      <NumberField
        label={label}
        labelAt="hidden"
        size="small"
        value={value}
        unit={unit}
        digits={digits}
        step={step}
        min={least}
        max={most}
        disabled={disabled}
        onChange={onChange}
        onCommit={onCommit}
        onCancel={onCancel}
        className="contents"
      />
    </div>
  );
}

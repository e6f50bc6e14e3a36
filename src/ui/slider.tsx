import { useId, useRef } from "react";
import { cx } from "./classes.ts";
import { clampTo, roundTo } from "./number.ts";
import { NumberField } from "./number-field.tsx";
import { withUnit } from "./unit-sign.ts";
import { useRangeGesture } from "./use-range-gesture.ts";

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
export function Slider(props: SliderProps) {
  const { label, value, min, max, origin = min, step = 1, digits = 1, unit, disabled = false } = props;
  const { onChange, onCommit, onCancel } = props;
  const id = useId();
  const rail = useRef<HTMLInputElement>(null);
  const gesture = useRangeGesture(rail, { value, min, max, step, digits, onChange, onCommit, onCancel });
  const part = (position: number) => (clampTo(position, min, max) - min) / (max - min);
  return (
    <div
      className={cx(
        "grid min-h-[34px] pointer-coarse:min-h-11 grid-cols-[minmax(0,106px)_minmax(64px,1fr)_82px] items-center gap-x-3.5 text-dense",
        props.className,
      )}
    >
      <label
        htmlFor={id}
        className="line-clamp-2 text-balance leading-4 select-none"
        title={label}
        onDoubleClick={() => {
          if (disabled) return;
          gesture.move(props.reset ?? origin);
          gesture.end();
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
          onChange={(event) => gesture.move(Math.round(Number(event.target.value) / step) * step)}
          {...gesture.railProps}
          className="peer absolute inset-0 z-1 m-0 h-full w-full cursor-pointer opacity-0 disabled:cursor-default"
        />
        <Rail share={part(value)} from={part(origin)} hasOrigin={origin !== min} />
      </span>
      <NumberField
        label={label}
        labelAt="hidden"
        size="small"
        value={value}
        unit={unit}
        digits={digits}
        step={step}
        min={props.least ?? min}
        max={props.most ?? max}
        disabled={disabled}
        onChange={onChange}
        onCommit={onCommit}
        onCancel={onCancel}
        className="contents"
      />
    </div>
  );
}

type RailProps = {
  /** Where the value and the origin stand, 0 to 1. */
  share: number;
  from: number;
  hasOrigin: boolean;
};

/** What is seen of the rail; the range input lies over it. */
function Rail({ share, from, hasOrigin }: RailProps) {
  return (
    <>
      <span className="pointer-events-none absolute inset-x-0 top-3 h-px bg-edge peer-disabled:bg-line" />
      <span
        className="pointer-events-none absolute top-[11px] h-[3px] bg-ink peer-disabled:bg-line"
        style={{ insetInlineStart: `${Math.min(share, from) * 100}%`, inlineSize: `${Math.abs(share - from) * 100}%` }}
      />
      {hasOrigin && (
        <span
          className="pointer-events-none absolute top-2 h-[9px] w-px bg-edge"
          style={{ insetInlineStart: `${from * 100}%` }}
        />
      )}
      <span
        className="pointer-events-none absolute top-1 h-4 w-1.5 rounded-[1px] bg-ink outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ink peer-disabled:bg-edge"
        style={{ insetInlineStart: `calc(${share * 100}% - 3px)` }}
      />
    </>
  );
}

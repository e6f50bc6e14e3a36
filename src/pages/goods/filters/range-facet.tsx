import type { RangeFacet as Facet } from "@selvedge/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n.ts";
import { cx } from "../../../ui/classes.ts";

type Span = readonly [number, number];
type RangeFacetProps = {
  facet: Facet;
  chosen: Span | null;
  say: (value: number) => string;
  onChange: (span: Span | null) => void;
};

/** A key pressed again and again counts once. */
const SETTLE_MS = 400;

/** The step of a range that is easy to read: about a hundredth of its length, 1, 2 or 5 times a power of ten. */
export function stepOf(min: number, max: number): number {
  const rough = (max - min) / 100;
  if (rough <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  return Math.max(step, Number.isInteger(min) && Number.isInteger(max) ? 1 : 0);
}

/** How many fabrics lie where, with two handles on a rail. The list follows when a handle is let go. */
export function RangeFacet({ facet, chosen, say, onChange }: RangeFacetProps) {
  const { t } = useTranslation("finding");
  const { min, max, steps, label } = facet;
  const [span, setSpan] = useState<Span>(chosen ?? [min, max]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [from, to] = span;
  const [storedFrom, storedTo] = chosen ?? [min, max];
  useEffect(() => setSpan([storedFrom, storedTo]), [storedFrom, storedTo]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const step = stepOf(min, max);
  const highest = Math.max(...steps, 1);
  const part = (value: number) => (max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0);
  const move = (next: Span) => {
    setSpan(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(next[0] <= min && next[1] >= max ? null : next), SETTLE_MS);
  };
  const handle = (which: "from" | "to") => {
    const value = which === "from" ? from : to;
    return (
      <input
        type="range"
        aria-label={which === "from" ? t("{{name}}, from", { name: label }) : t("{{name}}, to", { name: label })}
        aria-valuetext={say(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => {
          const next = Number(event.target.value);
          move(which === "from" ? [Math.min(next, to), to] : [from, Math.max(next, from)]);
        }}
        className={cx(
          "pointer-events-none absolute inset-0 m-0 size-full appearance-none bg-transparent focus-visible:outline-none focus-visible:shadow-none",
          "[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:h-4 [&::-webkit-slider-thumb]:w-1.5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-[1px] [&::-webkit-slider-thumb]:bg-ink [&::-webkit-slider-thumb]:cursor-pointer",
          "[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:h-4 [&::-moz-range-thumb]:w-1.5 [&::-moz-range-thumb]:rounded-[1px] [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-ink",
          "pointer-coarse:[&::-webkit-slider-thumb]:h-7 pointer-coarse:[&::-webkit-slider-thumb]:w-4",
          "[&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-offset-2 [&:focus-visible::-webkit-slider-thumb]:outline-ink",
        )}
      />
    );
  };
  return (
    <>
      <div aria-hidden="true" className="flex h-[30px] items-end gap-px">
        {steps.map((count, index) => {
          const low = min + ((max - min) * index) / steps.length;
          const high = min + ((max - min) * (index + 1)) / steps.length;
          return (
            <span
              key={index}
              className={cx("flex-1", high > from && low < to ? "bg-ink-2" : "bg-line")}
              style={{ blockSize: count === 0 ? 0 : `${Math.max(4, (count / highest) * 100)}%` }}
            />
          );
        })}
      </div>
      <div className="relative -mt-2 h-6 pointer-coarse:h-11">
        <span className="absolute inset-x-0 top-1/2 h-px bg-edge" />
        <span
          className="absolute top-1/2 h-[3px] -translate-y-px bg-ink"
          style={{ insetInlineStart: `${part(from) * 100}%`, insetInlineEnd: `${(1 - part(to)) * 100}%` }}
        />
        {handle("from")}
        {handle("to")}
      </div>
      <p className="mt-1 flex justify-between font-cond text-note text-ink-3">
        <bdi dir="ltr">{say(min)}</bdi>
        <bdi dir="ltr">{say(max)}</bdi>
      </p>
    </>
  );
}

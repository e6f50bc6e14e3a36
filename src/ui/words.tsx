import type { ReactNode } from "react";
import { cx } from "./classes.ts";

/** A number with its unit smaller and lighter; never without one. */
export function Quantity({ value, unit, className }: { value: string; unit: string; className?: string }) {
  return (
    <span className={cx("whitespace-nowrap", className)}>
      {value}
      <bdi className="ms-[0.18em] text-[0.92em] text-ink-3">{unit}</bdi>
    </span>
  );
}

/** Codes, constructions and ranges keep their direction in every script. */
export function Code({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}

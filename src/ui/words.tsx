import type { ReactNode } from "react";
import { cx } from "./classes.ts";
import { unitSign } from "./unit-sign.ts";

/** A number with its unit smaller and lighter; never without one. */
export function Quantity({ value, unit, className }: { value: string; unit: string; className?: string }) {
  return (
    // The unit says which way both run: an Arabic one stands to the left of its number, a Latin one to the right.
    <bdi className={cx("whitespace-nowrap", className)}>
      {value}
      {/* A block of its own: beside text of the other direction the margin of a mere span is lost. */}
      <span className="ms-[0.18em] inline-block text-[0.92em] text-ink-3">{unitSign(unit, document.documentElement.lang)}</span>
    </bdi>
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

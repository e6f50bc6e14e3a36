import type { ReactNode } from "react";
import { cx } from "./classes.ts";

/** A way past what a keyboard would have to go through; seen once it has the focus. */
export function SkipButton({ onClick, className, children }: { onClick: () => void; className?: string; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={cx(
        "sr-only rounded-control bg-sheet text-dense shadow-float focus:not-sr-only focus:px-2.5 focus:py-1 focus:whitespace-nowrap",
        className,
      )}
    >
      {children}
    </button>
  );
}

import type { ReactNode } from "react";
import { cx } from "../../ui/index.ts";

/** A control with its label before it. The label is hidden from screen readers, since the control carries the same name. A wide label may take two lines. */
export const Row = ({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <div
    className={cx(
      "grid min-h-9 items-center pointer-coarse:py-1",
      wide ? "grid-cols-[100px_minmax(0,1fr)]" : "grid-cols-[72px_minmax(0,1fr)]",
    )}
  >
    <span aria-hidden className={wide ? "pe-1.5 leading-4" : "truncate pe-1"}>
      {label}
    </span>
    {children}
  </div>
);

import type { Icon as Drawing } from "@phosphor-icons/react";
import { cx } from "./classes.ts";

type IconProps = {
  /** A drawing imported from its own file: `@phosphor-icons/react/dist/csr/Heart`. */
  of: Drawing;
  /** 16 draws regular, 20 and above light. */
  size?: 14 | 16 | 20 | 24;
  /** Of the icons in `FILLED_ICONS` alone. */
  filled?: boolean;
  /** Turns round in Arabic: back, forward, breadcrumb, send. */
  mirrors?: boolean;
  className?: string;
};

/** A decorative icon; its button or its neighbour carries the name. */
export function Icon({ of: Drawn, size = 16, filled = false, mirrors = false, className }: IconProps) {
  const weight = filled ? "fill" : size >= 20 ? "light" : "regular";
  return (
    <Drawn size={size} weight={weight} aria-hidden="true" className={cx("shrink-0", mirrors && "rtl:-scale-x-100", className)} />
  );
}

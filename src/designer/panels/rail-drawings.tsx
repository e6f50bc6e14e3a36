import type { Icon } from "@phosphor-icons/react";

type Props = { readonly size?: number | string; readonly className?: string };

/** Drawn here in one weight: a drawing of the icon library brings six. */
const drawing = (path: string) =>
  (({ size = 24, className }: Props) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  )) as unknown as Icon;

/** Two pieces of cloth whose lines meet at a seam. */
export const SeamDrawing = drawing("M4 4h16v16H4zM12 4v2.5M12 8.7v2.5M12 13.3v2.5M12 18v2M4 9h6.5M13.5 9H20M4 15h6.5M13.5 15H20");

/** A tape measure. */
export const FitDrawing = drawing("M3 8.5h18v7H3zM6.5 8.5v3M10 8.5v4.5M13.5 8.5v3M17 8.5v4.5");

/** A needle drawing its thread through a row of stitches. */
export const MaterialsDrawing = drawing("M20 4 9 15M17.6 4.6l1.8 1.8M4 20c2-3.5 3.5-1 5-5M4 8.5h2.5M9 8.5h2.5M13 20h2.5M18 20h2");

/** The same shirt in three colours. */
export const ColourwaysDrawing = drawing("M3 5h5v14H3zM9.5 5h5v14h-5zM16 5h5v14h-5zM3 12h5M9.5 9h5M16 15h5");

/** A price ticket. */
export const CostDrawing = drawing("M4 4h8l8 8-8 8-8-8zM8.2 8.2h.01M9.5 13.5l4-4M12 16l4-4");

/** A letter. */
export const TextDrawing = drawing("M5 7.5V5h14v2.5M12 5v14M9.5 19h5");

/** A button with four holes. */
export const DecorateDrawing = drawing(
  "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 6.6a5.4 5.4 0 1 0 0 10.8a5.4 5.4 0 1 0 0-10.8M10.2 10.2h.01M13.8 10.2h.01M10.2 13.8h.01M13.8 13.8h.01",
);

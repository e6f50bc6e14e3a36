import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

type Side = "top" | "bottom" | "inline-start" | "inline-end";

type TooltipProps = {
  /** What the control is called; the control carries the same name itself. */
  text: string;
  /** Its key, for example "Ctrl+Z". */
  shortcut?: string;
  side?: Side;
  children: ReactElement;
};

/** The name of an icon button for those who point at it. Never the only place where something is said. */
export function Tooltip({ text, shortcut, side = "bottom", children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <BaseTooltip.Popup className="rounded-control bg-ink px-2 py-1 text-note text-sheet transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
            {shortcut && (
              <kbd dir="ltr" className="ms-2 font-cond text-line">
                {shortcut}
              </kbd>
            )}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}

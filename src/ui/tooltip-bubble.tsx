import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import type { Arrival } from "./late.ts";

type Side = "top" | "bottom" | "inline-start" | "inline-end";

export type TooltipProps = {
  /** What the control is called; the control carries the same name itself. */
  text: string;
  /** Its key, for example "Ctrl+Z". */
  shortcut?: string;
  side?: Side;
  children: ReactElement<Record<string, unknown>>;
};

/** The tooltip itself, fetched when somebody points at the first thing that has one. */
export default function TooltipBubble({ text, shortcut, side = "bottom", children, triggerRef }: TooltipProps & Arrival) {
  return (
    <Base.Root>
      <Base.Trigger ref={triggerRef} render={children} delay={400} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="rounded-control bg-ink px-2 py-1 text-note text-sheet transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
            {shortcut && (
              <kbd dir="ltr" className="ms-2 font-cond text-line">
                {shortcut}
              </kbd>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

import { Popover as Base } from "@base-ui/react/popover";
import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";
import { cx } from "./classes.ts";

type Side = "top" | "bottom" | "inline-start" | "inline-end";

type PopoverProps = {
  trigger: ReactElement;
  /** Heard on opening. */
  label: string;
  children: ReactNode;
  side?: Side;
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
};

/** A small panel that floats beside its button and lets the page be used. */
export function Popover({
  trigger,
  label,
  children,
  side = "bottom",
  align = "start",
  open,
  onOpenChange,
  className,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup
            aria-label={label}
            className={cx(
              "max-w-[min(360px,calc(100vw-16px))] rounded-control bg-sheet p-3 text-dense shadow-float outline-none transition-opacity duration-quick",
              "data-ending-style:opacity-0 data-starting-style:opacity-0",
              className,
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

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

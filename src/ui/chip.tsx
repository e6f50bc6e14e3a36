import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";

type ChipProps = {
  /** What kind of thing the value is, in ink-3. */
  name?: string;
  children: ReactNode;
  /** Takes the filter away; the whole chip is the target. */
  onRemove?: () => void;
  /** What removing it is called. */
  removeLabel?: string;
  /** A switch: ink with a tick when on. */
  on?: boolean;
  onToggle?: () => void;
};

/** An active filter to remove, or a switch. */
export function Chip({ name, children, onRemove, removeLabel, on = false, onToggle }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={onToggle ? on : undefined}
      onClick={onRemove ?? onToggle}
      className={cx(
        "inline-flex min-h-7 items-center gap-2 whitespace-nowrap rounded-control border px-2.5 text-dense transition-colors duration-quick pointer-coarse:min-h-9",
        on ? "border-ink bg-ink text-sheet" : "border-edge bg-sheet hover:border-ink hover:bg-plate",
      )}
    >
      {on && <Icon of={CheckIcon} />}
      {name && <span className="text-ink-3">{name}</span>}
      {children}
      {onRemove && (
        <>
          <span className="sr-only">{removeLabel}</span>
          <Icon of={XIcon} />
        </>
      )}
    </button>
  );
}

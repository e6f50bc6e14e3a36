import { Dialog as Base } from "@base-ui/react/dialog";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";
import { cx } from "./classes.ts";
import { Icon } from "./icon.tsx";

type Sheet = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children?: ReactNode;
  /** The verbs, at the foot; they stay while the content scrolls. */
  actions?: ReactNode;
  /** Gets the focus on opening: the safe verb, or the first field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Closing would lose what was typed: the scrim does nothing, Escape asks through `onOpenChange`. */
  holds?: boolean;
  /** Gets the focus on closing where it is not what had it before: the button of a menu that has closed. */
  finalFocus?: RefObject<HTMLElement | null>;
};

const SCRIM =
  "fixed inset-0 z-40 bg-scrim transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0";

function Head({ title }: { title: string }) {
  const { t } = useTranslation("shell");
  return (
    <header className="flex items-start justify-between gap-4">
      <Base.Title className="voice-name text-head">{title}</Base.Title>
      <Base.Close render={<IconButton label={t("Close")} icon={<Icon of={XIcon} size={20} />} className="-me-1.5 -mt-0.5" />} />
    </header>
  );
}

/** A question, its facts and its verbs. Focus stays inside and goes back to where it came from. */
export function Dialog({
  open,
  onOpenChange,
  title,
  children,
  actions,
  initialFocus,
  finalFocus,
  holds = false,
  keeps = false,
  wide = false,
}: Sheet & {
  /** Its content stays as it is while it is closed, with what was typed. */
  keeps?: boolean;
  /** 768 px, or for a table as wide as the window lets it. */
  wide?: boolean | "table";
}) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={holds}>
      <Base.Portal keepMounted={keeps}>
        <Base.Backdrop className={SCRIM} />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center overflow-y-auto p-4">
          <Base.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={cx(
              "grid w-full gap-4 rounded-control bg-sheet p-5 shadow-float outline-none transition-opacity duration-quick",
              "data-ending-style:opacity-0 data-starting-style:opacity-0",
              wide === "table" ? "max-w-[1440px]" : wide ? "max-w-3xl" : "max-w-[480px]",
            )}
          >
            <Head title={title} />
            {children && <div className="text-body text-ink-2">{children}</div>}
            {actions && <footer className="flex flex-wrap justify-end gap-2">{actions}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** A side sheet from the inline end, 420 wide; on a phone it comes from below. The list scrolls, title and verbs stay. */
export function Drawer({ open, onOpenChange, title, children, actions, initialFocus, finalFocus, holds = false }: Sheet) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={holds}>
      <Base.Portal>
        <Base.Backdrop className={SCRIM} />
        <Base.Popup
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={cx(
            "fixed z-50 flex flex-col gap-4 bg-sheet p-5 shadow-float outline-none transition-transform duration-settle ease-cloth",
            "inset-y-0 end-0 w-full max-w-[420px] data-ending-style:translate-x-full data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full",
            "max-tablet:inset-x-0 max-tablet:top-auto max-tablet:bottom-0 max-tablet:max-h-[92dvh] max-tablet:max-w-none max-tablet:data-ending-style:translate-x-0 max-tablet:data-ending-style:translate-y-full max-tablet:data-starting-style:translate-x-0 max-tablet:data-starting-style:translate-y-full rtl:max-tablet:data-ending-style:translate-x-0 rtl:max-tablet:data-starting-style:translate-x-0",
          )}
        >
          <Head title={title} />
          <div className="-mx-5 min-h-0 flex-1 overflow-y-auto px-5">{children}</div>
          {actions && <footer className="flex flex-wrap justify-end gap-2 border-t border-line pt-4">{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

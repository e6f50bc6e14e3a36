import { Dialog as Base } from "@base-ui/react/dialog";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

type FullScreenProps = {
  title: string;
  onClose: () => void;
  /** Between the title and the way out. */
  tools?: ReactNode;
  children: ReactNode;
};

/** One thing over the whole window. Escape and the cross lead back to where it was opened. */
export function FullScreen({ title, onClose, tools, children }: FullScreenProps) {
  const { t } = useTranslation("shell");
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Popup className="fixed inset-0 z-50 flex flex-col bg-paper outline-none">
          <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-6 py-2.5 max-tablet:px-4">
            <Base.Title className="voice-name min-w-0 truncate text-head" dir="auto">
              {title}
            </Base.Title>
            <Base.Close
              render={
                <IconButton
                  label={t("Close")}
                  icon={<Icon of={XIcon} size={20} />}
                  className="ms-auto pointer-coarse:size-11 tablet:order-last"
                />
              }
            />
            {tools}
          </header>
          <div className="min-h-0 flex-1">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

import { type ReactNode, useRef } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type Props = { name: string; children: ReactNode; onDelete: () => Promise<void>; onClose: () => void };

/** Asks before something is deleted that cannot come back. */
export function ForGoodDialog({ name, children, onDelete, onClose }: Props) {
  const { t } = useTranslation("recover");
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      initialFocus={keep}
      title={t("Delete “{{name}}” for good?", { name })}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            {t("Keep it")}
          </Button>
          <Button
            tone="main"
            onClick={() => {
              onClose();
              void onDelete();
            }}
          >
            {t("Delete for good")}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

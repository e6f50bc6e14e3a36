import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { Button } from "../../ui/index.ts";

type LeaveDialogProps = {
  onStay: () => void;
  onLeave: () => void;
  onSaveAndLeave: () => Promise<void>;
};

/** Asks before unsaved work is left. */
export function LeaveDialog({ onStay, onLeave, onSaveAndLeave }: LeaveDialogProps) {
  const { t } = useTranslation("designer");
  const [isBusy, setBusy] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  const saveAndLeave = async () => {
    setBusy(true);
    await onSaveAndLeave();
    setBusy(false);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      initialFocus={stay}
      title={t("Leave with unsaved changes?")}
      actions={
        <>
          <Button onClick={onLeave}>{t("Leave without saving")}</Button>
          <Button ref={stay} onClick={onStay}>
            {t("Stay")}
          </Button>
          <Button tone="main" busy={isBusy} onClick={saveAndLeave}>
            {t("Save and leave")}
          </Button>
        </>
      }
    >
      {t("Unsaved changes stay in this browser and are offered when you open the design again.")}
    </Dialog>
  );
}

import { useRef, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";

const MAX_REASON = 1_000;

type ReasonSheetProps = {
  title: string;
  /** The verb that ends it. */
  verb: string;
  onGive: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Ends a piece of work, with the reason the customer reads. */
export function ReasonSheet({ title, verb, onGive, onClose }: ReasonSheetProps) {
  const { t } = useTranslation(["erp", "states"]);
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = isAsked && reason.trim() === "";
  const end = async () => {
    setAsked(true);
    if (reason.trim() === "") return field.current?.focus();
    await onGive(reason.trim());
    onClose();
  };
  return (
    <Dialog
      open
      holds={reason !== ""}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{t("Back")}</Button>
          <Button tone="main" onClick={() => void end()}>
            {verb}
          </Button>
        </>
      }
    >
      <TextArea
        ref={field}
        label={t("Reason")}
        rows={3}
        value={reason}
        maxLength={MAX_REASON}
        error={isMissing ? t("Please give a reason; the customer reads it.") : null}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}

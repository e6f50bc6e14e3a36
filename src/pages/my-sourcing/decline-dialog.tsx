import type { Quotation } from "@selvedge/contract";
import { useRef, useState } from "react";
import { useSend } from "../../api/call.ts";
import { declineRfq, getRfq, listRfq } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";

const MAX_REASON = 1_000;

/** Ends a quotation with the reason the mill learns from. */
export default function DeclineDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation("quotations");
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = useSend(declineRfq, [getRfq, listRfq]);
  const { rfqId, rfqNo, version } = quotation;
  const decline = () => {
    setAsked(true);
    if (reason.trim() === "") {
      field.current?.focus();
      return;
    }
    mutate(
      { rfqId, version, reason: reason.trim() },
      {
        onSuccess: () => {
          onClose();
          toast({ text: t("{{number}} is declined", { number: rfqNo }) });
        },
      },
    );
  };
  return (
    <Dialog
      open
      holds={reason !== ""}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Decline {{number}}?", { number: rfqNo })}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{t("Keep it")}</Button>
          <Button tone="main" busy={isPending} onClick={decline}>
            {t("Decline")}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 text-ink">
        <p className="text-ink-2">{t("It is closed; prices, history and messages can still be read.")}</p>
        <TextArea
          ref={field}
          label={t("Reason")}
          rows={3}
          value={reason}
          maxLength={MAX_REASON}
          error={asked && reason.trim() === "" ? t("Please say why.") : null}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && <ErrorState error={error} kept={t("Nothing is lost.")} />}
      </div>
    </Dialog>
  );
}

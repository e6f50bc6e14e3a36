import { useRef, useState } from "react";
import { useSend } from "../../api/call.ts";
import { cancelLapDip, myLapDip } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";

const MAX_REASON = 1_000;

/** Ends a lap-dip without an approval, after asking. */
export function GiveUpButton({ lapDipId, version }: { lapDipId: string; version: number }) {
  const { t } = useTranslation("lapdips");
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const safe = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error } = useSend(cancelLapDip, [myLapDip]);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t("Cancel lap-dip")}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t("Cancel this lap-dip?")}
        initialFocus={safe}
        actions={
          <>
            <Button ref={safe} onClick={() => setOpen(false)}>
              {t("Keep it")}
            </Button>
            <Button
              tone="main"
              busy={isPending}
              onClick={() =>
                mutate(
                  { lapDipId, version, reason: reason.trim() },
                  {
                    onSuccess: () => {
                      setOpen(false);
                      toast({ text: t("Cancelled") });
                    },
                  },
                )
              }
            >
              {t("Cancel lap-dip")}
            </Button>
          </>
        }
      >
        <p className="mb-3">{t("The laboratory stops. All rounds can still be viewed here.")}</p>
        <TextField
          label={t("Reason (optional)")}
          value={reason}
          maxLength={MAX_REASON}
          onChange={(event) => setReason(event.target.value)}
        />
        {error && <ErrorState error={error} className="mt-3" />}
      </Dialog>
    </>
  );
}

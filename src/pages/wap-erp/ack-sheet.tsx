import { useState } from "react";
import { useSend } from "../../api/call.ts";
import { ackWarning, erpDashboard, erpWarnings } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ErrorState } from "../../ui/states.tsx";

type Warnings = Data<typeof erpWarnings>;
type AckSheetProps = { warning: Warnings["list"][number]; colleagues: Warnings["colleagues"]; onClose: () => void };
const NOBODY = "";

/** Says that a warning is seen to: with a note, put off until a day, or handed to a colleague. */
export function AckSheet({ warning, colleagues, onClose }: AckSheetProps) {
  const { t } = useTranslation("erp");
  const [note, setNote] = useState(warning.acknowledged?.note ?? "");
  const [until, setUntil] = useState("");
  const [handTo, setHandTo] = useState<string>(NOBODY);
  const { mutate, isPending, error } = useSend(ackWarning, [erpWarnings, erpDashboard]);
  const give = () =>
    mutate(
      { warningId: warning.warningId, note: note.trim(), ...(until && { snoozeUntil: until }), ...(handTo && { handTo }) },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Handle warning")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" busy={isPending} onClick={give}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-dense">
        <p>{warning.text}</p>
        <TextArea label={t("Action taken")} rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
        <TextField type="date" label={t("Snooze until")} value={until} onChange={(event) => setUntil(event.target.value)} />
        <Select
          label={t("Assign to")}
          value={handTo}
          choices={[
            { value: NOBODY, label: t("Nobody") },
            ...colleagues.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
          onChange={setHandTo}
        />
        {error && <ErrorState error={error} />}
      </div>
    </Dialog>
  );
}

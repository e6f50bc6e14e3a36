import { useState } from "react";
import type { erpWarnings } from "../../api/calls.ts";
import type { Data } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { useGive } from "./use-waiting.ts";

type Warnings = Data<typeof erpWarnings>;
type AckSheetProps = { warning: Warnings["list"][number]; colleagues: Warnings["colleagues"]; onClose: () => void };
const NOBODY = "";
const MAX_NOTE = 4_000;

/** Says that a warning is seen to: with a note, put off until a day, or handed to a colleague. Kept on the device until the server has it. */
export function AckSheet({ warning, colleagues, onClose }: AckSheetProps) {
  const { t } = useTranslation("erp");
  const [note, setNote] = useState(warning.acknowledged?.note ?? "");
  const [until, setUntil] = useState("");
  const [handTo, setHandTo] = useState<string>(NOBODY);
  const { warningId, kind, number, company, acknowledged } = warning;
  const give = useGive({ kind, recordId: warningId, number: number || company });
  const save = async () => {
    const said = { note: note.trim(), ...(until && { snoozeUntil: until }), ...(handTo && { handTo }) };
    await give({ what: "ackWarning", body: { warningId, ...said, seen: acknowledged?.at ?? null } });
    onClose();
  };
  return (
    <Dialog
      open
      holds={note !== (acknowledged?.note ?? "") || until !== "" || handTo !== NOBODY}
      onOpenChange={(open) => !open && onClose()}
      title={t("Handle warning")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" onClick={() => void save()}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-dense">
        <p>{warning.text}</p>
        <TextArea
          label={t("Action taken")}
          rows={3}
          maxLength={MAX_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
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
      </div>
    </Dialog>
  );
}

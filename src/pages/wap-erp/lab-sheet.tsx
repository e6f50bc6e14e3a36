import type { LapDip } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { dayIn } from "./day-in.ts";
import { readReading } from "./reading.ts";
import { ReadingField } from "./reading-field.tsx";
import { useGive } from "./use-waiting.ts";

const USUAL_DAYS = 10;

/** Takes a request, or its next round, into the laboratory: until when, and the standard as it was measured there. */
export function LabSheet({ lapDip, onClose }: { lapDip: LapDip; onClose: () => void }) {
  const { t } = useTranslation(["erp", "states"]);
  const { lapDipId, lapDipNo, version, dueDate, status, standard } = lapDip;
  const [day, setDay] = useState(dueDate && dueDate > dayIn(0) ? dueDate : dayIn(USUAL_DAYS));
  const [measured, setMeasured] = useState("");
  const give = useGive({ kind: "lapDip", recordId: lapDipId, number: lapDipNo });
  const isFirst = status === "requested";
  const reading = readReading(measured);
  const isUnread = measured.trim() !== "" && !(reading && "spectrum" in reading);
  const take = async () => {
    if (isUnread) return;
    const standardSpectrum = reading && "spectrum" in reading ? [...reading.spectrum] : undefined;
    await give({
      what: "startLapDip",
      body: { lapDipId, version, ...(day && { dueDate: day }), ...(standardSpectrum && { standardSpectrum }) },
    });
    onClose();
  };
  return (
    <Dialog
      open
      holds={measured !== ""}
      onOpenChange={(open) => !open && onClose()}
      title={isFirst ? t("Take {{number}} into the laboratory", { number: lapDipNo }) : t("Dye the next round")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" disabled={isUnread} onClick={() => void take()}>
            {t("Start")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          type="date"
          label={t("The round is due on")}
          value={day}
          min={dayIn(0)}
          onChange={(event) => setDay(event.target.value)}
        />
        {isFirst && standard.kind === "physical" && (
          <ReadingField label={t("Measured swatch")} onlySpectrum text={measured} onChange={setMeasured} />
        )}
      </div>
    </Dialog>
  );
}

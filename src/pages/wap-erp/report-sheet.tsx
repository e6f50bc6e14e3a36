import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Photos } from "./photos.tsx";
import { DoneField, GarmentFields, ShipmentFields } from "./report-fields.tsx";
import { type Reported, useReport } from "./use-report.ts";
import { STATE_NAMES, STEP_NAMES } from "./words.ts";

/** What the mill says of a step: its state, how much is done in all, a remark and photographs. Kept on the device until the server has it. */
export function ReportSheet({ onClose, ...reported }: Reported & { onClose: () => void }) {
  const { t } = useTranslation(["erp", "states"]);
  const { line, step } = reported;
  const report = useReport(reported, onClose);
  const { states, state, garment, isCounted } = report;
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => !open && onClose()}
      title={t(STEP_NAMES[step.step])}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" disabled={report.isTooMuch || report.isOverFull} onClick={() => void report.keep()}>
            {t("Report")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segmented
          label={t("Status")}
          value={state}
          choices={states.map((value) => ({ value, label: t(STATE_NAMES[value]) }))}
          onChange={report.chooseState}
          className="w-full"
        />
        <GarmentFields report={report} />
        {isCounted && !garment && <DoneField report={report} line={line} />}
        {report.isShipping && <ShipmentFields report={report} />}
        <TextArea label={t("Remark")} rows={3} value={report.remark} onChange={(event) => report.setRemark(event.target.value)} />
        <Photos photos={report.photos} onChange={report.setPhotos} />
      </div>
    </Dialog>
  );
}

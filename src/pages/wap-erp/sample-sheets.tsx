import type { Sample } from "@selvedge/contract";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { dayIn } from "./day-in.ts";
import { ParcelFields, useParcel } from "./parcel-fields.tsx";
import { Photos } from "./photos.tsx";
import { useGive } from "./use-waiting.ts";

type SheetProps = { sample: Sample; onClose: () => void };
const USUAL_DAYS = 7;

const aboutOf = ({ sampleId, sampleNo }: Sample) => ({ kind: "sample", recordId: sampleId, number: sampleNo }) as const;

/** The day a sample is promised for; the day it is wanted by where that lies ahead. */
export function PromiseSheet({ sample, onClose }: SheetProps) {
  const { t } = useTranslation(["erp", "states"]);
  const { sampleId, version, requestedDate, sampleNo } = sample;
  const [day, setDay] = useState(requestedDate && requestedDate > dayIn(1) ? requestedDate : dayIn(USUAL_DAYS));
  const give = useGive(aboutOf(sample));
  const promise = async () => {
    await give({ what: "confirmSample", body: { sampleId, version, promisedDate: day } });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Promise {{number}}", { number: sampleNo })}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" disabled={!day} onClick={() => void promise()}>
            {t("Promise it")}
          </Button>
        </>
      }
    >
      <TextField
        type="date"
        label={t("Promised for")}
        value={day}
        min={dayIn(0)}
        onChange={(event) => setDay(event.target.value)}
      />
    </Dialog>
  );
}

/** Who carries it, under which number, and what it looks like. */
export function SendSheet({ sample, onClose }: SheetProps) {
  const { t } = useTranslation(["erp", "states"]);
  const { sampleId, version, sampleNo } = sample;
  const parcel = useParcel({ isNeeded: true });
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const give = useGive(aboutOf(sample));
  const send = async () => {
    if (!parcel.check()) return;
    const files = photos.map((blob) => ({ blob, place: "" }));
    await give({ what: "sendSample", body: { sampleId, version, ...parcel.value } }, files);
    onClose();
  };
  return (
    <Dialog
      open
      holds={parcel.isTouched || photos.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={t("Send {{number}}", { number: sampleNo })}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" onClick={() => void send()}>
            {t("Send it")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ParcelFields parcel={parcel} />
        <Photos photos={photos} onChange={setPhotos} />
      </div>
    </Dialog>
  );
}

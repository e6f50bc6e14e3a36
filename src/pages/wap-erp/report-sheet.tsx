import type { SizeColour } from "@selvedge/contract";
import { useState } from "react";
import { LeavingFields, leftOf } from "../../garment-orders/leaving-fields.tsx";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field, TextArea, TextField } from "../../ui/field.tsx";
import { NumberField } from "../../ui/number-field.tsx";
import { toast } from "../../ui/toast.tsx";
import type { Order, OrderLine, ProductionStep } from "./order.ts";
import { give } from "./outbox.ts";
import { Photos } from "./photos.tsx";
import { sayableFrom } from "./step-moves.ts";
import { STATE_NAMES, STEP_NAMES } from "./words.ts";

type ReportSheetProps = { order: Order; line: OrderLine; step: ProductionStep; onClose: () => void };

const isMoreThan = (leaving: readonly SizeColour[], left: readonly SizeColour[]): boolean =>
  leaving.some(
    ({ size, colour, quantity }) => quantity > (left.find((cell) => cell.size === size && cell.colour === colour)?.quantity ?? 0),
  );

/** What the mill says of a step: its state, how much is done in all, a remark and photographs. Kept on the device until the server has it. */
export function ReportSheet({ order, line, step, onClose }: ReportSheetProps) {
  const { t } = useTranslation(["erp", "states"]);
  const userId = useSession(({ customer }) => customer?.userId) ?? "";
  const states = sayableFrom(step.state).filter((state) => state !== "skipped" || step.step !== "shipped");
  const [state, setState] = useState(states[0]!);
  const [quantity, setQuantity] = useState<number>(step.quantityDone);
  const [remark, setRemark] = useState("");
  const [carrier, setCarrier] = useState("");
  const [trackingNo, setTrackingNo] = useState("");
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const most = Math.floor((line.productNum * (100 + line.tolerancePct)) / 100);
  const isCounted = state === "active" || state === "done";
  const isTooMuch = isCounted && (quantity > most || quantity < 0);
  const garment = step.step === "shipped" && isCounted ? order.garment : null;
  const [named, setNamed] = useState<readonly SizeColour[] | null>(null);
  // With the end of the step all that is left leaves, unless something else is said.
  const leaving = named ?? (garment && state === "done" ? leftOf(garment) : []);
  const [cartons, setCartons] = useState(0);
  const [grossKg, setGrossKg] = useState<number | null>(null);
  const isShipping = garment ? leaving.length > 0 : step.step === "shipped" && isCounted && quantity > step.quantityDone;
  const isOverFull = garment !== null && isMoreThan(leaving, leftOf(garment));
  const report = async () => {
    if (isTooMuch || isOverFull) return;
    await give({
      userId,
      kind: "order",
      recordId: order.orderId,
      number: order.orderNo,
      files: photos.map((blob) => ({ blob, place: "" })),
      errand: {
        what: "report",
        body: {
          noticeDetailId: line.noticeDetailId,
          step: step.step,
          state,
          version: step.version,
          ...(isCounted && !garment && { quantityDone: Math.round(quantity) }),
          ...(remark.trim() && { remark: remark.trim() }),
          ...((isShipping || garment) && {
            shipment: {
              carrier: carrier.trim(),
              trackingNo: trackingNo.trim(),
              rolls: 0,
              ...(garment && { cells: [...leaving], cartons, ...(grossKg !== null && grossKg > 0 && { grossKg }) }),
            },
          }),
        },
      },
    });
    toast({ text: t("The report is kept and goes to the customer as soon as there is a connection.") });
    onClose();
  };
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => !open && onClose()}
      title={t(STEP_NAMES[step.step])}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" disabled={isTooMuch || isOverFull} onClick={() => void report()}>
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
          onChange={(next) => {
            setState(next);
            if (next === "done" && quantity === 0) setQuantity(line.productNum);
          }}
          className="w-full"
        />
        {garment && (
          <>
            <LeavingFields garment={garment} leaving={leaving} onChange={setNamed} />
            <div className="grid grid-cols-2 gap-4">
              <NumberField label={t("Cartons")} value={cartons} digits={0} min={0} onChange={setCartons} />
              <NumberField label={t("Gross weight")} value={grossKg} digits={1} min={0} unit="kg" onChange={setGrossKg} />
            </div>
          </>
        )}
        {isCounted && !garment && (
          <Field
            label={t("Total done")}
            help={t("of {{quantity}} {{unit}} ordered, at most {{most}}", {
              quantity: line.productNum,
              unit: t(line.unit),
              most,
            })}
            error={isTooMuch ? t("This is more than was ordered, tolerance included.") : null}
          >
            {({ id }) => (
              <NumberField
                id={id}
                label={t("Total done")}
                labelAt="hidden"
                value={quantity}
                min={0}
                digits={0}
                unit={t(line.unit)}
                onCommit={setQuantity}
                onChange={setQuantity}
              />
            )}
          </Field>
        )}
        {isShipping && (
          <div className="grid gap-4 tablet:grid-cols-2">
            <TextField label={t("Carrier")} value={carrier} onChange={(event) => setCarrier(event.target.value)} />
            <TextField label={t("Tracking number")} value={trackingNo} onChange={(event) => setTrackingNo(event.target.value)} />
          </div>
        )}
        <TextArea label={t("Remark")} rows={3} value={remark} onChange={(event) => setRemark(event.target.value)} />
        <Photos photos={photos} onChange={setPhotos} />
      </div>
    </Dialog>
  );
}

import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/classes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { InspectedRoll } from "./inspected-roll.tsx";
import { photosOf, problemsOf, type RollEntry, type RollProblem, rollAfter, sentRolls } from "./inspection-entry.ts";
import type { Order, OrderLine } from "./order.ts";
import { useGive } from "./use-waiting.ts";

const MAX_LOT = 40;
const MAX_ROLLS = 200;
const NONE: ReadonlySet<RollProblem> = new Set();
type SheetProps = { order: Order; product: NonNullable<OrderLine["product"]>; onClose: () => void };

/** What the inspectors found in the rolls of a line: kept on the device until the server has it; points and grade follow there. */
export function InspectionSheet({ order: { orderId, orderNo }, product, onClose }: SheetProps) {
  const { t } = useTranslation(["erp", "inspection"]);
  const [lotNo, setLotNo] = useState("");
  const [rolls, setRolls] = useState<readonly RollEntry[]>([rollAfter(undefined)]);
  const [remark, setRemark] = useState("");
  const [isAsked, setAsked] = useState(false);
  // As of the last attempt: what is put right since keeps its room, for lines that vanish while a field is left would move the button that is being pressed from under the thumb.
  const [found, setFound] = useState<readonly ReadonlySet<RollProblem>[]>([]);
  const give = useGive({ kind: "order", recordId: orderId, number: orderNo });
  const isLotMissing = lotNo.trim() === "";
  const remaining = problemsOf(rolls);
  const wasIncomplete = found.some(({ size }) => size > 0) || (isAsked && isLotMissing);
  const isIncomplete = isLotMissing || remaining.some(({ size }) => size > 0);
  const save = async () => {
    setAsked(true);
    setFound(remaining);
    if (isIncomplete) return;
    const { productId } = product;
    const body = { orderId, productId, lotNo: lotNo.trim(), rolls: sentRolls(rolls), remark: remark.trim() };
    await give({ what: "inspection", body }, photosOf(rolls));
    toast({ text: t("The report is kept and goes to the customer as soon as there is a connection.") });
    onClose();
  };
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => !open && onClose()}
      title={t("Inspection of {{name}}", { name: product.productCode })}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" onClick={() => void save()}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextField
          label={t("Lot", { ns: "inspection" })}
          value={lotNo}
          maxLength={MAX_LOT}
          autoComplete="off"
          error={isAsked && isLotMissing ? t("Please give the lot's number.") : null}
          onChange={(event) => setLotNo(event.target.value)}
        />
        {rolls.map((roll, place) => (
          <InspectedRoll
            key={place}
            roll={roll}
            place={place}
            problems={found[place] ?? NONE}
            remaining={remaining[place] ?? NONE}
            onChange={(change) => setRolls((before) => before.map((one, i) => (i === place ? change(one) : one)))}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          {rolls.length < MAX_ROLLS && (
            <Button onClick={() => setRolls((before) => [...before, rollAfter(before.at(-1))])}>{t("Another roll")}</Button>
          )}
          {rolls.length > 1 && (
            <Button onClick={() => setRolls((before) => before.slice(0, -1))}>
              {t("Remove roll {{number}}", { number: rolls.length })}
            </Button>
          )}
        </div>
        <TextArea
          label={t("Remark")}
          rows={2}
          value={remark}
          maxLength={1_000}
          onChange={(event) => setRemark(event.target.value)}
        />
        {wasIncomplete && (
          <p role="alert" className={cx("text-note text-fault", !isIncomplete && "invisible")}>
            {t("Something is still missing above.")}
          </p>
        )}
      </div>
    </Dialog>
  );
}

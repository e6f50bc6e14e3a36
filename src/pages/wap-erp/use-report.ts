import type { SizeColour } from "@selvedge/contract";
import { useState } from "react";
import { sumOf } from "../../garment-orders/counts.ts";
import { leftOf } from "../../garment-orders/leaving-fields.tsx";
import { useTranslation } from "../../i18n.ts";
import { useSession } from "../../state/session.ts";
import { toast } from "../../ui/toast.tsx";
import type { Order, OrderLine, ProductionStep } from "./order.ts";
import { give } from "./outbox.ts";
import { sayableFrom } from "./step-moves.ts";

export type Reported = { order: Order; line: OrderLine; step: ProductionStep };
export type Report = ReturnType<typeof useReport>;

const isMoreThan = (leaving: readonly SizeColour[], left: readonly SizeColour[]): boolean =>
  leaving.some(
    ({ size, colour, quantity }) => quantity > (left.find((cell) => cell.size === size && cell.colour === colour)?.quantity ?? 0),
  );

/** How a delivery goes, in rolls of a fabric and cartons of a garment; `etaDate` is empty where nobody knows when it arrives. */
type Parcel = {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly etaDate: string;
  readonly rolls: number;
  readonly cartons: number;
  readonly grossKg: number | null;
};
const NO_PARCEL: Parcel = { carrier: "", trackingNo: "", etaDate: "", rolls: 0, cartons: 0, grossKg: null };

const shipmentOf = ({ carrier, trackingNo, etaDate, rolls, cartons, grossKg }: Parcel, cells: readonly SizeColour[] | null) => ({
  carrier: carrier.trim(),
  trackingNo: trackingNo.trim(),
  ...(etaDate && { etaDate }),
  ...(grossKg !== null && grossKg > 0 && { grossKg }),
  ...(cells ? { cells: [...cells], cartons, rolls: 0 } : { rolls }),
});

/** A report of a step as it is being written, and how it is kept until it is sent. */
export function useReport({ order, line, step }: Reported, onKept: () => void) {
  const { t } = useTranslation(["erp", "states"]);
  const userId = useSession(({ customer }) => customer?.userId) ?? "";
  const states = sayableFrom(step.state).filter((state) => state !== "skipped" || step.step !== "shipped");
  const [state, setState] = useState(states[0]!);
  const [quantity, setQuantity] = useState<number>(step.quantityDone);
  const [remark, setRemark] = useState("");
  const [parcel, setParcel] = useState<Parcel>(NO_PARCEL);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const most = Math.floor((line.productNum * (100 + line.tolerancePct)) / 100);
  const isCounted = state === "active" || state === "done";
  const isTooMuch = isCounted && (quantity > most || quantity < 0);
  const garment = step.step === "shipped" && isCounted ? order.garment : null;
  const [named, setNamed] = useState<readonly SizeColour[] | null>(null);
  // With the end of the step all that is left leaves, unless something else is said.
  const leaving = named ?? (garment && state === "done" ? leftOf(garment) : []);
  const isShipping = garment ? leaving.length > 0 : step.step === "shipped" && isCounted && quantity > step.quantityDone;
  const isOverFull = garment !== null && isMoreThan(leaving, leftOf(garment));
  const keep = async () => {
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
          ...(isCounted && { quantityDone: garment ? step.quantityDone + sumOf(leaving) : Math.round(quantity) }),
          ...(remark.trim() && { remark: remark.trim() }),
          ...((isShipping || garment) && { shipment: shipmentOf(parcel, garment && leaving) }),
        },
      },
    });
    toast({ text: t("The report is kept and goes to the customer as soon as there is a connection.") });
    onKept();
  };
  return {
    states,
    state,
    chooseState: (next: typeof state) => {
      setState(next);
      if (next === "done" && quantity === 0) setQuantity(line.productNum);
    },
    /** The garment that leaves with this report. */
    garment,
    leaving,
    setNamed,
    parcel,
    setParcel: (changes: Partial<Parcel>) => setParcel((before) => ({ ...before, ...changes })),
    isCounted,
    quantity,
    setQuantity,
    most,
    isTooMuch,
    isOverFull,
    isShipping,
    remark,
    setRemark,
    photos,
    setPhotos,
    keep,
  };
}

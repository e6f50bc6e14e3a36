import type { DesignCard, OrderedGarment } from "@selvedge/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCall } from "../api/call.ts";
import { addOrder, addressList, getStyle, myOrder } from "../api/calls.ts";
import { useSendOnce } from "../api/send-once.ts";
import { useTranslation } from "../i18n.ts";
import { toast } from "../ui/toast.tsx";
import { cellsOf } from "./counts.ts";
import { colourFault } from "./matrix-fields.tsx";
import { orderPlace } from "./place.ts";
import { useColourRows } from "./use-colour-rows.ts";
import { PLAIN, useDesigns } from "./use-designs.ts";
import type { Packing } from "./words.ts";

const USUAL_PACKING: Packing = { piecesPerCarton: 24, assortment: "solid", labels: ["main", "size", "care"] };

export type OrderOf = {
  readonly sampleId: string;
  /** The styles of the sample that was approved. */
  readonly designs: readonly DesignCard[];
  /** What was ordered before. */
  readonly again?: OrderedGarment;
};

export type GarmentOrder = ReturnType<typeof useGarmentOrder>;

/** An order of a garment as it is being written, and how it is sent. */
export function useGarmentOrder({ sampleId, designs: styles, again }: OrderOf, onSent: () => void) {
  const { t } = useTranslation("orders");
  const navigate = useNavigate();
  const [designId, setDesignId] = useState(styles[0]!.id);
  const [proposalId, setProposalId] = useState(again?.proposal?.proposalId ?? PLAIN);
  const [packing, setPacking] = useState<Packing>(again?.packing ?? USUAL_PACKING);
  const [addressId, setAddressId] = useState<string | null>(null);
  const [terms, setTerms] = useState({ poNumber: "", wanted: "", note: "" });
  const [asked, setAsked] = useState(false);
  const style = useCall(getStyle, { id: designId });
  const { designs, colourways } = useDesigns(designId, proposalId);
  const [rows, setRows] = useColourRows(again, colourways);
  const addresses = useCall(addressList, {});
  const send = useSendOnce(addOrder, [myOrder]);
  const sizes = style.data?.garment.sizes ?? [];
  const cells = cellsOf(rows, sizes);
  const to = addressId ?? addresses.data?.[0]?.addressId ?? null;
  const isEmpty = cells.length === 0;
  const submit = () => {
    setAsked(true);
    if (isEmpty || to === null || rows.some((row) => colourFault(rows, row) !== null)) return;
    send.mutate(
      {
        kind: "garment",
        addressId: to,
        garment: { sampleId, designId, cells, packing, ...(proposalId !== PLAIN && { proposalId }) },
        poNumber: terms.poNumber.trim(),
        message: terms.note.trim(),
        ...(terms.wanted && { requestedDate: terms.wanted }),
      },
      {
        onSuccess: ({ orderId, orderNo }) => {
          onSent();
          toast({
            text: t("Order {{number}} is with the mill", { number: orderNo }),
            action: { label: t("Open"), onAction: () => void navigate(orderPlace("garment", orderId)) },
          });
        },
      },
    );
  };
  return {
    styles,
    designId,
    chooseStyle: (id: string) => {
      setDesignId(id);
      setProposalId(PLAIN);
    },
    designs,
    proposalId,
    setProposalId,
    style,
    sizes,
    rows,
    setRows,
    cells,
    isEmpty,
    packing,
    setPacking,
    addressId,
    setAddressId,
    isAddressMissing: to === null,
    terms,
    setTerms: (changes: Partial<typeof terms>) => setTerms((before) => ({ ...before, ...changes })),
    asked,
    send,
    submit,
  };
}

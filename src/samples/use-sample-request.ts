import type { Sample } from "@selvedge/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCall } from "../api/call.ts";
import { addressList, createSample, getProposalData, mySample } from "../api/calls.ts";
import { useSendOnce } from "../api/send-once.ts";
import { useAttached } from "../consult/attached.tsx";
import { useTranslation } from "../i18n.ts";
import { toast } from "../ui/toast.tsx";
import type { SampleKind } from "./words.ts";

const METRES_OF = { hanger: 1, a4: 1, yardage: 3, strikeOff: 1, garment: 1 } as const satisfies Record<SampleKind, number>;
const MAX_QUANTITY = 1_000;
const MAX_DESIGNS = 100;

export type AskAbout = {
  /** The fabric it is of; a garment's style is chosen in the dialog. */
  readonly product?: { readonly productId: string; readonly productCode: string };
  /** The fabrics it is of, where they are several: so much of each. */
  readonly products?: readonly { readonly productId: string }[];
  /** What is asked for once more. */
  readonly again?: Sample;
};

/** What is asked for: the same once more, the fabrics, or the chosen design. */
function itemsOf({ product, products, again }: AskAbout, designId: string | null, amount: number) {
  if (again)
    return again.items.map((item) => ({
      ...(item.product && { productId: item.product.productId }),
      ...(item.design && { designId: item.design.id }),
      quantity: amount,
      note: item.note,
    }));
  if (products) return products.map(({ productId }) => ({ productId, quantity: amount }));
  if (product) return [{ productId: product.productId, quantity: amount }];
  return designId ? [{ designId, quantity: amount }] : [];
}

export type SampleRequest = ReturnType<typeof useSampleRequest>;

/** A request for samples as it is being written, and how it is sent. */
export function useSampleRequest({ product, products, again }: AskAbout, onSent: () => void) {
  const { t } = useTranslation("samples");
  const navigate = useNavigate();
  const isGarment = !product && !products && (!again || again.kind === "garment");
  const [kind, setKind] = useState<SampleKind>(again?.kind ?? (isGarment ? "garment" : "hanger"));
  const [quantity, setQuantity] = useState(String(again?.items[0]?.quantity.value ?? METRES_OF[kind]));
  const [designId, setDesignId] = useState<string | null>(again?.items[0]?.design?.id ?? null);
  const [addressId, setAddressId] = useState<string | null>(null);
  const [wanted, setWanted] = useState("");
  const [note, setNote] = useState("");
  const [asked, setAsked] = useState(false);
  const sketches = useAttached();
  const addresses = useCall(addressList, {});
  const saved = useCall(getProposalData, { pageNum: 1, pageSize: MAX_DESIGNS }, { enabled: isGarment && !again });
  const designs = saved.data && "list" in saved.data ? saved.data.list : [];
  const send = useSendOnce(createSample, [mySample]);
  const to = addressId ?? addresses.data?.[0]?.addressId ?? null;
  const amount = Number(quantity.replace(",", "."));
  const amountFault =
    amount > 0 && amount <= MAX_QUANTITY ? null : t("Please give a quantity up to {{max}}.", { max: MAX_QUANTITY });
  const nothing = isGarment && designId === null && note.trim() === "" && sketches.pictures.length === 0;
  const submit = () => {
    setAsked(true);
    if (amountFault || nothing || to === null || sketches.isUploading) return;
    send.mutate(
      {
        kind,
        items: itemsOf({ product, products, again }, designId, amount),
        addressId: to,
        note: note.trim(),
        imageIds: sketches.pictures.map(({ imageId }) => imageId),
        ...(wanted && { requestedDate: wanted }),
        ...(again?.kind === "garment" && { repeats: again.sampleId }),
      },
      {
        onSuccess: ({ sampleNo }) => {
          onSent();
          toast({
            text: t("{{number}} was requested", { number: sampleNo }),
            action: {
              label: t("Open"),
              onAction: () => void navigate(`${isGarment ? "/myGarmentSample" : "/mySample"}?keyword=${sampleNo}`),
            },
          });
        },
      },
    );
  };
  return {
    isGarment,
    kind,
    chooseKind: (next: SampleKind) => {
      setKind(next);
      setQuantity(String(METRES_OF[next]));
    },
    quantity,
    setQuantity,
    amountFault,
    designs,
    designId,
    setDesignId,
    addressId,
    setAddressId,
    isAddressMissing: to === null,
    wanted,
    setWanted,
    note,
    setNote,
    sketches,
    /** Neither a design nor a word or sketch says what the garment is. */
    nothing,
    asked,
    send,
    submit,
  };
}

import type { Sample } from "@selvedge/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AddressField } from "../addresses/address-field.tsx";
import { useCall } from "../api/call.ts";
import { addressList, createSample, getProposalData, mySample } from "../api/calls.ts";
import { useSendOnce } from "../api/send-once.ts";
import { AttachedPictures, useAttached } from "../consult/attached.tsx";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { ErrorState } from "../ui/states.tsx";
import { toast } from "../ui/toast.tsx";
import { KIND_NAMES, type SampleKind } from "./words.ts";

const FABRIC_KINDS = ["hanger", "a4", "yardage", "strikeOff"] as const satisfies readonly SampleKind[];
const METRES_OF = { hanger: 1, a4: 1, yardage: 3, strikeOff: 1, garment: 1 } as const satisfies Record<SampleKind, number>;
const MAX_QUANTITY = 1_000;
const MAX_DESIGNS = 100;

export type AskAbout = {
  /** The fabric it is of; a garment's style is chosen in the dialog. */
  readonly product?: { readonly productId: string; readonly productCode: string };
  /** What is asked for once more. */
  readonly again?: Sample;
};

/** Asks for samples: what kind, how much, where to and by when. */
export default function AskSampleDialog({ product, again, onClose }: AskAbout & { onClose: () => void }) {
  const { t } = useTranslation("samples");
  const navigate = useNavigate();
  const isGarment = !product && (!again || again.kind === "garment");
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
  const items = again
    ? again.items.map((item) => ({
        ...(item.product && { productId: item.product.productId }),
        ...(item.design && { designId: item.design.id }),
        quantity: amount,
        note: item.note,
      }))
    : product
      ? [{ productId: product.productId, quantity: amount }]
      : designId
        ? [{ designId, quantity: amount }]
        : [];
  const submit = () => {
    setAsked(true);
    if (amountFault || nothing || to === null || sketches.isUploading) return;
    send.mutate(
      {
        kind,
        items,
        addressId: to,
        note: note.trim(),
        imageIds: sketches.pictures.map(({ imageId }) => imageId),
        ...(wanted && { requestedDate: wanted }),
        ...(again?.kind === "garment" && { repeats: again.sampleId }),
      },
      {
        onSuccess: ({ sampleNo }) => {
          onClose();
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
  const title = again
    ? t("Request {{number}} again", { number: again.sampleNo })
    : product
      ? t("Sample of {{code}}", { code: product.productCode })
      : t("Request a garment sample");
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      holds={note !== "" || sketches.pictures.length > 0}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t("Not now")}</Button>
          <Button tone="main" busy={send.isPending || sketches.isUploading} onClick={submit}>
            {t("Request sample")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        {!isGarment && (
          <Select
            label={t("Kind")}
            value={kind}
            choices={FABRIC_KINDS.map((value) => ({ value, label: t(KIND_NAMES[value]) }))}
            onChange={(next) => {
              setKind(next);
              setQuantity(String(METRES_OF[next]));
            }}
          />
        )}
        {isGarment && !again && designs.length > 0 && (
          <Select
            label={t("Which of your designs")}
            value={designId}
            placeholder={t("None; I describe it")}
            choices={designs.map((design) => ({ value: design.designId, label: design.name }))}
            onChange={setDesignId}
          />
        )}
        <TextField
          label={t("Quantity")}
          inputMode="decimal"
          value={quantity}
          error={asked ? amountFault : null}
          end={t(kind === "yardage" || kind === "strikeOff" ? "m" : "pc")}
          onChange={(event) => setQuantity(event.target.value)}
          className="max-w-40"
        />
        <AddressField value={addressId} onChange={setAddressId} />
        {asked && to === null && <p className="text-note text-fault">{t("Please give an address.")}</p>}
        <TextField
          type="date"
          label={t("Requested date")}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className="max-w-48"
        />
        <TextArea
          label={t("Note")}
          value={note}
          maxLength={4_000}
          error={asked && nothing ? t("Please choose a design or describe the garment.") : null}
          onChange={(event) => setNote(event.target.value)}
        />
        {isGarment && (
          <div className="grid gap-1.5">
            <p className="text-dense font-medium">{t("Your sketches and photographs")}</p>
            <AttachedPictures attached={sketches} />
          </div>
        )}
        {send.error && <ErrorState error={send.error} kept={t("Nothing is lost.")} />}
      </div>
    </Dialog>
  );
}

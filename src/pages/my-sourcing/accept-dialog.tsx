import type { Quotation } from "@selvedge/contract";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AddressField } from "../../addresses/address-field.tsx";
import { useCall } from "../../api/call.ts";
import { acceptRfq, addressList, getRfq, listRfq, myOrder } from "../../api/calls.ts";
import { useSendOnce } from "../../api/send-once.ts";
import { useTranslation } from "../../i18n.ts";
import { Price } from "../../quotations/money.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { ValidUntil } from "./valid-until.tsx";

const MAX_PO = 60;
const MAX_WORDS = 4_000;

/** Orders what was quoted: where it goes, and under which number. A second press of the button is the same order. */
export default function AcceptDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const { t } = useTranslation("quotations");
  const navigate = useNavigate();
  const [addressId, setAddressId] = useState<string | null>(null);
  const [poNumber, setPoNumber] = useState("");
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState(false);
  const addresses = useCall(addressList, {});
  const to = addressId ?? addresses.data?.[0]?.addressId ?? null;
  const { mutate, isPending, error } = useSendOnce(acceptRfq, [getRfq, listRfq, myOrder]);
  const { rfqId, rfqNo, version, quoted, validUntil, lines } = quotation;
  const accept = () => {
    setAsked(true);
    if (to === null) return;
    mutate(
      { rfqId, version, addressId: to, poNumber: poNumber.trim(), message: words.trim() },
      {
        onSuccess: ({ orderId, orderNo }) => {
          onClose();
          toast({
            text: t("Order {{number}} was placed", { number: orderNo }),
            action: { label: t("Open the order"), onAction: () => void navigate(`/myOrder?orderId=${orderId}`) },
          });
        },
      },
    );
  };
  return (
    <Dialog
      open
      holds={words !== "" || poNumber !== ""}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Accept {{number}} and order", { number: rfqNo })}
      actions={
        <>
          <Button onClick={onClose}>{t("Not now")}</Button>
          <Button tone="main" busy={isPending} onClick={accept}>
            {t("Place the order")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink">
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line pb-3">
          <dt className="text-ink-2">{t("{{count}} lines", { count: lines.length })}</dt>
          <dd className="text-end text-read font-medium">
            <Price of={quoted} />
          </dd>
          {validUntil && (
            <>
              <dt className="text-ink-2">{t("Valid until")}</dt>
              <dd className="text-end">
                <ValidUntil of={quotation} />
              </dd>
            </>
          )}
        </dl>
        <AddressField value={addressId} onChange={setAddressId} />
        {asked && to === null && <p className="text-note text-fault">{t("Please give an address.")}</p>}
        <TextField
          label={t("PO number, if you have one")}
          value={poNumber}
          maxLength={MAX_PO}
          onChange={(event) => setPoNumber(event.target.value)}
        />
        <TextArea
          label={t("Your message (optional)")}
          rows={2}
          value={words}
          maxLength={MAX_WORDS}
          onChange={(event) => setWords(event.target.value)}
        />
        <p className="text-note text-ink-2">
          {t("The order is binding once the mill confirms it. Until then it can be cancelled.")}
        </p>
        {error && <ErrorState error={error} title={t("The order was not placed")} />}
      </div>
    </Dialog>
  );
}

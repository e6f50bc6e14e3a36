import { AddressField } from "../../addresses/address-field.tsx";
import { useTranslation } from "../../i18n.ts";
import { TextArea, TextField } from "../../ui/field.tsx";

const DAY_MS = 86_400_000;
const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

/** Where to, by when and under which number; `addressId` null means the customer's first address. */
export type Delivery = {
  readonly addressId: string | null;
  readonly poNumber: string;
  readonly requestedDate: string;
  readonly message: string;
};
export const NO_DELIVERY: Delivery = { addressId: null, poNumber: "", requestedDate: "", message: "" };

type DeliveryFieldsProps = {
  readonly delivery: Delivery;
  readonly onChange: (changes: Partial<Delivery>) => void;
  readonly dateError: string | null;
};

/** The address of an order, its dates and words. */
export function DeliveryFields({ delivery, onChange, dateError }: DeliveryFieldsProps) {
  const { t } = useTranslation(["checkout", "favourites"]);
  return (
    <>
      <h2 className="voice-name mt-8 mb-3 text-head">{t("Delivery")}</h2>
      <AddressField value={delivery.addressId} onChange={(addressId) => onChange({ addressId })} />
      <div className="mt-4 grid gap-4 tablet:grid-cols-2">
        <TextField
          type="date"
          label={t("Requested date")}
          value={delivery.requestedDate}
          min={tomorrow()}
          onChange={(event) => onChange({ requestedDate: event.target.value })}
          error={dateError}
        />
        <TextField
          label={t("PO number")}
          value={delivery.poNumber}
          maxLength={60}
          onChange={(event) => onChange({ poNumber: event.target.value })}
        />
      </div>
      <TextArea
        label={t("Message to the mill")}
        value={delivery.message}
        maxLength={4000}
        className="mt-4"
        onChange={(event) => onChange({ message: event.target.value })}
      />
    </>
  );
}

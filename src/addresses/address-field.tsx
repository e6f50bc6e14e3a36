import type { Address } from "@selvedge/contract";
import { useMemo, useState } from "react";
import { useCall, useSend } from "../api/call.ts";
import { addAddress, addressList } from "../api/calls.ts";
import { useTranslation } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Select } from "../ui/select.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { countriesIn } from "./countries.ts";

const OTHER = "other";
const FIELDS = [
  { key: "userName", labelKey: "Recipient", required: true, autoComplete: "name" },
  { key: "tel", labelKey: "Telephone", required: true, autoComplete: "tel" },
  { key: "company", labelKey: "Company", required: false, autoComplete: "organization" },
  { key: "streetName", labelKey: "Street and number", required: true, autoComplete: "street-address" },
  { key: "zip", labelKey: "Postcode", required: false, autoComplete: "postal-code" },
  { key: "city", labelKey: "City", required: true, autoComplete: "address-level2" },
] as const;
type FieldKey = (typeof FIELDS)[number]["key"];

const lineOf = ({ userName, company, streetName, city }: Address): string =>
  [userName, company, streetName, city].filter(Boolean).join(", ");

/** A new address, kept for the next time. */
function NewAddress({ onKept }: { onKept: (address: Address) => void }) {
  const { t, i18n } = useTranslation("samples");
  const [values, setValues] = useState<Partial<Record<FieldKey, string>>>({});
  const [country, setCountry] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = useSend(addAddress, [addressList]);
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const isMissing = (key: FieldKey) => (values[key] ?? "").trim() === "";
  const wanting = country === null || FIELDS.some(({ key, required }) => required && isMissing(key));
  return (
    <div className="grid gap-3 border-s border-line ps-4">
      <div className="grid grid-cols-2 gap-3 max-tablet:grid-cols-1">
        {FIELDS.map(({ key, labelKey, required, autoComplete }) => (
          <TextField
            key={key}
            label={t(labelKey)}
            autoComplete={autoComplete}
            value={values[key] ?? ""}
            maxLength={80}
            error={asked && required && isMissing(key) ? t("This is required.") : null}
            onChange={(event) => setValues({ ...values, [key]: event.target.value })}
          />
        ))}
        <div>
          <Select label={t("Country")} value={country} placeholder={t("Choose")} choices={countries} onChange={setCountry} />
          {asked && country === null && <p className="mt-1 text-note text-fault">{t("This is required.")}</p>}
        </div>
      </div>
      {error && <ErrorState error={error} />}
      <Button
        size="small"
        busy={isPending}
        className="justify-self-start"
        onClick={() => {
          setAsked(true);
          if (wanting || country === null) return;
          const { userName = "", tel = "", company = "", streetName = "", zip = "", city = "" } = values;
          mutate({ userName, tel, company, streetName, zip, city, country }, { onSuccess: onKept });
        }}
      >
        {t("Use this address")}
      </Button>
    </div>
  );
}

/** Which of the own addresses something is sent to; the default one to begin with, a new one where there is none. */
export function AddressField({ value, onChange }: { value: string | null; onChange: (addressId: string) => void }) {
  const { t } = useTranslation("samples");
  const [isNew, setNew] = useState(false);
  const { data, error, refetch } = useCall(addressList, {});
  const chosen = value ?? data?.[0]?.addressId ?? null;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-14" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {data.length > 0 && (
        <Select
          label={t("Send to")}
          value={isNew ? OTHER : chosen}
          choices={[
            ...data.map((address) => ({ value: address.addressId, label: lineOf(address) })),
            { value: OTHER, label: t("Another address") },
          ]}
          onChange={(next) => {
            setNew(next === OTHER);
            if (next !== OTHER) onChange(next);
          }}
        />
      )}
      {(isNew || data.length === 0) && (
        <NewAddress
          onKept={({ addressId }) => {
            setNew(false);
            onChange(addressId);
          }}
        />
      )}
    </div>
  );
}

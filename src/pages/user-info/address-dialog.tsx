import type { Address } from "@selvedge/contract";
import { type FormEvent, useId, useMemo, useState } from "react";
import { countriesIn } from "../../addresses/countries.ts";
import { useSend } from "../../api/call.ts";
import { addAddress, addressList, updateAddress } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ErrorState } from "../../ui/states.tsx";

const FIELDS = [
  { key: "userName", labelKey: "Name", needed: true, most: 80, autoComplete: "name" },
  { key: "tel", labelKey: "Telephone", needed: true, most: 40, autoComplete: "tel" },
  { key: "company", labelKey: "Company", needed: false, most: 120, autoComplete: "organization" },
  { key: "streetName", labelKey: "Street and number", needed: true, most: 200, autoComplete: "street-address" },
  { key: "zip", labelKey: "Postcode", needed: false, most: 20, autoComplete: "postal-code" },
  { key: "city", labelKey: "City", needed: true, most: 80, autoComplete: "address-level2" },
  { key: "province", labelKey: "State or province", needed: false, most: 80, autoComplete: "address-level1" },
] as const;
type Texts = Record<(typeof FIELDS)[number]["key"], string>;
const EMPTY: Texts = { userName: "", tel: "", company: "", streetName: "", zip: "", city: "", province: "" };

/** Writes a new address, or changes one. */
export function AddressDialog({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const { t, i18n } = useTranslation("profile");
  const form = useId();
  const [texts, setTexts] = useState<Texts>(() => ({ ...EMPTY, ...address }));
  const [country, setCountry] = useState<string | null>(address?.country ?? null);
  const [isDefault, setDefault] = useState(address?.isDefault ?? false);
  const [asked, setAsked] = useState(false);
  const add = useSend(addAddress, [addressList]);
  const change = useSend(updateAddress, [addressList]);
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const error = add.error ?? change.error;
  const isMissing = ({ key, needed }: (typeof FIELDS)[number]) => needed && texts[key].trim() === "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (add.isPending || change.isPending || country === null || FIELDS.some(isMissing)) return;
    const { userName, tel, company, streetName, zip, city, province } = texts;
    const fields = { userName, tel, company, streetName, zip, city, province, country, isDefault };
    if (address) change.mutate({ ...fields, addressId: address.addressId }, { onSuccess: onClose });
    else add.mutate(fields, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={address ? t("Change the address") : t("Add an address")}
      actions={
        <>
          <Button onClick={onClose}>{t("Not now")}</Button>
          <Button type="submit" form={form} tone="main" busy={add.isPending || change.isPending}>
            {t("Save")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save} className="grid gap-3 tablet:grid-cols-2">
        {FIELDS.map((field) => (
          <TextField
            key={field.key}
            label={t(field.labelKey)}
            autoComplete={field.autoComplete}
            maxLength={field.most}
            value={texts[field.key]}
            error={error?.fields[field.key] ?? (asked && isMissing(field) ? t("This is required.") : null)}
            onChange={(event) => setTexts({ ...texts, [field.key]: event.target.value })}
          />
        ))}
        <div>
          <Select label={t("Country")} value={country} placeholder={t("Choose")} choices={countries} onChange={setCountry} />
          {asked && country === null && <p className="mt-1 text-note text-fault">{t("This is required.")}</p>}
        </div>
        <Checkbox
          className="tablet:col-span-2"
          label={t("Default address")}
          checked={isDefault}
          disabled={address?.isDefault}
          onChange={setDefault}
        />
        {error && Object.keys(error.fields).length === 0 && (
          <div className="tablet:col-span-2">
            <ErrorState error={error} />
          </div>
        )}
      </form>
    </Dialog>
  );
}

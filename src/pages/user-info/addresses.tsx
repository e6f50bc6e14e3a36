import type { Address } from "@selvedge/contract";
import { useState } from "react";
import { countryName } from "../../addresses/countries.ts";
import { useCall, useSend } from "../../api/call.ts";
import { addressList, delAddress, updateAddress } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, ErrorState, Skeleton } from "../../ui/states.tsx";
import { Tag } from "../../ui/tag.tsx";
import { toast } from "../../ui/toast.tsx";
import { AddressDialog } from "./address-dialog.tsx";

/** Where goods are sent; the default one first. */
export function Addresses() {
  const { t } = useTranslation("profile");
  const { data, error, refetch } = useCall(addressList, {}, { staleTimeMs: 0 });
  const [written, setWritten] = useState<Address | "new" | null>(null);
  const add = (
    <Button size="small" onClick={() => setWritten("new")}>
      {t("Add an address")}
    </Button>
  );
  return (
    <div className="mt-5">
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-60" />}
      {data?.length === 0 && (
        <Empty title={t("No address yet")} action={add}>
          {t("Samples and orders are sent to an address that is kept here.")}
        </Empty>
      )}
      {data && data.length > 0 && (
        <>
          <ul className="mb-5 grid gap-x-8 tablet:grid-cols-2">
            {data.map((address) => (
              <OneAddress key={address.addressId} address={address} onChange={() => setWritten(address)} />
            ))}
          </ul>
          {add}
        </>
      )}
      {written && <AddressDialog address={written === "new" ? null : written} onClose={() => setWritten(null)} />}
    </div>
  );
}

function OneAddress({ address, onChange }: { address: Address; onChange: () => void }) {
  const { t, i18n } = useTranslation("profile");
  const remove = useSend(delAddress, [addressList]);
  const prefer = useSend(updateAddress, [addressList]);
  const { addressId, userName, company, streetName, zip, city, province, country, tel, isDefault } = address;
  const lines = [company, streetName, [zip, city].filter(Boolean).join(" "), province, countryName(country, i18n.language)];
  const { userId, ...fields } = address;
  const error = remove.error ?? prefer.error;
  return (
    <li className="border-t border-line py-3.5 text-dense">
      <address dir="auto" className="not-italic rtl:text-right">
        <b className="font-medium">{userName}</b>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <bdi dir="ltr" className="block text-ink-2">
          {tel}
        </bdi>
      </address>
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        {isDefault ? (
          <Tag tone="line">{t("Default address")}</Tag>
        ) : (
          <Button size="small" busy={prefer.isPending} onClick={() => prefer.mutate({ ...fields, isDefault: true })}>
            {t("Set as default")}
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={onChange}>
          {t("Change")}
        </Button>
        <Button
          size="small"
          tone="quiet"
          busy={remove.isPending}
          onClick={() => remove.mutate({ addressId }, { onSuccess: () => toast({ text: t("The address is removed.") }) })}
        >
          {t("Remove")}
        </Button>
      </div>
      {error && <ErrorState error={error} className="mt-3" />}
    </li>
  );
}

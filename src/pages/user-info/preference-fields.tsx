import { useMemo } from "react";
import { useTranslation } from "../../i18n.ts";
import { LANGUAGES } from "../../i18n-languages.ts";
import { Select } from "../../ui/select.tsx";
import type { ProfileChange } from "./use-profile-form.ts";

/** ISO 4217; what fabrics are quoted in. */
const CURRENCIES = ["USD", "EUR", "GBP", "CNY", "JPY", "KRW", "TRY", "INR", "AED", "RUB"] as const;

/** How a person reads the portal; `ownCurrency` is offered even where it is not one of the usual ones. */
export function PreferenceFields({ change: { values, set }, ownCurrency }: { change: ProfileChange; ownCurrency: string }) {
  const { t, i18n } = useTranslation("profile");
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language], { type: "currency" });
    const codes = new Set<string>([...CURRENCIES, ownCurrency]);
    return [...codes].map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }));
  }, [i18n.language, ownCurrency]);
  return (
    <>
      <Select
        label={t("Language")}
        value={values.language}
        choices={LANGUAGES.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(language) => set({ language })}
      />
      <Select
        label={t("Lengths in")}
        value={values.unit}
        choices={[
          { value: "m", label: t("metres") },
          { value: "yd", label: t("yards") },
        ]}
        onChange={(unit) => set({ unit })}
      />
      <Select label={t("Currency")} value={values.currency} choices={currencies} onChange={(currency) => set({ currency })} />
    </>
  );
}

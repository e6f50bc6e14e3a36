import { type FormEvent, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { countriesIn } from "../../addresses/countries.ts";
import { useSend } from "../../api/call.ts";
import { getCustomerById, updateByUser } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";
import { chooseLanguage, currentLanguage, useTranslation } from "../../i18n.ts";
import { LANGUAGES } from "../../i18n-languages.ts";
import { remember } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import { looksAfterCompany, type Profile } from "./own-company.ts";

type Values = Required<
  Pick<Input<typeof updateByUser>, "name" | "mail" | "company" | "country" | "language" | "currency" | "unit">
>;
/** ISO 4217; what fabrics are quoted in. */
const CURRENCIES = ["USD", "EUR", "GBP", "CNY", "JPY", "KRW", "TRY", "INR", "AED", "RUB"] as const;
const MAX = { name: 80, mail: 200 } as const;

const valuesOf = ({ name, mail, pendingMail, company, country, language, currency, unit }: Profile): Values => ({
  name,
  mail: pendingMail ?? mail,
  company,
  country,
  language,
  currency,
  unit,
});

/** What is known of a person. What was typed stays until it is saved; a new e-mail address counts once its link was opened. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("profile");
  const [values, setValues] = useState(() => valuesOf(profile));
  const [password, setPassword] = useState("");
  const [asked, setAsked] = useState(false);
  const { mutate, error, isPending } = useSend(updateByUser, [getCustomerById]);
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language], { type: "currency" });
    const codes = new Set<string>([...CURRENCIES, profile.currency]);
    return [...codes].map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }));
  }, [i18n.language, profile.currency]);
  const mayChangeCompany = looksAfterCompany(profile);
  const before = valuesOf(profile);
  const changed = (Object.keys(values) as (keyof Values)[]).filter((key) => values[key].trim() !== before[key]);
  const isMailNew = values.mail.trim().toLowerCase() !== profile.mail.toLowerCase() && changed.includes("mail");
  const set = (some: Partial<Values>) => setValues((now) => ({ ...now, ...some }));
  const fault = (key: "name" | "mail" | "company") =>
    error?.fields[key] ?? (asked && values[key].trim() === "" ? t("This is required.") : null);
  const isWrong = error?.is("wrongPassword") ?? false;
  const missing = asked && password === "" ? t("This is required.") : null;
  const passwordFault = isWrong ? error!.message : (error?.fields.password ?? missing);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isPending || changed.length === 0 || !values.name.trim() || !values.mail.trim() || !values.company.trim()) return;
    if (isMailNew && !password) return;
    const sent = Object.fromEntries(changed.map((key) => [key, values[key].trim()])) as Partial<Values>;
    mutate(
      { ...sent, ...(isMailNew && { password }), version: profile.version },
      {
        onSuccess: (customer) => {
          remember(customer);
          setPassword("");
          setAsked(false);
          if (customer.language !== currentLanguage().key) void chooseLanguage(customer.language);
          toast({ text: sent.mail ? t("Saved. Please confirm the link we sent to the new address.") : t("Saved.") });
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="mt-7 grid gap-x-6 gap-y-4 tablet:grid-cols-2">
      <TextField
        label={t("Name")}
        autoComplete="name"
        maxLength={MAX.name}
        value={values.name}
        error={fault("name")}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label={t("E-mail")}
        type="email"
        autoComplete="email"
        maxLength={MAX.mail}
        value={values.mail}
        error={fault("mail")}
        help={
          profile.pendingMail ? (
            <>
              {t("Please confirm the link we sent; until then {{mail}} is used.", { mail: profile.mail })}{" "}
              <Link to="/verify" className="quiet-link">
                {t("View verification")}
              </Link>
            </>
          ) : (
            t("A new address is used once its link is opened.")
          )
        }
        onChange={(event) => set({ mail: event.target.value })}
      />
      {isMailNew && (
        <TextField
          label={t("Current password")}
          type="password"
          autoComplete="current-password"
          className="tablet:col-start-2"
          value={password}
          help={t("Required to change the address, so that only you can change it.")}
          error={passwordFault}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <TextField
        label={t("Company")}
        autoComplete="organization"
        maxLength={MAX.name}
        value={values.company}
        readOnly={!mayChangeCompany}
        error={fault("company")}
        help={mayChangeCompany ? undefined : t("Your company's administrator changes it.")}
        onChange={(event) => set({ company: event.target.value })}
      />
      <Select
        label={t("Country")}
        value={values.country || null}
        placeholder={t("Choose")}
        choices={countries}
        disabled={!mayChangeCompany}
        onChange={(country) => set({ country })}
      />
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
      <div className="grid justify-items-start gap-3 tablet:col-span-2">
        {error && !isWrong && Object.keys(error.fields).length === 0 && (
          <ErrorState error={error} kept={t("What you typed is kept; please save again.")} />
        )}
        <Button type="submit" tone="main" busy={isPending} disabled={changed.length === 0}>
          {t("Save")}
        </Button>
      </div>
    </form>
  );
}

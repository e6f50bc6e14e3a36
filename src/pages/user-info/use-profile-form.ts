import { type FormEvent, useState } from "react";
import { useSend } from "../../api/call.ts";
import { getCustomerById, updateByUser } from "../../api/calls.ts";
import type { Input } from "../../api/definition.ts";
import { chooseLanguage, currentLanguage, useTranslation } from "../../i18n.ts";
import { remember } from "../../state/session.ts";
import { toast } from "../../ui/toast.tsx";
import type { Profile } from "./own-company.ts";

type Values = Required<
  Pick<Input<typeof updateByUser>, "name" | "mail" | "company" | "country" | "language" | "currency" | "unit">
>;

const valuesOf = ({ name, mail, pendingMail, company, country, language, currency, unit }: Profile): Values => ({
  name,
  mail: pendingMail ?? mail,
  company,
  country,
  language,
  currency,
  unit,
});

export type ProfileChange = ReturnType<typeof useProfileForm>;

/** What a person changes of their profile; only that is sent. */
export function useProfileForm(profile: Profile) {
  const { t } = useTranslation("profile");
  const [values, setValues] = useState(() => valuesOf(profile));
  const [password, setPassword] = useState("");
  const [asked, setAsked] = useState(false);
  const { mutate, error, isPending } = useSend(updateByUser, [getCustomerById]);
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
  return { values, set, changed, isMailNew, password, setPassword, passwordFault, fault, error, isWrong, isPending, save };
}

import { type FormEvent, useMemo, useState } from "react";
import { countriesIn } from "../../addresses/countries.ts";
import { useSend } from "../../api/call.ts";
import { register } from "../../api/calls.ts";
import { currentLanguage, useTranslation } from "../../i18n.ts";
import { isMailAddress } from "../../state/mail-address.ts";
import { MIN_PASSWORD } from "../../state/password.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ErrorState } from "../../ui/states.tsx";

const NOTHING = { company: "", country: "", name: "", mail: "", password: "", note: "" };
type Values = typeof NOTHING;
const MAX = { name: 80, mail: 200, note: 4_000 } as const;

/** What the person hears once the request is with the mill. */
function Asked({ mail, isMailSetUp }: { mail: string; isMailSetUp: boolean }) {
  const { t } = useTranslation("joining");
  return (
    <div role="status" className="grid gap-3 text-body">
      <p>{t("Your request is with the mill. You will get an e-mail when it is decided.")}</p>
      {isMailSetUp ? (
        <p>
          {t("Please open the link we sent to confirm your address:")} <bdi className="font-medium">{mail}</bdi>
        </p>
      ) : (
        <p className="bg-warn-wash px-3 py-2 text-dense text-warn">
          {t("No mail server is set up here: e-mails are kept and not sent.")} {t("Sign in here to see what was decided.")}
        </p>
      )}
    </div>
  );
}

/** Asks the mill for an account. What was typed stays until it is sent. */
export default function RegisterForm({ onBack }: { onBack: () => void }) {
  const { t, i18n } = useTranslation("joining");
  const [values, setValues] = useState(NOTHING);
  const [hasAsked, setAsked] = useState(false);
  const { mutate, data, error, isPending } = useSend(register);
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const faults: Partial<Values> = {
    ...(values.company.trim() ? {} : { company: t("This is required.") }),
    ...(values.name.trim() ? {} : { name: t("This is required.") }),
    ...(values.country ? {} : { country: t("Please choose the country.") }),
    ...(isMailAddress(values.mail) ? {} : { mail: t("Please enter your e-mail address.") }),
    ...(values.password.length >= MIN_PASSWORD
      ? {}
      : { password: t("At least {{min}} characters, please.", { min: MIN_PASSWORD }) }),
  };
  const fault = (key: keyof Values) => error?.fields[key] ?? (hasAsked ? (faults[key] ?? null) : null);
  const set = (some: Partial<Values>) => setValues((now) => ({ ...now, ...some }));
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (isPending || Object.keys(faults).length > 0) return;
    mutate({ ...values, mail: values.mail.trim(), language: currentLanguage().key });
  };
  const text = (key: keyof Values) => ({
    value: values[key],
    error: fault(key),
    onChange: (event: { target: { value: string } }) => set({ [key]: event.target.value }),
  });
  return (
    <form noValidate onSubmit={ask} className="mx-auto grid w-full max-w-[360px] gap-5">
      <h1 className="voice text-title">{t("Request an account")}</h1>
      {data ? (
        <Asked mail={values.mail.trim()} isMailSetUp={data.isMailSetUp} />
      ) : (
        <>
          <p className="text-dense text-ink-2">
            {t("For companies that buy cloth. The mill's sales people look at each request.")}
          </p>
          <TextField label={t("Company")} autoComplete="organization" maxLength={MAX.name} {...text("company")} />
          <div>
            <Select
              label={t("Country")}
              value={values.country || null}
              placeholder={t("Choose")}
              choices={countries}
              onChange={(country) => set({ country })}
            />
            {fault("country") && (
              <p role="alert" className="mt-1 text-note text-fault">
                {fault("country")}
              </p>
            )}
          </div>
          <TextField label={t("Your name")} autoComplete="name" maxLength={MAX.name} {...text("name")} />
          <TextField label={t("E-mail")} type="email" autoComplete="email" maxLength={MAX.mail} {...text("mail")} />
          <TextField
            label={t("Password")}
            type="password"
            autoComplete="new-password"
            help={t("At least {{min}} characters; a sentence is easy to remember.", { min: MIN_PASSWORD })}
            {...text("password")}
          />
          <TextArea
            label={t("What you make, and what you look for")}
            help={t("Optional.")}
            maxLength={MAX.note}
            {...text("note")}
          />
          {error && Object.keys(error.fields).length === 0 && <ErrorState error={error} kept={t("What you typed is kept.")} />}
          <Button type="submit" tone="main" size="large" wide busy={isPending}>
            {t("Send the request")}
          </Button>
        </>
      )}
      <Button tone="quiet" onClick={onBack}>
        {t("Back to sign in")}
      </Button>
    </form>
  );
}

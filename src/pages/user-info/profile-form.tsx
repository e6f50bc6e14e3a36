import { useMemo } from "react";
import { countriesIn } from "../../addresses/countries.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { MailFields } from "./mail-fields.tsx";
import { looksAfterCompany, type Profile } from "./own-company.ts";
import { PreferenceFields } from "./preference-fields.tsx";
import { useProfileForm } from "./use-profile-form.ts";

const MAX_NAME = 80;

/** What is known of a person. What was typed stays until it is saved; a new e-mail address counts once its link was opened. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation("profile");
  const change = useProfileForm(profile);
  const { values, set, changed, fault, error, isWrong, isPending, save } = change;
  const countries = useMemo(() => countriesIn(i18n.language), [i18n.language]);
  const mayChangeCompany = looksAfterCompany(profile);
  return (
    <form noValidate onSubmit={save} className="mt-7 grid gap-x-6 gap-y-4 tablet:grid-cols-2">
      <TextField
        label={t("Name")}
        autoComplete="name"
        maxLength={MAX_NAME}
        value={values.name}
        error={fault("name")}
        onChange={(event) => set({ name: event.target.value })}
      />
      <MailFields profile={profile} change={change} />
      <TextField
        label={t("Company")}
        autoComplete="organization"
        maxLength={MAX_NAME}
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
      <PreferenceFields change={change} ownCurrency={profile.currency} />
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

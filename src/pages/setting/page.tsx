import { exportMyData } from "../../api/calls.ts";
import { addressOf } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ConsentSwitch } from "../browsing/consent.tsx";
import { Section } from "../parts/section.tsx";
import { PageTitle } from "../parts/title.tsx";
import { NoticeChannels } from "./notice-channels.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Sessions } from "./sessions.tsx";
import { TwoStep } from "./two-step.tsx";

/** Security Setting: password, two-step code, sessions, notifications, one's own data, consent. */
export default function SettingPage() {
  const { t } = useTranslation("account");
  return (
    <div className="max-w-2xl px-margin pt-6">
      <PageTitle>{t("Security Setting", { ns: "shell" })}</PageTitle>
      <Section title={t("Password")}>
        <PasswordForm />
      </Section>
      <div id="two-step">
        <Section title={t("Two-step sign-in")}>
          <TwoStep />
        </Section>
      </div>
      <Section title={t("Where you are signed in")}>
        <Sessions />
      </Section>
      <div id="notices">
        <Section title={t("Notice settings")}>
          <NoticeChannels />
        </Section>
      </div>
      <Section title={t("Your data")}>
        <p className="mb-3 text-dense text-ink-2">
          {t(
            "Your profile, addresses, sessions and notice settings, what you wrote, uploaded, saved and shared, what you ordered and asked for, and your browsing history, as one JSON file.",
          )}
        </p>
        <a href={addressOf(exportMyData)} download className={buttonClass()}>
          {t("Download my data")}
        </a>
        <div className="mt-6">
          <ConsentSwitch />
        </div>
      </Section>
    </div>
  );
}

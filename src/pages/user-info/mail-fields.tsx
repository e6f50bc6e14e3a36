import { Link } from "react-router-dom";
import { useTranslation } from "../../i18n.ts";
import { TextField } from "../../ui/field.tsx";
import type { Profile } from "./own-company.ts";
import type { ProfileChange } from "./use-profile-form.ts";

const MAX_MAIL = 200;

/** The e-mail address, and the password that another one asks for. */
export function MailFields({ profile, change }: { profile: Profile; change: ProfileChange }) {
  const { t } = useTranslation("profile");
  return (
    <>
      <TextField
        label={t("E-mail")}
        type="email"
        autoComplete="email"
        maxLength={MAX_MAIL}
        value={change.values.mail}
        error={change.fault("mail")}
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
        onChange={(event) => change.set({ mail: event.target.value })}
      />
      {change.isMailNew && (
        <TextField
          label={t("Current password")}
          type="password"
          autoComplete="current-password"
          className="tablet:col-start-2"
          value={change.password}
          help={t("Required to change the address, so that only you can change it.")}
          error={change.passwordFault}
          onChange={(event) => change.setPassword(event.target.value)}
        />
      )}
    </>
  );
}

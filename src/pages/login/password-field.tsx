import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";

type PasswordFieldProps = {
  readonly isMissing: boolean | undefined;
  readonly isShown: boolean;
  readonly onShown: (isShown: boolean) => void;
};

/** The password; warns of Caps Lock and shows what was typed when asked to. */
export function PasswordField({ isMissing, isShown, onShown }: PasswordFieldProps) {
  const { t } = useTranslation("front");
  const [capsLock, setCapsLock] = useState(false);
  return (
    <TextField
      label={t("Password")}
      name="password"
      type={isShown ? "text" : "password"}
      autoComplete="current-password"
      error={isMissing ? t("Please enter your password.") : null}
      help={
        capsLock && (
          <span className="flex items-center gap-1.5 text-warn">
            <Icon of={WarningOctagonIcon} size={14} />
            {t("Caps Lock is on.")}
          </span>
        )
      }
      onKeyDown={(event) => setCapsLock(event.getModifierState("CapsLock"))}
      onKeyUp={(event) => setCapsLock(event.getModifierState("CapsLock"))}
      onBlur={() => setCapsLock(false)}
      end={
        <button
          type="button"
          aria-label={isShown ? t("Hide the password") : t("Show the password")}
          onClick={() => onShown(!isShown)}
          className="quiet-link grip text-note text-ink-2"
        >
          {isShown ? t("Hide") : t("Show")}
        </button>
      }
    />
  );
}

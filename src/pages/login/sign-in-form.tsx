import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import type { SsoReason } from "@selvedge/contract";
import type { ReactNode } from "react";
import type { ApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { SsoDoor, SsoReasonText, type useProvider } from "../../sso/entrance.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { CodeField, TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PasswordField } from "./password-field.tsx";
import type { SignIn } from "./use-sign-in.ts";

/** What the mill wrote to somebody whose account it did not open. */
const reasonOf = ({ data }: ApiError) => (data as { reason?: string } | null)?.reason;

/** The one place where a failed sign-in is shown. */
function Fault({ failure, children }: { failure: ApiError | null; children: ReactNode }) {
  const { t } = useTranslation("front");
  return (
    <div role="alert" className="empty:-mt-5">
      {(failure || children) && (
        <p className="flex items-start gap-2 bg-fault-wash px-3 py-2 text-dense text-fault">
          <Icon of={WarningOctagonIcon} className="mt-0.5" />
          <span>
            {failure?.isOffline ? t("The server cannot be reached. Check the connection.") : (failure?.message ?? children)}
            {failure && <bdi className="block empty:hidden">{reasonOf(failure)}</bdi>}
          </span>
        </p>
      )}
    </div>
  );
}

type SignInFormProps = {
  readonly signIn: SignIn;
  readonly provider: ReturnType<typeof useProvider>;
  /** Why the company's sign-in sent somebody back. */
  readonly reason: SsoReason | null;
  readonly onForgotten: () => void;
  readonly onAskAccount: () => void;
};

/** Name and password, or the company's sign-in. */
export function SignInForm({ signIn, provider, reason, onForgotten, onAskAccount }: SignInFormProps) {
  const { t } = useTranslation("front");
  const { form, enter, isPending, error, missing, asksCode, isShown, setShown, stays, setStays, wanted } = signIn;
  return (
    <form ref={form} noValidate onSubmit={enter} className="mx-auto grid w-full max-w-[360px] gap-5">
      <h1 className="voice text-title">{t("Sign in")}</h1>
      <TextField
        label={t("Name or e-mail")}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missing.username ? t("Please enter your name or e-mail.") : null}
      />
      <PasswordField isMissing={missing.password} isShown={isShown} onShown={setShown} />
      {asksCode && <CodeField label={t("Code of your authenticator")} help={t("A recovery code works too.")} />}
      <Checkbox label={t("Keep me signed in on this device")} checked={stays} onChange={setStays} />
      <Fault failure={error}>{provider && reason && <SsoReasonText name={provider.name} reason={reason} />}</Fault>
      <Button type="submit" tone="main" size="large" wide busy={isPending}>
        {t("Sign in")}
      </Button>
      <Button tone="quiet" onClick={onForgotten}>
        {t("Forgot the password?")}
      </Button>
      {provider && <SsoDoor name={provider.name} back={wanted ?? undefined} remember={stays} />}
      <div className="flex flex-wrap items-center justify-center gap-x-1 border-t border-line pt-4 text-dense text-ink-2">
        {t("No account yet?")}
        <Button tone="quiet" onClick={onAskAccount}>
          {t("Request one")}
        </Button>
      </div>
    </form>
  );
}

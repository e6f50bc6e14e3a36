import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import type { SsoReason } from "@selvedge/contract";
import { type FormEvent, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { useSend } from "../../api/call.ts";
import { CODES, login } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import { safeRedirect } from "../../guard.ts";
import { useTranslation } from "../../i18n.ts";
import { LanguageMenu } from "../../shell/language-menu.tsx";
import { SsoDoor, SsoReasonText, useProvider } from "../../sso/entrance.tsx";
import { remember } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField, TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";

/** Sign-in for the people of the mill; a customer's account is refused with the reason. */
export default function ErpLoginPage() {
  const { t } = useTranslation("erp");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const provider = useProvider();
  const away = query.get("sso") as SsoReason | null;
  const wanted = safeRedirect(query.get("redirect"));
  const { mutateAsync, isPending, error } = useSend(login);
  const [asksCode, setAsksCode] = useState(false);
  const [missing, setMissing] = useState<{ username?: boolean; password?: boolean }>({});
  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fields = new FormData(event.currentTarget);
    const [username, password] = [String(fields.get("username")).trim(), String(fields.get("password"))];
    setMissing({ username: !username, password: !password });
    if (!username || !password) return;
    const code = String(fields.get("code") ?? "").trim();
    const customer = await mutateAsync({
      username,
      password,
      remember: true,
      variant: "wapErp",
      ...(code ? { code } : {}),
    }).catch((refused: ApiError) => {
      if (refused.code === CODES.codeNeeded) setAsksCode(true);
      return null;
    });
    if (!customer) return;
    remember(customer);
    navigate(wanted ?? "/wapErp/nav", { replace: true });
  };
  const reason = error?.isOffline
    ? t("The server cannot be reached. Check the connection.")
    : error?.is("notAllowed")
      ? t("This account belongs to a customer. Please sign in to the portal.")
      : (error?.message ?? (provider && away && <SsoReasonText name={provider.name} reason={away} />));
  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-[420px] flex-col px-4 py-6">
      <div className="flex items-center justify-between">
        <Wordmark />
        <LanguageMenu />
      </div>
      <form noValidate onSubmit={enter} className="my-auto grid gap-5 py-10">
        <div>
          <h1 className="voice text-title">{t("At the mill")}</h1>
          <p className="mt-1 text-body text-ink-2">{t("Orders, lap-dips, samples and quotations, for mill staff.")}</p>
        </div>
        <TextField
          label={t("Name or e-mail")}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={missing.username ? t("Please enter your name or e-mail.") : null}
        />
        <TextField
          label={t("Password")}
          name="password"
          type="password"
          autoComplete="current-password"
          error={missing.password ? t("Please enter your password.") : null}
        />
        {asksCode && <CodeField label={t("Code of your authenticator")} help={t("A recovery code works too.")} />}
        <div role="alert" className="empty:-mt-5">
          {reason && (
            <p className="flex items-start gap-2 bg-fault-wash px-3 py-2 text-dense text-fault">
              <Icon of={WarningOctagonIcon} className="mt-0.5" />
              <span>{reason}</span>
            </p>
          )}
        </div>
        <Button type="submit" tone="main" size="large" wide busy={isPending}>
          {t("Sign in")}
        </Button>
        {provider && <SsoDoor name={provider.name} back={wanted ?? undefined} remember variant="wapErp" />}
        <Link to="/login" className="quiet-link grip justify-self-start text-dense text-ink-2">
          {t("Go to the customer portal")}
        </Link>
      </form>
    </main>
  );
}

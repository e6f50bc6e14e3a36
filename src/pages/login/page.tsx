import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import type { SsoReason } from "@selvedge/contract";
import { type FormEvent, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useCall, useSend } from "../../api/call.ts";
import { CODES, listWelcome, login } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import { safeRedirect } from "../../guard.ts";
import { loadAreas, useTranslation } from "../../i18n.ts";
import { SsoDoor, SsoReasonText, useProvider } from "../../sso/entrance.tsx";
import { remember } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { CodeField, TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Skeleton } from "../../ui/states.tsx";

const withTexts = async <Part,>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, loadAreas(["account", "joining"])]))[0];
const ForgotForm = lazy(() => withTexts(import("./forgot-form.tsx")));
const ResetForm = lazy(() => withTexts(import("./reset-form.tsx")));
const RegisterForm = lazy(() => withTexts(import("./register-form.tsx")));

/** What the mill wrote to somebody whose account it did not open. */
const reasonOf = ({ data }: ApiError) => (data as { reason?: string } | null)?.reason;

/** The one place where a failed sign-in is told. */
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

/** Name and password beside a picture of cloth; returns to the page that was wanted. */
export default function LoginPage() {
  const { t } = useTranslation("front");
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const welcome = useCall(listWelcome, {});
  const provider = useProvider();
  const reason = query.get("sso") as SsoReason | null;
  const wanted = safeRedirect(query.get("redirect"));
  const picture = welcome.data?.[1] ?? welcome.data?.[0];
  const { mutateAsync, isPending, error } = useSend(login);
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [stays, setStays] = useState(true);
  const [hasForgotten, setForgotten] = useState(false);
  const [asksAccount, setAsksAccount] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [missing, setMissing] = useState<{ username?: boolean; password?: boolean }>({});
  const form = useRef<HTMLFormElement>(null);

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get("username")).trim();
    const password = String(fields.get("password"));
    setMissing({ username: !username, password: !password });
    if (!username || !password) {
      const first = form.current?.elements.namedItem(username ? "password" : "username");
      if (first instanceof HTMLInputElement) first.focus();
      return;
    }
    const code = String(fields.get("code") ?? "").trim();
    const customer = await mutateAsync({ username, password, remember: stays, ...(code ? { code } : {}) }).catch(
      (refused: ApiError) => {
        if (refused.code === CODES.codeNeeded) setAsksCode(true);
        return null;
      },
    );
    if (!customer) return;
    remember(customer);
    navigate(wanted ?? "/", { replace: true });
  };
  const reset = query.get("reset");
  const backToForm = () => {
    setForgotten(false);
    setAsksAccount(false);
    if (reset) setQuery({}, { replace: true });
  };
  const instead = reset ? (
    <ResetForm token={reset} onBack={backToForm} />
  ) : asksAccount ? (
    <RegisterForm onBack={backToForm} />
  ) : hasForgotten ? (
    <ForgotForm onBack={backToForm} />
  ) : null;
  return (
    <div className="grid items-stretch desk:grid-cols-[minmax(0,1fr)_minmax(0,57%)]">
      <div className="flex flex-col justify-center px-margin py-12">
        {instead ? (
          <Suspense fallback={<Skeleton className="mx-auto h-96 w-full max-w-[360px]" />}>{instead}</Suspense>
        ) : (
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
            <TextField
              label={t("Password")}
              name="password"
              type={isShown ? "text" : "password"}
              autoComplete="current-password"
              error={missing.password ? t("Please enter your password.") : null}
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
                  onClick={() => setShown(!isShown)}
                  className="quiet-link grip text-note text-ink-2"
                >
                  {isShown ? t("Hide") : t("Show")}
                </button>
              }
            />
            {asksCode && <CodeField label={t("Code of your authenticator")} help={t("A recovery code works too.")} />}
            <Checkbox label={t("Keep me signed in on this device")} checked={stays} onChange={setStays} />
            <Fault failure={error}>{provider && reason && <SsoReasonText name={provider.name} reason={reason} />}</Fault>
            <Button type="submit" tone="main" size="large" wide busy={isPending}>
              {t("Sign in")}
            </Button>
            <Button tone="quiet" onClick={() => setForgotten(true)}>
              {t("Forgot the password?")}
            </Button>
            {provider && <SsoDoor name={provider.name} back={wanted ?? undefined} remember={stays} />}
            <div className="flex flex-wrap items-center justify-center gap-x-1 border-t border-line pt-4 text-dense text-ink-2">
              {t("No account yet?")}
              <Button tone="quiet" onClick={() => setAsksAccount(true)}>
                {t("Request one")}
              </Button>
            </div>
          </form>
        )}
      </div>
      <Picture
        src={picture?.imageUrl}
        alt={picture?.title ?? ""}
        loading="eager"
        className="min-h-[calc(100dvh-60px)] max-desk:order-first max-desk:h-40 max-desk:min-h-0"
      />
    </div>
  );
}

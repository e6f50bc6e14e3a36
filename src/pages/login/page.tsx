import { WarningOctagonIcon } from "@phosphor-icons/react/dist/csr/WarningOctagon";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useCall, useSend } from "../../api/call.ts";
import { listWelcome, login } from "../../api/calls.ts";
import type { ApiError } from "../../api/error.ts";
import { safeRedirect } from "../../guard.ts";
import { useTranslation } from "../../i18n.ts";
import { remember } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/choices.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";

/** The one place where a failed sign-in is told. */
function Fault({ failure }: { failure: ApiError | null }) {
  const { t } = useTranslation("front");
  return (
    <div role="alert" className="empty:-mt-5">
      {failure && (
        <p className="flex items-start gap-2 bg-fault-wash px-3 py-2 text-dense text-fault">
          <Icon of={WarningOctagonIcon} className="mt-0.5" />
          <span>{failure.isOffline ? t("The server cannot be reached. Check the connection.") : failure.message}</span>
        </p>
      )}
    </div>
  );
}

/** Name and password beside a picture of cloth; returns to the page that was wanted. */
export default function LoginPage() {
  const { t } = useTranslation("front");
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const welcome = useCall(listWelcome, {});
  const picture = welcome.data?.[1] ?? welcome.data?.[0];
  const { mutateAsync, isPending, error } = useSend(login);
  const [isShown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const [stays, setStays] = useState(true);
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
    const customer = await mutateAsync({ username, password, remember: stays }).catch(() => null);
    if (!customer) return;
    remember(customer);
    navigate(safeRedirect(query.get("redirect")) ?? "/", { replace: true });
  };
  return (
    <div className="grid items-stretch desk:grid-cols-[minmax(0,1fr)_minmax(0,57%)]">
      <div className="flex flex-col justify-center px-margin py-12">
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
          <Checkbox label={t("Keep me signed in on this device")} checked={stays} onChange={setStays} />
          <Fault failure={error} />
          <Button type="submit" tone="main" size="large" wide busy={isPending}>
            {t("Sign in")}
          </Button>
          <p className="text-note text-ink-3">{t("No account yet? Your contact at the mill opens one for you.")}</p>
        </form>
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

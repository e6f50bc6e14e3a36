import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCall, useSend } from "../../api/call.ts";
import { acceptInvitation, CODES, getInvitation } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { MIN_PASSWORD } from "../../state/password.ts";
import { remember } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";

/** Joins a company by the link of an invitation: a name and a password, and one is signed in. */
export default function JoinForm({ token, onBack }: { token: string; onBack: () => void }) {
  const { t } = useTranslation("colleagues");
  const navigate = useNavigate();
  const invitation = useCall(getInvitation, { token });
  const { mutate, error, isPending } = useSend(acceptInvitation);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [hasAsked, setAsked] = useState(false);
  const isDead = [invitation.error, error].some((one) => one?.code === CODES.linkGone || one?.fields.token);
  const isKnown = error?.code === CODES.nameUsed;
  const join = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isPending || !name.trim() || password.length < MIN_PASSWORD) return;
    const onSuccess = (customer: Parameters<typeof remember>[0]) => {
      remember(customer);
      navigate("/", { replace: true });
    };
    mutate({ token, name: name.trim(), password }, { onSuccess });
  };
  const back = (
    <Button tone="quiet" onClick={onBack}>
      {t("Back to sign in")}
    </Button>
  );
  const frame = "mx-auto grid w-full max-w-[360px] gap-5";
  if (isDead)
    return (
      <div className={frame}>
        <h1 className="voice text-title">{t("This invitation does not work any more")}</h1>
        <p role="alert">
          {t(
            "It was used or withdrawn, or is older than seven days. If you have joined already, sign in; otherwise ask your colleague for another one.",
          )}
        </p>
        {back}
      </div>
    );
  if (!invitation.data)
    return (
      <div className={frame}>
        {invitation.error ? (
          <ErrorState error={invitation.error} onRetry={invitation.refetch} />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
        {back}
      </div>
    );
  const { company, invitedBy, mail } = invitation.data;
  const short = hasAsked && password.length < MIN_PASSWORD;
  return (
    <form noValidate onSubmit={join} className={frame}>
      <h1 className="voice text-title">{t("Join {{company}}", { company })}</h1>
      <p className="break-words text-dense text-ink-2">{t("{{name}} invites {{mail}}.", { name: invitedBy, mail })}</p>
      <TextField
        label={t("Your name")}
        autoComplete="name"
        maxLength={80}
        value={name}
        error={error?.fields.name ?? (hasAsked && !name.trim() ? t("This is required.") : null)}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t("Choose a password")}
        type="password"
        autoComplete="new-password"
        help={t("At least {{min}} characters; a sentence is easy to remember.", { min: MIN_PASSWORD })}
        value={password}
        error={error?.fields.password ?? (short ? t("At least {{min}} characters, please.", { min: MIN_PASSWORD }) : null)}
        onChange={(event) => setPassword(event.target.value)}
      />
      {isKnown && (
        <p role="alert" className="bg-fault-wash px-3 py-2 text-dense text-fault">
          {t("This address has an account already.")}
        </p>
      )}
      {error && !isKnown && Object.keys(error.fields).length === 0 && (
        <ErrorState error={error} kept={t("What you typed is kept.")} />
      )}
      <Button type="submit" tone="main" size="large" wide busy={isPending}>
        {t("Join")}
      </Button>
      {back}
    </form>
  );
}

import { type FormEvent, useState } from "react";
import { useSend } from "../../api/call.ts";
import { resetPassword } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { MIN_PASSWORD } from "../../state/password.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { ErrorState } from "../../ui/states.tsx";

/** Chooses a new password by the link of a mail. */
export default function ResetForm({ token, onBack }: { token: string; onBack: () => void }) {
  const { t } = useTranslation("account");
  const { mutate, data, error, isPending } = useSend(resetPassword);
  const [fault, setFault] = useState<string | null>(null);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const password = String(new FormData(event.currentTarget).get("password"));
    if (password.length < MIN_PASSWORD) setFault(t("At least {{min}} characters, please.", { min: MIN_PASSWORD }));
    else mutate({ token, password });
  };
  return (
    <form noValidate onSubmit={choose} className="mx-auto grid w-full max-w-[360px] gap-5">
      <h1 className="voice text-title">{t("Choose a new password")}</h1>
      {data ? (
        <p role="status">{t("The new password is set. Please sign in with it.")}</p>
      ) : (
        <>
          <TextField
            label={t("New password")}
            name="password"
            type="password"
            autoComplete="new-password"
            help={t("At least {{min}} characters; a sentence is easy to remember.", { min: MIN_PASSWORD })}
            error={fault ?? error?.fields.password}
            onChange={() => setFault(null)}
          />
          {error && !error.fields.password && <ErrorState error={error} />}
          <Button type="submit" tone="main" size="large" wide busy={isPending}>
            {t("Set the password")}
          </Button>
        </>
      )}
      <Button tone="quiet" onClick={onBack}>
        {t("Back to sign in")}
      </Button>
    </form>
  );
}

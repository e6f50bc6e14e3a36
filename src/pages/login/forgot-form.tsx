import { type FormEvent, useState } from "react";
import { useSend } from "../../api/call.ts";
import { forgotPassword } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { ErrorState } from "../../ui/states.tsx";

/** Asks for a link to choose a new password. Whether the address is known is not revealed. */
export default function ForgotForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation("account");
  const { mutate, data, error, isPending } = useSend(forgotPassword);
  const [fault, setFault] = useState<string | null>(null);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const mail = String(new FormData(event.currentTarget).get("mail")).trim();
    if (!mail.includes("@")) setFault(t("Please enter your e-mail address."));
    else mutate({ mail });
  };
  return (
    <form noValidate onSubmit={ask} className="mx-auto grid w-full max-w-[360px] gap-5">
      <h1 className="voice text-title">{t("Choose a new password")}</h1>
      {data ? (
        <p role="status" className="text-body">
          {t("If this address has an account, a link is on its way. It works for one hour.")}
        </p>
      ) : (
        <>
          <TextField
            label={t("E-mail")}
            name="mail"
            type="email"
            autoComplete="email"
            error={fault}
            onChange={() => setFault(null)}
          />
          {error && <ErrorState error={error} />}
          <Button type="submit" tone="main" size="large" wide busy={isPending}>
            {t("Send me a link")}
          </Button>
        </>
      )}
      <Button tone="quiet" onClick={onBack}>
        {t("Back to sign in")}
      </Button>
    </form>
  );
}

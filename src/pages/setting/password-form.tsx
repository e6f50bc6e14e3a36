import { type FormEvent, useState } from "react";
import { useSend } from "../../api/call.ts";
import { changePassword, listSessions } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { MIN_PASSWORD } from "../../state/password.ts";
import { keepHandle } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";

/** Changes the password; whoever else is signed in with the old one is signed out. */
export function PasswordForm() {
  const { t } = useTranslation("account");
  const { mutateAsync, error, isPending } = useSend(changePassword, [listSessions]);
  const [faults, setFaults] = useState<{ old?: string; password?: string }>({});
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const fields = new FormData(form);
    const old = String(fields.get("old"));
    const password = String(fields.get("password"));
    const wrong = {
      ...(old ? {} : { old: t("Please enter your current password.") }),
      ...(password.length >= MIN_PASSWORD ? {} : { password: t("At least {{min}} characters, please.", { min: MIN_PASSWORD }) }),
    };
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    // Whoever has left the page by then goes on under the new handle too; what is refused is said by `error`.
    mutateAsync({ old, password }).then(
      ({ token }) => {
        keepHandle(token);
        form.reset();
        toast({ text: t("The password is changed. Other devices are signed out.") });
      },
      () => {},
    );
  };
  return (
    <form noValidate onSubmit={change} className="grid max-w-sm justify-items-start gap-4">
      <TextField
        className="w-full"
        label={t("Current password")}
        name="old"
        type="password"
        autoComplete="current-password"
        error={faults.old}
      />
      <TextField
        className="w-full"
        label={t("New password")}
        name="password"
        type="password"
        autoComplete="new-password"
        help={t("At least {{min}} characters; a sentence is easy to remember.", { min: MIN_PASSWORD })}
        error={faults.password ?? error?.fields.password}
      />
      {error && !error.fields.password && <ErrorState error={error} />}
      <Button type="submit" tone="main" busy={isPending}>
        {t("Change the password")}
      </Button>
    </form>
  );
}

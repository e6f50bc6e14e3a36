import type { CompanyRole, Lang } from "@selvedge/contract";
import { type FormEvent, useId, useState } from "react";
import { useSend } from "../../../api/call.ts";
import { CODES, inviteColleague, listCompanyPeople } from "../../../api/calls.ts";
import { currentLanguage, useTranslation } from "../../../i18n.ts";
import { LANGUAGES } from "../../../i18n-languages.ts";
import { isMailAddress } from "../../../state/mail-address.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { toast } from "../../../ui/toast.tsx";

/** Asks somebody into the company by e-mail. What was typed stays until it is sent. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("colleagues");
  const form = useId();
  const [mail, setMail] = useState("");
  const [role, setRole] = useState<CompanyRole>("buyer");
  const [language, setLanguage] = useState<Lang>(currentLanguage().key);
  const [hasAsked, setAsked] = useState(false);
  const { mutate, error, isPending, reset } = useSend(inviteColleague, [listCompanyPeople]);
  const isRight = isMailAddress(mail);
  const isKnown = error?.code === CODES.nameUsed;
  const fault = isKnown ? t("This address has an account already.") : error?.fields.mail;
  const invite = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isPending || !isRight) return;
    const onSuccess = () => {
      toast({ text: t("The invitation for {{mail}} is written.", { mail: mail.trim() }) });
      onClose();
    };
    mutate({ mail: mail.trim(), role, language }, { onSuccess });
  };
  return (
    <Dialog
      open
      holds
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("Invite a colleague")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button type="submit" form={form} tone="main" busy={isPending}>
            {t("Send the invitation")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={invite} className="grid gap-4">
        <TextField
          label={t("E-mail")}
          type="email"
          autoComplete="off"
          maxLength={200}
          value={mail}
          error={fault ?? (hasAsked && !isRight ? t("Please enter your e-mail address.") : null)}
          onChange={(event) => {
            setMail(event.target.value);
            reset();
          }}
        />
        <div>
          <Select
            label={t("Role")}
            value={role}
            choices={[
              { value: "buyer", label: t("Member") },
              { value: "buyerAdmin", label: t("Administrator") },
            ]}
            onChange={setRole}
          />
          <p className="mt-1 text-note text-ink-2">{t("Administrators also invite and lock colleagues.")}</p>
        </div>
        <Select
          label={t("Language of the letter")}
          value={language}
          choices={LANGUAGES.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={setLanguage}
        />
        {error && !fault && <ErrorState error={error} kept={t("What you typed is kept.")} />}
      </form>
    </Dialog>
  );
}

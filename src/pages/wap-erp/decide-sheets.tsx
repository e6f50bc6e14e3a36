import type { AccountRequest } from "@selvedge/contract";
import { useState } from "react";
import { countryName } from "../../addresses/countries.ts";
import { useSend } from "../../api/call.ts";
import { decideRegistration, listRegistrations } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";

type SheetProps = { request: AccountRequest; onClose: () => void };
const NEW = "new";
const MAX_REASON = 500;

/** Opens the account: in a company of its own, or with a customer the mill knows. */
export function ApproveSheet({ request, onClose }: SheetProps) {
  const { t, i18n } = useTranslation("joining");
  const list = (parts: readonly string[]) => parts.filter(Boolean).join(" · ");
  const [companyId, setCompanyId] = useState(request.knownCompanies[0]?.customerId ?? NEW);
  const { mutate, isPending, error } = useSend(decideRegistration, [listRegistrations]);
  const approve = () =>
    mutate(
      { requestId: request.requestId, decision: "approve", ...(companyId === NEW ? {} : { customerId: companyId }) },
      {
        onSuccess: () => {
          toast({ text: t("The account of {{name}} is open.", { name: request.name }) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("Open the account")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" busy={isPending} onClick={approve}>
            {t("Open the account")}
          </Button>
        </>
      }
    >
      <Select
        label={t("{{name}} works for", { name: request.name })}
        value={companyId}
        choices={[
          ...request.knownCompanies.map(({ customerId, name, country, people }) => ({
            value: customerId,
            label: list([name, country && countryName(country, i18n.language), t("{{count}} people", { count: people })]),
          })),
          { value: NEW, label: t("A new customer: {{company}}", { company: request.company }) },
        ]}
        onChange={setCompanyId}
      />
      <p className="mt-3 text-dense text-ink-2">
        {companyId === NEW
          ? t("The person looks after the company's account. If you are in sales, you are the company's contact.")
          : t("The person sees the orders, samples and messages of this company.")}
      </p>
      {error && (
        <ErrorState
          className="mt-4"
          error={error}
          title={error.is("nameUsed") ? t("This address has an account already.") : undefined}
        />
      )}
    </Dialog>
  );
}

/** Refuses the account; the reason is what the person reads. */
export function RefuseSheet({ request, onClose }: SheetProps) {
  const { t } = useTranslation("joining");
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending, error } = useSend(decideRegistration, [listRegistrations]);
  const refuse = () => {
    if (!reason.trim()) setFault(t("Please write a reason; the person reads it."));
    else mutate({ requestId: request.requestId, decision: "refuse", reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      holds={reason.trim() !== ""}
      onOpenChange={(open) => !open && onClose()}
      title={t("Refuse the account")}
      actions={
        <>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button tone="main" busy={isPending} onClick={refuse}>
            {t("Refuse")}
          </Button>
        </>
      }
    >
      <TextArea
        label={t("Reason for the person")}
        help={t("The person reads it in our e-mail and when signing in.")}
        rows={4}
        maxLength={MAX_REASON}
        value={reason}
        error={fault}
        onChange={(event) => {
          setReason(event.target.value);
          setFault(null);
        }}
      />
      {error && <ErrorState className="mt-4" error={error} />}
    </Dialog>
  );
}

import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import type { SignOff } from "@selvedge/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call, keyOf, useCall } from "../../api/call.ts";
import { getSignOffs, signDesign } from "../../api/calls.ts";
import { type ApiError, asApiError } from "../../api/error.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { useSession } from "../../state/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { Fingerprint } from "../../ui/fingerprint.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";
import type { LinkKey } from "./shown-design.ts";
import { useFaults } from "./use-faults.ts";
import { keepVisitorName, visitorName } from "./visitor-name.ts";

type Props = { readonly proposalId: string; readonly linkKey: LinkKey };

/** Who approved the revision that is shown, and, where the link allows it, approving it. Nothing where nobody was asked. */
export function SignOffs({ proposalId, linkKey }: Props) {
  const { t } = useTranslation("share");
  const { data, error, isPending, refetch } = useCall(getSignOffs, { proposalId, ...linkKey }, { staleTimeMs: 0 });
  if (isPending) return <Skeleton className="h-24" />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data.canSign && data.list.length === 0) return null;
  return (
    <section aria-labelledby="sign-off">
      <h2 id="sign-off" className="voice-name mb-2 text-head">
        {t("Approval")}
      </h2>
      <p className="border-t border-line py-3 text-dense text-ink-2">
        {t("Revision {{revision}}, fingerprint", { revision: data.revision })} <Fingerprint hash={data.documentHash} />
      </p>
      <ol>
        {data.list.map((signOff) => (
          <Signed key={signOff.signOffId} signOff={signOff} />
        ))}
      </ol>
      {data.canSign && <SignForm proposalId={proposalId} linkKey={linkKey} documentHash={data.documentHash} />}
    </section>
  );
}

function Signed({ signOff }: { signOff: SignOff }) {
  const { t } = useTranslation("share");
  const { date, time } = useFormat();
  const { decision, isVisitor, note, signedAt } = signOff;
  const name = isVisitor ? t("{{name}} (visitor)", { name: signOff.name }) : signOff.name;
  const values = { name, date: date(signedAt), time: time(signedAt) };
  return (
    <li className="flex gap-3 border-t border-line py-3 text-dense">
      <Icon of={decision === "approved" ? CheckIcon : ChatTextIcon} size={20} className="mt-px shrink-0" />
      <span className="min-w-0">
        <span className="block font-medium">
          {decision === "approved"
            ? t("Approved by {{name}} on {{date}}, {{time}}", values)
            : t("{{name}} asked for changes on {{date}}, {{time}}", values)}
        </span>
        {note && (
          <span dir="auto" className="block whitespace-pre-line break-words text-ink-2 rtl:text-right">
            {note}
          </span>
        )}
      </span>
    </li>
  );
}

/** Name, note and the two decisions. What was typed stays until the server has it. */
function SignForm({ proposalId, linkKey, documentHash }: Props & { readonly documentHash: string }) {
  const { t } = useTranslation("share");
  const customer = useSession((state) => state.customer);
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState<SignOff["decision"] | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isNameless, setNameless] = useState(false);
  const { faults, setFaults, onInput } = useFaults();

  const send = async (decision: SignOff["decision"]) => {
    if (busy || !form.current) return;
    const fields = new FormData(form.current);
    const name = fields.get("name")?.toString().trim();
    const note = String(fields.get("note")).trim();
    const missing = {
      ...(name === "" && { name: t("Please give your name.") }),
      ...(decision === "changes" && note === "" && { note: t("Please describe the changes.") }),
    };
    setFaults(missing);
    const first = form.current.elements.namedItem(Object.keys(missing)[0] ?? "");
    if (first instanceof HTMLElement) return first.focus();
    setBusy(decision);
    setFailure(null);
    try {
      const signed = await call(signDesign, { proposalId, documentHash, decision, name, note, ...linkKey });
      client.setQueryData(keyOf(getSignOffs, { proposalId, ...linkKey }), signed);
      if (name) keepVisitorName(name);
      form.current?.reset();
      toast({ text: decision === "approved" ? t("You approved this revision.") : t("Your change request was sent.") });
    } catch (thrown) {
      const error = asApiError(thrown);
      setFailure(error);
      setFaults(error.fields);
      if (error.fields.name) setNameless(true);
    } finally {
      setBusy(null);
    }
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => event.preventDefault()}
      onInput={onInput}
      noValidate
      className="grid gap-4 border-t border-line pt-4 print:hidden"
    >
      <p className="text-dense text-ink-2">
        {t("Your approval covers exactly what this page shows. Later changes are a new revision and need a new approval.")}
      </p>
      {(!customer || isNameless) && (
        <TextField
          label={t("Your name")}
          name="name"
          maxLength={80}
          autoComplete="name"
          defaultValue={visitorName() ?? ""}
          error={faults.name ?? null}
        />
      )}
      <TextArea label={t("Note")} name="note" maxLength={4_000} error={faults.note ?? null} />
      {failure && Object.keys(failure.fields).length === 0 && (
        <p role="alert" className="bg-fault-wash px-3 py-2 text-dense text-fault">
          {failure.isOffline ? t("The server cannot be reached. What you wrote is still here.") : failure.message}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone="main" busy={busy === "approved"} onClick={() => void send("approved")}>
          {t("Approve this revision")}
        </Button>
        <Button busy={busy === "changes"} onClick={() => void send("changes")}>
          {t("Ask for changes")}
        </Button>
      </div>
    </form>
  );
}

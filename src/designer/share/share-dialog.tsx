import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { createShare, listShares } from "../../api/calls.ts";
import { type ApiError, useSend } from "../../api/index.ts";
import { MIN_LINK_PASSWORD } from "../../state/password.ts";
import { useCopying } from "../../ui/copying.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Button, Checkbox, ErrorState, Icon, Segmented, TextField } from "../../ui/index.ts";
import { openOf, useComments } from "../comments/use-comments.ts";
import { useSaver, useSaving } from "../save/context.ts";
import type { Outcome } from "../save/saving.ts";
import { useSession, useStyle } from "../session/context.ts";
import { Approvals } from "./approvals.tsx";
import { ShareLinks } from "./share-links.tsx";

type Expiry = "7" | "30" | "90" | "never";
const DAY_MS = 86_400_000;

/** Where a link leads: readable by everybody who has it. */
export const shareAddress = (designId: string, shareToken: string): string =>
  `${location.origin}/shareShapeDetails?${new URLSearchParams({ designId, shareToken })}`;

type Props = {
  open: boolean;
  onClose: () => void;
  onSave: () => Promise<Outcome>;
  /** Saves a design that never was; the dialog comes back afterwards. */
  onFirstSave: () => void;
};

/** Share: makes a link to the saved revision, and lists the links there are with their openings. */
export function ShareDialog({ open, onClose, onSave, onFirstSave }: Props) {
  const { t } = useTranslation("designer");
  const proposal = useSaving((saving) => saving.proposal);
  return (
    <Dialog wide open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t("Share this design?")}>
      {proposal ? (
        <>
          <NewLink proposalId={proposal.proposalId} onSave={onSave} />
          <OpenComments onShow={onClose} />
          <Approvals proposalId={proposal.proposalId} />
          <ShareLinks proposalId={proposal.proposalId} />
        </>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>{t("A link shows a saved revision. Save the design first.")}</p>
          <Button tone="main" onClick={onFirstSave}>
            {t("Save design")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function NewLink({ proposalId, onSave }: { proposalId: string; onSave: () => Promise<Outcome> }) {
  const { t } = useTranslation("designer");
  const saver = useSaver();
  const style = useStyle();
  const { format } = useSession();
  const revision = useSaving((saving) => saving.proposal?.revision ?? 0);
  const savedAt = useSaving((saving) => saving.savedAt);
  const [expiry, setExpiry] = useState<Expiry>("30");
  const [canComment, setCanComment] = useState(true);
  const [canApprove, setCanApprove] = useState(false);
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const create = useSend(createShare, [listShares]);
  const formId = useId();
  const isDirty = saver.isDirty();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && password.length < MIN_LINK_PASSWORD)
      return setFault(t("A password has at least {{min}} characters.", { min: MIN_LINK_PASSWORD }));
    setFault(null);
    if (saver.isDirty() && (await onSave()) !== "saved") return;
    create.mutate(
      {
        kind: "proposal",
        id: proposalId,
        canComment,
        canApprove,
        ...(password && { password }),
        ...(expiry !== "never" && { expiresAt: new Date(Date.now() + Number(expiry) * DAY_MS).toISOString() }),
      },
      { onSuccess: ({ shareToken }) => setAddress(shareAddress(style.id, shareToken)) },
    );
  };
  if (address) return <MadeLink address={address} hasPassword={password !== ""} onAnother={() => setAddress(null)} />;
  return (
    <form id={formId} onSubmit={submit} className="grid gap-3">
      <p>
        {isDirty
          ? t("Unsaved changes are saved first, so that the link shows what you see.")
          : t("The link shows revision {{revision}} of {{time}}, even if you change the design later.", {
              revision,
              time: savedAt === null ? "" : format.time(savedAt),
            })}
      </p>
      <div>
        <p className="mb-1 text-dense font-medium text-ink">{t("Open for")}</p>
        <Segmented
          label={t("Open for")}
          value={expiry}
          onChange={setExpiry}
          choices={[
            { value: "7", label: t("{{count}} days", { count: 7 }) },
            { value: "30", label: t("{{count}} days", { count: 30 }) },
            { value: "90", label: t("{{count}} days", { count: 90 }) },
            { value: "never", label: t("No end date") },
          ]}
        />
      </div>
      <Checkbox label={t("Visitors may comment")} checked={canComment} onChange={setCanComment} />
      <Checkbox label={t("Visitors may approve this revision")} checked={canApprove} onChange={setCanApprove} />
      <TextField
        label={t("Password (optional)")}
        type="text"
        autoComplete="off"
        value={password}
        maxLength={200}
        error={fault}
        onChange={(event) => setPassword(event.target.value)}
        className="max-w-72"
      />
      {create.error && <ErrorState error={create.error as ApiError} />}
      <div>
        <Button tone="main" type="submit" busy={create.isPending}>
          {t("Create link")}
        </Button>
      </div>
    </form>
  );
}

function MadeLink({ address, hasPassword, onAnother }: { address: string; hasPassword: boolean; onAnother: () => void }) {
  const { t } = useTranslation("designer");
  const { field, copy } = useCopying(address, t("The link is copied."));
  return (
    <div className="grid gap-3">
      <TextField
        ref={field}
        label={t("The link")}
        value={address}
        readOnly
        dir="ltr"
        onFocus={(event) => event.target.select()}
        help={hasPassword ? t("It is shown once. Send the password separately.") : t("It is shown once; copy it now.")}
      />
      <div className="flex gap-2">
        <Button tone="main" icon={<Icon of={CopyIcon} />} onClick={copy}>
          {t("Copy link")}
        </Button>
        <Button onClick={onAnother}>{t("Another link")}</Button>
      </div>
    </div>
  );
}

/** How many comments wait for an answer, and the way to them. */
function OpenComments({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation("designer");
  const session = useSession();
  const number = openOf(useComments().comments);
  if (number === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-y border-line py-2 text-dense text-ink">
      {t("Open comments: {{number}}", { number })}
      <Button
        size="small"
        onClick={() => {
          session.selection.openPanel("notes");
          onShow();
        }}
      >
        {t("Show comments")}
      </Button>
    </p>
  );
}

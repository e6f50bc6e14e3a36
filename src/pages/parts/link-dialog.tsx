import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import type { ShareLink } from "@selvedge/contract";
import { useState } from "react";
import { useCall, useSend } from "../../api/call.ts";
import { createShare, listShares, revokeShare } from "../../api/calls.ts";
import type { BrowserCall } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { MIN_LINK_PASSWORD } from "../../state/password.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { useCopying } from "../../ui/copying.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorState } from "../../ui/states.tsx";

type Expiry = "7" | "30" | "90" | "never";
const DAY_MS = 86_400_000;

type LinkDialogProps = {
  kind: ShareLink["kind"];
  /** Of what the link shows. */
  id: string;
  title: string;
  /** What whoever has the link sees, and what not. */
  shows: string;
  /** What the device's own sharing calls it. */
  name: string;
  /** Answers that change with a link besides the list of links. */
  refreshes?: readonly BrowserCall[];
  onClose: () => void;
};

/** Makes a link that opens without an account, hands it on, and lists those there are. */
export default function LinkDialog({ kind, id, title, shows, name, refreshes = [], onClose }: LinkDialogProps) {
  const { t } = useTranslation("favourites");
  const [expiry, setExpiry] = useState<Expiry>("30");
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const create = useSend(createShare, [listShares, ...refreshes]);
  const address = create.data && `${location.origin}${create.data.url}`;
  const { field, copy } = useCopying(address ?? "", t("The link is copied."));
  const submit = () => {
    if (password !== "" && password.length < MIN_LINK_PASSWORD)
      return setFault(t("A password has at least {{min}} characters.", { min: MIN_LINK_PASSWORD }));
    setFault(null);
    create.mutate({
      kind,
      id,
      ...(password && { password }),
      ...(expiry !== "never" && { expiresAt: new Date(Date.now() + Number(expiry) * DAY_MS).toISOString() }),
    });
  };
  const handOn = async () => {
    try {
      await navigator.share({ title: name, url: address });
    } catch {
      // Who closes the device's own list of ways still has the link here.
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      actions={
        address ? (
          <>
            <Button onClick={() => create.reset()}>{t("Another link")}</Button>
            {"share" in navigator && (
              <Button icon={<Icon of={ShareNetworkIcon} />} onClick={() => void handOn()}>
                {t("Send with …")}
              </Button>
            )}
            <Button tone="main" icon={<Icon of={CopyIcon} />} onClick={() => void copy()}>
              {t("Copy the link")}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t("Cancel")}</Button>
            <Button tone="main" busy={create.isPending} onClick={submit}>
              {t("Create link")}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        {address ? (
          <TextField
            ref={field}
            label={t("The link")}
            value={address}
            readOnly
            dir="ltr"
            onFocus={(event) => event.target.select()}
            help={t("It is shown once; copy it now.")}
          />
        ) : (
          <>
            <p>{shows}</p>
            <Segmented
              label={t("Open for")}
              value={expiry}
              onChange={setExpiry}
              choices={[
                ...(["7", "30", "90"] as const).map((days) => ({
                  value: days,
                  label: t("{{count}} days", { count: Number(days) }),
                })),
                { value: "never" as const, label: t("No end date") },
              ]}
              className="justify-self-start"
            />
            <TextField
              label={t("Password (optional)")}
              autoComplete="off"
              value={password}
              maxLength={200}
              error={fault}
              onChange={(event) => setPassword(event.target.value)}
              className="max-w-72"
            />
          </>
        )}
        {create.error && <ErrorState error={create.error} />}
        <OpenLinks id={id} refreshes={refreshes} />
      </div>
    </Dialog>
  );
}

/** Links to it that still open. */
function OpenLinks({ id, refreshes }: { id: string; refreshes: readonly BrowserCall[] }) {
  const { t } = useTranslation("favourites");
  const { date } = useFormat();
  const { data } = useCall(listShares, { id });
  const revoke = useSend(revokeShare, [listShares, ...refreshes]);
  const now = Date.now();
  const open = (data ?? []).filter(
    ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now),
  );
  if (open.length === 0) return null;
  return (
    <section>
      <h3 className="text-dense font-medium text-ink">{t("Active links")}</h3>
      <ul className="mt-1 max-h-44 divide-y divide-line overflow-y-auto">
        {open.map((link) => (
          <li key={link.shareId} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5 text-dense">
            <span>
              {t("Created {{when}}", { when: date(link.createdAt) })}
              <span className="ms-2 text-note text-ink-3">
                {link.expiresAt ? t("until {{when}}", { when: date(link.expiresAt) }) : t("No end date")} ·{" "}
                {t("opened {{count}} times", { count: link.openCount })}
              </span>
            </span>
            <Button
              tone="quiet"
              size="small"
              busy={revoke.isPending && revoke.variables.shareId === link.shareId}
              onClick={() => revoke.mutate({ shareId: link.shareId })}
            >
              {t("Withdraw")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import type { FavoriteGroup } from "@selvedge/contract";
import { useRef, useState } from "react";
import { useCall, useSend } from "../../api/call.ts";
import { createShare, getFavoriteGroup, listShares, revokeShare } from "../../api/calls.ts";
import { useTranslation } from "../../i18n.ts";
import { useFormat } from "../../i18n-format.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/choices.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { toast } from "../../ui/toast.tsx";

type Expiry = "7" | "30" | "90" | "never";
const DAY_MS = 86_400_000;
const MIN_PASSWORD = 4;

/** Makes a link to a group of fabrics that opens without an account, and lists those there are. */
export default function ShareGroupDialog({ group, onClose }: { group: FavoriteGroup; onClose: () => void }) {
  const { t } = useTranslation("favourites");
  const [expiry, setExpiry] = useState<Expiry>("30");
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const create = useSend(createShare, [listShares, getFavoriteGroup]);
  const field = useRef<HTMLInputElement>(null);
  const address = create.data && `${location.origin}${create.data.url}`;
  const submit = () => {
    if (password !== "" && password.length < MIN_PASSWORD) return setFault(t("A password has at least 4 characters."));
    setFault(null);
    create.mutate({
      kind: "group",
      id: group.groupId,
      ...(password && { password }),
      ...(expiry !== "never" && { expiresAt: new Date(Date.now() + Number(expiry) * DAY_MS).toISOString() }),
    });
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? "");
      toast({ text: t("The link is copied.") });
    } catch {
      // Without leave for the clipboard the text is marked, to be copied by hand.
      field.current?.select();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("Share “{{group}}”?", { group: group.groupName })}
      actions={
        address ? (
          <>
            <Button onClick={() => create.reset()}>{t("Another link")}</Button>
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
            <p>{t("Whoever has the link sees the fabrics of this group, without prices, your notes and your sale prices.")}</p>
            <Segmented
              label={t("Open for")}
              value={expiry}
              onChange={setExpiry}
              choices={[
                ...(["7", "30", "90"] as const).map((days) => ({
                  value: days,
                  label: t("{{count}} days", { count: Number(days) }),
                })),
                { value: "never" as const, label: t("No end") },
              ]}
              className="justify-self-start"
            />
            <TextField
              label={t("Password, if wanted")}
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
        <OpenLinks groupId={group.groupId} />
      </div>
    </Dialog>
  );
}

/** Links of the group that still open. */
function OpenLinks({ groupId }: { groupId: string }) {
  const { t } = useTranslation("favourites");
  const { date } = useFormat();
  const { data } = useCall(listShares, { id: groupId });
  const revoke = useSend(revokeShare, [listShares, getFavoriteGroup]);
  const now = Date.now();
  const open = (data ?? []).filter(
    ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now),
  );
  if (open.length === 0) return null;
  return (
    <section>
      <h3 className="text-dense font-medium text-ink">{t("Links that open")}</h3>
      <ul className="mt-1 max-h-44 divide-y divide-line overflow-y-auto">
        {open.map((link) => (
          <li key={link.shareId} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5 text-dense">
            <span>
              {t("Made {{when}}", { when: date(link.createdAt) })}
              <span className="ms-2 text-note text-ink-3">
                {link.expiresAt ? t("until {{when}}", { when: date(link.expiresAt) }) : t("No end")} ·{" "}
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

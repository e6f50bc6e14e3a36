import { CopyIcon } from "@phosphor-icons/react/dist/csr/Copy";
import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import type { ShareLink } from "@selvedge/contract";
import type { BrowserCall } from "../../api/definition.ts";
import { useTranslation } from "../../i18n.ts";
import { Button } from "../../ui/button.tsx";
import { useCopying } from "../../ui/copying.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { LinkFields } from "./link-fields.tsx";
import { OpenLinks } from "./open-links.tsx";
import { useNewLink } from "./use-new-link.ts";

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
  const link = useNewLink(kind, id, refreshes);
  const { create, address } = link;
  const { field, copy } = useCopying(address ?? "", t("The link is copied."));
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
            <Button tone="main" busy={create.isPending} onClick={link.submit}>
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
          <LinkFields link={link} shows={shows} />
        )}
        {create.error && <ErrorState error={create.error} />}
        <OpenLinks id={id} refreshes={refreshes} />
      </div>
    </Dialog>
  );
}

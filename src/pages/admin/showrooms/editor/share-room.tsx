import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import type { ChanelRecord } from "@selvedge/contract";
import { Suspense, useState } from "react";
import { useTranslation } from "../../../../i18n.ts";
import { lazy } from "../../../../lazy-part.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";

const LinkDialog = lazy(() => import("../../../parts/link-dialog.tsx"));

/** A link to a published showroom, with its last day and its password; a draft cannot be shared. */
export function ShareRoom({ room }: { room: ChanelRecord }) {
  const { t } = useTranslation("roomdesk");
  const [isOpen, setOpen] = useState(false);
  if (room.state !== "published") return null;
  return (
    <>
      <Button icon={<Icon of={ShareNetworkIcon} size={20} />} onClick={() => setOpen(true)}>
        {t("Share")}
      </Button>
      {isOpen && (
        <Suspense>
          <LinkDialog
            kind="chanel"
            id={room.chanelId}
            title={t("Share “{{room}}”?", { room: room.name.en })}
            shows={t("Anyone with the link sees the fabrics and garments of this showroom, without prices and stock.")}
            name={room.name.en}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

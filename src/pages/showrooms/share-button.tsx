import { ShareNetworkIcon } from "@phosphor-icons/react/dist/csr/ShareNetwork";
import type { Chanel } from "@selvedge/contract";
import { Suspense, useState } from "react";
import { useTranslation } from "../../i18n.ts";
import { lazy } from "../../lazy-part.ts";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const LinkDialog = lazy(() => import("../parts/link-dialog.tsx"));

/** A link to the showroom for somebody without an account. */
export function ShareButton({ room }: { room: Pick<Chanel, "chanelId" | "name"> }) {
  const { t } = useTranslation("showrooms");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t("Share this showroom")}
        icon={<Icon of={ShareNetworkIcon} size={20} />}
        onClick={() => setOpen(true)}
        className="pointer-coarse:size-11"
      />
      {isOpen && (
        <Suspense>
          <LinkDialog
            kind="chanel"
            id={room.chanelId}
            title={t("Share “{{room}}”?", { room: room.name })}
            shows={t("Anyone with the link sees the fabrics and garments of this showroom, without prices and stock.")}
            name={room.name}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
